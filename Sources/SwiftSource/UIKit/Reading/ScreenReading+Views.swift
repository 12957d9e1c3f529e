import AfterimageGraphics
import AfterimageScreens
import AfterimageSwiftEvaluation

/// Views with what every view has.
extension ScreenReading {
  /// A view with all in it; nil where the object is no view.
  mutating func view(_ id: ObjectID, in parent: ObjectID?) -> View? {
    guard evaluator.isKind(id, of: "UIView"), !viewOrder.contains(id) else { return nil }
    viewOrder.append(id)
    var view = View(element(of: id))
    view.id = ids.id(of: id, evaluator)
    readLooks(of: &view, id)
    readLayer(of: &view, id)
    readLayout(of: &view, id, in: parent)
    view.subviews = subviews(of: id, view.element)
    addSpacing(to: &view, id)
    return view
  }

  /// A view that something else places, which keeps the size of its frame where code gave it one.
  mutating func placedView(_ id: ObjectID, in owner: ObjectID) -> View? {
    var view = view(id, in: owner)
    if let frame = view?.autoresizing?.frame, frame.width > 0, frame.height > 0 {
      view?.intrinsicContentSize = IntrinsicSize(width: frame.width, height: frame.height)
    }
    view?.autoresizing = nil
    return view
  }

  private mutating func readLooks(of view: inout View, _ id: ObjectID) {
    view.backgroundColor = color("backgroundColor", of: id)
    view.tintColor = color("tintColor", of: id)
    if let alpha = number("alpha", of: id) { view.alpha = max(0, min(1, alpha)) }
    view.isHidden = flag("isHidden", of: id) ?? false
    view.clipsToBounds = flag("clipsToBounds", of: id) ?? false
    view.semanticContentAttribute = constant("semanticContentAttribute", of: id) ?? .unspecified
    view.overrideUserInterfaceStyle = constant("overrideUserInterfaceStyle", of: id)
    if evaluator.declares("draw", for: id) {
      view.isDrawnInCode = true
      remark(.noPlace("draw(_:)"), at: evaluator.object(id).place)
    }
  }

  private mutating func readLayer(of view: inout View, _ id: ObjectID) {
    guard case .object(let layer)? = evaluator.stored("layer", of: id) else { return }
    if flag("masksToBounds", of: layer) == true { view.clipsToBounds = true }
    view.cornerRadius = max(0, number("cornerRadius", of: layer) ?? 0)
    view.cornerCurve = constant("cornerCurve", of: layer) ?? .circular
    if let corners = value("maskedCorners", of: layer) {
      view.maskedCorners = Set(constants(corners).compactMap { Self.corners[$0] })
    }
    if let width = number("borderWidth", of: layer), width > 0 {
      view.border = Border(width: width, color: color("borderColor", of: layer) ?? .system(.black))
    }
    if let opacity = number("shadowOpacity", of: layer), opacity > 0 {
      var shadow = Shadow(opacity: min(1, opacity))
      if let color = color("shadowColor", of: layer) { shadow.color = color }
      shadow.radius = max(0, number("shadowRadius", of: layer) ?? 3)
      if let offset = value("shadowOffset", of: layer).flatMap(Geometry.point) {
        shadow.offset = offset
      }
      view.shadow = shadow
    }
    if let opacity = number("opacity", of: layer) { view.alpha *= max(0, min(1, opacity)) }
    for inner in evaluator.objects("sublayers", of: layer) { readGradient(of: &view, inner) }
    if evaluator.isKind(layer, of: "CAGradientLayer") { readGradient(of: &view, layer) }
  }

  private static let corners: [String: Corner] = [
    "layerMinXMinYCorner": .topLeft, "layerMaxXMinYCorner": .topRight,
    "layerMinXMaxYCorner": .bottomLeft, "layerMaxXMaxYCorner": .bottomRight,
  ]

  private mutating func readGradient(of view: inout View, _ layer: ObjectID) {
    let place = evaluator.object(layer).place
    guard evaluator.isKind(layer, of: "CAGradientLayer") else {
      return remark(.noPlace(evaluator.object(layer).type), at: place)
    }
    var colors: [ColorReference] = []
    for value in value("colors", of: layer)?.listed ?? [] {
      if let color = color(value, named: "colors", at: place) { colors.append(color) }
    }
    guard colors.count > 1 else { return }
    var gradient = Gradient(colors: colors)
    let locations = (value("locations", of: layer)?.listed ?? []).compactMap { number($0) }
    if locations.count == colors.count {
      gradient.stops = zip(colors, locations).map {
        Gradient.Stop($0, at: max(0, min(1, $1)))
      }
    }
    if let start = value("startPoint", of: layer).flatMap(Geometry.point) {
      gradient.startPoint = start
    }
    if let end = value("endPoint", of: layer).flatMap(Geometry.point) { gradient.endPoint = end }
    gradient.kind = constant("type", of: layer) ?? .axial
    view.gradient = gradient
  }

  // MARK: Layout

