import Foundation

/// Programs that show documents, as people's own do: librsvg and Poppler, which Scripts/setup installs.
package struct DocumentViewer {
  private let folder: TemporaryFolder

  /// True where both programs are there.
  package static let isThere = ["rsvg-convert", "pdftoppm", "pdftotext"].allSatisfy {
    FileManager.default.isExecutableFile(atPath: "/usr/bin/\($0)")
  }

  /// Makes a viewer that has the bundled faces under the names that people have theirs by.
  package init() throws {
    folder = try TemporaryFolder()
    try folder.write(Self.configuration(in: folder), to: "fonts.conf")
  }

  /// The PNG file of an SVG document, so many pixels wide.
  package func png(ofSVG document: [UInt8], width: Int) throws -> [UInt8] {
    let path = try folder.write(document, to: "document.svg")
    return try run("rsvg-convert", "--unlimited", "-w", "\(width)", path)
  }

  /// The PNG file of a PDF file's only page, of a size in pixels.
  package func png(ofPDF document: [UInt8], width: Int, height: Int) throws -> [UInt8] {
    let path = try folder.write(document, to: "document.pdf")
    return try run(
      "pdftoppm", "-singlefile", "-png", "-scale-to-x", "\(width)", "-scale-to-y", "\(height)",
      path)
  }

  /// The text that can be copied out of a PDF file.
  package func text(ofPDF document: [UInt8]) throws -> String {
    let path = try folder.write(document, to: "document.pdf")
    return String(decoding: try run("pdftotext", path, "-"), as: UTF8.self)
  }

  private func run(_ program: String, _ words: String...) throws -> [UInt8] {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/\(program)")
    process.arguments = words
    process.environment = ["FONTCONFIG_FILE": folder.path("fonts.conf"), "LC_ALL": "C.UTF-8"]
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let bytes = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw CocoaError(.executableLoad) }
    return [UInt8](bytes)
  }

  /// The bundled faces and the system's, and which of them stand in for those that people have.
  private static func configuration(in folder: TemporaryFolder) -> String {
    let families = [
      "Inter": "Afterimage Inter", "Helvetica Neue": "Afterimage Neue",
      "Helvetica": "Afterimage Sans", "Times New Roman": "Afterimage Serif",
      "Courier New": "Afterimage Typewriter", "Menlo": "Afterimage Console",
    ]
    let rules = families.sorted { $0.key < $1.key }.map { name, own in
      """
      <match target="pattern"><test name="family"><string>\(name)</string></test>
      <edit name="family" mode="assign" binding="strong"><string>\(own)</string></edit></match>
      """
    }
    let fonts = Repository.folder.appending(path: "Sources/CFonts").path
    return """
      <?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>
      <dir>\(fonts)</dir><dir>/usr/share/fonts</dir><cachedir>\(folder.path("cache"))</cachedir>
      \(rules.joined(separator: "\n"))
      </fontconfig>
      """
  }
}
