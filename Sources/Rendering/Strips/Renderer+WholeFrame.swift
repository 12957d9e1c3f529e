import AfterimageGraphics

extension Renderer {
  /// True where the pixels of a strip depend on others, or on the strip: shadows and backdrops look around, and cairo filters a picture by its place on what it draws on.
  func needsWholeFrame(_ drawing: Drawing) -> Bool {
    switch drawing {
    case .image, .shadow, .backdrop: true
    case .group(let group): group.items.contains { needsWholeFrame($0.drawing) }
    case .text(let line): hasBoxes(line)
    case .fill, .gradient, .border, .path, .stroke: false
    }
  }

  /// True where boxes stand in for glyphs, whose thin lines cairo smooths in another way under a clip.
  func hasBoxes(_ line: TextLine) -> Bool { shaped(line).hasBoxes }
}
