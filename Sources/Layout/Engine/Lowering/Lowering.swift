import AfterimageGraphics
import AfterimageScreens

/// Makes a declared tree flat and settles every default, inheritance and unit on the way.
struct Lowering {
  var traits: Traits
  /// What takes the place of sensitive views, in the part that is being lowered.
  var mask: FieldMask?
  /// True while what lies below something presented is lowered, whose tints UIKit dims.
  var dimsTints = false
  /// What a navigation bar has above and below its row, in points.
  var navigationBarPadding = 0.0
  var hierarchy = Hierarchy()

  /// What a view takes over from the one above it.
  struct Surroundings {
    var parent: Int?
    var tint: Color
    var isSensitive = false
    /// How many views of each kind stand before this one below the same parent.
    var ordinals = [Int](repeating: 0, count: NodeType.allCases.count)

    /// The surroundings of the views below a node.
    func below(_ parent: Int, tint: Color, isSensitive: Bool) -> Surroundings {
      Surroundings(parent: parent, tint: tint, isSensitive: isSensitive)
    }
  }

  /// The flat form of a screen in circumstances.
  static func hierarchy(of screen: Screen, in traits: Traits, mask: FieldMask?) -> Hierarchy {
    var lowering = Lowering(traits: traits, mask: mask)
    lowering.dimsTints = screen.presented?.dimsTints == true
    var window = Surroundings(tint: lowering.tint(.system(.systemBlue)))
    lowering.lower(
      RootView(root: .content, view: screen.root), of: screen.controller,
      at: Rect(origin: .zero, size: traits.size), traits: traits, in: &window)
    if let presented = screen.presented {
      lowering.dimsTints = false
      window.tint = lowering.tint(.system(.systemBlue))
      let source = presented.sourceView.flatMap(screen.path).flatMap {
        lowering.hierarchy.indices[$0]
      }
      lowering.lower(presented, beside: source, in: &window)
    }
    let keyboardHeight = Keyboard.height(of: screen, in: traits)
    lowering.hierarchy.keyboardHeight = keyboardHeight
    if let accessory = screen.shownAccessory {
      lowering.lower(accessory, above: keyboardHeight, in: &window)
    }
    return lowering.hierarchy
  }

  /// Appends a declared view and everything below it; the result is its index.
  @discardableResult
  mutating func lower(_ view: View, at path: ViewPath, in surroundings: inout Surroundings) -> Int {
    let index = append(
      NodeType(view.element), id: view.id, path: path, in: &surroundings,
      direction: direction(of: view))
    hierarchy.indices[path] = index
    let maskAround = mask
    mask = view.fieldMask ?? mask
    defer { mask = maskAround }
    let isSensitive = view.mark ?? surroundings.isSensitive
    let tint = view.tintColor.map(self.tint) ?? surroundings.tint
    settleSensitivity(of: view, isSensitive: isSensitive, at: index)
    settleAppearance(of: view, at: index)
    settleMetrics(of: view, at: index)
    settleContent(of: view, tint: tint, at: index)
    var below = surroundings.below(index, tint: tint, isSensitive: isSensitive)
    lowerBarContents(of: view, below: below, node: index)
    lowerChildren(of: view, at: path, in: &below, node: index)
    hierarchy.nodes[index].descendantsEnd = hierarchy.nodes.count
    return index
  }

  /// Appends a node without descendants; whoever adds some sets where they end.
  mutating func append(
    _ type: NodeType, id: String? = nil, path: ViewPath? = nil,
    in surroundings: inout Surroundings, direction: TextDirection
  ) -> Int {
    let place = NodeType.allCases.firstIndex(of: type) ?? 0
    surroundings.ordinals[place] += 1
    let owner = surroundings.parent.map { " in " + hierarchy.nodes[$0].name } ?? ""
    let name =
      id ?? path?.rootName ?? "\(type.rawValue) \(surroundings.ordinals[place])\(owner)"
    var node = Node(name: name, path: path, type: type, parent: surroundings.parent)
    node.direction = direction
    hierarchy.nodes.append(node)
    hierarchy.metrics.append(LayoutMetrics())
    hierarchy.nodes[hierarchy.nodes.count - 1].descendantsEnd = hierarchy.nodes.count
    return hierarchy.nodes.count - 1
  }

  private mutating func lowerChildren(
    of view: View, at path: ViewPath, in surroundings: inout Surroundings, node: Int
  ) {
    switch view.element {
    case .form(let form): lowerForm(form, of: view, at: path, in: &surroundings, node: node)
    case .tableView(let table):
      lowerTable(table, of: view, at: path, in: &surroundings, node: node)
    case .tableViewCell(let cell):
      lowerCell(cell, of: view, at: path, in: &surroundings, node: node)
    case .collectionView(let collection):
      lowerCollection(collection, of: view, at: path, in: &surroundings, node: node)
    case .searchBar(let bar):
      lowerSearchBar(bar, in: &surroundings, node: node)
      lowerSubviews(of: view, at: path, after: 0, in: &surroundings)
    default: lowerArranged(view, at: path, in: &surroundings, node: node)
    }
  }

  /// Appends the subviews of a view that is made of other views, which come first among its children.
  mutating func lowerSubviews(
    of view: View, at path: ViewPath, after count: Int, in surroundings: inout Surroundings
  ) {
    for (index, subview) in view.subviews.enumerated() {
      lower(subview, at: path.child(count + index), in: &surroundings)
    }
  }

  private mutating func lowerArranged(
    _ view: View, at path: ViewPath, in surroundings: inout Surroundings, node: Int
  ) {
    let children = view.subviews.enumerated().map { index, subview in
      lower(subview, at: path.child(index), in: &surroundings)
    }
    if case .stackView(let stack) = view.element {
      hierarchy.stacks.append(ArrangedStack(node: node, stack: stack, arranged: children))
      for child in children {
        hierarchy.metrics[child].isCollapsed = hierarchy.nodes[child].isHidden
      }
    }
  }

  private func direction(of view: View) -> TextDirection {
    switch view.semanticContentAttribute {
    case .unspecified: traits.layoutDirection
    case .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }

  /// The form of a system colour in the appearance.
  func color(_ color: SystemColor) -> Color {
    color.resolved(
      for: traits.userInterfaceStyle, contrast: traits.accessibilityContrast,
      level: traits.userInterfaceLevel)
  }

  /// The form of a colour in the appearance.
  func color(_ color: ColorReference) -> Color {
    color.resolved(
      for: traits.userInterfaceStyle, contrast: traits.accessibilityContrast,
      level: traits.userInterfaceLevel)
  }

  /// The form of a tint in the appearance, without its hue below something presented.
  func tint(_ reference: ColorReference) -> Color {
    dimsTints ? color(reference).dimmed : color(reference)
  }

  /// The font at the user's text size.
  func font(_ reference: FontReference) -> Font {
    var font = reference.resolved(for: traits.contentSizeCategory)
    font.letterSpacing += font.spacing(beforeIOS13: traits.system.majorVersion)
    return font
  }
}

extension ViewPath {
  /// What a root view without an id is called; nil for every other view.
  fileprivate var rootName: String? {
    guard steps.isEmpty else { return nil }
    return root == .content ? "root" : root.description
  }
}
