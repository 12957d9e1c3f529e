import Afterimage
import AfterimageGoldens
import AfterimageGraphics
import Testing

extension Drawer {
  /// A program of an older revision.
  static let former = Drawer(release: "0.0.9", revision: current.revision - 1)
}

extension GoldenFolder {
  /// Makes goldens what a program could have drawn otherwise from what they are drawn from, and notes that it did.
  func redraw(_ names: [String], by drawer: Drawer = .former) throws {
    var changes: [String: GoldenOrigin?] = [:]
    for name in names {
      let origin = try #require(origins.notes[name], "\(name) has no note")
      let file = try redrawn(name)
      changes[name] = GoldenOrigin(drawer: drawer, inputs: origin.inputs, of: file)
    }
    try note(changes)
  }

  /// Makes a golden another one of its kind; the result is its file.
  func redrawn(_ name: String) throws -> [UInt8] {
    var file = try readFile(at: path(of: name)).get()
    if name.hasSuffix(".png") {
      let (picture, trace) = (try PNG.decode(file), Trace(inGolden: file))
      var pixels = picture.pixels
      pixels[0] ^= 0x00FF_FFFF
      let other = try #require(
        Bitmap(width: picture.width, height: picture.height, pixels: pixels))
      file = PNG.encode(other, compression: .fast)
      file = trace?.kept(in: file) ?? file
    } else {
      file += Array("one line more\n".utf8)
    }
    try OutputFiles.write(file, to: path(of: name))
    return file
  }
}
