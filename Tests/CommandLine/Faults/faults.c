// Stands between the command and the C library: kills the process at one of the calls by which it changes files, and
// tells it a wrong time.
//
//   KILL_AT=N         before the Nth call; writing is two moments, before and in the middle of it
//   COUNT_TO=FILE     writes the number of moments at the end of the process
//   CLOCK=SECONDS     since 1970, at every look at the clock
//   ONLY_NAMED=1      as on a file system that has no files without a name
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

#define NEXT(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

static atomic_long moments;
static atomic_bool is_output[1024];

static void pass_moment(void) {
  const char *wanted = getenv("KILL_AT");
  long moment = atomic_fetch_add(&moments, 1) + 1;
  if (wanted && atol(wanted) == moment) kill(getpid(), SIGKILL);
}

static int open_with(int (*next)(const char *, int, ...), const char *path, int flags, mode_t mode) {
  int writes = flags & (O_WRONLY | O_RDWR);
  if (writes) pass_moment();
  if (flags & __O_TMPFILE && getenv("ONLY_NAMED")) {
    errno = EOPNOTSUPP;
    return -1;
  }
  int descriptor = next(path, flags, mode);
  if (descriptor >= 0 && descriptor < 1024) is_output[descriptor] = writes;
  return descriptor;
}

static mode_t mode_of(int flags, va_list rest) {
  return flags & (O_CREAT | __O_TMPFILE) ? va_arg(rest, mode_t) : 0;
}

int open(const char *path, int flags, ...) {
  va_list rest;
  va_start(rest, flags);
  mode_t mode = mode_of(flags, rest);
  va_end(rest);
  return open_with(NEXT(open), path, flags, mode);
}

int open64(const char *path, int flags, ...) {
  va_list rest;
  va_start(rest, flags);
  mode_t mode = mode_of(flags, rest);
  va_end(rest);
  return open_with(NEXT(open64), path, flags, mode);
}

ssize_t write(int descriptor, const void *bytes, size_t count) {
  if (descriptor < 0 || descriptor >= 1024 || !is_output[descriptor])
    return NEXT(write)(descriptor, bytes, count);
  pass_moment();
  size_t half = count / 2;
  ssize_t first = half ? NEXT(write)(descriptor, bytes, half) : 0;
  if (first < (ssize_t)half) return first;
  pass_moment();
  ssize_t rest = NEXT(write)(descriptor, (const char *)bytes + half, count - half);
  return rest < 0 ? (half ? first : rest) : first + rest;
}

int linkat(int from, const char *old, int to, const char *new, int flags) {
  pass_moment();
  return NEXT(linkat)(from, old, to, new, flags);
}

int rename(const char *old, const char *new) {
  pass_moment();
  return NEXT(rename)(old, new);
}

int unlink(const char *path) {
  pass_moment();
  return NEXT(unlink)(path);
}

int mkdir(const char *path, mode_t mode) {
  pass_moment();
  return NEXT(mkdir)(path, mode);
}

static int wrong_time(time_t *seconds) {
  const char *wanted = getenv("CLOCK");
  if (wanted) *seconds = atol(wanted);
  return wanted != 0;
}

int clock_gettime(clockid_t clock, struct timespec *now) {
  int result = NEXT(clock_gettime)(clock, now);
  if (result == 0) wrong_time(&now->tv_sec);
  return result;
}

int gettimeofday(struct timeval *now, void *zone) {
  int result = NEXT(gettimeofday)(now, zone);
  if (result == 0) wrong_time(&now->tv_sec);
  return result;
}

time_t time(time_t *now) {
  time_t seconds;
  if (!wrong_time(&seconds)) return NEXT(time)(now);
  if (now) *now = seconds;
  return seconds;
}

__attribute__((destructor)) static void tell_moments(void) {
  const char *path = getenv("COUNT_TO");
  FILE *file = path ? fopen(path, "w") : NULL;
  if (!file) return;
  fprintf(file, "%ld", (long)moments);
  fclose(file);
}
