#pragma once
#include <stdint.h>

/// A component times an opacity of 255ths, rounded to the nearest.
static inline uint32_t premultiplied(uint32_t component, uint32_t alpha) {
  return (component * alpha + 127) / 255;
}

/// A pixel from components that are not premultiplied.
static inline uint32_t pixel_from(uint32_t red, uint32_t green, uint32_t blue, uint32_t alpha) {
  if (alpha == 255) return 0xFF000000u | red << 16 | green << 8 | blue;
  return alpha << 24 | premultiplied(red, alpha) << 16 | premultiplied(green, alpha) << 8
         | premultiplied(blue, alpha);
}