  private mutating func readLayout(of view: inout View, _ id: ObjectID, in parent: ObjectID?) {
    if let margins = value("layoutMargins", of: id) ?? value("directionalLayoutMargins", of: id) {
      view.layoutMargins = Geometry.insets(margins)
    }
    view.insetsLayoutMarginsFromSafeArea =
      flag("insetsLayoutMarginsFromSafeArea", of: id) ?? true
    view.contentHugging = priorities("contentHugging", of: id)
    view.compressionResistance = priorities("compressionResistance", of: id)
    if let type = evaluator.program.lineage(of: evaluator.object(id).type).first(where: {
      $0.property("intrinsicContentSize", isStatic: false) != nil
    }) {
      let size = evaluator.read("intrinsicContentSize", of: .object(id), at: type.place)
      if let size = Geometry.size(size) {
        view.intrinsicContentSize = IntrinsicSize(
          width: size.width < 0 ? nil : size.width, height: size.height < 0 ? nil : size.height)
      }
    }
    view.autoresizing = autoresizing(of: id, in: parent)
  }

  private func priorities(_ name: String, of id: ObjectID) -> AxisPriorities {
    AxisPriorities(
      horizontal: priority(value(name + ".horizontal", of: id)),
      vertical: priority(value(name + ".vertical", of: id)))
  }

  /// The frame of a view that its own code places.
  private mutating func autoresizing(of id: ObjectID, in parent: ObjectID?) -> Autoresizing? {
    guard let parent, flag("translatesAutoresizingMaskIntoConstraints", of: id) ?? true,
      !isConstrained(id), !evaluator.isKind(parent, of: "UIStackView")
    else { return nil }
    let size = self.size(of: parent)
    let frame = value("frame", of: id).flatMap(Geometry.rect) ?? centered(id, size)
    let mask = constants(value("autoresizingMask", of: id)).compactMap {
      Autoresizing.Flexibility(rawValue: $0)
    }
    return Autoresizing(frame ?? Rect(x: 0, y: 0, width: 0, height: 0), in: size, mask: Set(mask))
  }

  private func centered(_ id: ObjectID, _ size: Size) -> Rect? {
    guard let center = value("center", of: id).flatMap(Geometry.point) else { return nil }
    return Rect(x: center.x, y: center.y, width: 0, height: 0)
  }

  private func size(of id: ObjectID) -> Size {
    if flag("fills screen", of: id) == true { return traits.size }
    return value("frame", of: id).flatMap(Geometry.rect)?.size
      ?? Size(width: 0, height: 0)
  }

  // MARK: Subviews

  private mutating func subviews(of id: ObjectID, _ element: Element) -> [View] {
    guard element.hasSubviews else { return [] }
    let isStack = evaluator.isKind(id, of: "UIStackView")
    var children = evaluator.objects(isStack ? "arrangedSubviews" : "subviews", of: id)
    if isStack {
      for other in evaluator.objects("subviews", of: id) where !children.contains(other) {
        remark(.noPlace("addSubview"), at: evaluator.object(other).place)
      }
    }
    if case .object(let content)? = evaluator.stored("contentView", of: id) {
      aliases[content] = id
      children = evaluator.objects("subviews", of: content) + children
    }
    var views = children.compactMap { view($0, in: id) }
    for guide in evaluator.objects("layoutGuides", of: id) {
      // A guide is a view that draws nothing.
      var view = View(.view, id: ids.id(of: guide, evaluator))
      view.isHidden = true
      viewOrder.append(guide)
      views.append(view)
    }
    return views
  }

  /// Puts views of the height or width of custom spacings between those of a stack.
  private mutating func addSpacing(to view: inout View, _ id: ObjectID) {
    guard case .stackView(var stack) = view.element else { return }
    let children = evaluator.objects("arrangedSubviews", of: id)
    let custom = children.map { number("spacing after \($0.number)", of: id) }
    guard custom.contains(where: { $0 != nil }), children.count == view.subviews.count else {
      return
    }
    guard stack.distribution == .fill else {
      return remark(.noPlace("setCustomSpacing"), at: evaluator.object(id).place)
    }
    let usual = stack.spacing
    stack.spacing = 0
    var views: [View] = []
    let lastShown = view.subviews.lastIndex { !$0.isHidden }
    for (index, child) in view.subviews.enumerated() {
      views.append(child)
      guard !child.isHidden, index < lastShown ?? 0 else { continue }
      var gap = View(.view)
      let length = max(0, custom[index] ?? usual)
      gap.intrinsicContentSize =
        stack.axis == .vertical ? IntrinsicSize(height: length) : IntrinsicSize(width: length)
      gap.contentHugging = AxisPriorities(horizontal: .required, vertical: .required)
      gap.compressionResistance = gap.contentHugging
      views.append(gap)
    }
    view.element = .stackView(stack)
    view.subviews = views
  }
}

extension Element {
  /// True for the kinds whose subviews are the app's own.
  fileprivate var hasSubviews: Bool {
    switch self {
    case .view, .stackView, .scrollView, .imageView, .label, .visualEffectView, .tableViewCell,
      .webView, .mapView, .textView, .textField, .separator, .button, .collectionView, .tableView:
      true
    case .arrangement, .shape, .cardField, .form, .switch, .slider, .stepper, .segmentedControl,
      .progressView,
      .activityIndicator, .pageControl, .picker, .datePicker, .searchBar, .navigationBar, .tabBar,
      .toolbar:
      false
    }
  }
}
