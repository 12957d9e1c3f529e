/// A mistake in what was given, or something about it that deserves a word: what it is, and where.
public struct Diagnostic: Hashable, Sendable {
  /// The mistake, with the culprit.
  package var kind: Kind
  /// Where; nil for what stands in no file, such as a word of the command line.
  package var place: Place?

  /// Names a mistake and where it is.
  package init(_ kind: Kind, at place: Place?) {
    self.kind = kind
    self.place = place
  }

  /// Names a mistake and the character of a file where it is.
  package init(_ kind: Kind, at place: SourcePlace) {
    self.init(kind, at: .source(place))
  }

  /// How much it matters.
  public var severity: Severity { kind.severity }

  /// The two weights of a diagnostic.
  public enum Severity: String, CaseIterable, Hashable, Sendable {
    /// Nothing can be made of the input.
    case error
    /// The input is taken, but perhaps not as it was meant.
    case warning
  }

  /// Where a mistake can be.
  package enum Place: Hashable, Sendable {
    /// At a character of a file.
    case source(SourcePlace)
    /// In a view of a screen that was built in Swift: its id, or the way to it from the root.
    case view(String, screen: String)
  }
}

/// The mistakes for which a value was refused, all of them, in the order of the input.
public struct InvalidInput: Error, Hashable, Sendable, CustomStringConvertible {
  /// The mistakes; at least one error, and the warnings that came with it.
  public let diagnostics: [Diagnostic]

  /// Refuses a value for its mistakes.
  package init(diagnostics: [Diagnostic]) {
    self.diagnostics = diagnostics
  }

  /// Every mistake with its hint, a line or two for each.
  public var description: String {
    diagnostics.map { $0.formatted() }.joined(separator: "\n")
  }
}
