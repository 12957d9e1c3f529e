extension Arrangement {
  /// Where views lie in room that is larger than they are, by the names of SwiftUI's `Alignment`.
  public enum Alignment: String, CaseIterable, Hashable, Sendable {
    case center
    case leading
    case trailing
    case top
    case bottom
    case topLeading
    case topTrailing
    case bottomLeading
    case bottomTrailing
    case centerFirstTextBaseline
    case centerLastTextBaseline
    case leadingFirstTextBaseline
    case leadingLastTextBaseline
    case trailingFirstTextBaseline
    case trailingLastTextBaseline
  }

  /// Places across a view at which views of a column line up, by the names of SwiftUI's `HorizontalAlignment`.
  public enum HorizontalGuide: String, CaseIterable, Hashable, Sendable {
    case leading
    case center
    case trailing
  }

  /// Places from the top of a view to its bottom at which views of a row line up, by the names of SwiftUI's `VerticalAlignment`.
  public enum VerticalGuide: String, CaseIterable, Hashable, Sendable {
    case top
    case center
    case bottom
    case firstTextBaseline
    case lastTextBaseline
  }

  /// All places at which views line up: a row uses those from its top to its bottom, a column the others.
  public enum StackGuide: String, CaseIterable, Hashable, Sendable {
    case center
    case leading
    case trailing
    case top
    case bottom
    case firstTextBaseline
    case lastTextBaseline
  }

  /// The edges of a view, by the names of SwiftUI's `Edge`.
  public enum Edge: String, CaseIterable, Hashable, Sendable {
    case top
    case leading
    case bottom
    case trailing
  }
}

extension Arrangement.Alignment {
  /// The place across.
  package var horizontal: Arrangement.HorizontalGuide {
    switch self {
    case .center, .top, .bottom, .centerFirstTextBaseline, .centerLastTextBaseline: .center
    case .leading, .topLeading, .bottomLeading, .leadingFirstTextBaseline,
      .leadingLastTextBaseline:
      .leading
    case .trailing, .topTrailing, .bottomTrailing, .trailingFirstTextBaseline,
      .trailingLastTextBaseline:
      .trailing
    }
  }

  /// The place from the top.
  package var vertical: Arrangement.VerticalGuide {
    switch self {
    case .center, .leading, .trailing: .center
    case .top, .topLeading, .topTrailing: .top
    case .bottom, .bottomLeading, .bottomTrailing: .bottom
    case .centerFirstTextBaseline, .leadingFirstTextBaseline, .trailingFirstTextBaseline:
      .firstTextBaseline
    case .centerLastTextBaseline, .leadingLastTextBaseline, .trailingLastTextBaseline:
      .lastTextBaseline
    }
  }
}

extension Arrangement.StackGuide {
  /// The place across, for a column; the middle where the place is one of a row.
  package var horizontal: Arrangement.HorizontalGuide {
    switch self {
    case .leading: .leading
    case .trailing: .trailing
    case .center, .top, .bottom, .firstTextBaseline, .lastTextBaseline: .center
    }
  }

  /// The place from the top, for a row; the middle where the place is one of a column.
  package var vertical: Arrangement.VerticalGuide {
    switch self {
    case .top: .top
    case .bottom: .bottom
    case .firstTextBaseline: .firstTextBaseline
    case .lastTextBaseline: .lastTextBaseline
    case .center, .leading, .trailing: .center
    }
  }
}

extension Set<Arrangement.Edge> {
  /// All four.
  public static let all = Set(Arrangement.Edge.allCases)
}
