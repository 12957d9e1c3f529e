#pragma once
// How a kernel is compiled once per instruction set:
//
// 1. Its body is plain C that the compiler can vectorise, static, in a file NAME.inc.h: integers only, as a level may
//    fuse or reorder what is rounded.
// 2. kernels.inc.h includes the body and names it in the table; kernels_LEVEL.c compiles all bodies for one level.
// 3. The function that others call lies in kernels.c (or in a .c file of its subject), and calls
//    `pixels_kernels_in_use()->NAME(...)`: once for a row or a plane, not once for a pixel.

#include "CPixels.h"
#include "blur.h"

#if __BYTE_ORDER__ != __ORDER_LITTLE_ENDIAN__
#error "The kernels take the first byte in memory for the lowest."
#endif

/// The kernels of one level.
typedef struct pixels_kernels {
  void (*blur)(const blur_plan *plan, const blur_memory *memory);
  pixels_difference (*compare)(
    const uint32_t *expected, const uint32_t *actual, size_t width, size_t rows, pixels_tile *tiles);
  void (*mosaic)(pixels_area area, size_t side, uint32_t *sums);
  void (*filter_row)(
    pixels_filter filter, const uint32_t *row, const uint32_t *above, size_t width, uint8_t *output);
  uint64_t (*filter_cost)(const uint8_t *filtered, size_t width);
  size_t (*tokenize_row)(
    const uint32_t *row, const uint32_t *above, size_t width, uint32_t *tokens, uint32_t *counts,
    pixels_adler *adler);
  void (*count_tokens)(const uint32_t *tokens, size_t count, uint32_t weight, uint32_t *counts);
  size_t (*write_tokens)(
    const uint32_t *tokens, size_t count, const uint32_t *codes, pixels_bits *bits, uint8_t *output);
  pixels_inflated (*inflate)(const uint8_t *input, size_t length, uint8_t *output, size_t size, size_t *used);
  size_t (*unfilter)(uint8_t *bytes, size_t rows, size_t length, size_t pixel_length);
  size_t (*read_rgb)(const uint8_t *samples, size_t first, size_t end, size_t width, uint32_t *pixels);
  bool (*unpack_row)(
    const pixels_layout *layout, size_t colors, const uint8_t *samples, size_t count, uint32_t *output, size_t step);
  void (*from_rgba)(const uint8_t *bytes, size_t count, uint32_t *output);
  void (*to_rgba)(const uint32_t *pixels, size_t count, uint8_t *output);
} pixels_kernels;

/// The kernels that the calling thread uses.
const pixels_kernels *pixels_kernels_in_use(void);

extern const pixels_kernels pixels_kernels_baseline;
#if defined(__x86_64__)
extern const pixels_kernels pixels_kernels_avx2;
extern const pixels_kernels pixels_kernels_avx512;
#endif
