// The one place that knows libastcenc, whose header is C++.
//
// It is loaded when the first texture is read or written, not when the program starts: no screen that is only drawn
// pays for it. Bytes are the same on every processor: the library is built for one set of instructions, chooses none
// at run time, fuses no operations unless built to ("Building.md": all normal builds are invariant), and runs here on
// one thread.

#include "CASTC.h"

#if defined(__linux__) && __has_include(<astcenc.h>)

// Asks the header for the names of the shared library, which are those of C.
#define ASTCENC_DYNAMIC_LIBRARY
#include <astcenc.h>
#include <dlfcn.h>
#include <stdlib.h>

/// The shared library of version 4.2; the ending counts its interfaces.
static const char library_name[] = "libastcenc.so.3d";

/// True where the header is of that version too, by what it lays out.
static const bool is_known = sizeof(astcenc_config) == 108 && sizeof(astcenc_image) == 24;

struct astc_codec {
  void *library;
  astcenc_context *context;
  decltype(&astcenc_config_init) config_init;
  decltype(&astcenc_context_alloc) context_alloc;
  decltype(&astcenc_context_free) context_free;
  decltype(&astcenc_compress_image) compress_image;
  decltype(&astcenc_compress_reset) compress_reset;
  decltype(&astcenc_decompress_image) decompress_image;
  decltype(&astcenc_decompress_reset) decompress_reset;
};

static const astcenc_swizzle unswizzled = {ASTCENC_SWZ_R, ASTCENC_SWZ_G, ASTCENC_SWZ_B, ASTCENC_SWZ_A};

/// The outcome of a call of the library's.
static astc_status status(astcenc_error error) {
  switch (error) {
  case ASTCENC_SUCCESS: return astc_done;
  case ASTCENC_ERR_OUT_OF_MEM: return astc_no_memory;
  default: return astc_refused;
  }
}

/// Finds a function of the library's; false where it has none of that name.
template <typename Function> static bool find(void *library, const char *name, Function *function) {
  *function = reinterpret_cast<Function>(dlsym(library, name));
  return *function != nullptr;
}

/// Loads the library.
static astc_status load(astc_codec *codec) {
  codec->library = is_known ? dlopen(library_name, RTLD_NOW | RTLD_LOCAL) : nullptr;
  bool found = codec->library != nullptr
    && find(codec->library, "astcenc_config_init", &codec->config_init)
    && find(codec->library, "astcenc_context_alloc", &codec->context_alloc)
    && find(codec->library, "astcenc_context_free", &codec->context_free)
    && find(codec->library, "astcenc_compress_image", &codec->compress_image)
    && find(codec->library, "astcenc_compress_reset", &codec->compress_reset)
    && find(codec->library, "astcenc_decompress_image", &codec->decompress_image)
    && find(codec->library, "astcenc_decompress_reset", &codec->decompress_reset);
  return found ? astc_done : astc_no_library;
}

/// Makes the tables: linear, as the tools that read devices' files take them.
static astc_status prepare(astc_codec *codec, bool compresses, float quality) {
  astcenc_config config;
  unsigned flags = compresses ? ASTCENC_FLG_SELF_DECOMPRESS_ONLY : ASTCENC_FLG_DECOMPRESS_ONLY;
  astc_status result = status(codec->config_init(ASTCENC_PRF_LDR, 4, 4, 1, quality, flags, &config));
  return result != astc_done ? result : status(codec->context_alloc(&config, 1, &codec->context));
}

astc_status astc_open(bool compresses, float quality, astc_codec **opened) {
  astc_codec *codec = static_cast<astc_codec *>(calloc(1, sizeof(astc_codec)));
  if (codec == nullptr) return astc_no_memory;
  astc_status result = load(codec);
  if (result == astc_done) result = prepare(codec, compresses, quality);
  if (result != astc_done) {
    astc_close(codec);
    return result;
  }
  *opened = codec;
  return astc_done;
}

void astc_close(astc_codec *codec) {
  if (codec->context != nullptr) codec->context_free(codec->context);
  if (codec->library != nullptr) dlclose(codec->library);
  free(codec);
}

astc_status astc_compress(
    astc_codec *codec, const uint8_t *rgba, unsigned width, unsigned height, uint8_t *blocks, size_t length) {
  // The library does not write to the pixels, though its type would let it.
  void *slice = const_cast<uint8_t *>(rgba);
  astcenc_image image = {width, height, 1, ASTCENC_TYPE_U8, &slice};
  astc_status result = status(codec->compress_image(codec->context, &image, &unswizzled, blocks, length, 0));
  return result != astc_done ? result : status(codec->compress_reset(codec->context));
}

astc_status astc_decompress(
    astc_codec *codec, const uint8_t *blocks, size_t length, unsigned width, unsigned height, uint8_t *rgba) {
  void *slice = rgba;
  astcenc_image image = {width, height, 1, ASTCENC_TYPE_U8, &slice};
  astc_status result = status(codec->decompress_image(codec->context, blocks, length, &image, &unswizzled, 0));
  return result != astc_done ? result : status(codec->decompress_reset(codec->context));
}

#else

astc_status astc_open(bool, float, astc_codec **) { return astc_no_library; }
void astc_close(astc_codec *) {}
astc_status astc_compress(astc_codec *, const uint8_t *, unsigned, unsigned, uint8_t *, size_t) { return astc_no_library; }
astc_status astc_decompress(astc_codec *, const uint8_t *, size_t, unsigned, unsigned, uint8_t *) { return astc_no_library; }

#endif
