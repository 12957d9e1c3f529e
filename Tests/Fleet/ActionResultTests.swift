import AfterimageFleet
import AfterimageRandom
import Testing

/// Results of actions as Bazel's remote cache keeps them.
struct ActionResultTests {
  /// The digest of no bytes.
  private let digest = Digest(of: [])

  @Test func `bytes stand in the field of the standard output, as protoc writes it`() {
    let result = ActionResult.bytes([1, 2, 3])
    #expect(result.encoded == [0x2A, 3, 1, 2, 3])
    #expect(ActionResult(result.encoded) == result)
  }

  @Test func `a file stands among the output files, with its digest and its size`() {
    let result = ActionResult.file(digest, size: 300)
    let hash = Array(digest.hexadecimal.utf8)
    let expected: [UInt8] =
      [0x12, 80, 0x0A, 7] + Array("product".utf8) + [0x12, 69, 0x0A, 64] + hash + [0x10, 0xAC, 2]
    #expect(result.encoded == expected)
    #expect(ActionResult(result.encoded) == result)
  }

  @Test func `fields that are not known are passed over`() {
    // exit_code 0, eight bytes, four bytes, and a text.
    let others: [UInt8] = [0x20, 0, 0x79, 1, 2, 3, 4, 5, 6, 7, 8, 0x7D, 1, 2, 3, 4, 0x7A, 1, 65]
    #expect(ActionResult(others + ActionResult.bytes([9]).encoded) == .bytes([9]))
    #expect(ActionResult(others) == nil)
    #expect(ActionResult([]) == nil)
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func `whatever bytes a server sends, they are a result or none`(seed: UInt64) {
    var numbers = SplitMix(seed: seed)
    let whole = ActionResult.file(digest, size: .max).encoded
    for index in whole.indices {
      #expect(ActionResult(Array(whole[..<index])) == nil)
      var changed = whole
      changed[index] = UInt8.random(in: 0...255, using: &numbers)
      _ = ActionResult(changed)
    }
    _ = ActionResult((0..<200).map { _ in UInt8.random(in: 0...255, using: &numbers) })
  }
}
