#include "CPixels.h"

typedef struct component_sums {
  uint64_t alpha, red, green, blue;
} component_sums;

static uint32_t *row_of(pixels_area area, size_t y) {
  return (uint32_t *)((uint8_t *)area.first + y * area.stride);
}

static component_sums sums_of(pixels_area square) {
  component_sums sums = {0};
  for (size_t y = 0; y < square.height; y++) {
    const uint32_t *row = row_of(square, y);
    for (size_t x = 0; x < square.width; x++) {
      sums.alpha += row[x] >> 24;
      sums.red += row[x] >> 16 & 255;
      sums.green += row[x] >> 8 & 255;
      sums.blue += row[x] & 255;
    }
  }
  return sums;
}

static uint32_t mean_of(pixels_area square) {
  component_sums sums = sums_of(square);
  uint64_t count = (uint64_t)square.width * square.height, half = count / 2;
  return (uint32_t)((sums.alpha + half) / count << 24 | (sums.red + half) / count << 16
                    | (sums.green + half) / count << 8 | (sums.blue + half) / count);
}

static void fill(pixels_area square, uint32_t pixel) {
  for (size_t y = 0; y < square.height; y++) {
    uint32_t *row = row_of(square, y);
    for (size_t x = 0; x < square.width; x++) row[x] = pixel;
  }
}

pixels_status pixels_mosaic(pixels_area area, size_t side) {
  if (side == 0) return pixels_out_of_range;
  for (size_t y = 0, height; y < area.height; y += height) {
    height = side < area.height - y ? side : area.height - y;
    for (size_t x = 0, width; x < area.width; x += width) {
      width = side < area.width - x ? side : area.width - x;
      pixels_area square = {row_of(area, y) + x, area.stride, width, height};
      fill(square, mean_of(square));
    }
  }
  return pixels_done;
}
