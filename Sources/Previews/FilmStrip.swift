import Afterimage
package import AfterimageAudit
package import AfterimageLifecycle

/// The moments of a story that a person wants to see, in their order: what the user saw before the app was looked at, the cards of the switcher, what external displays and picture in picture show, and the pictures that the system keeps.
package struct FilmStrip: Sendable {
  /// The moments.
  package let frames: [Frame]

  /// Picks the moments of a timeline.
  package init(of timeline: Timeline) {
    var frames: [Frame] = []
    var lastDisplay: Display?
    for (place, entry) in timeline.entries.enumerated() {
      guard let (exposureKind, snapshot) = timeline.exposed(by: entry.event) else { continue }
      let display = timeline.displays.last { $0.entries <= place }
      if let display, display != lastDisplay {
        frames.append(Frame(exposureKind: nil, snapshot: display.snapshot))
      }
      lastDisplay = display
      frames.append(Frame(exposureKind: exposureKind, snapshot: snapshot))
    }
    self.frames = frames
  }

  /// One of the moments.
  package struct Frame: Hashable, Sendable {
    /// The kind of exposure; nil for what the user sees.
    package let exposureKind: ExposureKind?
    /// The picture, the card or the display.
    package let snapshot: Snapshot
  }
}

extension FilmStrip.Frame {
  /// The kind of moment and its circumstances, without its time.
  package var caption: String {
    let circumstances =
      [
        snapshot.scene.map { "scene \($0)" },
        snapshot.traits.orientation == .portrait ? nil : snapshot.traits.orientation.rawValue,
        snapshot.userInterfaceStyle.rawValue,
      ].compactMap(\.self).joined(separator: " ")
    let moment = exposureKind.map { "\($0.title) \(snapshot.moment)" } ?? "in use"
    return "\(moment), \(circumstances)"
  }
}

extension FilmStrip.Frame {
  /// When the moment is, and whether anything of it is kept.
  package var time: String {
    let time = "\(snapshot.time) s"
    return switch exposureKind {
    case nil: time
    case .card, .externalDisplay, .pictureInPicture: "shown at \(time)"
    case .picture: "kept at \(time)"
    }
  }
}
