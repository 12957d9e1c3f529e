// How PNG files become pixels.

#include "answers.h"

#include <stdlib.h>
#include <string.h>

enum { widest = 400, rows = 6 };

uint64_t try_unfilter(uint64_t seed) {
  static uint8_t bytes[rows * (4 * widest + 1)];
  size_t pixel = 1 + below(&seed, 8), length = 1 + below(&seed, 4 * widest);
  fill_bytes(&seed, bytes, rows * (length + 1));
  // Now and then a filter that PNG does not know.
  for (size_t y = 0; y < rows; y++) bytes[y * (length + 1)] = (uint8_t)below(&seed, below(&seed, 20) == 0 ? 7 : 5);
  size_t done = pixels_unfilter(bytes, rows, length, pixel);
  return sum_of(sum_of(no_sum, &done, sizeof done), bytes, done * (length + 1));
}

uint64_t try_rgb(uint64_t seed) {
  static uint8_t samples[rows * (3 * widest + 1)];
  static uint32_t pixels[rows * widest];
  size_t width = 1 + below(&seed, widest);
  fill_bytes(&seed, samples, rows * (3 * width + 1));
  for (size_t y = 0; y < rows; y++) {
    samples[y * (3 * width + 1)] = (uint8_t)below(&seed, below(&seed, 20) == 0 ? 7 : 5);
    // Rows of zeros repeat what is above them, which has ways of its own.
    if (below(&seed, 4) == 0) memset(samples + y * (3 * width + 1) + 1, 0, 3 * width);
  }
  size_t done = pixels_read_rgb(samples, 0, rows, width, pixels);
  return sum_of(sum_of(no_sum, &done, sizeof done), pixels, done * width * sizeof *pixels);
}

uint64_t try_unpack(uint64_t seed) {
  static const uint8_t depths[] = {1, 2, 4, 8, 16};
  static uint8_t samples[8 * widest];
  static uint32_t output[2 * widest];
  memset(output, 0, sizeof output);
  pixels_layout layout = {.depth = depths[below(&seed, 5)], .channels = (uint8_t)(1 + below(&seed, 4))};
  layout.indexed = layout.depth <= 8 && below(&seed, 3) == 0;
  if (layout.indexed) layout.channels = 1;
  layout.keyed = !layout.indexed && layout.channels % 2 == 1 && below(&seed, 2) == 0;
  for (size_t i = 0; i < 3; i++) layout.key[i] = (uint16_t)below(&seed, (size_t)1 << layout.depth);
  fill_pixels(&seed, layout.palette, 256, false);
  fill_bytes(&seed, samples, sizeof samples);
  size_t count = 1 + below(&seed, widest), step = 1 + below(&seed, 2), colors = 1 + below(&seed, 256);
  bool fits = pixels_unpack_row(&layout, colors, samples, count, output, step);
  uint64_t sum = sum_of(no_sum, &fits, sizeof fits);
  return fits ? sum_of(sum, output, sizeof output) : sum;
}

uint64_t try_rgba(uint64_t seed) {
  static uint8_t bytes[4 * widest], back[4 * widest];
  static uint32_t pixels[widest];
  size_t count = 1 + below(&seed, widest);
  for (size_t i = 0; i < 4 * count; i++) bytes[i] = (uint8_t)next_number(&seed);
  pixels_from_rgba(bytes, count, pixels);
  pixels_to_rgba(pixels, count, back);
  return sum_of(sum_of(no_sum, pixels, count * sizeof *pixels), back, 4 * count);
}

/// The sum of what a stream gives; of one that is wrong only that it is, as its output is never used.
static uint64_t inflate_once(uint64_t sum, const uint8_t *stream, size_t length, uint8_t *output, size_t size) {
  size_t used = 0;
  pixels_inflated result = pixels_inflate(stream, length, output, size, &used);
  sum = sum_of(sum, &result, sizeof result);
  if (result != pixels_inflated_whole) return sum;
  return sum_of(sum_of(sum, &used, sizeof used), output, size);
}

uint64_t try_inflate(uint64_t seed, const uint8_t *stream, size_t length, size_t size) {
  uint8_t *output = malloc(size + 1), *changed = malloc(length);
  if (!output || !changed) abort();
  uint64_t sum = inflate_once(no_sum, stream, length, output, size);
  sum = inflate_once(sum, stream, length, output, size + 1);
  if (size > 0) sum = inflate_once(sum, stream, length, output, size - 1);
  sum = inflate_once(sum, stream, below(&seed, length), output, size);
  for (size_t i = 0; i < 8; i++) {
    memcpy(changed, stream, length);
    changed[below(&seed, length)] ^= (uint8_t)(1 << below(&seed, 8));
    sum = inflate_once(sum, changed, length, output, size);
  }
  free(output);
  free(changed);
  return sum;
}
