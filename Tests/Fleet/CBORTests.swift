import AfterimageFleet
import AfterimageRandom
import Testing

/// Values in CBOR, held against the examples of RFC 8949, appendix A.
struct CBORTests {
  @Test(arguments: [
    (CBOR.integer(0), "00"), (.integer(23), "17"), (.integer(24), "1818"),
    (.integer(100), "1864"), (.integer(1000), "1903e8"), (.integer(1_000_000), "1a000f4240"),
    (.integer(1_000_000_000_000), "1b000000e8d4a51000"), (.integer(-1), "20"),
    (.integer(-100), "3863"), (.integer(-1000), "3903e7"), (.number(1.1), "fb3ff199999999999a"),
    (.number(-4.1), "fbc010666666666666"), (.number(1e300), "fb7e37e43c8800759c"),
    (.bool(false), "f4"), (.bool(true), "f5"), (.null, "f6"), (.bytes([1, 2, 3, 4]), "4401020304"),
    (.text(""), "60"), (.text("IETF"), "6449455446"), (.text("\u{fc}"), "62c3bc"),
    (.array([]), "80"), (.array([.integer(1), .integer(2), .integer(3)]), "83010203"),
    (.array([.integer(1), .array([.integer(2), .integer(3)])]), "8201820203"), (.map([]), "a0"),
    (
      .map([.init("a", .integer(1)), .init("b", .array([.integer(2), .integer(3)]))]),
      "a26161016162820203"
    ),
  ])
  func `a value has the bytes that the standard gives it`(value: CBOR, digits: String) {
    #expect(value.encoded.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined() == digits)
    var reader = CBORReader(value.encoded)
    #expect(reader.value() == value)
    #expect(reader.isAtEnd)
  }

  @Test(
    arguments: [
      [], [0x18], [0x61], [0x61, 0xFF], [0x9F, 0x01, 0xFF], [0x82, 0x01], [0xA1, 0x01, 0x02],
      [0x1B, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF], [0xC0, 0x60], [0xF7], [0xF9, 0, 0],
      [0x5B, 0x7F, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF],
      [0x9B, 0x7F, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF], [0x1C],
      [0xBA, 0xFF, 0xFF, 0xFF, 0xFF],
    ] as [[UInt8]])
  func `bytes that are no value are refused`(bytes: [UInt8]) {
    var reader = CBORReader(bytes)
    #expect(reader.value() == nil)
  }

  @Test func `values that lie within each other too deeply are refused`() {
    var reader = CBORReader(Array(repeating: 0x81, count: 1 << 20) + [0])
    #expect(reader.value() == nil)
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func `what was encoded is decoded again, and no damage ends the program`(seed: UInt64) throws {
    var numbers = SplitMix(seed: seed)
    let sample = Sample(from: &numbers, within: 3)
    let bytes = try CBOR(encoding: sample).encoded
    #expect(try CBOR(encoding: sample).encoded == bytes)
    var reader = CBORReader(bytes)
    #expect(try reader.value()?.decode(as: Sample.self) == sample)
    for _ in 0..<50 {
      var damaged = bytes
      damaged[Int.random(in: 0..<bytes.count, using: &numbers)] ^=
        1 << UInt8.random(in: 0..<8, using: &numbers)
      var reader = CBORReader(damaged)
      if let value = reader.value() { _ = try? value.decode(as: Sample.self) }
    }
  }
}

/// A value of everything that can be encoded.
private struct Sample: Codable, Equatable {
  var text: String
  var number: Double
  var integer: Int
  var byte: UInt8
  var bytes: [UInt8]
  var flag: Bool
  var absent: Int?
  var choice: Choice
  var list: [Choice?]
  var inner: [Sample]

  enum Choice: Codable, Equatable {
    case plain
    case valued(Int, name: String?)
    case nested([Choice])
  }

  init(from numbers: inout SplitMix, within depth: Int) {
    text = String(
      (0..<Int.random(in: 0..<9, using: &numbers)).map { _ in
        "aß\u{1F600}\"\0".randomElement(using: &numbers)!
      })
    number = Double(bitPattern: UInt64.random(in: 0...UInt64.max, using: &numbers))
    if number.isNaN { number = -.infinity }
    integer = Int.random(in: Int.min...Int.max, using: &numbers)
    byte = UInt8.random(in: 0...255, using: &numbers)
    bytes = (0..<Int.random(in: 0..<300, using: &numbers)).map { UInt8(truncatingIfNeeded: $0) }
    flag = Bool.random(using: &numbers)
    absent = Bool.random(using: &numbers) ? nil : -1
    choice = .valued(3, name: Bool.random(using: &numbers) ? nil : "x")
    list = [nil, .plain, .nested([.plain, .valued(0, name: nil)])]
    var inner: [Sample] = []
    if depth > 0 {
      for _ in 0..<Int.random(in: 0..<3, using: &numbers) {
        inner.append(Sample(from: &numbers, within: depth - 1))
      }
    }
    self.inner = inner
  }
}
