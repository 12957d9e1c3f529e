// Prefix codes of deflate as tables, a part of the inflating body.

/// An entry of a table: in its lowest byte the bits that it takes with its extra bits, then flags, the bits without the
/// extra bits, and a value: a byte, the least length or distance, or where the second table starts for codes that are
/// longer than an index.
typedef uint32_t code_entry;

enum {
  entry_literal = 1 << 8,
  entry_end = 1 << 9,
  entry_second_table = 1 << 10,
  entry_invalid = 1 << 11,
  longest_code = 15,
  literal_bits = 10,
  distance_bits = 8,
  precode_bits = 7,
  // A code that is longer than an index shares its first bits with another, so there are at most half as many second
  // tables as symbols.
  literal_entries = (1 << literal_bits) + 288 / 2 * (1 << (longest_code - literal_bits)),
  distance_entries = (1 << distance_bits) + 32 / 2 * (1 << (longest_code - distance_bits)),
};

static inline code_entry entry_of(uint32_t value, uint32_t flags, uint32_t extra_bits) {
  return value << 16 | flags | extra_bits;
}

/// The entry with the length of its code.
static inline code_entry with_length(code_entry entry, uint32_t length) { return (entry + length) | length << 12; }

static inline uint32_t bits_with_extra(code_entry entry) { return entry & 255; }
static inline uint32_t bits_of_code(code_entry entry) { return entry >> 12 & 15; }
static inline uint32_t value_of(code_entry entry) { return entry >> 16; }

static code_entry literal_meaning(uint32_t symbol) {
  static const uint8_t lengths[] = {3,  4,  5,  6,  7,  8,  9,  10, 11,  13,  15,  17,  19,  23, 27,
                                    31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227};
  if (symbol < 256) return entry_of(symbol, entry_literal, 0);
  if (symbol == 256) return entry_of(0, entry_end, 0);
  if (symbol == 285) return entry_of(258, 0, 0);
  if (symbol > 285) return entry_of(0, entry_invalid, 0);
  return entry_of(lengths[symbol - 257], 0, symbol < 265 ? 0 : (symbol - 261) / 4);
}

static code_entry distance_meaning(uint32_t symbol) {
  if (symbol > 29) return entry_of(0, entry_invalid, 0);
  if (symbol < 4) return entry_of(symbol + 1, 0, 0);
  uint32_t extra_bits = symbol / 2 - 1;
  return entry_of(((2 + symbol % 2) << extra_bits) + 1, 0, extra_bits);
}

static code_entry precode_meaning(uint32_t symbol) { return entry_of(symbol, 0, 0); }

static uint32_t reversed_bits(uint32_t code, uint32_t count) {
  uint32_t reversed = 0;
  for (uint32_t i = 0; i < count; i++) reversed |= (code >> i & 1) << (count - 1 - i);
  return reversed;
}

/// True where codes of these lengths fill the space of codes, or are none, or one of a single bit.
static bool is_code(const uint8_t *lengths, size_t symbols) {
  uint32_t used = 0, count = 0;
  for (size_t i = 0; i < symbols; i++) {
    used += lengths[i] ? 1u << (longest_code - lengths[i]) : 0;
    count += lengths[i] != 0;
  }
  return used == 1u << longest_code || count == 0 || (count == 1 && used == 1u << (longest_code - 1));
}

/// Writes an entry wherever an index starts with a code.
static void spread(code_entry *table, uint32_t code, uint32_t length, uint32_t index_bits, code_entry entry) {
  for (uint32_t i = code; i < 1u << index_bits; i += 1u << length) table[i] = entry;
}

/// Makes the table of a canonical code (RFC 1951, section 3.2.2); false where the lengths make none.
static bool make_table(
  code_entry *table, uint32_t index_bits, const uint8_t *lengths, uint32_t symbols, code_entry (*meaning)(uint32_t)
) {
  if (!is_code(lengths, symbols)) return false;
  uint32_t next = 0, end = 1u << index_bits, second_bits = longest_code - index_bits;
  for (uint32_t i = 0; i < end; i++) table[i] = with_length(entry_invalid, 1);
  for (uint32_t length = 1; length <= longest_code; length++, next <<= 1)
    for (uint32_t symbol = 0; symbol < symbols; symbol++) {
      if (lengths[symbol] != length) continue;
      uint32_t code = reversed_bits(next++, length);
      if (length <= index_bits) {
        spread(table, code, length, index_bits, with_length(meaning(symbol), length));
        continue;
      }
      code_entry *first = table + (code & ((1u << index_bits) - 1));
      if (!(*first & entry_second_table)) {
        *first = with_length(entry_of(end, entry_second_table, 0), index_bits);
        end += 1u << second_bits;
      }
      uint32_t rest = length - index_bits;
      spread(table + value_of(*first), code >> index_bits, rest, second_bits, with_length(meaning(symbol), rest));
    }
  return true;
}
