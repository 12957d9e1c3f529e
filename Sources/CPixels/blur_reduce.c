#include <string.h>

#include "blur.h"

/// Blue and red, or green and alpha, of a pixel as two lanes of 16 bits.
static const uint32_t lanes = 0x00FF00FFu;

/// The sums of columns over some rows: blue and red in one array, green and alpha in the other.
typedef struct column_sums {
  uint32_t *blue_red;
  uint32_t *green_alpha;
} column_sums;

static void add_row(const uint32_t *restrict row, size_t width, column_sums sums) {
  uint32_t *restrict blue_red = sums.blue_red, *restrict green_alpha = sums.green_alpha;
  for (size_t x = 0; x < width; x++) {
    blue_red[x] += row[x] & lanes;
    green_alpha[x] += row[x] >> 8 & lanes;
  }
}

/// Blue, green, red and alpha in the lanes of one value, times a power of two.
static inline uint64_t joined(uint32_t blue_red, uint32_t green_alpha, unsigned shift) {
  uint64_t even = (blue_red & 0xFFFFu) | (uint64_t)(blue_red >> 16) << 32;
  uint64_t odd = (green_alpha & 0xFFFFu) | (uint64_t)(green_alpha >> 16) << 32;
  return (even | odd << 16) << shift;
}

static unsigned scale_shift(size_t factor) { return factor == 4 ? 2 : factor == 2 ? 4 : 6; }

/// The sum of `factor` columns from x on, repeating the last column of the picture.
static uint64_t sum_columns(column_sums sums, size_t x, size_t width, size_t factor) {
  uint32_t blue_red = 0, green_alpha = 0;
  for (size_t i = 0; i < factor; i++) {
    size_t column = x + i < width ? x + i : width - 1;
    blue_red += sums.blue_red[column];
    green_alpha += sums.green_alpha[column];
  }
  return joined(blue_red, green_alpha, scale_shift(factor));
}

/// The sample of a column that goes on for ever.
static uint64_t edge_column(column_sums sums, size_t x, size_t factor) {
  uint32_t times = (uint32_t)factor;
  return joined(sums.blue_red[x] * times, sums.green_alpha[x] * times, scale_shift(factor));
}

static void join_by_four(column_sums sums, size_t count, uint64_t *restrict output) {
  const uint32_t *even = sums.blue_red, *odd = sums.green_alpha;
  for (size_t i = 0; i < count; i++, even += 4, odd += 4)
    output[i] = joined(even[0] + even[1] + even[2] + even[3], odd[0] + odd[1] + odd[2] + odd[3], 2);
}

static void write_row(column_sums sums, size_t width, size_t factor, size_t columns, uint64_t *output) {
  size_t whole = factor == 4 ? width / 4 : 0;
  output[0] = edge_column(sums, 0, factor);
  join_by_four(sums, whole, output + 1);
  for (size_t x = whole; x < columns - 2; x++)
    output[x + 1] = sum_columns(sums, x * factor, width, factor);
  output[columns - 1] = edge_column(sums, width - 1, factor);
}

void blur_reduce(pixels_area area, size_t factor, blur_plane output, uint32_t *scratch) {
  column_sums sums = {scratch, scratch + area.width};
  for (size_t y = 0; y < output.height; y++) {
    memset(scratch, 0, 2 * area.width * sizeof *scratch);
    for (size_t i = 0; i < factor; i++) {
      size_t source = y == 0 ? 0 : y + 1 == output.height ? area.height - 1 : (y - 1) * factor + i;
      if (source >= area.height) source = area.height - 1;
      add_row((const uint32_t *)((const uint8_t *)area.first + source * area.stride), area.width, sums);
    }
    write_row(sums, area.width, factor, output.width, output.samples + y * output.width);
  }
}
