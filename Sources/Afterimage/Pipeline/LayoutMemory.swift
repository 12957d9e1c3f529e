import AfterimageLayout
import AfterimageScreens

/// A cache of the last few layouts, as the pictures of one story show the same few screens again and again.
struct LayoutMemory {
  private var entries: [Entry] = []

  // An audit looks at each picture again with every secret told in all the ways that there are.
  private static let capacity = 64

  private struct Entry {
    let screen: Screen
    let traits: Traits
    let mask: FieldMask?
    let layout: Layout
  }

  /// The layout of a screen under traits and a mask; nil where it has been forgotten.
  subscript(screen: Screen, traits: Traits, mask: FieldMask?) -> Layout? {
    get {
      // By place, as an entry that is passed to a closure is copied with all that is in it.
      let known = entries.indices.last { place in
        entries[place].mask == mask && entries[place].traits == traits
          && entries[place].screen == screen
      }
      return known.map { entries[$0].layout }
    }
    set {
      guard let newValue else { return }
      if entries.count == Self.capacity { entries.removeFirst() }
      entries.append(Entry(screen: screen, traits: traits, mask: mask, layout: newValue))
    }
  }
}
