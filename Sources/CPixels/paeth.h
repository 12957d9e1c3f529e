#pragma once
#include <stdint.h>

static inline int distance(int a, int b) { return a < b ? b - a : a - b; }

/// The neighbour nearest to left + above - corner, as the PNG specification breaks ties.
static inline uint32_t paeth(int left, int above, int corner) {
  int to_left = distance(above, corner), to_above = distance(left, corner);
  int to_corner = distance(left + above, 2 * corner);
  if (to_left <= to_above && to_left <= to_corner) return (uint32_t)left;
  return (uint32_t)(to_above <= to_corner ? above : corner);
}
