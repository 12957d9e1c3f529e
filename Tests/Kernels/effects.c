// Effects on rectangles of a frame, and how frames differ.

#include "answers.h"

#include <stdlib.h>

enum { longest_side = 96 };

/// A rectangle within a frame of random pixels, which are summed with those around it, so that none of these may change.
typedef struct frame {
  uint32_t pixels[longest_side * longest_side];
  pixels_area area;
} frame;

static frame *random_frame(uint64_t *seed) {
  frame *frame = malloc(sizeof *frame);
  if (!frame) abort();
  size_t x = below(seed, 9), y = below(seed, 9);
  size_t width = 1 + below(seed, longest_side - x), height = 1 + below(seed, longest_side - y);
  fill_pixels(seed, frame->pixels, longest_side * longest_side, below(seed, 2) == 0);
  frame->area = pixels_area_of_frame(frame->pixels, longest_side * sizeof(uint32_t), x, y, width, height);
  return frame;
}

static uint64_t sum_and_free(frame *frame, pixels_status status) {
  uint64_t sum = sum_of(sum_of(no_sum, frame->pixels, sizeof frame->pixels), &status, sizeof status);
  free(frame);
  return sum;
}

uint64_t try_blur(uint64_t seed) {
  frame *frame = random_frame(&seed);
  // Half of the widths are small, where the plan of a blur changes most.
  double sigma = (double)below(&seed, 1 << 20) / (double)(1 << (below(&seed, 2) == 0 ? 17 : 14));
  pixels_tone tone = {
    .saturation = (int32_t)below(&seed, 32 * 65536) - 16 * 65536,
    .tint = (uint32_t)below(&seed, 1 << 24),
    .tint_opacity = (uint32_t)below(&seed, 65537),
  };
  if (below(&seed, 2) == 0) tone = (pixels_tone){.saturation = 65536};
  return sum_and_free(frame, pixels_blur(frame->area, sigma, tone));
}

uint64_t try_mosaic(uint64_t seed) {
  frame *frame = random_frame(&seed);
  return sum_and_free(frame, pixels_mosaic(frame->area, below(&seed, 40)));
}

uint64_t try_compare(uint64_t seed) {
  enum { widest = 300, rows = 16 };
  static uint32_t expected[widest * rows], actual[widest * rows];
  size_t width = 1 + below(&seed, widest), height = 1 + below(&seed, rows), count = width * height;
  fill_pixels(&seed, expected, count, false);
  for (size_t i = 0; i < count; i++) actual[i] = expected[i] ^ (below(&seed, 40) == 0 ? (uint32_t)next_number(&seed) : 0);
  pixels_tile tiles[(widest + 15) / 16] = {0};
  pixels_difference found = pixels_compare(expected, actual, width, height, tiles);
  uint64_t sum = sum_of(no_sum, tiles, sizeof tiles);
  return sum_of(sum_of(sum, &found.count, sizeof found.count), &found.largest, sizeof found.largest);
}
