// PNG filters, a body of kernels.inc.h.

static inline void put_rgb(uint8_t *output, uint32_t pixel) {
  output[0] = (uint8_t)(pixel >> 16);
  output[1] = (uint8_t)(pixel >> 8);
  output[2] = (uint8_t)pixel;
}

/// The difference of two pixels, component by component, without carries between them.
static inline uint32_t minus(uint32_t a, uint32_t b) {
  return ((a | 0x80808080u) - (b & 0x7F7F7F7Fu)) ^ ((a ^ ~b) & 0x80808080u);
}

/// The mean of two pixels, component by component, rounded down.
static inline uint32_t mean(uint32_t a, uint32_t b) {
  return (a & b) + (((a ^ b) & 0xFEFEFEFEu) >> 1);
}

static uint32_t paeth_pixel(uint32_t left, uint32_t above, uint32_t corner) {
  uint32_t pixel = 0;
  for (int shift = 0; shift < 24; shift += 8)
    pixel |= paeth(left >> shift & 255, above >> shift & 255, corner >> shift & 255) << shift;
  return pixel;
}

static inline uint32_t prediction(pixels_filter filter, uint32_t left, uint32_t above, uint32_t corner) {
  switch (filter) {
    case pixels_filter_sub: return left;
    case pixels_filter_up: return above;
    case pixels_filter_average: return mean(left, above);
    case pixels_filter_paeth: return paeth_pixel(left, above, corner);
    default: return 0;
  }
}

static void filter_row(
  pixels_filter filter, const uint32_t *row, const uint32_t *above, size_t width, uint8_t *output
) {
  *output++ = (uint8_t)filter;
  uint32_t left = 0, corner = 0;
  for (size_t x = 0; x < width; x++) {
    uint32_t up = above ? above[x] : 0;
    put_rgb(output + 3 * x, minus(row[x], prediction(filter, left, up, corner)));
    left = row[x];
    corner = up;
  }
}

static uint64_t filter_cost(const uint8_t *filtered, size_t width) {
  uint64_t cost = 0;
  for (size_t i = 1; i <= 3 * width; i++)
    cost += filtered[i] < 128 ? filtered[i] : 256u - filtered[i];
  return cost;
}
