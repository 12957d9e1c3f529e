#include "samples.h"

#include <stdio.h>
#include <stdlib.h>
#include <time.h>

void require(int truth, const char *otherwise) {
  if (truth) return;
  fprintf(stderr, "%s\n", otherwise);
  exit(65);
}

size_t frame_size(const Frame *frame) { return (size_t)frame->width * frame->height * 4; }

Frame frame_read(const char *path, int width, int height) {
  require(width > 0 && height > 0, "a frame has a width and a height");
  size_t size;
  Frame frame = {(uint32_t)width, (uint32_t)height, file_read(path, &size)};
  require(size == frame_size(&frame), "the frame has another size");
  return frame;
}

uint8_t *file_read(const char *path, size_t *size) {
  FILE *file = fopen(path, "rb");
  require(file != NULL, "the file cannot be opened");
  fseek(file, 0, SEEK_END);
  *size = (size_t)ftell(file);
  rewind(file);
  uint8_t *bytes = malloc(*size);
  require(bytes != NULL && fread(bytes, 1, *size, file) == *size, "the file cannot be read");
  fclose(file);
  return bytes;
}

// Of the processor: what other programs do in between does not count.
static double milliseconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
  return now.tv_sec * 1e3 + now.tv_nsec / 1e6;
}

static int ascending(const void *left, const void *right) {
  double difference = *(const double *)left - *(const double *)right;
  return (difference > 0) - (difference < 0);
}

void report(const char *name, int count, void (*work)(void *), void *subject) {
  require(count > 0, "the work is to be done once at least");
  double *times = malloc(sizeof(double) * (size_t)count);
  for (int turn = 0; turn < count; turn++) {
    double start = milliseconds();
    work(subject);
    times[turn] = milliseconds() - start;
  }
  qsort(times, (size_t)count, sizeof(double), ascending);
  printf("%s %g %g\n", name, times[0], times[count / 2]);
  free(times);
}
