// The mosaic, a body of kernels.inc.h.

/// The sums of each component of the columns of some rows.
static void mosaic_sum(pixels_area rows, uint32_t *restrict sums) {
  memset(sums, 0, rows.width * 4 * sizeof *sums);
  for (size_t y = 0; y < rows.height; y++) {
    const uint8_t *restrict row = (const uint8_t *)rows.first + y * rows.stride;
    for (size_t i = 0; i < rows.width * 4; i++) sums[i] += row[i];
  }
}

/// The rounded mean of a square, from the sums of its columns.
static uint32_t mosaic_mean(const uint32_t *sums, size_t width, size_t height) {
  uint64_t totals[4] = {0}, count = (uint64_t)width * height;
  for (size_t i = 0; i < width * 4; i++) totals[i % 4] += sums[i];
  uint32_t mean = 0;
  for (size_t i = 4; i-- > 0;) mean = mean << 8 | (uint32_t)((totals[i] + count / 2) / count);
  return mean;
}

/// Replaces a row of squares by their means.
static void mosaic_squares(pixels_area rows, size_t side, uint32_t *sums) {
  mosaic_sum(rows, sums);
  for (size_t x = 0, width; x < rows.width; x += width) {
    width = side < rows.width - x ? side : rows.width - x;
    uint32_t mean = mosaic_mean(sums + x * 4, width, rows.height);
    for (size_t i = 0; i < width; i++) rows.first[x + i] = mean;
  }
  for (size_t y = 1; y < rows.height; y++)
    memcpy((uint8_t *)rows.first + y * rows.stride, rows.first, rows.width * sizeof *rows.first);
}

/// Replaces an area by a mosaic; `sums` has room for four numbers a column.
static void mosaic(pixels_area area, size_t side, uint32_t *sums) {
  for (size_t y = 0, height; y < area.height; y += height) {
    height = side < area.height - y ? side : area.height - y;
    uint32_t *first = (uint32_t *)((uint8_t *)area.first + y * area.stride);
    mosaic_squares((pixels_area){first, area.stride, area.width, height}, side, sums);
  }
}
