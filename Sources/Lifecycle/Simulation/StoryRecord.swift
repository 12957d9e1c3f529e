import AfterimageScreens

/// The entries and pictures of a story so far.
struct StoryRecord {
  /// The events with the reactions to them, in order.
  var entries: [TimelineEntry] = []
  /// The pictures that have been taken.
  var snapshots: [Snapshot] = []
  /// The cards of the living app that the switcher has shown.
  var cards: [Snapshot] = []
  /// What external displays have shown of the app while it was not active.
  var externalDisplays: [Snapshot] = []
  /// What picture in picture has shown while the app was in the background.
  var picturesInPicture: [Snapshot] = []
  /// The displays at the ends of steps.
  var displays: [Display] = []
  /// True once the story exceeds the limits; nothing happens from then on.
  var isCutShort = false

  /// Adds an entry, and returns its index.
  mutating func add(_ entry: TimelineEntry) -> Int {
    entries.append(entry)
    if entries.count >= Limits.storyEntries { isCutShort = true }
    return entries.count - 1
  }
}
