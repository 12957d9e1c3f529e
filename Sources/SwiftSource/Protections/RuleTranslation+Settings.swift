import AfterimageMasking
import AfterimageScreens
import AfterimageSwiftEvaluation

extension RuleTranslation {
  /// Adds what setting a property does.
  mutating func addSetting(
    _ property: String, of owner: Value, to value: Value, at place: CodePlace,
    to actions: inout [Action]
  ) {
    // What is set of a view may ask for what it was before.
    var variable: [Action] = []
    addVariable(property, of: owner, to: value, at: place, to: &variable)
    defer { actions += variable }
    if isHeard(property, of: owner) { gap("what hears of \(property) does", at: place) }
    if code.state.isField(property, of: owner) { return }
    if changesDocument(property, of: owner, to: value) {
      gap("what \(property) is set of", at: place)
    }
    let target = search.target(of: owner)
    if case .own(_, let id?)? = target {
      world[id, default: [:]][property == "opacity" ? "alpha" : property] = value
    } else if case .object(let id) = owner {
      world[id, default: [:]][property] = value
    }
    if let id = reshapedCover(by: property, of: owner) { reshaped.append((id, property, place)) }
    let isTight = value == .bool(true) || property == "priority" && value.isRequired
    if Self.loosening.contains(property), !isTight {
      for id in covers(tiedBy: owner) { reshaped.append((id, property, place)) }
    }
    guard let target else {
      addOpenSetting(property, of: owner, at: place)
      if property == "state", isGesture(owner) { gap("what \(property) has called", at: place) }
      let isShown = !owner.isPlainObject && Self.showing.contains(property)
      if isShown || changesFoundCover(property, of: owner) {
        gap("what \(property) is set of", at: place)
      } else if !owner.isPlainObject, Self.emptying.contains(property) {
        gap("what \(property) is set of", at: place, bearing: .hiding)
      }
      return
    }
    switch (property, target) {
    case ("isHidden", .own(let id, let object)):
      addHiding(id, object, value, at: place, to: &actions)
    case ("alpha", .own(let id, let object)), ("opacity", .own(let id, let object)):
      addFade(of: id, object, to: value, at: place, to: &actions)
    case ("isHidden", .window(let search, _)):
      guard let isHidden = value.truth else { return gap("whether a window is hidden", at: place) }
      // Among several windows are those of covers.
      let isOneOfSeveral = owner.containsTerm { $0.form == .element }
      if isHidden, isOneOfSeveral,
        knownCovers.values.contains(where: { $0.attachment == .newWindow })
      {
        return gap("which window is hidden", at: place)
      }
      actions.append(.content(isHidden ? .hideWindow(search) : .showWindow(search)))
    case ("alpha", .window), ("alpha", .rootView), ("alpha", .topView), ("alpha", .ownView):
      addAlpha(of: target, to: value, at: place, to: &actions)
    case ("isHidden", .rootView), ("isHidden", .topView), ("isHidden", .ownView):
      guard let isHidden = value.truth else { return gap("whether a view is hidden", at: place) }
      actions.append(
        .content(.alpha(AlphaChange(isHidden ? 0 : 1, of: target.contentView ?? .rootView))))
    case ("isHidden", .screenView(let name)):
      guard let isHidden = value.truth else { return gap("whether a view is hidden", at: place) }
      actions.append(isHidden ? .hide([name]) : .show([name]))
    case ("alpha", .screenView(let name)), ("opacity", .screenView(let name)):
      addAlpha(ofView: name, to: value, at: place, to: &actions)
    case ("text", .screenView(let name)):
      addText(value, in: name, at: place, to: &actions)
    case ("isSecureTextEntry", .screenView(let name)):
      guard let isSecure = value.truth else { return }
      actions.append(.setSecureTextEntry([SecureTextEntry(name, isSecure)]))
    case ("rootViewController", .window):
      gap("another root controller", at: place)
    case ("windowLevel", .own(let id, _)):
      addLevel(value, of: id, at: place, to: &actions)
    case ("windowLevel", .window):
      gap("another level of the main window", at: place)
    case ("zPosition", .rootView), ("zPosition", .topView), ("zPosition", .ownView),
      ("zPosition", .screenView):
      gap("a view that is raised above others", at: place)
    case (_, .own(let id, _)) where Self.looks.contains(property):
      touched[id, default: [:]][property] = (value, place)
    default: break
    }
  }

  /// True for what calls its targets as its state is set.
  private func isGesture(_ value: Value) -> Bool {
    code.evaluator.typeName(of: value).map { search.classes(of: $0) }?
      .contains("UIGestureRecognizer") == true
  }

