// deflate FRAME WIDTH HEIGHT N: the rows of a PNG file without filters, by libdeflate at level 1.
#include <libdeflate.h>
#include <stdio.h>
#include <stdlib.h>

#include "rgb.h"
#include "samples.h"

// What a PNG file holds beside its compressed rows: the signature, the ends of three chunks, and
// the header's fields.
enum { AROUND = 8 + 3 * 12 + 13 };

static uint8_t *rows, *compressed;
static size_t room, file_size;

static void encode(void *subject) {
  const Frame *frame = subject;
  size_t stride = (size_t)frame->width * 3 + 1;
  for (size_t row = 0; row < frame->height; row++) {
    rows[row * stride] = 0;
    pack_rgb(frame->pixels + row * frame->width * 4, rows + row * stride + 1, frame->width);
  }
  struct libdeflate_compressor *compressor = libdeflate_alloc_compressor(1);
  size_t size = stride * frame->height;
  file_size = AROUND + libdeflate_zlib_compress(compressor, rows, size, compressed, room);
  libdeflate_free_compressor(compressor);
}

int main(int count, char **arguments) {
  require(count == 5, "deflate FRAME WIDTH HEIGHT N");
  Frame frame = frame_read(arguments[1], atoi(arguments[2]), atoi(arguments[3]));
  size_t size = ((size_t)frame.width * 3 + 1) * frame.height;
  room = libdeflate_zlib_compress_bound(NULL, size);
  rows = malloc(size);
  compressed = malloc(room);
  require(rows != NULL && compressed != NULL, "there is no memory for a file");
  report("encode", atoi(arguments[4]), encode, &frame);
  printf("bytes %zu\n", file_size);
  return 0;
}
