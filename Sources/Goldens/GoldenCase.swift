package import Afterimage
package import AfterimageAudit
import AfterimageGraphics
package import AfterimageScreens

/// A screen, a scenario or a scene of a document that has to look as it did, with its traits and its strategy.
package struct GoldenCase: Hashable, Sendable {
  /// The subject, by the path of its file relative to the folder of the cases.
  package var subject: Subject
  /// The device.
  package var device = Device.standard
  /// The version of iOS.
  package var system = System.default
  /// The orientation of the device.
  package var orientation: Orientation = .portrait
  /// The appearance, light or dark.
  package var appearance: UserInterfaceStyle = .light
  /// The contrast that the user has asked for.
  package var contrast: AccessibilityContrast = .normal
  /// True where the user has asked for less transparency.
  package var isOpaque = false
  /// The user's text size.
  package var textSize: ContentSizeCategory = .large
  /// The direction of the interface.
  package var direction: TextDirection = .leftToRight
  /// The masking strategy; nil draws a screen as its user sees it, and plays a scenario with protections of its own.
  package var strategy: String?
  /// What has to be known of every secret in the pictures; nil asks for nothing.
  package var required: AuditPolicy.RequiredVerdict?
  /// The kinds of goldens that are compared.
  package var goldens: [GoldenKind] = [.png]

  /// Makes a case with everything else at its default.
  package init(_ subject: Subject) {
    self.subject = subject
  }

  /// The kinds of subjects that a case can have.
  package enum Subject: Hashable, Sendable {
    /// A screen file by its path without the ending.
    case screen(String)
    /// A scenario file by its path without the ending.
    case scenario(String)
    /// A storyboard or a xib by its path, with the scene that is meant.
    case document(DocumentReference)

    /// The name of its file without the ending, and of a scene, too.
    package var name: String {
      switch self {
      case .screen(let path), .scenario(let path):
        path.split(separator: "/").last.map(String.init) ?? path
      case .document(let reference):
        [reference.stem, reference.scene].compactMap(\.self).joined(separator: ".")
      }
    }

    /// The path of the subject's file from the folder of the screens on, with the scene behind `#`.
    package var path: String {
      switch self {
      case .screen(let path): path + Input.screenSuffix
      case .scenario(let path): path + Input.scenarioSuffix
      case .document(let reference):
        reference.file + (reference.scene.map { "#" + $0 } ?? "")
      }
    }
  }
}

/// The forms in which a golden is kept.
package enum GoldenKind: String, CaseIterable, Codable, Hashable, Sendable {
  /// The layout as text.
  case frames
  /// The callbacks and what they set off, as text.
  case timeline
  /// The pixels, one a point.
  case png

  /// The name of a golden's file.
  package func fileName(of name: String) -> String { "\(name).\(rawValue)" }
}
