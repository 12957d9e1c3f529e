// How rows become PNG files.

#include "answers.h"

enum { widest = 700 };

uint64_t try_filters(uint64_t seed) {
  static uint32_t row[widest], above[widest];
  static uint8_t output[3 * widest + 1];
  size_t width = 1 + below(&seed, widest);
  fill_pixels(&seed, row, width, true);
  fill_pixels(&seed, above, width, true);
  uint64_t sum = no_sum;
  for (pixels_filter filter = pixels_filter_none; filter <= pixels_filter_paeth; filter++) {
    pixels_filter_row(filter, row, below(&seed, 5) == 0 ? NULL : above, width, output);
    uint64_t cost = pixels_filter_cost(output, width);
    sum = sum_of(sum_of(sum, output, 3 * width + 1), &cost, sizeof cost);
  }
  return sum;
}

/// Codes of random bits of the lengths that they may have.
static void fill_codes(uint64_t *seed, uint32_t *codes) {
  for (size_t i = 0; i < 256 + pixels_token_longest_run + 1; i++) {
    size_t length = i == 256 ? 0 : i == 256 + pixels_token_longest_run ? 1 + below(seed, 17) : 1 + below(seed, i < 256 ? 15 : 21);
    codes[i] = (uint32_t)length << 24 | (uint32_t)below(seed, (size_t)1 << length);
  }
}

uint64_t try_tokens(uint64_t seed) {
  enum { rows = 4, most_bytes = rows * (widest + 1) * 12 + 8 };
  static uint32_t pixels[(rows + 1) * widest], tokens[rows * (2 * widest + 2)];
  static uint8_t output[most_bytes];
  uint32_t counts[pixels_count_kinds] = {0}, codes[256 + pixels_token_longest_run + 1];
  size_t width = 1 + below(&seed, widest), count = 0;
  fill_pixels(&seed, pixels, (rows + 1) * width, true);
  // A row like the one above it is one run.
  for (size_t i = 0; below(&seed, 2) == 0 && i < width; i++) pixels[2 * width + i] = pixels[width + i];
  pixels_adler adler = {(uint32_t)below(&seed, 65521), (uint32_t)below(&seed, 65521)};
  for (size_t y = 1; y <= rows; y++)
    count += pixels_tokenize_row(pixels + y * width, pixels + (y - 1) * width, width, tokens + count, counts, &adler);
  uint64_t sum = sum_of(sum_of(no_sum, tokens, count * sizeof *tokens), counts, sizeof counts);
  pixels_count_tokens(tokens, count, -1, counts);
  fill_codes(&seed, codes);
  pixels_bits bits = {below(&seed, 8), 3};
  size_t length = pixels_write_tokens(tokens, count, codes, &bits, output);
  sum = sum_of(sum_of(sum, counts, sizeof counts), output, length);
  sum = sum_of(sum_of(sum, &adler.low, sizeof adler.low), &adler.high, sizeof adler.high);
  return sum_of(sum_of(sum, &bits.pending, sizeof bits.pending), &bits.count, sizeof bits.count);
}
