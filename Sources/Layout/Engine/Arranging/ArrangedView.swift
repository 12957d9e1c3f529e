import AfterimageGraphics
import AfterimageScreens

/// A view that arranges others as SwiftUI does.
struct ArrangedView {
  /// How it arranges them.
  var layout: Arrangement
  /// The views that it arranges, those of groups as its own.
  var children: [Int] = []
  /// The axis of the stack that it lies in; nil where it lies in none.
  var stackAxis: Axis?
  /// The sections of a list, or of a group of sections.
  var sections: [ArrangedSection] = []
  /// The rows of a group in a section.
  var rows: [ArrangedListRow] = []
  /// The arrow of a row that opens something.
  var disclosure: Int?
}

/// Rows of a list that belong together, and what stands around them.
struct ArrangedSection {
  /// The view that the author put around them; nil for rows that stand in the list itself.
  var node: Int?
  /// The card behind the rows, as large as all of them.
  var card: Int
  var rows: [ArrangedListRow] = []
  var header: Int?
  var footer: Int?
}

/// A row of a list.
struct ArrangedListRow {
  var node: Int
  /// The line below the row.
  var separator: Int?
}

/// A view whose content SwiftUI arranges and whose own frame constraints decide.
struct ArrangedHost {
  var node: Int
  /// The arranged views in it.
  var arranged: [Int]
}

/// The place that SwiftUI gives a view.
struct ArrangedChild {
  var node: Int
  /// The leading top corner in the view that arranges it.
  var origin: Point
  var size: Size
  /// The offer to which the size is the answer.
  var proposal: Proposal
}

extension StackView.Axis {
  /// The axis of a layout.
  var axis: Axis {
    switch self {
    case .horizontal: .horizontal
    case .vertical: .vertical
    }
  }
}
