// A step of a box, a body of kernels.inc.h.

/// Moves boxes one sample on, each in a lane of its own, and writes their means.
static inline void blur_advance(
  int32_t *restrict sums, const uint16_t *restrict oldest, const uint16_t *restrict second,
  const uint16_t *restrict previous, const uint16_t *restrict newest, uint16_t *restrict means, size_t lanes,
  blur_box box
) {
  for (size_t i = 0; i < lanes; i++) {
    // Samples have 14 bits, so that differences and weights have 16: vectors have fast products of such.
    int16_t outer = (int16_t)(newest[i] - oldest[i]), inner = (int16_t)(previous[i] - second[i]);
    int32_t sum = sums[i] + outer * box.outer + inner * box.rise;
    sums[i] = sum;
    means[i] = (uint16_t)(sum >> box.shift);
  }
}
