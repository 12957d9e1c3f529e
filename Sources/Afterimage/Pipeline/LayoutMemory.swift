import AfterimageLayout
import AfterimageScreens

/// A cache of the last few layouts, as the pictures of one story show the same few screens again and again.
struct LayoutMemory {
  private var entries: [(key: Key, layout: Layout)] = []

  // An audit looks at each picture again with every secret told in all the ways that there are.
  private static let capacity = 64

  /// What a layout follows from.
  struct Key: Equatable {
    // Compared first, as screens that differ in one text alone are alike up to it.
    private let textsDigest: Int
    /// The mask on the fields of the screen.
    var mask: FieldMask?
    private let traits: Traits
    private let screen: Screen

    /// Names the layout of a screen under traits and a mask.
    init(_ screen: Screen, _ traits: Traits, _ mask: FieldMask?) {
      (self.screen, self.traits, self.mask) = (screen, traits, mask)
      var hasher = Hasher()
      for root in screen.rootViews { root.view.hashTexts(into: &hasher) }
      textsDigest = hasher.finalize()
    }
  }

  /// The layout that a key names; nil where it has been forgotten.
  subscript(key: Key) -> Layout? {
    get {
      // By place, as an entry that is passed to a closure is copied with all that is in it.
      let known = entries.indices.last { entries[$0].key == key }
      return known.map { entries[$0].layout }
    }
    set {
      guard let newValue else { return }
      if entries.count == Self.capacity { entries.removeFirst() }
      entries.append((key, newValue))
    }
  }
}

extension View {
  /// Feeds what the view and those in it say to a hasher.
  fileprivate func hashTexts(into hasher: inout Hasher) {
    hasher.combine(text)
    for child in children { child.hashTexts(into: &hasher) }
  }
}
