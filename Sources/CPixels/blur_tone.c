#include "blur.h"

/// The weights of Rec. 709 luma in 65536ths; they add up to 65536.
enum { luma_red = 13933, luma_green = 46871, luma_blue = 4732, one = 65536 };

/// The largest sample: a component of 255 times 64.
enum { largest = 255 * 64 };

static inline int64_t clamped(int64_t value) { return value < 0 ? 0 : value > largest ? largest : value; }

/// Saturates one sample about the luma, lays the tint over it, and drops one bit, to the nearest.
static inline uint64_t toned(int64_t sample, int64_t luma, uint32_t tint, pixels_tone tone) {
  // A right shift of a negative value rounds down on every compiler this builds with.
  int64_t saturated = clamped(luma + (((sample - luma) * tone.saturation + one / 2) >> 16));
  int64_t covered = saturated * (one - (int64_t)tone.tint_opacity) + (int64_t)tint * 64 * tone.tint_opacity;
  return (uint64_t)((covered + one) >> 17);
}

static inline uint64_t toned_pixel(uint64_t pixel, pixels_tone tone) {
  int64_t blue = pixel & 0xFFFF, green = pixel >> 16 & 0xFFFF, red = pixel >> 32 & 0xFFFF;
  int64_t luma = (luma_red * red + luma_green * green + luma_blue * blue + one / 2) >> 16;
  uint64_t alpha = ((pixel >> 48) + 1) >> 1;
  return toned(blue, luma, tone.tint & 255, tone) | toned(green, luma, tone.tint >> 8 & 255, tone) << 16
         | toned(red, luma, tone.tint >> 16 & 255, tone) << 32 | alpha << 48;
}

void blur_tone(blur_plane plane, pixels_tone tone) {
  for (size_t i = 0; i < plane.width * plane.height; i++)
    plane.samples[i] = toned_pixel(plane.samples[i], tone);
}
