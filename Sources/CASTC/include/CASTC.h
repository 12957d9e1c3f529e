#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// The outcome of a call.
typedef enum astc_status {
  astc_done = 0,
  /// libastcenc is not installed, or of a version with another interface.
  astc_no_library,
  /// There is not memory enough.
  astc_no_memory,
  /// The library refuses what it was given.
  astc_refused,
} astc_status;

/// libastcenc, loaded, with its tables for blocks of 4x4 pixels; for one thread at a time.
typedef struct astc_codec astc_codec;

/// Loads the library and makes its tables; those to compress take more memory. On success the codec is the caller's.
astc_status astc_open(bool compresses, float quality, astc_codec **codec);

/// Frees a codec, and lets the library go.
void astc_close(astc_codec *codec);

/// Packs RGBA pixels of a byte a component into blocks; `length` is 16 for each block begun.
astc_status astc_compress(
    astc_codec *codec, const uint8_t *rgba, unsigned width, unsigned height, uint8_t *blocks, size_t length);

/// Unpacks blocks to RGBA pixels of a byte a component.
astc_status astc_decompress(
    astc_codec *codec, const uint8_t *blocks, size_t length, unsigned width, unsigned height, uint8_t *rgba);

#ifdef __cplusplus
}
#endif