  /// The cover whose place or form a property changes in a way that is not followed; nil where it changes none.
  private func reshapedCover(by property: String, of owner: Value) -> String? {
    guard case .term(let term) = owner, term.form == .member else {
      guard case .own(let id, let object)? = search.target(of: owner),
        !Self.followed.contains(property), !Self.harmless.contains(property),
        object.map({ declares(property, $0) }) != true
      else { return nil }
      return id
    }
    guard let base = term.base else { return nil }
    // A part of its frame, or a property of its layer.
    let isPart = ["frame", "bounds", "center", "origin", "size", "transform"].contains(term.name)
    if !isPart, term.name == "layer" ? Self.harmlessOfLayers.contains(property) : true {
      return nil
    }
    if case .own(let id, _)? = search.target(of: base) { return id }
    return isPart ? reshapedCover(by: term.name, of: base) : nil
  }

  /// The covers that a constraint ties, or one that a property holds.
  func covers(tiedBy value: Value) -> Set<String> {
    guard case .term(let term) = value else { return [] }
    if let key = term.stateKey {
      let held = [code.state.initialValues[key]].compactMap(\.self) + (code.assignments[key] ?? [])
      return held.reduce(into: []) { $0.formUnion(covers(tiedBy: $1)) }
    }
    guard term.form == .call, term.name == "constraint" else { return [] }
    // A view of the app's that is tied to a cover, as one in it, does not hold that.
    let anchors = [term.base].compactMap(\.self) + term.arguments.map(\.value)
    let first = anchors.lazy.compactMap { anchor -> String? in
      guard case .own(let id, _)? = anchor.asTerm?.base.flatMap(search.target) else { return nil }
      return id
    }.first
    return first.map { [$0] } ?? []
  }

  /// Properties of constraints by which a view comes to lie elsewhere; one that is made active holds what it ties.
  private static let loosening: Set = ["constant", "isActive", "priority"]

  /// True where the class of an object has a property of its own, whose observers are run.
  private func declares(_ property: String, _ object: ObjectID) -> Bool {
    let program = code.evaluator.program
    return program.lineage(of: code.evaluator.object(object).type).contains {
      $0.property(property, isStatic: false) != nil
    }
  }

  /// True for a property that a cover is read with, or that shows and hides it.
  static func isRead(_ property: String) -> Bool { followed.contains(property) }

  /// True for a property that neither moves nor cuts a view, nor lets anything through it.
  static func isIdle(_ property: String) -> Bool { harmless.contains(property) }

  /// True for a property of a layer of the same kind.
  static func isIdle(ofLayers property: String) -> Bool {
    harmlessOfLayers.contains(property) && !["opacity", "isHidden"].contains(property)
  }

  /// True for a property that shows no text and no picture, whatever it is set to.
  static func isSilent(_ property: String) -> Bool {
    !telling.contains(property) && (followed.contains(property) || harmless.contains(property))
      || harmlessOfLayers.contains(property) || placing.contains(property)
  }

  /// Those of the others that show a text or a picture.
  private static let telling = TellingNames.properties.union([
    "layer", "view", "contentView", "rootViewController", "viewControllers",
  ])

  /// Properties that place, cut and turn views.
  private static let placing: Set = [
    "center", "transform", "transform3D", "cornerRadius", "maskedCorners", "cornerCurve",
    "anchorPoint",
    "zPosition", "layoutMarginsGuide", "navigationBar", "isNavigationBarHidden", "windowScene",
    "preferredContentSize", "definesPresentationContext", "hidesBottomBarWhenPushed",
    "edgesForExtendedLayout", "additionalSafeAreaInsets", "contentInset", "isPagingEnabled",
    "contentHorizontalAlignment", "contentVerticalAlignment", "contentEdgeInsets", "separatorStyle",
    "rowHeight", "isLayoutMarginsRelativeArrangement", "preferredSymbolConfiguration",
  ]

  /// Properties whose values a cover is read with, or that are followed.
  private static let followed: Set = [
    "isHidden", "alpha", "opacity", "frame", "bounds", "autoresizingMask", "backgroundColor",
    "effect", "image", "isOpaque", "layer", "translatesAutoresizingMaskIntoConstraints",
    "contentMode", "windowLevel", "windowScene", "rootViewController", "view", "contentView",
    "modalPresentationStyle", "viewControllers",
  ]

