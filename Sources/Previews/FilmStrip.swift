import Afterimage
package import AfterimageAudit
package import AfterimageLifecycle

/// The moments of a story that a person wants to see, in their order: what the user saw before the app was looked at, the cards of the switcher, and the pictures that the system keeps.
package struct FilmStrip: Sendable {
  /// The moments.
  package let frames: [Frame]

  /// Picks the moments of a timeline.
  package init(of timeline: Timeline) {
    var frames: [Frame] = []
    var lastDisplay: Display?
    for (place, entry) in timeline.entries.enumerated() {
      guard let (sight, snapshot) = timeline.exposure(at: entry.event) else { continue }
      let display = timeline.displays.last { $0.entries <= place }
      if let display, display != lastDisplay {
        frames.append(Frame(sight: nil, snapshot: display.snapshot))
      }
      lastDisplay = display
      frames.append(Frame(sight: sight, snapshot: snapshot))
    }
    self.frames = frames
  }

  /// One of the moments.
  package struct Frame: Hashable, Sendable {
    /// Who gets to see it; nil where it is the user who holds the device.
    package let sight: Sight?
    /// What there is to see.
    package let snapshot: Snapshot
  }
}

extension FilmStrip.Frame {
  /// What the moment is, without its time.
  package var caption: String {
    let circumstances =
      [
        snapshot.scene.map { "scene \($0)" },
        snapshot.traits.orientation == .portrait ? nil : snapshot.traits.orientation.rawValue,
        snapshot.userInterfaceStyle.rawValue,
      ].compactMap(\.self).joined(separator: " ")
    return switch sight {
    case nil: "in use, \(circumstances)"
    case .card: "card \(snapshot.moment), \(circumstances)"
    case .picture: "picture \(snapshot.moment), \(circumstances)"
    }
  }
}

extension FilmStrip.Frame {
  /// When the moment is, and whether anything of it is kept.
  package var time: String {
    let time = "\(snapshot.time) s"
    return switch sight {
    case nil: time
    case .card: "shown at \(time)"
    case .picture: "kept at \(time)"
    }
  }
}

extension Timeline {
  /// What somebody gets to see in an event; nil where that is nothing.
  fileprivate func exposure(at event: TimelineEntry.Event) -> (Sight, Snapshot)? {
    switch event {
    case .snapshot(let index): (.picture, snapshots[index])
    case .card(let index): (.card, cards[index])
    default: nil
    }
  }
}
