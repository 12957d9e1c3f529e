#include "kernels.h"

/// The level that the thread was told to use. Each thread has its own, so that a test that forces a level disturbs no other.
static _Thread_local pixels_level level_in_use = pixels_level_widest;

#if defined(__x86_64__)
static bool has_avx2(void) {
  return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi") && __builtin_cpu_supports("bmi2")
         && __builtin_cpu_supports("lzcnt") && __builtin_cpu_supports("popcnt");
}

static bool has_avx512(void) {
  return has_avx2() && __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512bw")
         && __builtin_cpu_supports("avx512vl") && __builtin_cpu_supports("avx512dq");
}
#endif

bool pixels_has(pixels_level level) {
  switch (level) {
    case pixels_level_widest:
    case pixels_level_baseline: return true;
#if defined(__x86_64__)
    case pixels_level_avx2: return has_avx2();
    case pixels_level_avx512: return has_avx512();
#endif
    default: return false;
  }
}

pixels_level pixels_use(pixels_level level) {
  pixels_level before = level_in_use;
  level_in_use = level;
  return before;
}

static const pixels_kernels *kernels_of(pixels_level level) {
  switch (level) {
#if defined(__x86_64__)
    case pixels_level_widest:
      return has_avx512() ? &pixels_kernels_avx512 : has_avx2() ? &pixels_kernels_avx2 : &pixels_kernels_baseline;
    case pixels_level_avx2: return &pixels_kernels_avx2;
    case pixels_level_avx512: return &pixels_kernels_avx512;
#endif
    default: return &pixels_kernels_baseline;
  }
}

// The processor's features are read once, before main: asking for them takes a few loads and no lock.
const pixels_kernels *pixels_kernels_in_use(void) { return kernels_of(level_in_use); }

pixels_difference pixels_compare(
  const uint32_t *expected, const uint32_t *actual, size_t width, size_t rows, pixels_tile *tiles
) {
  return pixels_kernels_in_use()->compare(expected, actual, width, rows, tiles);
}

void pixels_filter_row(
  pixels_filter filter, const uint32_t *row, const uint32_t *above, size_t width, uint8_t *output
) {
  pixels_kernels_in_use()->filter_row(filter, row, above, width, output);
}

uint64_t pixels_filter_cost(const uint8_t *filtered, size_t width) {
  return pixels_kernels_in_use()->filter_cost(filtered, width);
}

size_t pixels_tokenize_row(
  const uint32_t *row, const uint32_t *above, size_t width, uint32_t *tokens, uint32_t *counts, pixels_adler *adler
) {
  return pixels_kernels_in_use()->tokenize_row(row, above, width, tokens, counts, adler);
}

void pixels_count_tokens(const uint32_t *tokens, size_t count, int32_t weight, uint32_t *counts) {
  pixels_kernels_in_use()->count_tokens(tokens, count, (uint32_t)weight, counts);
}

size_t pixels_write_tokens(
  const uint32_t *tokens, size_t count, const uint32_t *codes, pixels_bits *bits, uint8_t *output
) {
  return pixels_kernels_in_use()->write_tokens(tokens, count, codes, bits, output);
}

pixels_inflated pixels_inflate(const uint8_t *input, size_t length, uint8_t *output, size_t size, size_t *used) {
  return pixels_kernels_in_use()->inflate(input, length, output, size, used);
}

size_t pixels_unfilter(uint8_t *bytes, size_t rows, size_t length, size_t pixel_length) {
  return pixels_kernels_in_use()->unfilter(bytes, rows, length, pixel_length);
}

size_t pixels_read_rgb(const uint8_t *samples, size_t first, size_t end, size_t width, uint32_t *pixels) {
  return pixels_kernels_in_use()->read_rgb(samples, first, end, width, pixels);
}

bool pixels_unpack_row(
  const pixels_layout *layout, size_t colors, const uint8_t *samples, size_t count, uint32_t *output, size_t step
) {
  return pixels_kernels_in_use()->unpack_row(layout, colors, samples, count, output, step);
}

void pixels_from_rgba(const uint8_t *bytes, size_t count, uint32_t *output) {
  pixels_kernels_in_use()->from_rgba(bytes, count, output);
}

void pixels_to_rgba(const uint32_t *pixels, size_t count, uint8_t *output) {
  pixels_kernels_in_use()->to_rgba(pixels, count, output);
}
