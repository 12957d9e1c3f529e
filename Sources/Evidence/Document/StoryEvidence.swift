package import Afterimage
package import AfterimageAudit
package import AfterimageGraphics
package import AfterimageLifecycle
package import AfterimageScreens

/// A story of an audit with the pictures that its secrets were looked for in.
package struct StoryEvidence: Codable, Sendable {
  /// The file, with a document's scene behind `#`.
  package var input: String
  /// The name of the strategy; nil for an app's own protections.
  package let strategy: String?
  /// The device and how it is held, where several were looked at.
  package let circumstances: String?
  /// The device and the version of its system.
  package let device: String
  /// The pictures, in the order in which they are taken.
  package let pictures: [Picture]
  /// The facts that the pictures rest on, in the order of an app's life.
  let facts: [Fact]

  /// A picture with what it shows.
  package struct Picture: Codable, Sendable {
    /// The kind, the number and the circumstances of the picture.
    package let title: String
    /// The verdict on it.
    package let verdict: Verdict
    /// The secrets that it tells of, or of which nobody can tell, each by its screen and view.
    package var secrets: [String] = []
    /// Why it leaks or does not, in sentences.
    package let reasons: [String]
    /// Light or dark; nil for one that was copied from a device.
    package var appearance: UserInterfaceStyle?
    /// The views in it, before their secrets have arrived; empty where no page asks for them.
    package var views: [TracedView] = []
    /// The picture, one pixel a point, as the bytes of a PNG file.
    package let file: [UInt8]
    /// The width of the picture, in points.
    let width: Double
    /// The height of the picture, in points.
    let height: Double
  }

  /// The same with the path of its input made shorter, or otherwise changed.
  package func renamingInput(_ rename: (String) -> String) -> StoryEvidence {
    var copy = self
    copy.input = rename(input)
    return copy
  }

  /// The worst verdict on a picture.
  var worst: Verdict { pictures.map(\.verdict).max() ?? .proved }
}

extension StoryEvidence {
  /// A picture that was copied from a device, with what is known of it.
  ///
  /// - Parameter bitmap: the picture, with three pixels a point.
  package init(of picture: DevicePicture, _ bitmap: Bitmap) {
    let copied = Picture(
      title: "copied", verdict: picture.verdict, reasons: picture.lines,
      file: PNG.encode(bitmap), width: Double(bitmap.width) / 3, height: Double(bitmap.height) / 3)
    self.init(
      input: picture.path, strategy: nil, circumstances: nil,
      device: "the device that it was copied from", pictures: [copied], facts: [])
  }
}

extension Pipeline {
  /// Draws the pictures of a story, with why they are as they are.
  ///
  /// - Parameters:
  ///   - scenario: the story.
  ///   - findings: what is known of its secrets.
  ///   - circumstances: the device and how it is held, where several are looked at.
  ///   - deciding: the kinds of pictures that are shown.
  ///   - showsViews: true to tell what lies where in each.
  package func evidence(
    of scenario: Scenario, _ findings: Findings, input: String, strategy: String?,
    circumstances: String? = nil, in deciding: [ExposureKind], showingViews showsViews: Bool = false
  ) throws(PipelineError) -> StoryEvidence {
    let exposures = try exposures(of: Play(of: scenario), findings)
      .filter { deciding.contains($0.kind) }
    var pictures: [StoryEvidence.Picture] = []
    for exposure in exposures {
      pictures.append(try picture(of: exposure, showingViews: showsViews))
    }
    let traits = scenario.traits
    return StoryEvidence(
      input: input, strategy: strategy, circumstances: circumstances,
      device: [
        traits.device.id, traits.orientation == .portrait ? nil : traits.orientation.rawValue,
        traits.system.id,
      ].compactMap(\.self).joined(separator: ", "),
      pictures: pictures,
      facts: Fact.all.filter { fact in exposures.contains { $0.facts.contains(fact) } })
  }

  private func picture(
    of exposure: Exposure, showingViews showsViews: Bool
  ) throws(PipelineError) -> StoryEvidence.Picture {
    let snapshot = exposure.snapshot
    let circumstances = [
      "\(exposure.kind.title) \(snapshot.moment)", snapshot.scene.map { "of scene \($0)" },
      snapshot.traits.orientation == .portrait ? nil : snapshot.traits.orientation.rawValue,
      snapshot.userInterfaceStyle.rawValue,
    ]
    return StoryEvidence.Picture(
      title: circumstances.compactMap(\.self).joined(separator: " "), verdict: exposure.verdict,
      secrets: unique(exposure.leaks.map { "\($0.screen).\($0.view)" }),
      reasons: exposure.reasons.map(\.description), appearance: snapshot.userInterfaceStyle,
      // What lies where is told beside a picture that is there all the same.
      views: showsViews ? (try? tracedViews(of: snapshot)) ?? [] : [],
      file: try png(of: snapshot, scale: 1),
      width: snapshot.traits.size.width, height: snapshot.traits.size.height)
  }
}
