/// The result of an action as Bazel's remote cache keeps it: the message `build.bazel.remote.execution.v2.ActionResult`, as much of it as names one file or has a few bytes in it.
///
/// Servers that check what they keep, as bazel-remote does, take nothing else below `/ac/`. The fields are those of
/// `remote_execution.proto`: `output_files` is 2 (with `path` 1 and `digest` 2, which has `hash` 1 and `size_bytes` 2), and
/// `stdout_raw` 5.
package enum ActionResult: Hashable {
  /// The bytes themselves.
  case bytes([UInt8])
  /// A file by the digest of its content and its length.
  case file(Digest, size: Int)

  /// The bytes of the message.
  package var encoded: [UInt8] {
    switch self {
    case .bytes(let bytes): return Self.field(5, bytes)
    case .file(let digest, let size):
      let sized =
        Self.field(1, Array(digest.hexadecimal.utf8)) + [2 << 3] + Self.variable(UInt64(size))
      return Self.field(2, Self.field(1, Array("product".utf8)) + Self.field(2, sized))
    }
  }

  /// Reads a message; nil where it is none, or has neither a file nor bytes in it.
  package init?(_ bytes: [UInt8]) {
    guard let fields = Self.fields(of: bytes[...]) else { return nil }
    if let file = fields.first(where: { $0.number == 2 })?.bytes {
      guard let digest = Self.fields(of: file)?.first(where: { $0.number == 2 })?.bytes,
        let parts = Self.fields(of: digest),
        let hash = parts.first(where: { $0.number == 1 })?.bytes,
        let content = Digest(hexadecimal: hash),
        let size = parts.first(where: { $0.number == 2 }).flatMap({ Int(exactly: $0.value) })
      else { return nil }
      self = .file(content, size: size)
    } else if let raw = fields.first(where: { $0.number == 5 })?.bytes {
      self = .bytes(Array(raw))
    } else {
      return nil
    }
  }

  /// A field with its number, and its bytes or its value.
  private typealias Field = (number: UInt64, bytes: ArraySlice<UInt8>?, value: UInt64)

  private static func field(_ number: UInt8, _ bytes: [UInt8]) -> [UInt8] {
    [number << 3 | 2] + variable(UInt64(bytes.count)) + bytes
  }

  /// A number in groups of seven bits, the lowest first.
  private static func variable(_ number: UInt64) -> [UInt8] {
    var (rest, bytes) = (number, [UInt8]())
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    return bytes + [UInt8(rest)]
  }

  /// The first field of each number that may matter: however many there are, they take no more memory.
  private static func fields(of bytes: ArraySlice<UInt8>) -> [Field]? {
    var (rest, fields) = (bytes, [Field]())
    while !rest.isEmpty {
      guard let key = number(in: &rest), let field = field(key, in: &rest) else { return nil }
      if field.number <= 5, !fields.contains(where: { $0.number == field.number }) {
        fields.append(field)
      }
    }
    return fields
  }

  /// The field behind a key: by its lowest three bits a number, eight bytes, some bytes, or four.
  private static func field(_ key: UInt64, in rest: inout ArraySlice<UInt8>) -> Field? {
    switch key & 7 {
    case 0: return number(in: &rest).map { (key >> 3, nil, $0) }
    case 1: return take(8, from: &rest).map { _ in (key >> 3, nil, 0) }
    case 2:
      guard let count = number(in: &rest).flatMap({ Int(exactly: $0) }),
        let bytes = take(count, from: &rest)
      else { return nil }
      return (key >> 3, bytes, 0)
    case 5: return take(4, from: &rest).map { _ in (key >> 3, nil, 0) }
    default: return nil
    }
  }

  private static func take(
    _ count: Int, from rest: inout ArraySlice<UInt8>
  ) -> ArraySlice<UInt8>? {
    guard count <= rest.count else { return nil }
    defer { rest = rest.dropFirst(count) }
    return rest.prefix(count)
  }

  private static func number(in rest: inout ArraySlice<UInt8>) -> UInt64? {
    var number: UInt64 = 0
    for place in 0..<UInt64(10) {
      guard let byte = rest.popFirst() else { return nil }
      number |= UInt64(byte & 0x7F) << (7 * place)
      if byte < 0x80 { return number }
    }
    return nil
  }
}
