// Comparing, a body of kernels.inc.h.

static uint8_t largest_difference(const uint8_t *restrict a, const uint8_t *restrict b, size_t count) {
  uint8_t largest = 0;
  for (size_t i = 0; i < count; i++) {
    uint8_t difference = a[i] > b[i] ? (uint8_t)(a[i] - b[i]) : (uint8_t)(b[i] - a[i]);
    largest = difference > largest ? difference : largest;
  }
  return largest;
}

static uint32_t differing(const uint32_t *restrict a, const uint32_t *restrict b, size_t count) {
  uint32_t total = 0;
  for (size_t i = 0; i < count; i++) total += a[i] != b[i];
  return total;
}

static pixels_difference compare(const uint32_t *expected, const uint32_t *actual, size_t count) {
  pixels_difference difference = {0};
  if (memcmp(expected, actual, count * sizeof *expected) == 0) return difference;
  difference.count = differing(expected, actual, count);
  difference.largest = largest_difference((const uint8_t *)expected, (const uint8_t *)actual, count * 4);
  while (expected[difference.first] == actual[difference.first]) difference.first++;
  difference.last = count - 1;
  while (expected[difference.last] == actual[difference.last]) difference.last--;
  return difference;
}
