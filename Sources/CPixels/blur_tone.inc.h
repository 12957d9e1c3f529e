// Saturation and tint, a body of kernels.inc.h. What comes out are components times 16.

/// The weights of Rec. 709 luma in 65536ths; they add up to 65536.
enum { blur_luma_red = 13933, blur_luma_green = 46871, blur_luma_blue = 4732, blur_one = 65536 };

/// The largest sample.
enum { blur_largest = 255 * 64 };

/// A tone in the loop's units, whose products fit 32 bits.
typedef struct blur_scaled_tone {
  /// In 4096ths.
  int32_t saturation;
  /// How much of the picture stays, in 65536ths.
  int32_t kept;
  /// The part of the tint in each component, with the half that makes the last shift one to the nearest.
  int32_t tint[3];
} blur_scaled_tone;

static blur_scaled_tone blur_scaled(pixels_tone tone) {
  blur_scaled_tone scaled = {(tone.saturation + 8) >> 4, blur_one - (int32_t)tone.tint_opacity, {0}};
  for (unsigned i = 0; i < 3; i++)
    scaled.tint[i] = (int32_t)((tone.tint >> 8 * i & 255) * 64 * tone.tint_opacity) + 2 * blur_one;
  return scaled;
}

/// Saturates a component about the luma, and lays the tint over it.
static inline uint16_t blur_toned(int32_t component, int32_t luma, int32_t tint, blur_scaled_tone tone) {
  // A right shift of a negative value rounds down on every compiler this builds with.
  int32_t saturated = luma + (((component - luma) * tone.saturation + 2048) >> 12);
  saturated = saturated < 0 ? 0 : saturated > blur_largest ? blur_largest : saturated;
  return (uint16_t)((saturated * tone.kept + tint) >> 18);
}

static void blur_tone_row(uint16_t *samples, size_t count, blur_scaled_tone tone) {
  for (uint16_t *sample = samples; sample < samples + 4 * count; sample += 4) {
    int32_t blue = sample[0], green = sample[1], red = sample[2];
    int32_t luma = (blur_luma_red * red + blur_luma_green * green + blur_luma_blue * blue + blur_one / 2) >> 16;
    sample[0] = blur_toned(blue, luma, tone.tint[0], tone);
    sample[1] = blur_toned(green, luma, tone.tint[1], tone);
    sample[2] = blur_toned(red, luma, tone.tint[2], tone);
    sample[3] = (uint16_t)((sample[3] + 2) >> 2);
  }
}

static void blur_round_row(uint16_t *samples, size_t lanes) {
  for (size_t i = 0; i < lanes; i++) samples[i] = (uint16_t)((samples[i] + 2) >> 2);
}

/// Applies a tone to samples, and drops two bits of each component, to the nearest.
static void blur_tone(pixels_tone tone, uint16_t *samples, size_t count) {
  if (tone.saturation == blur_one && tone.tint_opacity == 0) blur_round_row(samples, 4 * count);
  else blur_tone_row(samples, count, blur_scaled(tone));
}
