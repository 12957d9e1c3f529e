// Inflating (RFC 1951), a body of kernels.inc.h. Runs of few bytes, of which pictures are full, are written from a
// register.

#include "inflate_codes.inc.h"

/// Bits that were read and not yet used, lowest first; behind the end of the input come zeros, which are counted.
typedef struct bit_reader {
  uint64_t bits;
  uint32_t count;
  const uint8_t *next, *end;
  size_t missing;
} bit_reader;

/// Where the output stands.
typedef struct inflation {
  uint8_t *start, *next, *end;
} inflation;

/// The tables of a block's codes.
typedef struct block_codes {
  code_entry literals[literal_entries];
  code_entry distances[distance_entries];
} block_codes;

/// Reads until there are at least 56 bits.
static inline void refill(bit_reader *reader) {
  if (reader->end - reader->next >= 8) {
    uint64_t word;
    memcpy(&word, reader->next, sizeof word);
    reader->bits |= word << reader->count;
    reader->next += (63 - reader->count) / 8;
    reader->count |= 56;
    return;
  }
  for (; reader->count <= 56; reader->count += 8) {
    if (reader->next < reader->end) reader->bits |= (uint64_t)*reader->next++ << reader->count;
    else reader->missing++;
  }
}

static inline uint32_t peek(const bit_reader *reader, uint32_t count) {
  return (uint32_t)reader->bits & ((1u << count) - 1);
}

static inline void drop(bit_reader *reader, uint32_t count) {
  reader->bits >>= count;
  reader->count -= count;
}

static inline uint32_t take(bit_reader *reader, uint32_t count) {
  uint32_t value = peek(reader, count);
  drop(reader, count);
  return value;
}

/// True where bits were used that the input does not have.
static bool is_overdrawn(const bit_reader *reader) { return reader->missing * 8 > reader->count; }

/// The entry of the next code, whose bits are still there.
static inline code_entry next_entry(bit_reader *reader, const code_entry *table, uint32_t index_bits) {
  code_entry entry = table[peek(reader, index_bits)];
  if (!(entry & entry_second_table)) return entry;
  drop(reader, index_bits);
  return table[value_of(entry) + peek(reader, longest_code - index_bits)];
}

/// The value of an entry with its extra bits, which are used up.
static inline uint32_t take_value(bit_reader *reader, code_entry entry) {
  uint32_t extra = peek(reader, bits_with_extra(entry)) >> bits_of_code(entry);
  drop(reader, bits_with_extra(entry));
  return value_of(entry) + extra;
}

/// Repeats the last few bytes, fewer than eight, by stores of eight that may go beyond the end.
static inline void repeat_few(uint8_t *output, size_t distance, size_t length) {
  uint64_t pattern, step = 8 / distance * distance;
  memcpy(&pattern, output - 8, sizeof pattern);
  pattern >>= 64 - 8 * distance;
  for (size_t filled = distance; filled < 8; filled *= 2) pattern |= pattern << 8 * filled;
  for (size_t i = 0; i < length; i += step) memcpy(output + i, &pattern, sizeof pattern);
}

/// Copies bytes from so far back, in stores of `size` bytes that may go beyond the end.
#define COPY_BACK(size) \
  for (size_t i = 0; i < length; i += size) memcpy(output + i, output + i - distance, size)

/// Repeats what lies so far back; there is room for 32 bytes beyond the end.
static inline void copy_match(uint8_t *output, size_t distance, size_t length) {
  if (distance >= 32) COPY_BACK(32);
  else if (distance >= 8) COPY_BACK(8);
  else repeat_few(output, distance, length);
}

#undef COPY_BACK

/// Copies bytes one after another, where the source may reach into what is being written, and nothing beyond it.
static void copy_bytes(uint8_t *output, const uint8_t *source, size_t length) {
  for (size_t i = 0; i < length; i++) output[i] = source[i];
}

static pixels_inflated inflate_symbols(bit_reader *reader, const block_codes *codes, inflation *output) {
  for (;;) {
    refill(reader);
    code_entry entry = next_entry(reader, codes->literals, literal_bits);
    if (entry & entry_literal) {
      if (output->next == output->end) return pixels_inflated_too_long;
      *output->next++ = (uint8_t)value_of(entry);
      drop(reader, bits_with_extra(entry));
      continue;
    }
    if (entry & entry_invalid) return pixels_inflated_corrupt;
    size_t length = take_value(reader, entry);
    if (entry & entry_end) return is_overdrawn(reader) ? pixels_inflated_corrupt : pixels_inflated_whole;
    entry = next_entry(reader, codes->distances, distance_bits);
    if (entry & entry_invalid) return pixels_inflated_corrupt;
    size_t distance = take_value(reader, entry), room = (size_t)(output->end - output->next);
    if (distance > (size_t)(output->next - output->start)) return pixels_inflated_corrupt;
    if (length > room) return pixels_inflated_too_long;
    if (room >= length + 32 && output->next - output->start >= 8) copy_match(output->next, distance, length);
    else copy_bytes(output->next, output->next - distance, length);
    output->next += length;
  }
}

