// Digests of 32 bytes, by which content is known again: BLAKE2b-256 without a key, as RFC 7693 has it.
#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// The number of bytes of a digest.
#define DIGEST_LENGTH 32

// A digest that is being made.
typedef struct {
  uint64_t state[8];
  uint64_t total;
  uint8_t block[128];
  size_t filled;
} digest_work;

// Begins a digest.
void digest_begin(digest_work *work);

// Adds bytes; in how many parts they come makes no difference.
void digest_add(digest_work *work, const void *bytes, size_t count);

// Ends a digest; the work cannot be used further.
void digest_end(digest_work *work, uint8_t digest[DIGEST_LENGTH]);

// Adds what the linker wrote into the running program and into each library that it has loaded, to
// tell one build from another: the GNU build ID, on macOS the UUID; a file without one is added whole.
// Returns false where there is neither.
bool digest_add_program(digest_work *work);
