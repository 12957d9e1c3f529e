// Pixels that are not premultiplied, a body of kernels.inc.h.

static void from_rgba(const uint8_t *bytes, size_t count, uint32_t *output) {
  for (size_t i = 0; i < count; i++) {
    const uint8_t *p = bytes + 4 * i;
    output[i] = pixel_from(p[0], p[1], p[2], p[3]);
  }
}

/// The component before it was premultiplied; a component above its alpha counts as full.
static uint8_t unpremultiplied(uint32_t component, uint32_t alpha) {
  uint32_t whole = alpha == 0 ? 0 : (component * 255 + alpha / 2) / alpha;
  return (uint8_t)(whole > 255 ? 255 : whole);
}

static void to_rgba(const uint32_t *pixels, size_t count, uint8_t *output) {
  for (size_t i = 0; i < count; i++) {
    uint32_t pixel = pixels[i], alpha = pixel >> 24;
    uint8_t *p = output + 4 * i;
    if (alpha == 255) {
      p[0] = (uint8_t)(pixel >> 16);
      p[1] = (uint8_t)(pixel >> 8);
      p[2] = (uint8_t)pixel;
      p[3] = 255;
      continue;
    }
    p[0] = unpremultiplied(pixel >> 16 & 255, alpha);
    p[1] = unpremultiplied(pixel >> 8 & 255, alpha);
    p[2] = unpremultiplied(pixel & 255, alpha);
    p[3] = (uint8_t)alpha;
  }
}
