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
  /// The views that SwiftUI's layout arranges others in, by their nodes.
  var arrangedViews: [Int: ArrangedView] = [:]
  /// The views whose content SwiftUI arranges.
  var hosts: [ArrangedHost] = []
  /// How many views of each kind a host has so far.
  private var hostOrdinals: [Int: [NodeType: Int]] = [:]
  /// The place among the hosts of the one that each arranged view lies in, by its node.
  var hostIndices: [Int: Int] = [:]
  /// The forms.
  var forms: [ArrangedForm] = []
  /// The tables.
  var tables: [ArrangedTable] = []
  /// The cells, in tables or by themselves.
  var cells: [ArrangedCell] = []
  /// The index of each cell among the cells, by its node.
  var cellIndices: [Int: Int] = [:]
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
  /// The presentation; nil where nothing is presented.
  var presentation: ArrangedPresentation?
  /// How much of the window the keyboard covers from below, in points; nil where there is none.
  var keyboardHeight: Double?
  /// The input accessory view that is up, the last of the nodes with all in it; nil where none is.
  var inputAccessory: ArrangedInputAccessory?

  /// The cell that a node is; nil for every other kind of view.
  func cell(of node: Int) -> ArrangedCell? { cellIndices[node].map { cells[$0] } }

  /// The host of an arranged view; nil for every other.
  func hostOfArranged(_ node: Int) -> Int? { hostIndices[node].map { hosts[$0].node } }

  /// The name of the next view of a kind in a host.
  mutating func nextName(of type: NodeType, in host: Int) -> String {
    let ordinal = hostOrdinals[host, default: [:]][type, default: 0] + 1
    hostOrdinals[host, default: [:]][type] = ordinal
    return "\(type.name) \(ordinal) in \(nodes[host].name)"
  }

  /// Notes that a view lies in a host that arranges it.
  mutating func arrange(_ node: Int, in host: Int) {
    guard let index = hosts.lastIndex(where: { $0.node == host }) else { return }
    hosts[index].arranged.append(node)
    hostIndices[node] = index
    metrics[node].isArranged = true
  }

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
