// spawn COMMAND...: runs a command; prints its wall time in ms and its peak memory in KiB.
// A process counts the memory of the one that started it as its own: this one has next to none.
#include <fcntl.h>
#include <spawn.h>
#include <stdio.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>

#include "samples.h"

extern char **environ;

static double milliseconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return now.tv_sec * 1e3 + now.tv_nsec / 1e6;
}

static long peak_kilobytes(void) {
  struct rusage usage;
  getrusage(RUSAGE_CHILDREN, &usage);
#ifdef __APPLE__
  return usage.ru_maxrss / 1024;
#else
  return usage.ru_maxrss;
#endif
}

int main(int count, char **arguments) {
  require(count > 1, "spawn COMMAND...");
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  for (int descriptor = 0; descriptor < 3; descriptor++)
    posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_RDWR, 0);
  pid_t child;
  int status;
  double start = milliseconds();
  int failure = posix_spawnp(&child, arguments[1], &actions, NULL, arguments + 1, environ);
  require(failure == 0, "there is no such command");
  waitpid(child, &status, 0);
  printf("%g %ld\n", milliseconds() - start, peak_kilobytes());
  return WIFEXITED(status) ? WEXITSTATUS(status) : 70;
}
