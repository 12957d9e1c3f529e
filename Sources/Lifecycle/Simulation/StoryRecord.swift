import AfterimageScreens

/// What has happened in a story so far.
struct StoryRecord {
  /// The moments, in order.
  var entries: [TimelineEntry] = []
  /// The pictures that have been taken.
  var snapshots: [Snapshot] = []
  /// What the switcher has shown of the living app.
  var cards: [Snapshot] = []
  /// What the user has seen at the ends of steps.
  var displays: [Display] = []
  /// True once more would have happened than may; then nothing does any longer.
  var isCutShort = false

  /// Adds an entry, and returns its index.
  mutating func add(_ entry: TimelineEntry) -> Int {
    entries.append(entry)
    if entries.count >= Limits.storyEntries { isCutShort = true }
    return entries.count - 1
  }
}
