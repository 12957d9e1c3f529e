#include "CPixels.h"

pixels_area pixels_area_of_frame(void *first, size_t stride, size_t x, size_t y, size_t width, size_t height) {
  uint32_t *corner = (uint32_t *)((uint8_t *)first + y * stride) + x;
  return (pixels_area){corner, stride, width, height};
}
