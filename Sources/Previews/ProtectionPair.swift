package import Afterimage
import AfterimageAudit
import AfterimageGraphics
package import AfterimageLifecycle
import AfterimageScreens

/// A protection as its code does it beside itself mended: of both the picture that decides, and why it is as it is.
package struct ProtectionPair: Sendable {
  /// What the faulty story is called.
  package let name: String
  /// Where code of its kind stands; nil where that is not said.
  package let source: String?
  /// The two pictures.
  package let sheet: ContactSheet
  /// Why the picture of the code as it is tells something.
  package let fault: String
  /// Why the picture of the mended code does not.
  package let mending: String
}

extension ProtectionPair {
  /// What the name of a mended story has after that of the faulty one.
  private static let suffix = ".mended"

  /// The stories that have a mended twin, with it, in their order.
  package static func stories(among all: [Scenario]) -> [(fault: Scenario, mended: Scenario)] {
    all.compactMap { fault in
      all.first { $0.name.description == fault.name.description + suffix }.map { (fault, $0) }
    }
  }
}

extension Pipeline {
  /// Plays both stories of a pair, and draws of the first the picture that tells most, of the second the same one.
  ///
  /// - Parameter scale: pixels in a point of the pictures; nil is the device's own.
  package func protectionPair(
    of fault: Scenario, mended: Scenario, scale: Double? = nil
  ) throws(PipelineError) -> ProtectionPair {
    let before = try explainedPictures(of: fault)
    let after = try explainedPictures(of: mended)
    let shown = before.first { !$0.leaks.isEmpty } ?? before.first
    let same = after.first { other in shown.map { $0.isTwin(of: other) } ?? true } ?? after.first
    let cards = [
      try card("as the code does it", of: shown, scale), try card("mended", of: same, scale),
    ]
    let caption = "\(fault.traits.device.id), \(fault.traits.system.id)"
    let deck = ContactSheet.Deck(
      appearance: fault.traits.userInterfaceStyle, caption: caption, cards: cards)
    return ProtectionPair(
      name: fault.name.description, source: fault.source,
      sheet: ContactSheet(
        title: fault.name.description, appName: fault.app.name, decks: [deck]),
      fault: shown?.sentence ?? Self.nothingKept, mending: same?.sentence ?? Self.nothingKept)
  }

  private func explainedPictures(
    of scenario: Scenario
  ) throws(PipelineError) -> [ExplainedExposure] {
    try exposures(of: scenario, findings(of: scenario)).filter { $0.sight == .picture }
  }

  private static var nothingKept: String { "The system keeps no picture." }

  private func card(
    _ name: String, of exposure: ExplainedExposure?, _ scale: Double?
  ) throws(PipelineError) -> ContactSheet.Card {
    guard let exposure else {
      return ContactSheet.Card(name: name, picture: nil, exposure: .nothing)
    }
    return ContactSheet.Card(
      name: name, time: "kept at \(exposure.snapshot.time) s",
      picture: try picture(of: exposure.snapshot, scale: scale), exposure: exposure.exposure)
  }
}

extension ExplainedExposure {
  /// True for the picture of the same moment, scene and circumstances of another story.
  fileprivate func isTwin(of other: ExplainedExposure) -> Bool {
    snapshot.moment == other.snapshot.moment && snapshot.scene == other.snapshot.scene
      && snapshot.userInterfaceStyle == other.snapshot.userInterfaceStyle
      && snapshot.traits.orientation == other.snapshot.traits.orientation
  }

  /// The first of the reasons.
  fileprivate var sentence: String { reasons.first?.description ?? "" }

  /// What the picture gives away.
  fileprivate var exposure: Exposure {
    let showsPixels = leaks.contains { if case .pixels = $0.kind { true } else { false } }
    return showsPixels ? .pixels : leaks.isEmpty ? .nothing : .shape
  }
}