  /// Properties that neither move nor cut a view, nor let anything through it.
  private static let harmless: Set = [
    "tag", "text", "attributedText", "font", "textColor", "textAlignment", "numberOfLines",
    "lineBreakMode", "adjustsFontSizeToFitWidth", "adjustsFontForContentSizeCategory",
    "minimumScaleFactor", "placeholder", "delegate", "dataSource", "isUserInteractionEnabled",
    "isMultipleTouchEnabled", "isExclusiveTouch", "clipsToBounds", "tintColor",
    "tintAdjustmentMode",
    "isAccessibilityElement", "accessibilityLabel", "accessibilityIdentifier", "accessibilityHint",
    "accessibilityTraits", "accessibilityValue", "accessibilityViewIsModal",
    "accessibilityElementsHidden", "accessibilityElements", "semanticContentAttribute",
    "gestureRecognizers", "restorationIdentifier", "overrideUserInterfaceStyle", "layoutMargins",
    "directionalLayoutMargins", "insetsLayoutMarginsFromSafeArea",
    "preservesSuperviewLayoutMargins", "autoresizesSubviews", "contentScaleFactor",
    "clearsContextBeforeDrawing", "modalTransitionStyle",
    "modalPresentationCapturesStatusBarAppearance", "isModalInPresentation", "title",
    "hidesWhenStopped",
    "color", "style", "axis", "distribution", "alignment", "spacing", "isEnabled", "isSelected",
    "isHighlighted", "showsLargeContentViewer", "transitioningDelegate", "loopMode",
    "animationSpeed", "isSecureTextEntry", "isOn", "isScrollEnabled", "isNavigationBarHidden",
  ]

  /// Properties of a layer of the same kind.
  private static let harmlessOfLayers: Set = [
    "name", "masksToBounds", "shadowColor", "shadowOpacity", "shadowOffset", "shadowRadius",
    "shadowPath", "borderWidth", "borderColor", "contentsScale", "shouldRasterize",
    "rasterizationScale", "contentsGravity", "minificationFilter", "magnificationFilter",
    "drawsAsynchronously", "allowsGroupOpacity", "needsDisplayOnBoundsChange", "delegate",
    "opacity", "isHidden",
  ]

  /// True for a property that changes how much a view hides.
  static func isOfLooks(_ property: String) -> Bool { looks.contains(property) }

  /// Properties that change how much a view hides.
  private static let looks: Set = [
    "backgroundColor", "effect", "image", "isOpaque", "layer",
  ]

  /// Properties that show and hide.
  private static let showing: Set = ["isHidden", "alpha", "rootViewController", "windowLevel"]

  /// Properties by which code takes secrets out of views.
  private static let emptying: Set = ["text", "attributedText", "isSecureTextEntry"]

  // MARK: Content

  private mutating func addAlpha(
    of target: ViewTarget, to value: Value, at place: CodePlace, to actions: inout [Action]
  ) {
    guard let alpha = value.number else { return gap("the opacity of a view", at: place) }
    let duration = animation.map { Seconds($0.duration) ?? .zero } ?? .zero
    if case .window(let search, _) = target, duration == .zero, alpha == 0 || alpha == 1 {
      actions.append(.content(alpha == 0 ? .hideWindow(search) : .showWindow(search)))
      return
    }
    actions.append(
      .content(
        .alpha(
          AlphaChange(
            alpha, of: target.contentView ?? .rootView, fade: duration,
            curve: animation?.curve ?? .linear))))
  }

  private mutating func addText(
    _ value: Value, in name: String, at place: CodePlace, to actions: inout [Action]
  ) {
    switch value {
    case _ where !code.keptTexts.isWritten(at: place): actions.append(.restoreText([name]))
    case .nothing: actions.append(.setText([TypedText(name, "")]))
    case .string(let text):
      let isSecret: Bool? = code.keptTexts.maySay(text) ? nil : false
      actions.append(.setText([TypedText(name, text, isSensitive: isSecret)]))
    default: actions.append(.restoreText([name]))
    }
  }
}

extension ViewTarget {
  /// The view whose opacity a rule can set.
  fileprivate var contentView: ContentView? {
    switch self {
    case .rootView, .window: .rootView
    case .topView: .topView
    case .ownView: .view
    case .rootController, .topController, .ownController, .own, .screenView: nil
    }
  }
}

extension Value {
  /// True for an object whose class is known not to be shown, and for what belongs to nothing.
  var isPlainObject: Bool {
    switch self {
    case .object, .type, .structure, .void, .nothing: true
    case .unknown, .bool, .int, .double, .string, .array, .dictionary, .tuple, .enumeration,
      .function, .term, .choice, .group, .keyPath:
      false
    }
  }
}
