// memory FRAME WIDTH HEIGHT N: what the machine takes at least to fill, copy and compare a frame.
#include <stdlib.h>
#include <string.h>

#include "samples.h"

static Frame frame;
static uint8_t *other;
static volatile int is_same;

static void fill(void *value) { memset(other, *(const int *)value, frame_size(&frame)); }

static void copy(void *ignored) {
  (void)ignored;
  memcpy(other, frame.pixels, frame_size(&frame));
}

static void compare(void *ignored) {
  (void)ignored;
  is_same = memcmp(other, frame.pixels, frame_size(&frame)) == 0;
}

int main(int count, char **arguments) {
  require(count == 5, "memory FRAME WIDTH HEIGHT N");
  frame = frame_read(arguments[1], atoi(arguments[2]), atoi(arguments[3]));
  other = malloc(frame_size(&frame));
  int turns = atoi(arguments[4]), value = 0x55;
  require(other != NULL, "there is no memory for a frame");
  report("memset", turns, fill, &value);
  report("memcpy", turns, copy, NULL);
  report("memcmp", turns, compare, NULL);
  require(is_same, "the copy differs");
  return 0;
}
