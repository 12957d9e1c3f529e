import AfterimageCommandLine
import TestSupport
import Testing

/// Inputs that are far too much: each ends soon, with a message that names the limit, or is what it says.
@Suite(.timeLimit(.minutes(2))) struct BombTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func layout(_ screen: String) throws -> Run {
    afterimage("layout", try folder.write(screen, to: "bomb.screen.json"))
  }

  private func expect(_ run: Run, toBeRefusedWith words: String) {
    #expect(run.code == .badInput)
    #expect(run.errors.contains(words))
    #expect(run.errors.utf8.count < 100_000)
  }

  @Test func `constraints that exclude each other by the thousand are refused`() throws {
    let views = (0..<3000).map { #"{"type":"view","id":"v\#($0)"}"# }
    let constraints = (0..<3000).flatMap { number in
      [10, 20].map { #""v\#(number).width == \#($0)""# }
    }
    let run = try layout(
      screenFile(
        subviews: views.joined(separator: ","), constraints: constraints.joined(separator: ",")))
    expect(run, toBeRefusedWith: "so many required constraints exclude each other")
  }

  @Test func `a conflict of very many constraints lists some of them`() throws {
    let views = (0..<60).map { #"{"type":"view","id":"v\#($0)"}"# }
    let chain =
      (1..<60).map { #""v\#($0).leading == v\#($0 - 1).trailing""# }
      + (0..<60).map { #""v\#($0).width == 10""# }
      + [#""v0.leading == super.leading""#, #""v59.trailing == super.trailing""#]
    let run = try layout(
      screenFile(subviews: views.joined(separator: ","), constraints: chain.joined(separator: ",")))
    #expect(run.errors.contains(" more\n"))
    #expect(run.errors.split(separator: "\n").filter { $0.hasPrefix("  <") }.count < 40)
  }

  @Test(arguments: ["label", "textView", "textField"])
  func `a text of a megabyte is refused`(type: String) throws {
    let text = String(repeating: "word ", count: 200_000)
    let run = try layout(
      screenFile(subviews: #"{"type":"\#(type)","text":"\#(text)","sensitive":true}"#))
    expect(run, toBeRefusedWith: "more than 256 KiB")
    #expect(!run.errors.contains("word"))
  }

  @Test(arguments: ["key", "id", "name", "constraint"])
  func `a word of a megabyte does not fill a message`(place: String) throws {
    let word = String(repeating: "w", count: 1_000_000)
    let screen =
      switch place {
      case "key": screenFile(subviews: #"{"type":"view","\#(word)":1}"#)
      case "id": screenFile(subviews: #"{"type":"view","id":"1\#(word)"}"#)
      case "name": screenFile(name: word)
      default: screenFile(constraints: #""\#(word).top == super.top""#)
      }
    let run = try layout(screen)
    #expect(run.code == .badInput)
    #expect(run.errors.utf8.count < 10_000)
  }

  @Test(arguments: [
    "0", "-0", "5e-324", "1e-300", "1e308", "-1e308", "1e309", "99999999999999999999999999", "NaN",
    "Infinity", "-1", "1000000", "1000001",
  ])
  func `numbers at the ends of their range are laid out or refused`(number: String) throws {
    let view = #"""
      { "type": "label", "id": "t", "text": "a", "numberOfLines": \#(number), "alpha": \#(number),
        "cornerRadius": \#(number), "font": { "size": \#(number) } }
      """#
    let constraints = #""t.width == \#(number)", "t.height == \#(number) * t.width""#
    for (view, constraints) in [
      (view, ""), (#"{ "type": "view", "id": "t" }"#, constraints),
      (#"{ "type": "label", "text": "a", "font": { "size": \#(number) } }"#, ""),
      (#"{ "type": "view", "cornerRadius": \#(number) }"#, ""),
    ] {
      let path = try folder.write(
        screenFile(subviews: view, constraints: constraints), to: "bomb.screen.json")
      let run = afterimage("layout", path)
      #expect([.asExpected, .badInput].contains(run.code), "\(run.errors)")
      for word in ["nan", "inf"] { #expect(!run.output.contains(word), "\(run.output)") }
    }
  }

  @Test func `values and elements that lie too deep are refused`() throws {
    let nested = (0..<300).reduce(#"{"type":"view"}"#) { inner, _ in
      #"{"type":"view","subviews":[\#(inner)]}"#
    }
    expect(try layout(screenFile(subviews: nested)), toBeRefusedWith: "256 deep")
    let xib = Self.xib(
      String(repeating: "<a>", count: 100_000) + String(repeating: "</a>", count: 100_000))
    expect(
      afterimage("layout", try folder.write(xib, to: "bomb.xib")), toBeRefusedWith: "256 deep")
  }

  private static func xib(_ content: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
    <view id="root"><rect key="frame" x="0" y="0" width="393" height="852"/>\(content)</view>
    </objects></document>
    """
  }

  @Test func `a document of too many elements or views is refused`() throws {
    let elements = try folder.write(
      Self.xib(String(repeating: "<a/>", count: 1_000_001)), to: "elements.xib")
    expect(afterimage("layout", elements), toBeRefusedWith: "more than 1000000 elements")
    let view = #"<view id="v"><rect key="frame" x="0" y="0" width="1" height="1"/></view>"#
    let views = try folder.write(
      Self.xib("<subviews>\(String(repeating: view, count: 100_001))</subviews>"), to: "views.xib")
    expect(afterimage("layout", views), toBeRefusedWith: "100000 views")
  }

  @Test func `ten thousand views that wish for one name get one each`() throws {
    let views = (0..<10_000).map {
      #"<view id="v\#($0)" userLabel="same"><rect key="frame" x="0" y="0" width="1" height="1"/></view>"#
    }
    let path = try folder.write(
      Self.xib("<subviews>\(views.joined())</subviews>"), to: "names.xib")
    #expect(afterimage("render", path, "-o", folder.path("out.png")).code == .asExpected)
  }

  /// Pictures that say that they have some 65,000 columns and rows.
  static let giants: [String: [UInt8]] = [
    "giant.png": bytes(
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13], Array("IHDR".utf8),
      [0, 0, 0xFF, 0xFF, 0, 0, 0xFF, 0xFF, 8, 6, 0, 0, 0, 0xB6, 0x05, 0xD9, 0x50, 0, 0, 0, 0],
      Array("IDAT".utf8), [0x35, 0xAF, 0x06, 0x1E, 0, 0, 0, 0], Array("IEND".utf8),
      [0xAE, 0x42, 0x60, 0x82]),
    "giant.jpg": bytes(
      [0xFF, 0xD8, 0xFF, 0xC0, 0, 11, 8, 0xFD, 0xE8, 0xFD, 0xE8, 1, 1, 0x11, 0],
      [0xFF, 0xDA, 0, 8, 1, 1, 0, 0, 63, 0, 0xFF, 0xD9]),
    "giant.ktx": bytes(
      [0xAB], Array("KTX 11".utf8), [0xBB, 0x0D, 0x0A, 0x1A, 0x0A, 1, 2, 3, 4],
      words([0, 1, 0, 0x93B0, 0x1908, 65_535, 65_535, 0, 0, 1, 1, 0, 0])),
    "chunks.ktx": bytes(
      Array("AAPL".utf8), [0x0D, 0x0A, 0x1A, 0x0A], words([44]), Array("HEAD".utf8),
      words([1, 2, 3, 4, 0x93B0, 0x1908, 65_535, 65_535, 0, 0, 1]), words([4]),
      Array("astc".utf8), words([0])),
  ]

  private static func bytes(_ parts: [UInt8]...) -> [UInt8] { parts.flatMap(\.self) }

  private static func words(_ numbers: [UInt32]) -> [UInt8] {
    numbers.flatMap { number in (0..<4).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) } }
  }

  @Test(arguments: giants.keys.sorted())
  func `a picture that says it is giant takes no memory`(name: String) throws {
    let bytes = try #require(Self.giants[name])
    let path = try folder.write(bytes, to: name)
    let run =
      name.hasSuffix("ktx")
      ? afterimage("convert", path, folder.path("out.png"))
      : afterimage(
        "render",
        try folder.write(
          screenFile(subviews: #"{ "type": "imageView", "image": "\#(name)" }"#),
          to: "bomb.screen.json"), "-o", folder.path("out.png"))
    #expect(run.code == .badInput)
    #expect(run.errors.contains("67108864") || run.errors.contains("64 Mpx"), "\(run.errors)")
  }
}
