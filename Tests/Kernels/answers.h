#pragma once
// What the trials of the kernels share: numbers that a seed decides, and answers as sums.

#include "CPixels.h"

/// The next number of a sequence that its seed decides (SplitMix64).
static inline uint64_t next_number(uint64_t *seed) {
  uint64_t mixed = *seed += 0x9E3779B97F4A7C15;
  mixed = (mixed ^ mixed >> 30) * 0xBF58476D1CE4E5B9;
  mixed = (mixed ^ mixed >> 27) * 0x94D049BB133111EB;
  return mixed ^ mixed >> 31;
}

/// A number from 0 to before a bound.
static inline size_t below(uint64_t *seed, size_t bound) { return (size_t)(next_number(seed) % bound); }

/// The 64 bits of FNV-1a over bytes, after others.
static inline uint64_t sum_of(uint64_t before, const void *bytes, size_t count) {
  const uint8_t *next = bytes;
  for (size_t i = 0; i < count; i++) before = (before ^ next[i]) * 0x100000001B3;
  return before;
}

/// The sum of nothing.
static const uint64_t no_sum = 0xCBF29CE484222325;

/// Fills memory with bytes, of which many repeat the ones before, as those of pictures do.
void fill_bytes(uint64_t *seed, uint8_t *bytes, size_t count);

/// Fills memory with premultiplied pixels, of which many repeat the ones before, and all are opaque where that is asked for.
void fill_pixels(uint64_t *seed, uint32_t *pixels, size_t count, bool opaque);

/// Does a kernel's work on what a seed decides, and returns the sum of its answers.
typedef uint64_t (*trial)(uint64_t seed);

uint64_t try_blur(uint64_t seed);
uint64_t try_mosaic(uint64_t seed);
uint64_t try_compare(uint64_t seed);
uint64_t try_filters(uint64_t seed);
uint64_t try_tokens(uint64_t seed);
uint64_t try_unfilter(uint64_t seed);
uint64_t try_rgb(uint64_t seed);
uint64_t try_unpack(uint64_t seed);
uint64_t try_rgba(uint64_t seed);

/// The sum of what inflating a stream gives, whole and with bytes of it changed.
uint64_t try_inflate(uint64_t seed, const uint8_t *stream, size_t length, size_t size);
