package import Afterimage
import AfterimageAudit
import AfterimageGraphics
package import AfterimageLifecycle
import AfterimageScreens

/// A protection as its code does it beside itself mended: of both the picture that decides, and why it is as it is.
package struct ProtectionPair: Sendable {
  /// The name of the pair.
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

/// A faulty story and its mended twin, before they are played.
package struct PairedStories: Sendable {
  /// The name of the pair, which no other one has.
  package let name: String
  /// The story of the code as it is.
  package let fault: Scenario
  /// The story of the code mended.
  package let mended: Scenario
}

extension PairedStories {
  /// The suffix of a mended story's name.
  private static let suffix = ".mended"

  /// The stories that have a mended twin, with it, in their order; of several twins the one in the same folder.
  ///
  /// - Parameter all: the stories, with the paths of their files.
  package static func all(among all: [(path: String, scenario: Scenario)]) -> [PairedStories] {
    let pairs = all.compactMap { path, fault in
      let twins = all.filter { $0.scenario.name.description == fault.name.description + suffix }
      let twin = twins.first { folder(of: $0.path) == folder(of: path) } ?? twins.first
      return twin.map { (path: path, fault: fault, mended: $0.scenario) }
    }
    let names = SheetSubject.sheetNames(
      of: pairs.map { SheetSubject(name: $0.fault.name.description, path: $0.path) })
    return zip(names, pairs).map { PairedStories(name: $0, fault: $1.fault, mended: $1.mended) }
  }

  private static func folder(of path: String) -> Substring {
    path.lastIndex(of: "/").map { path[..<$0] } ?? ""
  }
}

extension Pipeline {
  /// Plays both stories of a pair, and draws of the first the picture that tells most, of the second the same one.
  ///
  /// - Parameter scale: pixels in a point of the pictures; nil is the device's own.
  package func protectionPair(
    of stories: PairedStories, scale: Double? = nil
  ) throws(PipelineError) -> ProtectionPair {
    let (fault, mended) = (stories.fault, stories.mended)
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
      name: stories.name, source: fault.source,
      sheet: ContactSheet(
        title: fault.name.description, appName: fault.app.name, decks: [deck]),
      fault: shown?.sentence ?? Self.nothingKept, mending: same?.sentence ?? Self.nothingKept)
  }

  private func explainedPictures(
    of scenario: Scenario
  ) throws(PipelineError) -> [Exposure] {
    let play = Play(of: scenario)
    return try exposures(of: play, findings(of: play)).filter { $0.kind == .picture }
  }

  private static var nothingKept: String { "The system keeps no picture." }

  private func card(
    _ name: String, of exposure: Exposure?, _ scale: Double?
  ) throws(PipelineError) -> ContactSheet.Card {
    guard let exposure else {
      return ContactSheet.Card(name: name, picture: nil, disclosure: .nothing)
    }
    return ContactSheet.Card(
      name: name, time: "kept at \(exposure.snapshot.time) s",
      picture: try picture(of: exposure.snapshot, scale: scale),
      disclosure: Disclosure(exposure.leaks))
  }
}

extension Exposure {
  /// True for the picture of the same moment, scene and circumstances of another story.
  fileprivate func isTwin(of other: Exposure) -> Bool {
    snapshot.moment == other.snapshot.moment && snapshot.scene == other.snapshot.scene
      && snapshot.userInterfaceStyle == other.snapshot.userInterfaceStyle
      && snapshot.traits.orientation == other.snapshot.traits.orientation
  }

  /// The first of the reasons.
  fileprivate var sentence: String { reasons.first?.description ?? "" }
}