/// Reads the lengths of both codes, which are themselves coded; false where they make no sense.
static bool read_lengths(bit_reader *reader, const code_entry *precode, uint8_t *lengths, size_t count) {
  for (size_t i = 0; i < count;) {
    refill(reader);
    code_entry entry = next_entry(reader, precode, precode_bits);
    if (entry & entry_invalid) return false;
    uint32_t symbol = take_value(reader, entry), repeats = 1;
    if (symbol == 16) repeats = 3 + take(reader, 2);
    if (symbol == 17) repeats = 3 + take(reader, 3);
    if (symbol == 18) repeats = 11 + take(reader, 7);
    if (repeats > count - i || (symbol == 16 && i == 0)) return false;
    memset(lengths + i, symbol < 16 ? (int)symbol : symbol == 16 ? lengths[i - 1] : 0, repeats);
    i += repeats;
  }
  return true;
}

static bool read_codes(bit_reader *reader, block_codes *codes) {
  static const uint8_t order[19] = {16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15};
  uint8_t precode_lengths[19] = {0}, lengths[288 + 32] = {0};
  code_entry precode[(1 << precode_bits)];
  uint32_t literals = 257 + take(reader, 5), distances = 1 + take(reader, 5), count = 4 + take(reader, 4);
  for (uint32_t i = 0; i < count; i++) {
    refill(reader);
    precode_lengths[order[i]] = (uint8_t)take(reader, 3);
  }
  return make_table(precode, precode_bits, precode_lengths, 19, precode_meaning)
         && read_lengths(reader, precode, lengths, literals + distances)
         && make_table(codes->literals, literal_bits, lengths, literals, literal_meaning)
         && make_table(codes->distances, distance_bits, lengths + literals, distances, distance_meaning);
}

/// The codes of blocks that describe none (RFC 1951, section 3.2.6).
static bool set_fixed_codes(block_codes *codes) {
  uint8_t lengths[288 + 32];
  memset(lengths, 8, 144);
  memset(lengths + 144, 9, 112);
  memset(lengths + 256, 7, 24);
  memset(lengths + 280, 8, 8);
  memset(lengths + 288, 5, 32);
  return make_table(codes->literals, literal_bits, lengths, 288, literal_meaning)
         && make_table(codes->distances, distance_bits, lengths + 288, 32, distance_meaning);
}

static pixels_inflated copy_stored(bit_reader *reader, inflation *output) {
  drop(reader, reader->count % 8);
  refill(reader);
  size_t length = take(reader, 16), complement = take(reader, 16);
  // What was read ahead is read again from memory.
  if (is_overdrawn(reader) || (length ^ complement) != 0xFFFF) return pixels_inflated_corrupt;
  reader->next -= reader->count / 8 - reader->missing;
  reader->bits = reader->count = reader->missing = 0;
  if (length > (size_t)(reader->end - reader->next)) return pixels_inflated_corrupt;
  if (length > (size_t)(output->end - output->next)) return pixels_inflated_too_long;
  memcpy(output->next, reader->next, length);
  output->next += length;
  reader->next += length;
  return pixels_inflated_whole;
}

static pixels_inflated inflate_block(bit_reader *reader, uint32_t kind, block_codes *codes, inflation *output) {
  switch (kind) {
    case 0: return copy_stored(reader, output);
    case 1: set_fixed_codes(codes); return inflate_symbols(reader, codes, output);
    case 2:
      if (!read_codes(reader, codes)) return pixels_inflated_corrupt;
      return inflate_symbols(reader, codes, output);
    default: return pixels_inflated_corrupt;
  }
}

static pixels_inflated inflate(const uint8_t *input, size_t length, uint8_t *output, size_t size, size_t *used) {
  bit_reader reader = {.next = input, .end = input + length};
  inflation written = {output, output, output + size};
  block_codes codes;
  bool is_last;
  do {
    refill(&reader);
    if (is_overdrawn(&reader)) return pixels_inflated_corrupt;
    is_last = take(&reader, 1);
    pixels_inflated result = inflate_block(&reader, take(&reader, 2), &codes, &written);
    if (result != pixels_inflated_whole) return result;
  } while (!is_last);
  *used = (size_t)(reader.next - input) - (reader.count / 8 - reader.missing);
  return written.next == written.end ? pixels_inflated_whole : pixels_inflated_too_short;
}
