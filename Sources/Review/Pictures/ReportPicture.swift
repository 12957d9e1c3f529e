package import Afterimage
import AfterimageGraphics
package import AfterimageScreens

/// A picture of a page that has nothing to be held against, with what it tells.
package struct ReportPicture: Codable, Sendable {
  /// The name, as that of a file.
  package var name: String
  /// The file of the screen or the story.
  package var subject: String
  /// The device and its system.
  package var device = ""
  /// The strategy; empty without one.
  package var strategy = ""
  /// Light or dark.
  package var appearance = UserInterfaceStyle.light
  /// The bytes of its PNG file; nil where the system takes no picture.
  package var file: [UInt8]?
  /// Pixels in a point.
  package var scale = 1.0
  /// What the picture gives away.
  package var telling = Telling.nothingToTell
  /// True where the command fails for it.
  package var isFailing = false
  /// What it shows, in a sentence.
  package var verdict: String?
  /// Why it leaks or does not, in sentences.
  package var reasons: [String] = []
  /// What else is said of it, in lines.
  package var message: [String] = []
  /// What pictures of one group have in common, in a sentence; nil where it belongs to none.
  package var group: String?
  /// The views, before their secrets have arrived.
  package var views: [TracedView] = []

  /// Makes a picture of which nothing is told.
  package init(name: String, subject: String) {
    self.name = name
    self.subject = subject
  }

  /// What a picture gives away, as a page tells it.
  package enum Telling: String, Codable, Sendable {
    /// Nothing in it is a secret.
    case nothingToTell
    /// No secret shows.
    case safe
    /// Where views lie depends on a secret.
    case shape
    /// Nobody can tell.
    case unknown
    /// A secret shows.
    case leaks
  }
}

extension ReportPicture {
  /// The object of the picture, without its pixels.
  ///
  /// - Parameter picture: the name of its file; nil where there is none.
  func members(_ words: inout Vocabularies, picture: String?) -> [JSONValue.Member] {
    let size = file.flatMap { PNG.size(of: $0) }
    let members: [JSONValue.Member?] = [
      .init("n", .string(name)), .init("s", words.subjects.place(of: subject)),
      .init("d", words.devices.place(of: device)),
      .init("t", words.strategies.place(of: strategy)),
      .init("a", .string(appearance.rawValue)), .init("o", .string(outcome)), .init("k", "png"),
      picture.map { .init("p", .string($0)) },
      size.map { .init("w", .integer($0.width)) }, size.map { .init("h", .integer($0.height)) },
      telling.word.map { .init("v", .string($0)) }, verdict.map { .init("j", .string($0)) },
      reasons.isEmpty ? nil : .init("c", .array(reasons.map { .string($0) })),
      message.isEmpty ? nil : .init("m", .string(message.joined(separator: "\n"))),
    ]
    return members.compactMap(\.self)
  }

  /// The state in the page's words.
  private var outcome: String {
    guard isFailing else { return "same" }
    return switch telling {
    case .leaks, .shape: "leaks"
    case .unknown: "cannotTell"
    case .safe, .nothingToTell: "fails"
    }
  }
}

extension ReportPicture.Telling {
  /// The verdict in the page's words; nil where there is none.
  fileprivate var word: String? {
    switch self {
    case .nothingToTell: nil
    case .safe: "safe"
    case .shape: "partial"
    case .unknown: "unknown"
    case .leaks: "leaks"
    }
  }
}
