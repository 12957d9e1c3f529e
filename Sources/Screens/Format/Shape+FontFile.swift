import AfterimageGraphics

extension Shape where Value == FontFile? {
  /// The path of a font file, relative to the folder of the file that names it, which an object cannot do without.
  static var fontFile: Shape {
    Shape(
      schema: ["type": "string"], check: { _ in [] },
      write: { $0.map { JSONValue.string($0.path) } ?? nil }
    ) { node, decoding in
      guard let path = Shape<String>.text.read(node, &decoding) else { return nil }
      if let known = decoding.fonts[path] { return known.map(Optional.some) }
      let file = load(path, for: node, &decoding)
      decoding.fonts[path] = .some(file)
      return file.map(Optional.some)
    }
  }

  private static func load(
    _ path: String, for node: JSONNode, _ decoding: inout Decoding
  ) -> FontFile? {
    switch decoding.files.font(at: path) {
    case .success(let file): return file
    case .failure(let mistake):
      decoding.report(mistake.kind, at: node)
      return nil
    }
  }
}
