import AfterimageMasking
import AfterimageScreens

extension Timeline {
  /// The timeline for people and for goldens: a line that names the story and its traits, then a line for each event.
  ///
  /// - Parameter showSecrets: true spells out what is typed into sensitive views.
  public func text(showSecrets: Bool = false) -> String {
    let words = TimelineWords(timeline: self, showSecrets: showSecrets)
    let rows = entries.map { entry in
      TextRow(
        time: entry.time.description, event: indent(entry.event) + words.words(for: entry.event),
        reactions: entry.reactions.map { words.words(for: $0) })
    }
    let columns = (rows.map(\.time.count).max() ?? 0, eventColumn(rows))
    let lines = rows.map { $0.line(columns) }
    return ([heading] + lines).map { $0 + "\n" }.joined()
  }

  private var heading: String {
    let basis = isSceneBased ? "scene-based" : "app-based"
    return [
      scenario.description, traits.device.id, traits.system.id, basis, traits.orientation.rawValue,
      traits.userInterfaceStyle.rawValue,
    ].joined(separator: ", ")
  }

  /// Steps stand out; what follows from them is indented.
  private func indent(_ event: TimelineEntry.Event) -> String {
    switch event {
    case .step, .refused: ""
    case .callback, .laterTurn, .coverRemoved, .snapshot, .card, .externalDisplay,
      .pictureInPicture, .exitNotHonoured, .windowSecured, .snapshotsUnused, .coversStuck, .idle,
      .stateRestored, .suspended, .terminated:
      "  "
    }
  }

  private func eventColumn(_ rows: [TextRow]) -> Int {
    rows.filter { !$0.reactions.isEmpty }.map(\.event.count).max() ?? 0
  }
}

private struct TextRow {
  let time: String
  let event: String
  let reactions: [String]

  func line(_ columns: (time: Int, event: Int)) -> String {
    let start = spaces(columns.time - time.count) + time + "  " + event
    guard !reactions.isEmpty else { return start }
    return start + spaces(columns.event - event.count) + "  " + reactions.joined(separator: "; ")
  }
}

private func spaces(_ count: Int) -> String {
  String(repeating: " ", count: max(0, count))
}

extension TimelineWords {
  /// A reaction in a few words.
  fileprivate func words(for reaction: TimelineEntry.Reaction) -> String {
    reaction.owner.description + ": "
      + reaction.changes.map { words(for: $0) }.joined(separator: ", ")
  }
}

extension Timeline {
  /// An event in a few words; what is typed into sensitive views is not spelled out.
  package func words(for event: TimelineEntry.Event) -> String {
    TimelineWords(timeline: self, showSecrets: false).words(for: event)
  }

  /// A change in a few words.
  package func words(for change: TimelineEntry.Change) -> String {
    TimelineWords(timeline: self, showSecrets: false).words(for: change)
  }
}
