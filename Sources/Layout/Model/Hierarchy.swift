import AfterimageGraphics
import AfterimageScreens

/// A declared tree made flat, with what the arrangement of its views needs beside the nodes.
struct Hierarchy {
  /// The views in document order.
  var nodes: [Node] = []
  /// How each node behaves towards constraints, in step with the nodes.
  var metrics: [LayoutMetrics] = []
  /// The index of each declared view.
  var indices: [ViewPath: Int] = [:]
  /// The stack views.
  var stacks: [ArrangedStack] = []
  /// The forms.
  var forms: [ArrangedForm] = []
  /// The tables.
  var tables: [ArrangedTable] = []
  /// The cells, in tables or by themselves.
  var cells: [ArrangedCell] = []
  /// The place of each cell among the cells, by its node.
  var cellPlaces: [Int: Int] = [:]
  /// The collections.
  var collections: [ArrangedCollection] = []
  /// The search bars.
  var searchBars: [ArrangedSearchBar] = []
  /// The bars, wherever they are.
  var bars = ArrangedBars()
  /// The alerts.
  var alerts: [ArrangedAlert] = []
  /// The popover; nil where there is none.
  var popover: ArrangedPopover?
  /// The controllers, from the bottom to the top.
  var controllers: [ArrangedController] = []
  /// The views whose places in the window are known.
  var placedViews: [PlacedView] = []
  /// What is presented; nil where nothing is.
  var presentation: ArrangedPresentation?
  /// How much of the window the keyboard covers from below, in points; nil where there is none.
  var keyboardHeight: Double?
  /// The input accessory view that is up, the last of the nodes with all in it; nil where none is.
  var inputAccessory: ArrangedInputAccessory?

  /// The cell that a node is; nil for every other kind of view.
  func cell(of node: Int) -> ArrangedCell? { cellPlaces[node].map { cells[$0] } }

  /// The views directly below a view, in order.
  func children(of parent: Int) -> [Int] {
    var children: [Int] = []
    var next = parent + 1
    while next < nodes[parent].descendantsEnd {
      children.append(next)
      next = nodes[next].descendantsEnd
    }
    return children
  }

  /// True where one view lies somewhere below another.
  func isNode(_ index: Int, below ancestor: Int) -> Bool {
    index > ancestor && index < nodes[ancestor].descendantsEnd
  }
}

/// How a view behaves towards constraints.
struct LayoutMetrics {
  /// The author's margins; nil is what UIKit gives.
  var margins: EdgeInsets?
  /// How strongly the view resists growing beyond its content.
  var hugging: (horizontal: Double, vertical: Double) = (250, 250)
  /// How strongly the view resists shrinking below its content.
  var compressionResistance: (horizontal: Double, vertical: Double) = (750, 750)
  /// The extent of the content that is no text, in points; nil has none along that axis.
  var contentSize: (width: Double?, height: Double?) = (nil, nil)
  /// The extent that the author says the content has, instead of what it has.
  var intrinsicSize: IntrinsicSize?
  /// The frame that no constraint of the author decides.
  var autoresizing: Autoresizing?
  /// How far the frame reaches beyond the rectangle that constraints act on, as UIView.alignmentRectInsets has it.
  var alignmentRectInsets = EdgeInsets.zero
  /// True where the room of a row decides about the width, and not the content.
  var fillsRow = false
  /// True for a hidden view in a stack view, which takes no room.
  var isCollapsed = false
  /// True where the text scrolls in the view and asks for no room.
  var scrollsText = false
  /// The least width of a view with text, in points.
  var minimumWidth: Double = 0
  /// True where the extent of the text is rounded up to whole points, not only to pixels.
  var isInWholePoints = false
  /// The least height of a view with text, in points.
  var minimumHeight: Double = 0
  /// False where the content of a scroll view begins at its edge, whatever lies over that.
  var adjustsContentInset = true
  /// The point of a scroll view's content at its top left corner.
  var contentOffset: Point = .zero
}

/// A stack view and the views it arranges.
struct ArrangedStack {
  var node: Int
  var stack: StackView
  var arranged: [Int]
}

/// A form and the views that it is made of.
struct ArrangedForm {
  var node: Int
  /// Those of tables with cards.
  var metrics: TableMetrics
  /// True where the form is a controller's root view, whose frame no row decides.
  var isRoot: Bool
  var sections: [Section] = []

  struct Section {
    var header: Int?
    var card: Int
    var rows: [Row] = []
    var footer: Int?
  }

  struct Row {
    var label: Int?
    var field: Int?
    var separator: Int?
  }
}
