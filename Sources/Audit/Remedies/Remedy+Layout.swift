import AfterimageLifecycle
import AfterimageMasking

extension Remedy {
  /// A cover is as large as what it lies on, whatever that becomes.
  static let resized = Remedy("resized") { scenario in
    scenario.changingOneCover { cover, _ in
      switch cover.layout {
      case .autoresizing, .constraints: return []
      case .conflictingConstraints, .frame:
        var copy = cover
        copy.layout = .constraints
        return [(.resized(id: cover.id, .constraints, insteadOf: cover.layout), copy)]
      }
    }
  }
}
