// Filtered RGB rows as pixels in one pass, a body of kernels.inc.h.

static const uint32_t opaque = 0xFF000000u;

static inline uint32_t rgb_pixel(const uint8_t *samples) {
  return (uint32_t)samples[0] << 16 | (uint32_t)samples[1] << 8 | samples[2];
}

/// The sum of two pixels, component by component, without carries between them.
static inline uint32_t plus(uint32_t a, uint32_t b) {
  return ((a & 0x7F7F7F7Fu) + (b & 0x7F7F7F7Fu)) ^ ((a ^ b) & 0x80808080u);
}

/// Spreads twelve bytes, of sixteen that can be read, to pixels without alpha, and adds other pixels to them.
static inline void add_group(const uint8_t *samples, const uint32_t *others, uint32_t *pixels) {
  group_bytes bytes, other, none = {0};
  memcpy(&bytes, samples, sizeof bytes);
  memcpy(&other, others, sizeof other);
  bytes = __builtin_shufflevector(bytes, none, 2, 1, 0, 16, 5, 4, 3, 16, 8, 7, 6, 16, 11, 10, 9, 16) + other;
  memcpy(pixels, &bytes, sizeof bytes);
}

/// A row under no filter or the one of the row above, which comes as what is added to each pixel: that row, or a constant.
static void add_row(const uint8_t *samples, const uint32_t *others, size_t advance, size_t width, uint32_t *pixels) {
  size_t x = 0;
  // The last load of a group reads a pixel and a byte beyond it.
  for (; x + group_length + 2 <= width; x += group_length)
    add_group(samples + 3 * x, others + advance * x, pixels + x);
  for (; x < width; x++) pixels[x] = plus(rgb_pixel(samples + 3 * x), others[advance * x]);
}

static void sub_row(const uint8_t *samples, size_t width, uint32_t *pixels) {
  uint32_t left = opaque;
  for (size_t x = 0; x < width; x++) pixels[x] = left = plus(rgb_pixel(samples + 3 * x), left);
}

static void average_row(const uint8_t *samples, const uint32_t *above, size_t width, uint32_t *pixels) {
  uint32_t left = 0;
  for (size_t x = 0; x < width; x++) {
    left = plus(rgb_pixel(samples + 3 * x), mean(left, above ? above[x] & ~opaque : 0));
    pixels[x] = opaque | left;
  }
}

typedef int16_t components __attribute__((ext_vector_type(4)));
typedef uint8_t component_bytes __attribute__((ext_vector_type(4)));

static inline components components_of(uint32_t pixel) {
  component_bytes bytes;
  memcpy(&bytes, &pixel, sizeof bytes);
  return __builtin_convertvector(bytes, components);
}

static inline uint32_t pixel_of(components values) {
  component_bytes bytes = __builtin_convertvector(values, component_bytes);
  uint32_t pixel;
  memcpy(&pixel, &bytes, sizeof pixel);
  return pixel;
}

/// The neighbours nearest to left + above - corner, component by component, as the PNG specification breaks ties.
static inline components paeth_components(components left, components above, components corner) {
  components to_left = __builtin_elementwise_abs(above - corner), to_above = __builtin_elementwise_abs(left - corner);
  components to_corner = __builtin_elementwise_abs(left + above - 2 * corner);
  components nearest = __builtin_elementwise_min(__builtin_elementwise_min(to_left, to_above), to_corner);
  return to_left == nearest ? left : to_above == nearest ? above : corner;
}

/// True where a group of pixels from a column above 0 on is of one colour with those above it and to its left.
static inline bool is_even(const uint8_t *samples, const uint32_t *above, const uint32_t *pixels) {
  uint64_t first;
  uint32_t rest;
  memcpy(&first, samples, sizeof first);
  memcpy(&rest, samples + 8, sizeof rest);
  if ((first | rest) != 0 || pixels[-1] != above[-1]) return false;
  return memcmp(above - 1, above, group_length * sizeof *above) == 0;
}

/// Some pixels of a row from a column on; returns the column after them.
static inline size_t paeth_pixels(
  const uint8_t *samples, const uint32_t *above, size_t x, size_t count, uint32_t *pixels
) {
  components left = components_of(x > 0 ? pixels[x - 1] : 0), corner = components_of(x > 0 ? above[x - 1] : 0);
  for (size_t end = x + count; x < end; x++) {
    components up = components_of(above[x]);
    components residual = components_of(rgb_pixel(samples + 3 * x));
    left = (residual + paeth_components(left, up, corner)) & 255;
    corner = up;
    pixels[x] = opaque | pixel_of(left);
  }
  return x;
}

static void paeth_row(const uint8_t *samples, const uint32_t *above, size_t width, uint32_t *pixels) {
  size_t x = paeth_pixels(samples, above, 0, 1, pixels);
  while (x + group_length <= width) {
    if (is_even(samples + 3 * x, above + x, pixels + x)) {
      memcpy(pixels + x, above + x, group_length * sizeof *pixels);
      x += group_length;
    } else {
      x = paeth_pixels(samples, above, x, group_length, pixels);
    }
  }
  paeth_pixels(samples, above, x, width - x, pixels);
}

static bool read_rgb_row(const uint8_t *samples, const uint32_t *above, size_t width, uint32_t *pixels) {
  static const uint32_t opaque_group[group_length] = {opaque, opaque, opaque, opaque};
  switch (samples[0]) {
    case pixels_filter_up:
      if (above) return add_row(samples + 1, above, 1, width, pixels), true;
      // Nothing is above the first row.
    case pixels_filter_none: return add_row(samples + 1, opaque_group, 0, width, pixels), true;
    case pixels_filter_average: return average_row(samples + 1, above, width, pixels), true;
    case pixels_filter_paeth:
      if (above) return paeth_row(samples + 1, above, width, pixels), true;
      // Without a row above, the nearest is always the left one.
    case pixels_filter_sub: return sub_row(samples + 1, width, pixels), true;
    default: return false;
  }
}

static size_t read_rgb(const uint8_t *samples, size_t first, size_t end, size_t width, uint32_t *pixels) {
  const uint32_t *above = first > 0 ? pixels + (first - 1) * width : NULL;
  for (size_t y = first; y < end; y++) {
    if (!read_rgb_row(samples + y * (3 * width + 1), above, width, pixels + y * width)) return y;
    above = pixels + y * width;
  }
  return end;
}
