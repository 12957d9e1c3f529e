// Samples of PNG as pixels, a body of kernels.inc.h.

/// The sample at a position, counted in samples from the start of the row.
static inline uint32_t sample(const pixels_layout *layout, const uint8_t *samples, size_t position) {
  if (layout->depth == 8) return samples[position];
  if (layout->depth == 16) return (uint32_t)samples[2 * position] << 8 | samples[2 * position + 1];
  size_t bit = position * layout->depth;
  return samples[bit / 8] >> (8 - layout->depth - bit % 8) & ((1u << layout->depth) - 1);
}

/// A sample of a depth as a component of 8 bits, rounded to the nearest.
static inline uint32_t component(uint32_t sample, uint32_t depth) {
  if (depth == 8) return sample;
  uint32_t highest = (1u << depth) - 1;
  return (sample * 255 + highest / 2) / highest;
}

static bool matches_key(const pixels_layout *layout, const uint32_t *values) {
  if (!layout->keyed) return false;
  for (size_t i = 0; i < layout->channels; i++)
    if (values[i] != layout->key[i]) return false;
  return true;
}

static uint32_t direct_pixel(const pixels_layout *layout, const uint8_t *samples, size_t x) {
  uint32_t values[4], channels = layout->channels;
  for (size_t i = 0; i < channels; i++) values[i] = sample(layout, samples, x * channels + i);
  if (matches_key(layout, values)) return 0;
  for (size_t i = 0; i < channels; i++) values[i] = component(values[i], layout->depth);
  uint32_t alpha = channels % 2 == 0 ? values[channels - 1] : 255;
  if (channels < 3) return pixel_from(values[0], values[0], values[0], alpha);
  return pixel_from(values[0], values[1], values[2], alpha);
}

static bool unpack_indexed(
  const pixels_layout *layout, size_t colors, const uint8_t *samples, size_t count, uint32_t *output, size_t step
) {
  for (size_t x = 0; x < count; x++) {
    uint32_t index = sample(layout, samples, x);
    if (index >= colors) return false;
    output[x * step] = layout->palette[index];
  }
  return true;
}

/// The commonest layout by far, three bytes a pixel and nothing transparent.
static void unpack_rgb(const uint8_t *samples, size_t count, uint32_t *output) {
  for (size_t x = 0; x < count; x++, samples += 3)
    output[x] = 0xFF000000u | (uint32_t)samples[0] << 16 | (uint32_t)samples[1] << 8 | samples[2];
}

static bool unpack_row(
  const pixels_layout *layout, size_t colors, const uint8_t *samples, size_t count, uint32_t *output, size_t step
) {
  if (layout->indexed) return unpack_indexed(layout, colors, samples, count, output, step);
  if (layout->depth == 8 && layout->channels == 3 && !layout->keyed && step == 1)
    unpack_rgb(samples, count, output);
  else
    for (size_t x = 0; x < count; x++) output[x * step] = direct_pixel(layout, samples, x);
  return true;
}
