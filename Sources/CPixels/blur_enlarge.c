#include <string.h>

#include "blur.h"

// Samples are components times 32 here: eight of them fit the 16 bits of a lane, so that weights in eighths
// can be applied to all four lanes of a 64-bit value by one multiplication.

/// Half of 256 in every lane, to round to the nearest.
static const uint64_t half = UINT64_C(0x0080008000800080);

/// The highest byte of every lane as the bytes of a pixel.
static inline uint32_t packed(uint64_t lanes) {
  uint64_t bytes = lanes >> 8 & UINT64_C(0x00FF00FF00FF00FF);
  bytes = (bytes | bytes >> 8) & UINT64_C(0x0000FFFF0000FFFF);
  return (uint32_t)(bytes | bytes >> 16);
}

/// A row between two others, at a distance from the first in eighths.
static void mix_rows(
  const uint64_t *upper, const uint64_t *lower, uint32_t eighths, size_t width, uint64_t *output
) {
  const uint16_t *restrict a = (const uint16_t *)upper, *restrict b = (const uint16_t *)lower;
  uint16_t *restrict mixed = (uint16_t *)output;
  uint16_t near = (uint16_t)(8 - eighths), far = (uint16_t)eighths;
  for (size_t i = 0; i < width * 4; i++)
    mixed[i] = (uint16_t)((uint16_t)(a[i] * near + b[i] * far + 4) >> 3);
}

/// `factor` pixels between each sample and the next; their distances start at half a pixel's width.
static inline void mix_columns(const uint64_t *restrict row, size_t gaps, size_t factor, uint32_t *restrict output) {
  uint64_t step = 8 / factor;
  for (size_t i = 0; i < gaps; i++, output += factor)
    for (size_t k = 0; k < factor; k++) {
      uint64_t far = step / 2 + step * k;
      output[k] = packed(row[i] * (8 - far) + row[i + 1] * far + half);
    }
}

static void copy_columns(const uint64_t *restrict row, size_t width, uint32_t *restrict output) {
  for (size_t x = 0; x < width; x++) output[x] = packed(row[x] * 8 + half);
}

/// Writes a row of the area from a row of the plane; the first sample lies half a sample beyond the left edge.
static void write_row(const uint64_t *row, size_t columns, size_t factor, size_t width, uint32_t *wide, uint32_t *output) {
  if (factor == 1) {
    copy_columns(row + 1, width, output);
    return;
  }
  if (factor == 2) mix_columns(row, columns - 1, 2, wide);
  else mix_columns(row, columns - 1, 4, wide);
  memcpy(output, wide + factor / 2, width * sizeof *output);
}

void blur_enlarge(blur_plane plane, size_t factor, pixels_area area, uint64_t *scratch) {
  uint32_t *wide = (uint32_t *)(scratch + plane.width);
  for (size_t y = 0; y < area.height; y++) {
    // Eighths of a sample below the border row: (2y + 1 + factor) / (2 factor) samples.
    size_t position = (2 * y + 1 + factor) * 4 / factor;
    const uint64_t *upper = plane.samples + position / 8 * plane.width;
    uint32_t *output = (uint32_t *)((uint8_t *)area.first + y * area.stride);
    if (position % 8 == 0) write_row(upper, plane.width, factor, area.width, wide, output);
    else {
      mix_rows(upper, upper + plane.width, (uint32_t)(position % 8), plane.width, scratch);
      write_row(scratch, plane.width, factor, area.width, wide, output);
    }
  }
}
