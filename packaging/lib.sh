# SPDX-License-Identifier: GPL-3.0-or-later
# shellcheck shell=bash
# What packaging/run, packaging/test and packaging/bare-test share. Sourced, never run.
# Everything here speaks on stderr: stdout belongs to the program, so that its output can be piped.

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd -P)

say() { printf '%s\n' "$*" >&2; }

# Ends with status 2, which in Gunbai means that the call or its surroundings are wrong.
refuse() { say "$*"; exit 2; }

# Runs a command silently; when it fails, shows all that it said.
quietly() {
    local log status=0
    log=$(mktemp)
    "$@" >"$log" 2>&1 </dev/null || status=$?
    ((status == 0)) || cat "$log" >&2
    rm -f "$log"
    return "$status"
}

# The packages of the given groups of packages.txt, one a line.
packages_of() {
    awk -v wanted=" $* " '
        { sub(/#.*/, "") }
        /^\[/ { gsub(/[][ ]/, ""); on = index(wanted, " " $0 " "); next }
        NF && on { print $1 }' "$root/packaging/packages.txt"
}

# Installs what is missing of the given groups; does nothing, and asks no server, when nothing is.
need_packages() {
    command -v dpkg-query >/dev/null ||
        refuse "Gunbai installs its packages on Debian and its kin only, and this system has no dpkg-query."

    local wanted missing as_root=()
    mapfile -t wanted < <(packages_of "$@")
    # dpkg-query fails when it knows nothing of one of the packages, which is an answer here.
    mapfile -t missing < <(comm -23 <(printf '%s\n' "${wanted[@]}" | sort) \
        <(dpkg-query -W -f '${db:Status-Status} ${Package}\n' "${wanted[@]}" 2>/dev/null | sed -n 's/^installed //p' | sort -u))
    ((${#missing[@]})) || return 0

    local command="apt-get update; apt-get install --no-install-recommends ${missing[*]}"
    if ((EUID != 0)); then
        can_sudo || refuse "Gunbai needs packages that only root can install: ${missing[*]}. The commands, as root: $command"
        as_root=(sudo)
    fi
    say "Installing missing packages: ${missing[*]}."
    install_packages || refuse "These packages could not be installed: ${missing[*]}. The commands were: $command"
}

# Asks for the password here, if at all, because the prompt would vanish in the log of quietly.
can_sudo() {
    command -v sudo >/dev/null || return 1
    sudo -n true 2>/dev/null && return
    [[ -t 0 && -t 2 ]] && sudo -v -p "Gunbai needs packages that only root can install; password of %u: "
}

# Only for need_packages, whose variables it reads.
install_packages() {
    local apt=("${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get -qy
        -o Acquire::Retries=3 -o DPkg::Lock::Timeout=600)
    # A broken third-party source makes update fail though Debian's own lists are there: let install decide.
    quietly "${apt[@]}" update || true
    quietly "${apt[@]}" install --no-install-recommends "${missing[@]}"
}

# configure DIR CMAKE-OPTION…: only when DIR was never configured so, from here. Ninja itself sees edited CMake files.
configure() {
    local dir=$1 stamp=$1/configured-with asked
    asked=$(printf '%s\n' "$root" "${@:2}")
    [[ -f $dir/build.ninja && -f $stamp && $(<"$stamp") == "$asked" ]] && return
    rm -f "$dir/built"
    quietly cmake --fresh -S "$root" -B "$dir" -G Ninja "${@:2}" ||
        refuse "Gunbai could not be configured in $dir; what CMake said is above."
    printf '%s\n' "$asked" >"$stamp"
}

# build DIR: the first build says so and shows its progress on a terminal; later ones are silent; errors show always.
build() {
    local ninja=(quietly ninja --quiet)
    if [[ ! -f $1/built ]]; then
        say "Building Gunbai in $1; the first time takes a minute or two."
        [[ ! -t 2 ]] || ninja=(ninja)
    fi
    # ccache stops the compiler when it can't write: without a home of one's own it keeps its files beside the build.
    [[ -n ${CCACHE_DIR:-} ]] || mkdir -p "${HOME:-/nonexistent}/.cache" 2>/dev/null || export CCACHE_DIR=$root/build/ccache
    # Without this ccache doesn't reuse what was compiled with a precompiled header.
    CCACHE_SLOPPINESS=pch_defines,time_macros "${ninja[@]}" -C "$1" >&2 </dev/null ||
        refuse "Gunbai could not be built in $1; what the compiler said is above."
    touch "$1/built"
}
