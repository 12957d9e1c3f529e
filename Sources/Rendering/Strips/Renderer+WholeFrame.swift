import AfterimageGraphics

extension Renderer {
  /// True where the pixels of a strip depend on others, or on the strip: shadows and backdrops look around, and cairo filters a picture by its place on what it draws on.
  func needsWholeFrame(_ drawing: Drawing) -> Bool {
    switch drawing {
    case .image, .shadow, .backdrop: true
    case .group(let group): group.items.contains { needsWholeFrame($0.drawing) }
    case .text(let line): hasBoxes(line)
    case .path(let path, _), .stroke(let path, _, _): path.isTall
    case .fill, .gradient, .border: false
    }
  }

  /// True where boxes stand in for glyphs, whose thin lines cairo smooths in another way under a clip.
  func hasBoxes(_ line: TextLine) -> Bool { shaped(line).hasBoxes }
}

extension Path {
  /// The height in points up to which symbols are the same pixels in strips; of larger curves cairo takes rows whole or in samples by what lies above them, farther than the margin of a strip.
  private static let tallestSymbol = 64.0

  /// True where the figure is too tall to be drawn in strips.
  fileprivate var isTall: Bool { band.bottom - band.top > Self.tallestSymbol }
}
