import AfterimageGraphics
import AfterimageScreens

/// Makes a declared tree flat and resolves every default, inheritance and unit on the way.
///
/// The functions called `lowered` are pure: each makes a value of one kind of view. Those called `lower` and `append` walk over the views, and put the values in their places.
struct Lowering {
  var traits: Traits
  /// The mask over sensitive views, in the part that is being lowered.
  var mask: FieldMask?
  /// True while what lies below something presented is lowered, whose tints UIKit dims.
  var dimsTints = false
  /// The room above and below the row of a navigation bar, in points.
  var navigationBarPadding = 0.0
  var hierarchy = Hierarchy()

  /// The surroundings of a view: what it takes over from the one above it.
  struct Surroundings {
    var parent: Int?
    var tint: Color
    /// The same tint in whichever appearance.
    var tintColor = ColorReference.system(.systemBlue)
    var isSensitive = false
    /// True within a view that scrolls, which has come to rest below the bars with all that lies in it.
    var isScrolled = false
    /// The mask over a bar, which stands in for each of its parts too.
    var barMask: FieldMask?
    /// How many views of each kind stand before this one below the same parent.
    var ordinals: [NodeType: Int] = [:]
    /// The view whose content SwiftUI arranges, of which these are a part; nil where constraints decide.
    var host: Int?
    /// The axis of the stack of SwiftUI's around; nil where there is none.
    var stackAxis: Axis?
    /// How many views of the author's own stand in the bar so far, whose first children they are.
    var barViews = 0

    /// The surroundings of the views below a node; what is not given is as around it.
    func below(_ parent: Int, tint: Color? = nil, isSensitive: Bool? = nil) -> Surroundings {
      Surroundings(
        parent: parent, tint: tint ?? self.tint, tintColor: tintColor,
        isSensitive: isSensitive ?? self.isSensitive,
        isScrolled: isScrolled, barMask: barMask)
    }

