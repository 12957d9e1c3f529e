extension Path {
  /// The figure with each point moved to another.
  package func mapped(_ transform: (Point) -> Point) -> Path {
    Path(
      elements.map { element in
        switch element {
        case .move(let point): .move(to: transform(point))
        case .line(let point): .line(to: transform(point))
        case .curve(let point, let control1, let control2):
          .curve(
            to: transform(point), control1: transform(control1), control2: transform(control2))
        case .close: .close
        }
      })
  }
}
