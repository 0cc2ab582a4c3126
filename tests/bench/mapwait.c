/* SPDX-License-Identifier: GPL-3.0-or-later
 * Runs a program on $DISPLAY and prints the milliseconds from exec to the first big window's MapNotify, to its first
 * painted pixels and to the last of the first burst, and the memory it holds then. */
#define _GNU_SOURCE
#include <X11/Xlib.h>
#include <X11/extensions/Xdamage.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

static double now(void)
{
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec * 1e3 + (double)time.tv_nsec / 1e6;
}

static int ignore_error(Display *display, XErrorEvent *error)
{
    (void)display;
    (void)error;
    return 0;
}

static long resident_kb(pid_t process)
{
    char path[64];
    char line[256];
    long kb = -1;
    snprintf(path, sizeof path, "/proc/%d/status", (int)process);
    FILE *file = fopen(path, "r");
    if (!file)
        return -1;
    while (fgets(line, sizeof line, file)) {
        if (!strncmp(line, "VmRSS:", 6))
            kb = atol(line + 6);
    }
    fclose(file);
    return kb;
}

int main(int argc, char **argv)
{
    Display *display = XOpenDisplay(NULL);
    if (!display || argc < 2)
        return 2;
    int damage_event = 0;
    int damage_error = 0;
    XSetErrorHandler(ignore_error);
    XDamageQueryExtension(display, &damage_event, &damage_error);
    XSelectInput(display, DefaultRootWindow(display), SubstructureNotifyMask);
    XSync(display, False);
    const double start = now();
    const pid_t process = fork();
    if (process == 0) {
        setpgid(0, 0);
        execvp(argv[1], argv + 1);
        _exit(127);
    }
    double mapped = -1;
    double painted = -1;
    double last = -1;
    while (now() < start + 20000 && !(painted > 0 && now() - start > last + 800)) {
        while (XPending(display)) {
            XEvent event;
            XNextEvent(display, &event);
            if (event.type == MapNotify && mapped < 0) {
                XWindowAttributes shape;
                if (XGetWindowAttributes(display, event.xmap.window, &shape) && shape.width > 150 && shape.height > 100
                    && !shape.override_redirect) {
                    mapped = now() - start;
                    XDamageCreate(display, event.xmap.window, XDamageReportRawRectangles);
                    XSync(display, False);
                }
            } else if (event.type == damage_event + XDamageNotify) {
                const XDamageNotifyEvent *damage = (const void *)&event;
                if (damage->area.width * damage->area.height > 20000) {
                    last = now() - start;
                    painted = painted < 0 ? last : painted;
                }
            }
        }
        struct pollfd waiting = {ConnectionNumber(display), POLLIN, 0};
        poll(&waiting, 1, 5);
    }
    printf("mapped %.1f painted %.1f settled %.1f rss_kb %ld\n", mapped, painted, last, resident_kb(process));
    fflush(stdout);
    kill(-process, SIGTERM);
    usleep(200000);
    kill(-process, SIGKILL);
    int status = 0;
    waitpid(process, &status, 0);
    return 0;
}
