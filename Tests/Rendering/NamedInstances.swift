import AfterimageGraphics
import Foundation
import TestSupport

/// The bundled variable faces as files that name a face for each weight: cairo has to open such a face itself.
enum NamedInstances {
  /// A file whose table of axes names nine weights, which Fontconfig prefers to the variable face.
  static func file(_ name: String) throws -> FontFile {
    let folder = Repository.folder.appending(path: "Sources/CFonts/Inter")
    var bytes = [UInt8](try Data(contentsOf: folder.appending(path: name)))
    try append(try axes(namingWeightsIn: bytes), to: &bytes)
    return try FontFile(path: name, bytes: bytes)
  }

  /// The table of axes, weight and optical size, with instances behind it: each has a name, flags and a place on both axes.
  private static func axes(namingWeightsIn bytes: [UInt8]) throws -> [UInt8] {
    let entry = try entry(in: bytes)
    let start = number(in: bytes, at: entry + 8)
    var table = Array(bytes[start..<start + number(in: bytes, at: entry + 12)])
    table[13] = 9
    for weight in 1...9 {
      table += [0, 1, 0, 0] + big(UInt32(weight * 100) << 16) + big(UInt32(16) << 16)
    }
    return table
  }

  private static func append(_ table: [UInt8], to bytes: inout [UInt8]) throws {
    let entry = try entry(in: bytes)
    bytes += [UInt8](repeating: 0, count: (4 - bytes.count % 4) % 4)
    bytes.replaceSubrange(
      entry + 8..<entry + 16, with: big(UInt32(bytes.count)) + big(UInt32(table.count)))
    bytes += table
  }

  /// Where the directory of tables has that of the axes: its tag, its sum, its place and its length.
  private static func entry(in bytes: [UInt8]) throws -> Int {
    let directory = stride(from: 12, to: 12 + 16 * Int(bytes[5]), by: 16)
    guard let entry = directory.first(where: { bytes[$0..<$0 + 4].elementsEqual("fvar".utf8) })
    else { throw FontFileError.brokenTable("fvar") }
    return entry
  }

  private static func number(in bytes: [UInt8], at place: Int) -> Int {
    bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
  }

  private static func big(_ number: UInt32) -> [UInt8] {
    withUnsafeBytes(of: number.bigEndian) { Array($0) }
  }
}
