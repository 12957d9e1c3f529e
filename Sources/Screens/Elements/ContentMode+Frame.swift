package import AfterimageGraphics

extension ContentMode {
  /// Where content of a size lies when it is shown in bounds; it may reach beyond them.
  ///
  /// - Parameter scale: pixels in a point; content that is not stretched has its corner on a pixel, so that its own pixels stay sharp.
  package func frame(of content: Size, in bounds: Rect, scale: Double) -> Rect {
    let size = fittedSize(of: content, in: bounds.size)
    let origin = Point(
      x: bounds.minX + (bounds.width - size.width) * horizontalPlace,
      y: bounds.minY + (bounds.height - size.height) * verticalPlace)
    let corner = Rect(origin: origin, size: .zero).snapped(to: scale).origin
    return Rect(origin: scalesContent ? origin : corner, size: size)
  }

  /// True where the content takes its size from the bounds.
  private var scalesContent: Bool {
    switch self {
    case .scaleToFill, .scaleAspectFit, .scaleAspectFill: true
    case .center, .top, .bottom, .left, .right, .topLeft, .topRight, .bottomLeft, .bottomRight:
      false
    }
  }

  private func fittedSize(of content: Size, in bounds: Size) -> Size {
    guard content.width > 0, content.height > 0 else { return .zero }
    let horizontal = bounds.width / content.width
    let vertical = bounds.height / content.height
    switch self {
    case .scaleToFill: return bounds
    case .scaleAspectFit: return content.scaled(by: min(horizontal, vertical))
    case .scaleAspectFill: return content.scaled(by: max(horizontal, vertical))
    case .center, .top, .bottom, .left, .right, .topLeft, .topRight, .bottomLeft, .bottomRight:
      return content
    }
  }

  /// The part of the free width that is left of the content.
  private var horizontalPlace: Double {
    switch self {
    case .left, .topLeft, .bottomLeft: 0
    case .right, .topRight, .bottomRight: 1
    case .scaleToFill, .scaleAspectFit, .scaleAspectFill, .center, .top, .bottom: 0.5
    }
  }

  /// The part of the free height that is above the content.
  private var verticalPlace: Double {
    switch self {
    case .top, .topLeft, .topRight: 0
    case .bottom, .bottomLeft, .bottomRight: 1
    case .scaleToFill, .scaleAspectFit, .scaleAspectFill, .center, .left, .right: 0.5
    }
  }
}

extension Size {
  fileprivate func scaled(by factor: Double) -> Size {
    Size(width: width * factor, height: height * factor)
  }
}
