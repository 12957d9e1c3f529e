// Tokens as bits, a body of kernels.inc.h.

/// Bits and their number, at most 57.
typedef struct bit_string {
  uint64_t bits;
  uint32_t count;
} bit_string;

static inline bit_string string_of(uint32_t code) { return (bit_string){code & 0xFFFFFF, code >> 24}; }

static inline bit_string followed_by(bit_string first, bit_string second) {
  return (bit_string){first.bits | second.bits << first.count, first.count + second.count};
}

/// Bits that wait for their byte to be full, and where it goes.
typedef struct bit_writer {
  uint8_t *next;
  uint64_t pending;
  uint32_t count;
} bit_writer;

static inline void put(bit_writer *writer, bit_string string) {
  uint64_t pending = writer->pending | string.bits << writer->count;
  uint32_t count = writer->count + string.count;
  memcpy(writer->next, &pending, sizeof pending);
  writer->next += count / 8;
  writer->pending = pending >> (count & ~7u);
  writer->count = count % 8;
}

/// Writes the code of a run of the greatest length so many times, three at once: they have at most 17 bits.
static inline void put_whole_runs(bit_writer *writer, const uint32_t *codes, size_t times) {
  bit_string one = string_of(codes[256 + pixels_token_longest_run]);
  bit_string three = followed_by(followed_by(one, one), one);
  for (; times >= 3; times -= 3) put(writer, three);
  for (; times > 0; times--) put(writer, one);
}

/// Writes a pixel and its run, together where they fit into one store.
static inline void put_pixel(bit_writer *writer, const uint32_t *codes, uint32_t token) {
  bit_string red = string_of(codes[token >> 24]), green = string_of(codes[token >> 16 & 255]);
  bit_string blue = string_of(codes[token >> 8 & 255]), run = string_of(codes[256 + (token & 255)]);
  bit_string pixel = followed_by(followed_by(red, green), blue);
  if (pixel.count + run.count <= 56) {
    put(writer, followed_by(pixel, run));
  } else {
    put(writer, pixel);
    put(writer, run);
  }
}

static size_t write_tokens(
  const uint32_t *tokens, size_t count, const uint32_t *codes, pixels_bits *bits, uint8_t *output
) {
  bit_writer writer = {output, bits->pending, bits->count};
  for (size_t i = 0; i < count; i++) {
    uint32_t token = tokens[i], kind = token & 255;
    if (__builtin_expect(kind <= pixels_token_longest_run, 1)) put_pixel(&writer, codes, token);
    else if (kind == pixels_token_row) put(&writer, string_of(codes[pixels_filter_up]));
    else put_whole_runs(&writer, codes, token >> 8);
  }
  *bits = (pixels_bits){writer.pending, writer.count};
  return (size_t)(writer.next - output);
}
