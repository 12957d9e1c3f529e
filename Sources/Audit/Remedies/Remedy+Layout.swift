import AfterimageLifecycle
import AfterimageMasking
import AfterimageScreens

extension Remedy {
  /// Lets a cover follow the size of what it lies on: by its constraints without those of its autoresizing mask, or by others.
  static let resized = Remedy("resized") { scenario in
    scenario.changingOneCover { cover, _ in
      cover.layout.larger.map { layout in
        var copy = cover
        copy.layout = layout
        return (.resized(id: cover.id, layout, insteadOf: cover.layout), copy)
      }
    }
  }
}

extension CoverLayout {
  /// The layouts that may hold the frame instead, the smallest change first.
  fileprivate var larger: [CoverLayout] {
    switch self {
    case .autoresizing: []
    case .frame, .screenBounds, .newSize: [.constraints]
    case .constrained(let constraints):
      [.constrained(constraints.translatingAutoresizingMask(false)), .constraints]
        .filter { $0 != self }
    }
  }
}
