package import Afterimage
import AfterimageEvidence
import AfterimageFleet
import AfterimageGoldens
import AfterimageGraphics

/// The folder of a report: the page, the pictures that it shows, each once, and what it tells of cases that are opened.
package struct ReportFolder {
  /// The folder.
  package let path: String
  /// The pictures that are written, by their names.
  private var pictures: Set<String> = []
  /// The scripts with pictures whose pixels can be read from disk, by the pictures' names.
  private var readable: Set<String> = []
  private let readers: OutputFiles.Readers
  /// What an earlier report has left in the folder and this one has not written, by their paths.
  private var former: Set<String> = []

  /// Makes the folder; what an earlier report has left in it stays until this one is written, so that what is the same need not be written again.
  package init(
    _ path: String, readableBy readers: OutputFiles.Readers = .everyone
  ) throws(OutputFailure) {
    self.path = path
    self.readers = readers
    try OutputFiles.createFolder(path)
    for part in ["pictures", "details"] {
      let folder = "\(path)/\(part)"
      try OutputFiles.createFolder(folder, within: path)
      for name in try OutputFiles.names(in: folder) where Self.isOwn(name) {
        former.insert("\(folder)/\(name)")
      }
    }
  }

  /// True for a name that a file in a folder of a report has: hexadecimal digits or a number, and an ending of ours.
  static func isOwn(_ name: String) -> Bool {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 2 && ["png", "js"].contains(parts[1])
      && parts[0].utf8.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }
  }

  /// Writes a picture, once; the result is its name.
  ///
  /// - Parameter isReadable: true where the page is to read its pixels, which a page from disk can of a script alone.
  mutating func add(_ picture: [UInt8], isReadable: Bool) throws(OutputFailure) -> String {
    let name = Self.name(of: picture)
    if pictures.insert(name).inserted {
      try write(picture, to: "\(path)/pictures/\(name).png")
    }
    if isReadable, readable.insert(name).inserted {
      let text = "afterimage.picture(\"\(name)\",\"\(Base64.text(of: picture))\")\n"
      try write(Array(text.utf8), to: "\(path)/pictures/\(name).js")
    }
    return name
  }

  /// The name of a picture: the first 32 hexadecimal digits of its SHA-256.
  package static func name(of picture: [UInt8]) -> String {
    String(Digest(of: picture).hexadecimal.prefix(32))
  }

  /// Writes what is told of a case that is opened.
  mutating func add(_ details: JSONValue, ofCase index: Int) throws(OutputFailure) {
    let text = "afterimage.detail(\(index),\(details.text(.compact)))\n"
    try write(Array(text.utf8), to: "\(path)/details/\(index).js")
  }

  /// Writes the page, after all that it shows, and takes away what an earlier report has left; nil where it is not kept as a file.
  mutating func finish(_ page: ReportPage?) throws(OutputFailure) {
    if let page {
      try OutputFiles.write(page.bytes, to: "\(path)/index.html", readableBy: readers)
    }
    for old in former.sorted() { try OutputFiles.remove(old) }
    former = []
  }

  /// Writes a file, unless it is there as it should be: file systems take long to find room for what took the place of another file just now.
  private mutating func write(_ bytes: [UInt8], to file: String) throws(OutputFailure) {
    let isKnown = former.remove(file) != nil
    if isKnown, readers == .everyone, (try? readFile(at: file).get()) == bytes { return }
    try OutputFiles.write(bytes, to: file, readableBy: readers)
  }
}
