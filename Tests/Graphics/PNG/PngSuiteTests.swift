import AfterimageGraphics
import Foundation
import Testing

@Suite struct PngSuiteTests {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../Fixtures/PngSuite").standardizedFileURL

  static func bytes(_ name: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: folder.appendingPathComponent(name)))
  }

  static func names(where isIncluded: (String) -> Bool) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".png") && isIncluded($0) }.sorted()
  }

  static let expected: [String] = {
    let text = try? String(
      contentsOf: folder.appendingPathComponent("expected.txt"), encoding: .utf8)
    return (text ?? "").split(separator: "\n").map(String.init)
  }()

  @Test func `every image of the suite has an expectation`() throws {
    let names = try Self.names { !$0.hasPrefix("x") }
    #expect(names.count > 150)
    #expect(Self.expected.map { $0.split(separator: " ").first.map(String.init) } == names)
  }

  @Test(arguments: expected)
  func `an image of the suite has the pixels that another decoder sees`(line: String) throws {
    let name = String(line.prefix { $0 != " " })
    let picture = try PNG.decode(try Self.bytes(name))
    #expect("\(name) \(picture.width) \(picture.height) \(Self.crc32(picture.pixels))" == line)
  }

  @Test func `every broken image of the suite is an error that says what is wrong`() throws {
    let names = try Self.names { $0.hasPrefix("x") }
    #expect(names.count == 14)
    for name in names {
      let file = try Self.bytes(name)
      let error = #expect(throws: PNGError.self, "\(name)") { try PNG.decode(file) }
      #expect(error?.description.isEmpty == false)
    }
  }

  private static func crc32(_ pixels: [UInt32]) -> UInt32 {
    var crc: UInt32 = ~0
    for pixel in pixels {
      for shift in [UInt32(0), 8, 16, 24] {
        crc ^= pixel >> shift & 255
        for _ in 0..<8 { crc = crc & 1 == 1 ? crc >> 1 ^ 0xEDB8_8320 : crc >> 1 }
      }
    }
    return ~crc
  }
}