    /// The surroundings of the parts of a bar, which are masked with it.
    func masked(as bar: Node) -> Surroundings {
      var copy = self
      copy.barMask = bar.mask
      return copy
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
  ///
  /// - Parameter adjust: what the view around it has for it beyond its own description.
  @discardableResult
  mutating func lower(
    _ view: View, at path: ViewPath, in surroundings: inout Surroundings,
    adjust: (inout LoweredView) -> Void = { _ in }
  ) -> Int {
    lower(view, at: path, in: &surroundings, adjust: adjust) { lowering, below, node in
      lowering.lowerChildren(of: view, at: path, in: &below, node: node)
    }
  }

  /// Appends a declared view, and below it what a function appends; the result is its index.
  @discardableResult
  mutating func lower(
    _ view: View, at path: ViewPath, in surroundings: inout Surroundings,
    adjust: (inout LoweredView) -> Void,
    children: (inout Lowering, inout Surroundings, Int) -> Void
  ) -> Int {
    let (maskAround, styleAround) = (mask, traits.userInterfaceStyle)
    mask = view.fieldMask ?? mask
    traits.userInterfaceStyle = view.overrideUserInterfaceStyle ?? styleAround
    defer { (mask, traits.userInterfaceStyle) = (maskAround, styleAround) }
    var (index, below) = lowerAlone(view, at: path, in: &surroundings, adjust: adjust)
    children(&self, &below, index)
    endDescendants(of: index)
    return index
  }

  /// Appends a declared view alone, apart so that what it is lowered to is off the stack when the views in it are, which may lie deep in each other; the result is its index, and the surroundings of those.
  @inline(never)
  private mutating func lowerAlone(
    _ view: View, at path: ViewPath, in surroundings: inout Surroundings,
    adjust: (inout LoweredView) -> Void
  ) -> (Int, Surroundings) {
    let tint =
      view.overrideUserInterfaceStyle == nil
      ? view.tintColor.map(self.tint) ?? surroundings.tint
      : self.tint(view.tintColor ?? surroundings.tintColor)
    var lowered = lowered(view, at: path, in: surroundings, tint: tint)
    adjust(&lowered)
    let index = append(
      .element(view.element.kind), lowered, id: view.id, path: path, in: &surroundings)
    var below = surroundings.below(index, tint: tint, isSensitive: lowered.sensitivity.isSensitive)
    below.tintColor = view.tintColor ?? surroundings.tintColor
    below.isScrolled = surroundings.isScrolled || hierarchy.nodes[index].type.scrolls
    if case .arrangement = view.element {
      below.host = surroundings.host
      below.stackAxis = surroundings.stackAxis
    }
    return (index, below)
  }

  /// Appends a node without descendants; whoever adds some calls `endDescendants`.
  mutating func append(
    _ type: NodeType, _ lowered: LoweredView, id: String? = nil, path: ViewPath? = nil,
    in surroundings: inout Surroundings
  ) -> Int {
    let index = hierarchy.nodes.count
    let positionalName = nextName(of: type, in: &surroundings)
    var node = Node(
      name: id ?? path?.rootName ?? positionalName, path: path, type: type,
      parent: surroundings.parent)
    node.descendantsEnd = index + 1
    node.direction = lowered.direction
    node.content = lowered.content
    node.appearance = lowered.appearance
    node.isSensitive = lowered.sensitivity.isSensitive
    node.isSensitiveLeaf = lowered.sensitivity.isLeaf
    node.mask = lowered.sensitivity.mask ?? surroundings.barMask
    node.isHidden = lowered.isHidden || lowered.sensitivity.isHidden
    hierarchy.nodes.append(node)
    hierarchy.metrics.append(lowered.metrics)
    if let path { hierarchy.indices[path] = index }
    if let host = surroundings.host { hierarchy.arrange(index, in: host) }
    if lowered.hasBarMaterial { hierarchy.bars.materials.append(index) }
    return index
  }

  /// The name of a view without an id, by its kind and its position among those of its kind.
  ///
  /// Views that SwiftUI arranges are counted within their host: most of what lies around them are modifiers.
  private mutating func nextName(
    of type: NodeType, in surroundings: inout Surroundings
  ) -> String {
    if let host = surroundings.host { return hierarchy.nextName(of: type, in: host) }
    let ordinal = surroundings.ordinals[type, default: 0] + 1
    surroundings.ordinals[type] = ordinal
    let owner = surroundings.parent.map { " in " + hierarchy.nodes[$0].name } ?? ""
    return "\(type.name) \(ordinal)\(owner)"
  }

  /// Makes the last node so far the last one that lies in a view.
  mutating func endDescendants(of index: Int) {
    hierarchy.nodes[index].descendantsEnd = hierarchy.nodes.count
  }

  /// Appends what a view is made of, then what its author put into it.
  private mutating func lowerChildren(
    of view: View, at path: ViewPath, in surroundings: inout Surroundings, node: Int
  ) {
    switch view.element {
    case .stackView(let stack):
      return lowerStackView(stack, of: view, at: path, in: &surroundings, node: node)
    case .arrangement(let arrangement):
      return lowerArrangement(arrangement, of: view, at: path, in: &surroundings, node: node)
    case .button, .visualEffectView:
      if lowerArrangedContent(of: view, at: path, in: &surroundings, node: node) { return }
    case .form(let form):
      return lowerForm(form, of: view, at: path, in: &surroundings, node: node)
    case .tableView(let table):
      return lowerTable(table, of: view, at: path, in: &surroundings, node: node)
    case .tableViewCell(let cell):
      return lowerCell(cell, of: view, at: path, in: &surroundings, node: node)
    case .collectionView(let collection):
      return lowerCollection(collection, of: view, at: path, in: &surroundings, node: node)
    case .searchBar(let bar): lowerSearchBar(bar, in: &surroundings, node: node)
    case .navigationBar(let bar):
      lowerParts(of: bar, below: surroundings.masked(as: hierarchy.nodes[node]), at: node)
    case .tabBar(let bar):
      lowerParts(of: bar, below: surroundings.masked(as: hierarchy.nodes[node]), at: node)
    case .toolbar(let bar):
      lowerParts(of: bar, below: surroundings.masked(as: hierarchy.nodes[node]), at: node)
    case .view, .label, .textField, .textView, .cardField, .imageView, .scrollView, .shape,
      .separator, .switch, .slider, .stepper, .segmentedControl, .progressView,
      .activityIndicator, .pageControl, .picker, .datePicker, .webView, .mapView:
      break
    }
    lowerSubviews(of: view, at: path, after: 0, in: &surroundings)
  }

  /// Appends the subviews of a view that is made of other views, which come first among its children.
  mutating func lowerSubviews(
    of view: View, at path: ViewPath, after count: Int, in surroundings: inout Surroundings
  ) {
    for (index, subview) in view.subviews.enumerated() {
      lower(subview, at: path.child(count + index), in: &surroundings)
    }
  }

  /// The direction that a view forces, or that of the interface.
  func direction(of view: View) -> TextDirection {
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
    reference.resolved(for: traits.contentSizeCategory).inIOS(traits.system.majorVersion)
  }
}

extension ViewPath {
  /// The name of a root view without an id; nil for every other view.
  fileprivate var rootName: String? {
    guard steps.isEmpty, !isBesideViews else { return nil }
    return root == .content ? "root" : root.description
  }
}
