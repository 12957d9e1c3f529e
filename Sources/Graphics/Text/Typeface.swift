/// The design of the letters that a text is set in.
package enum Typeface: Hashable, Sendable {
  /// One that comes with the product.
  case bundled(Bundled)
}

extension Typeface {
  /// The designs that come with the product.
  package enum Bundled: String, CaseIterable, Hashable, Sendable {
    /// Inter with the measures of the iOS system font.
    case system = "Afterimage Inter"
    /// Inter with the advances of Helvetica Neue.
    case neue = "Afterimage Neue"
    /// As wide as Helvetica and Arial.
    case sans = "Afterimage Sans"
    /// As wide as Times and Times New Roman.
    case serif = "Afterimage Serif"
    /// As wide as Courier and Courier New.
    case typewriter = "Afterimage Typewriter"
    /// As wide as Menlo.
    case console = "Afterimage Console"

    /// The family that its files name.
    package var family: String { rawValue }
  }

  /// True for the one that stands in for the system font, and for families that no face is as wide as.
  package var isSystem: Bool { self == .bundled(.system) }
}
