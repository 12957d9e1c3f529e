import AfterimageGraphics
import Foundation
import Testing

@Suite struct JPEGTests {
  private static func file() throws -> [UInt8] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    return try Array(Data(contentsOf: folder.appending(path: "../../Fixtures/two-halves.jpg")))
  }

  @Test func `a photograph has its size and, nearly, its colours`() throws {
    let bitmap = try JPEG.decode(Self.file())
    #expect((bitmap.width, bitmap.height) == (32, 16))
    let red = try #require(bitmap[4, 8])
    let blue = try #require(bitmap[28, 8])
    #expect(red.isNear(0xFFC8_1E1E))
    #expect(blue.isNear(0xFF14_28DC))
  }

  @Test
  func `a file that is cut off or none at all is refused, and a large one before memory is taken`()
    throws
  {
    let file = try Self.file()
    #expect(throws: JPEGError.notJPEG) { try JPEG.decode([1, 2, 3]) }
    #expect(throws: JPEGError.self) { try JPEG.decode(Array(file.prefix(file.count / 2))) }
    #expect(
      throws: JPEGError.tooLarge(width: 32, height: 16, limit: PixelLimit(pixels: 511))
    ) { try JPEG.decode(file, limit: PixelLimit(pixels: 511)) }
  }
}

extension UInt32 {
  /// True where no component is further away than the rounding of a good quality.
  fileprivate func isNear(_ other: UInt32) -> Bool {
    [0, 8, 16, 24].allSatisfy { shift in
      let difference = Int(self >> UInt32(shift) & 0xFF) - Int(other >> UInt32(shift) & 0xFF)
      return difference.magnitude <= 4
    }
  }
}
