// By libspng, at level 1 without filters, its quickest to write:
// spng encode FRAME WIDTH HEIGHT N: a PNG file of a frame in memory.
// spng decode FILE N: the pixels of a PNG file in memory, of four bytes and of three.
#include <spng.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "rgb.h"
#include "samples.h"

// A file in memory, and room for the pixels in it.
typedef struct {
  const uint8_t *bytes;
  size_t size;
  uint8_t *pixels;
  size_t room;
  enum spng_format format;
} File;

static uint8_t *rgb;
static size_t file_size;

static void encode(void *subject) {
  const Frame *frame = subject;
  size_t pixels = (size_t)frame->width * frame->height;
  pack_rgb(frame->pixels, rgb, pixels);
  spng_ctx *context = spng_ctx_new(SPNG_CTX_ENCODER);
  struct spng_ihdr header = {.width = frame->width,
                             .height = frame->height,
                             .bit_depth = 8,
                             .color_type = SPNG_COLOR_TYPE_TRUECOLOR};
  spng_set_option(context, SPNG_ENCODE_TO_BUFFER, 1);
  spng_set_option(context, SPNG_IMG_COMPRESSION_LEVEL, 1);
  spng_set_option(context, SPNG_FILTER_CHOICE, SPNG_DISABLE_FILTERING);
  spng_set_ihdr(context, &header);
  int status = spng_encode_image(context, rgb, pixels * 3, SPNG_FMT_PNG, SPNG_ENCODE_FINALIZE);
  require(status == 0, "libspng cannot write the frame");
  free(spng_get_png_buffer(context, &file_size, &status));
  spng_ctx_free(context);
}

static void decode(void *subject) {
  const File *file = subject;
  spng_ctx *context = spng_ctx_new(0);
  spng_set_png_buffer(context, file->bytes, file->size);
  int status = spng_decode_image(context, file->pixels, file->room, file->format, 0);
  require(status == 0, "libspng cannot read the file");
  spng_ctx_free(context);
}

static size_t decoded_size(const File *file) {
  size_t size = 0;
  spng_ctx *context = spng_ctx_new(0);
  spng_set_png_buffer(context, file->bytes, file->size);
  int status = spng_decoded_image_size(context, file->format, &size);
  require(status == 0, "libspng cannot read the file");
  spng_ctx_free(context);
  return size;
}

static void measure_encoding(char **arguments) {
  Frame frame = frame_read(arguments[2], atoi(arguments[3]), atoi(arguments[4]));
  rgb = malloc((size_t)frame.width * frame.height * 3);
  require(rgb != NULL, "there is no memory for a frame");
  report("encode", atoi(arguments[5]), encode, &frame);
  printf("bytes %zu\n", file_size);
}

static void measure_decoding(const char *name, enum spng_format format, char **arguments) {
  File file = {.format = format};
  file.bytes = file_read(arguments[2], &file.size);
  file.room = decoded_size(&file);
  file.pixels = malloc(file.room);
  require(file.pixels != NULL, "there is no memory for the pixels");
  report(name, atoi(arguments[3]), decode, &file);
}

int main(int count, char **arguments) {
  if (count == 6 && strcmp(arguments[1], "encode") == 0) {
    measure_encoding(arguments);
  } else {
    require(count == 4 && strcmp(arguments[1], "decode") == 0,
            "spng encode FRAME WIDTH HEIGHT N | decode FILE N");
    measure_decoding("decode", SPNG_FMT_RGBA8, arguments);
    measure_decoding("decode-rgb", SPNG_FMT_RGB8, arguments);
  }
  return 0;
}
