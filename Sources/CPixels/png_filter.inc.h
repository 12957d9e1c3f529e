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

/// The neighbours nearest to left + above - corner of four pixels.
static inline group_bytes paeth_group(group_bytes left, group_bytes above, group_bytes corner) {
  group_components a = __builtin_convertvector(left, group_components);
  group_components b = __builtin_convertvector(above, group_components);
  group_components c = __builtin_convertvector(corner, group_components);
  group_components to_left = __builtin_elementwise_abs(b - c), to_above = __builtin_elementwise_abs(a - c);
  group_components to_corner = __builtin_elementwise_abs(a + b - 2 * c);
  group_components nearest = __builtin_elementwise_min(__builtin_elementwise_min(to_left, to_above), to_corner);
  group_components chosen = to_left == nearest ? a : to_above == nearest ? b : c;
  return __builtin_convertvector(chosen, group_bytes);
}

static inline group_bytes group_at(const uint32_t *pixels) {
  group_bytes bytes;
  memcpy(&bytes, pixels, sizeof bytes);
  return bytes;
}

static inline group_bytes group_prediction(pixels_filter filter, const uint32_t *row, const uint32_t *above) {
  group_bytes left = group_at(row - 1), up = group_at(above);
  switch (filter) {
    case pixels_filter_sub: return left;
    case pixels_filter_up: return up;
    case pixels_filter_average: return (left & up) + ((left ^ up) >> 1);
    case pixels_filter_paeth: return paeth_group(left, up, group_at(above - 1));
    default: return (group_bytes){0};
  }
}

/// Filters four pixels that others are left of, and writes four bytes too many.
static inline void filter_group(pixels_filter filter, const uint32_t *row, const uint32_t *above, uint8_t *output) {
  group_bytes bytes = group_at(row) - group_prediction(filter, row, above);
  bytes = __builtin_shufflevector(bytes, bytes, 2, 1, 0, 6, 5, 4, 10, 9, 8, 14, 13, 12, 15, 15, 15, 15);
  memcpy(output, &bytes, sizeof bytes);
}

/// Filters pixels from a column on one by one.
static void filter_pixels(
  pixels_filter filter, const uint32_t *row, const uint32_t *above, size_t x, size_t end, uint8_t *output
) {
  for (; x < end; x++) {
    uint32_t left = x > 0 ? row[x - 1] : 0, up = above ? above[x] : 0, corner = above && x > 0 ? above[x - 1] : 0;
    put_rgb(output + 3 * x, minus(row[x], prediction(filter, left, up, corner)));
  }
}

/// Filters a row below another; each filter gets a loop of its own where this is inlined.
__attribute__((always_inline)) static inline void filter_below(
  pixels_filter filter, const uint32_t *row, const uint32_t *above, size_t width, uint8_t *output
) {
  size_t x = width > 0;
  filter_pixels(filter, row, above, 0, x, output);
  for (; x + group_length + 2 <= width; x += group_length) filter_group(filter, row + x, above + x, output + 3 * x);
  filter_pixels(filter, row, above, x, width, output);
}

static void filter_row(
  pixels_filter filter, const uint32_t *row, const uint32_t *above, size_t width, uint8_t *output
) {
  *output++ = (uint8_t)filter;
  if (!above) return filter_pixels(filter, row, NULL, 0, width, output);
  switch (filter) {
    case pixels_filter_none: return filter_below(pixels_filter_none, row, above, width, output);
    case pixels_filter_sub: return filter_below(pixels_filter_sub, row, above, width, output);
    case pixels_filter_up: return filter_below(pixels_filter_up, row, above, width, output);
    case pixels_filter_average: return filter_below(pixels_filter_average, row, above, width, output);
    case pixels_filter_paeth: return filter_below(pixels_filter_paeth, row, above, width, output);
  }
}

static uint64_t filter_cost(const uint8_t *filtered, size_t width) {
  uint64_t cost = 0;
  for (size_t i = 1; i <= 3 * width; i++)
    cost += filtered[i] < 128 ? filtered[i] : 256u - filtered[i];
  return cost;
}
