// A frame as PNG writers want it.
#ifndef RGB_H
#define RGB_H

#include "samples.h"

// Packs pixels of four bytes into red, green and blue.
static inline void pack_rgb(const uint8_t *pixels, uint8_t *rgb, size_t count) {
  for (size_t pixel = 0; pixel < count; pixel++) {
    rgb[3 * pixel] = pixels[4 * pixel + 2];
    rgb[3 * pixel + 1] = pixels[4 * pixel + 1];
    rgb[3 * pixel + 2] = pixels[4 * pixel];
  }
}

#endif
