#include "CDigest.h"

#include <string.h>

enum { BLOCK = 128, ROUNDS = 12 };

// Section 2.6 of RFC 7693: the first 64 bits of the fractions of the roots of the first eight primes.
static const uint64_t beginning[8] = {
    0x6A09E667F3BCC908, 0xBB67AE8584CAA73B, 0x3C6EF372FE94F82B, 0xA54FF53A5F1D36F1,
    0x510E527FADE682D1, 0x9B05688C2B3E6C1F, 0x1F83D9ABFB41BD6B, 0x5BE0CD19137E2179,
};

// Section 2.7: the words of the block that each round mixes in, in their order.
static const uint8_t schedule[10][16] = {
    {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15},
    {14, 10, 4, 8, 9, 15, 13, 6, 1, 12, 0, 2, 11, 7, 5, 3},
    {11, 8, 12, 0, 5, 2, 15, 13, 10, 14, 3, 6, 7, 1, 9, 4},
    {7, 9, 3, 1, 13, 12, 11, 14, 2, 6, 5, 10, 4, 0, 15, 8},
    {9, 0, 5, 7, 2, 4, 10, 15, 14, 1, 11, 12, 6, 8, 3, 13},
    {2, 12, 6, 10, 0, 11, 8, 3, 4, 13, 7, 5, 15, 14, 1, 9},
    {12, 5, 1, 15, 14, 13, 4, 10, 0, 7, 6, 3, 9, 2, 8, 11},
    {13, 11, 7, 14, 12, 1, 3, 9, 5, 0, 15, 4, 8, 6, 2, 10},
    {6, 15, 14, 9, 11, 3, 0, 8, 12, 2, 13, 7, 1, 4, 10, 5},
    {10, 2, 8, 4, 7, 6, 1, 5, 15, 11, 9, 14, 3, 12, 13, 0},
};

static uint64_t rotated(uint64_t word, int bits) { return word >> bits | word << (64 - bits); }

static uint64_t little_endian(const uint8_t *bytes) {
  uint64_t word = 0;
  for (int i = 0; i < 8; i++) word |= (uint64_t)bytes[i] << (8 * i);
  return word;
}

static inline __attribute__((always_inline)) void mix(
    uint64_t *a, uint64_t *b, uint64_t *c, uint64_t *d, uint64_t x, uint64_t y) {
  *a += *b + x;
  *d = rotated(*d ^ *a, 32);
  *c += *d;
  *b = rotated(*b ^ *c, 24);
  *a += *b + y;
  *d = rotated(*d ^ *a, 16);
  *c += *d;
  *b = rotated(*b ^ *c, 63);
}

static inline __attribute__((always_inline)) void mix_round(
    uint64_t v[16], const uint64_t words[16], const uint8_t order[16]) {
  mix(&v[0], &v[4], &v[8], &v[12], words[order[0]], words[order[1]]);
  mix(&v[1], &v[5], &v[9], &v[13], words[order[2]], words[order[3]]);
  mix(&v[2], &v[6], &v[10], &v[14], words[order[4]], words[order[5]]);
  mix(&v[3], &v[7], &v[11], &v[15], words[order[6]], words[order[7]]);
  mix(&v[0], &v[5], &v[10], &v[15], words[order[8]], words[order[9]]);
  mix(&v[1], &v[6], &v[11], &v[12], words[order[10]], words[order[11]]);
  mix(&v[2], &v[7], &v[8], &v[13], words[order[12]], words[order[13]]);
  mix(&v[3], &v[4], &v[9], &v[14], words[order[14]], words[order[15]]);
}

static void compress(digest_work *work, const uint8_t block[BLOCK], bool is_last) {
  uint64_t words[16], v[16];
  for (int i = 0; i < 16; i++) words[i] = little_endian(block + 8 * i);
  memcpy(v, work->state, sizeof work->state);
  memcpy(v + 8, beginning, sizeof beginning);
  v[12] ^= work->total;
  if (is_last) v[14] = ~v[14];
#pragma clang loop unroll(full)
  for (int round = 0; round < ROUNDS; round++) mix_round(v, words, schedule[round % 10]);
  for (int i = 0; i < 8; i++) work->state[i] ^= v[i] ^ v[i + 8];
}

// The block that is full is kept until more comes, as the last one is compressed otherwise.
void digest_begin(digest_work *work) {
  memcpy(work->state, beginning, sizeof beginning);
  work->state[0] ^= 0x01010000 ^ DIGEST_LENGTH;
  work->total = 0;
  work->filled = 0;
}

void digest_add(digest_work *work, const void *bytes, size_t count) {
  const uint8_t *next = bytes;
  while (count > 0) {
    if (work->filled == BLOCK) {
      work->total += BLOCK;
      compress(work, work->block, false);
      work->filled = 0;
    }
    if (work->filled == 0 && count > BLOCK) {
      work->total += BLOCK;
      compress(work, next, false);
      next += BLOCK;
      count -= BLOCK;
      continue;
    }
    size_t room = BLOCK - work->filled;
    size_t taken = count < room ? count : room;
    memcpy(work->block + work->filled, next, taken);
    work->filled += taken;
    next += taken;
    count -= taken;
  }
}

void digest_end(digest_work *work, uint8_t digest[DIGEST_LENGTH]) {
  memset(work->block + work->filled, 0, BLOCK - work->filled);
  work->total += work->filled;
  compress(work, work->block, true);
  for (int i = 0; i < DIGEST_LENGTH; i++) digest[i] = (uint8_t)(work->state[i / 8] >> (8 * (i % 8)));
}
