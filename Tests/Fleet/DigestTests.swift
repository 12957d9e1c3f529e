import AfterimageFleet
import AfterimageGraphics
import Testing

/// Digests, held against those that Python's `hashlib.sha256` gives.
struct DigestTests {
  /// Around the length of a block, which is 64 bytes.
  @Test(arguments: [
    (0, "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    (1, "6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d"),
    (63, "30b345906b493f06f69444b6521113511c242f30e29840462950035043682f1e"),
    (64, "d8bc63b4fc1156e5e7d95a418b9bf54cd3174bedbc2db40f74895349b229b3c0"),
    (65, "1ee23b0fbcaecc1aff4a9e8f1645f35ab2c8e13609cd73b68df8b5e3f63ce073"),
    (256, "cd0f337ab3e6f7b4f9a40b8278670d102c8101075f064e9960dd29729702712e"),
    (1000, "c85a431e0fe575b2609289d3a4042414715f400612575a125d2ce5573d608732"),
  ])
  func `bytes have the digest that others give them`(count: Int, expected: String) {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 * 7 + $0 / 256) }
    #expect(Digest(of: bytes).hexadecimal == expected)
  }

  @Test func `in how many parts bytes come makes no difference`() {
    let bytes = (0..<1000).map { UInt8(truncatingIfNeeded: $0) }
    for size in [1, 3, 64, 127, 128, 129, 500] {
      let parted = Digest { digester in
        for start in stride(from: 0, to: bytes.count, by: size) {
          digester.add(Array(bytes[start..<min(start + size, bytes.count)]))
        }
      }
      #expect(parted == Digest(of: bytes))
    }
  }

  @Test func `texts that follow each other are told apart`() {
    func digest(_ texts: String...) -> Digest {
      Digest { digester in
        for text in texts { digester.add(text) }
      }
    }
    #expect(digest("ab", "c") != digest("a", "bc"))
    #expect(digest("", "a") != digest("a", ""))
    #expect(digest("a") != digest("a", ""))
  }

  @Test func `a program is the same engine every time, and another one with other libraries`()
    throws
  {
    let engine = try #require(Engine(with: .bundled))
    #expect(Engine(with: .bundled) == engine)
    #expect(Engine(fingerprint: "cairo-0.0.0") != engine)
  }

  @Test func `nothing tells the fonts of one system from those of another`() {
    #expect(Engine(with: .system) == nil)
  }
}
