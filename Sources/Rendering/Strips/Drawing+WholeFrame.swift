import AfterimageGraphics

extension Drawing {
  /// True where the pixels of a strip depend on others, or on the strip: shadows and backdrops look around, and cairo filters a picture by its place on what it draws on.
  var needsWholeFrame: Bool {
    switch self {
    case .image, .shadow, .backdrop: true
    case .group(let group): group.items.contains { $0.drawing.needsWholeFrame }
    case .fill, .gradient, .border, .path, .stroke, .text: false
    }
  }
}
