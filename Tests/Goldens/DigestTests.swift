import AfterimageGoldens
import AfterimageGraphics
import Testing

/// Digests, held against those that Python's `hashlib.blake2b(…, digest_size=32)` gives.
struct DigestTests {
  /// Around the length of a block, which is 128 bytes.
  @Test(arguments: [
    (0, "0e5751c026e543b2e8ab2eb06099daa1d1e5df47778f7787faab45cdf12fe3a8"),
    (1, "03170a2e7597b7b7e3d84c05391d139a62b157e78786d8c082f29dcf4c111314"),
    (127, "4ff62e7c4c43fe101a078479c48836be4907d9d498dcc577ca89d694b2c11f9b"),
    (128, "14696d2a98d9f8a280da8b132b1045b345e1033759c6b02fcc4ee885c8ae7c37"),
    (129, "3934215260b1039be9d9d2b073b059bcd50120c327a22af93eb4d98cf821c14c"),
    (256, "3d0cb2693dfbac42af5a6cc960953fea8714aa39c4bcd054ef61d6b5e98ade4a"),
    (1000, "38981cec8fd0971914a759c4fac0538dbb29495eec4aea07f277e1f5f8562d27"),
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
