import AfterimageScreens
import Foundation
import Testing

/// Every diagnostic has a file that provokes it.
struct DiagnosticFixtureTests {
  @Test(arguments: DiagnosticName.all)
  func `the file of a diagnostic provokes it, and what people read is as expected`(
    of name: DiagnosticName
  ) throws {
    let (bytes, file) = try #require(try input(of: name), "no fixture is called \(name.rawValue)")
    let path = "Diagnostics/\(file)"
    let folder = Fixtures.folder.appending(path: "Diagnostics").path
    let decoded = Screen.decode(bytes, file: file, files: .beside("\(folder)/\(file)"))
    #expect(decoded.diagnostics.map(\.kind.name).contains(name), "\(path)")
    let hasError = decoded.diagnostics.contains { $0.severity == .error }
    #expect((decoded.screen == nil) == hasError)
    let text = decoded.diagnostics.map { $0.formatted(in: decoded.source) + "\n" }.joined()
    try Fixtures.expect(
      text.replacing(folder, with: "FOLDER"), equals: "Diagnostics/\(name.rawValue).txt")
  }

  @Test func `no file provokes a diagnostic that does not exist`() throws {
    let files = try FileManager.default.contentsOfDirectory(
      atPath: Fixtures.folder.appending(path: "Diagnostics").path)
    let names = files.map { String($0.prefix { $0 != "." }) }.filter { $0 != "Images" }
    #expect(Set(names) == Set(DiagnosticName.all.map(\.rawValue)))
  }

  @Test(arguments: DiagnosticName.all)
  func `no message of a diagnostic shows the text of a screen`(of name: DiagnosticName) throws {
    let (bytes, file) = try #require(try input(of: name))
    let decoded = Screen.decode(bytes, file: file)
    let text = decoded.diagnostics.map { $0.formatted(in: decoded.source) }.joined()
    #expect(!text.contains("4242") && !text.contains("4343"))
  }

  /// A screen file, bytes that are none, or a recipe: a line before, a count, a line to repeat, a line after.
  private func input(of name: DiagnosticName) throws -> (bytes: [UInt8], file: String)? {
    for suffix in ["screen.json", "bin", "repeat"] {
      let file = "\(name.rawValue).\(suffix)"
      guard let bytes = try? Fixtures.bytes("Diagnostics/\(file)") else { continue }
      return (suffix == "repeat" ? try repeated(bytes) : bytes, file)
    }
    return nil
  }

  private func repeated(_ recipe: [UInt8]) throws -> [UInt8] {
    let lines = String(decoding: recipe, as: UTF8.self).components(separatedBy: "\n")
    let count = try #require(Int(lines[1]))
    let item = Array(lines[2].utf8)
    var bytes = Array(lines[0].utf8)
    bytes.reserveCapacity(bytes.count + count * item.count + lines[3].utf8.count)
    for _ in 0..<count { bytes += item }
    return bytes + Array(lines[3].utf8)
  }
}
