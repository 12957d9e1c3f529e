#include "answers.h"

void fill_bytes(uint64_t *seed, uint8_t *bytes, size_t count) {
  uint8_t value = 0;
  for (size_t i = 0; i < count; i++) {
    if (below(seed, 4) == 0) value = (uint8_t)next_number(seed);
    bytes[i] = value;
  }
}

void fill_pixels(uint64_t *seed, uint32_t *pixels, size_t count, bool opaque) {
  uint32_t pixel = 0;
  for (size_t i = 0; i < count; i++) {
    if (below(seed, 3) == 0) {
      uint32_t alpha = opaque ? 255 : (uint32_t)below(seed, 256);
      pixel = alpha << 24;
      for (size_t shift = 0; shift < 24; shift += 8) pixel |= (uint32_t)below(seed, alpha + 1) << shift;
    }
    pixels[i] = pixel;
  }
}
