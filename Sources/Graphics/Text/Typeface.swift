/// The design of the letters that a text is set in.
package enum Typeface: Hashable, Sendable {
  /// One that comes with the product.
  case bundled(Bundled)
  /// That of a file of the app's own.
  case file(FontFile)
}

extension Typeface {
  /// The designs that come with the product.
  package enum Bundled: CaseIterable, Hashable, Sendable {
    /// Inter with the measures of the iOS system font.
    case system
    /// Inter with the advances of Helvetica Neue.
    case neue
    /// As wide as Helvetica and Arial.
    case sans
    /// As wide as Times and Times New Roman.
    case serif
    /// As wide as Courier and Courier New.
    case typewriter
    /// As wide as Menlo.
    case console

    /// The family that its files name.
    package var family: String {
      switch self {
      case .system: "Afterimage Inter"
      case .neue: "Afterimage Neue"
      case .sans: "Afterimage Sans"
      case .serif: "Afterimage Serif"
      case .typewriter: "Afterimage Typewriter"
      case .console: "Afterimage Console"
      }
    }
  }

  /// True for the one that stands in for the system font, and for families that no face is as wide as.
  package var isSystem: Bool { self == .bundled(.system) }
}
