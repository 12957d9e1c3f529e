import AfterimageGraphics
import AfterimageScreens
import AfterimageSwiftEvaluation

extension ViewReader {
  /// The keys by which views find in their environment what modifiers around them have said, by these modifiers.
  private static let environmentKeys = [
    "font": "font", "lineLimit": "lineLimit", "lineSpacing": "lineSpacing",
    "multilineTextAlignment": "multilineTextAlignment", "truncationMode": "truncationMode",
    "minimumScaleFactor": "minimumScaleFactor", "textCase": "textCase",
  ]

  /// The views of a value with a modifier.
  mutating func modified(_ given: Term, _ base: Value) -> [View] {
    let term = resolved(given)
    if let change = change(by: term) {
      tellUnknownValues(of: term)
      let outer = evaluator.frameworks.environment
      if let key = Self.environmentKeys[term.name], let value = term.arguments.first?.value {
        let type = outer[key]?.asTerm?.base
        evaluator.frameworks.environment[key] = value.asTerm?.asMember(of: type) ?? value
      }
      let views = reading(change) { $0.views(of: base) }
      evaluator.frameworks.environment = outer
      return views
    }
    if let views = withColorScheme(term, base) { return views }
    switch term.name {
    case "modifier": return views(of: base, modifiedBy: term)
    case "environment": return withEnvironment(term, base)
    case "transformEnvironment": return withTransformedEnvironment(term, base)
    case "environmentObject": return withObject(term.arguments.first?.value, base)
    case "callAsFunction":
      if let arranged = arranged(term, by: base) { return arranged }
    case "hidden":
      return views(of: base).map { view in
        var view = view
        view.alpha = 0
        return view
      }
    case "toolbar": return withToolbar(term, base)
    case "navigationTitle", "navigationBarTitle":
      if let title = term.arguments.first?.value, bars.title == nil {
        bars.title =
          evaluator.isView(title)
          ? title.asTerm.map { runs(of: $0).map(\.text).joined() } : text(of: title, at: term.place)
      }
      if let mode = constant(term["displayMode"]) { bars.isLarge = mode != "inline" }
    case "navigationBarTitleDisplayMode", "toolbarTitleDisplayMode":
      bars.isLarge = constant(term.arguments.first?.value) != "inline"
    case "navigationBarHidden": bars.isHidden = term.arguments.first?.value.truth ?? false
    case "toolbarVisibility": hideBars(term)
    case "searchable": return searchable(term, base)
    case "navigationBarItems": addItems(of: term)
    case "onAppear", "task":
      let views = views(of: base)
      appear(by: term)
      return views
    case "sheet", "fullScreenCover", "popover", "alert", "confirmationDialog", "actionSheet",
      "inspector":
      tellPresented(term)
    case "zIndex":
      if length(term.arguments.first?.value) != 0, !orderedPlaces.contains(term.place) {
        remark("the modifier zIndex", at: term.place)
      }
    case "accessibilityIdentifier":
      var views = views(of: base)
      if let text = term.arguments.first?.value.text, let first = views.first, first.id == nil {
        let id = String(text.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
        if let id = unused(id) { views[0].id = id }
      }
      return views
    default:
      tellUnknownValues(of: term)
      if let layout = arrangement(of: term) {
        let inner = reading({ $0.room = layout.room(in: $0.room) }) { $0.views(of: base) }
        return wrapped(inner, in: layout)
      }
      if let looks = looks(of: term) {
        return views(of: base).map { view in
          var view = view
          looks(&view)
          return view
        }
      }
      return withPreference(term, base) ?? rows(term, base) ?? layered(term, base)
        ?? understood(term, base)
    }
    return views(of: base)
  }

  /// Views as they are, of a modifier that changes nothing of a picture, and with a remark otherwise.
  private mutating func understood(_ term: Term, _ base: Value) -> [View] {
    if !Self.invisible.contains(term.name), !term.name.hasPrefix("accessibility"),
      !changesNothing(term)
    {
      remark("the modifier \(term.name)", at: term.place)
    }
    return views(of: base)
  }

  /// True for a modifier with the number that leaves everything as it is, as those have that show what is touched.
  func changesNothing(_ term: Term) -> Bool {
    let neutral: Double
    switch term.name {
    case "scaleEffect", "saturation", "contrast": neutral = 1
    case "rotationEffect", "rotation3DEffect", "hueRotation", "blur", "brightness", "grayscale",
      "baselineOffset", "kerning", "tracking":
      neutral = 0
    default: return false
    }
    let numbers = term.arguments.filter { $0.label != "anchor" && $0.label != "axis" }
    return numbers.allSatisfy { (length($0.value) ?? degrees($0.value)) == neutral }
  }

  /// Modifiers that change nothing of what is shown at first.
  static let invisible: Set = [
    "keyboardShortcut", "manageSubscriptionsSheet", "offerCodeRedemption", "appStoreOverlay",
    "symbolEffectsRemoved", "scrollClipDisabled", "exportsItemProviders", "itemProvider",
    "digitalCrownRotation", "quickLookPreview", "fileMover", "fileDialogMessage", "menuIndicator",
    "onScrollGeometryChange", "onScrollVisibilityChange", "onScrollPhaseChange",
    "onModifierKeysChanged",
    "dragConfigurable", "draggable", "dropDestination", "allowsWindowActivationEvents",
    "writingToolsBehavior", "searchFocused", "searchScopes", "searchPresentationToolbarBehavior",
    "navigationTransition", "matchedTransitionSource", "presentationCompactAdaptation",
    "presentationBackgroundInteraction", "contentToolbar", "toolbarForegroundStyle",
    "onAppear", "onDisappear", "searchSuggestions",
    "backgroundStyle", "flipsForRightToLeftLayoutDirection", "onChange", "onReceive",
    "onTapGesture", "onLongPressGesture",
    "onSubmit", "onDelete", "onMove", "onDrag", "onDrop", "onOpenURL",
    "onHover", "task", "gesture", "simultaneousGesture", "highPriorityGesture", "refreshable",
    "animation", "transition", "contentTransition", "id", "tag", "accessibilityLabel",
    "accessibilityHint", "accessibilityHidden", "accessibilityValue", "accessibilityElement",
    "accessibilityAddTraits", "accessibilityRemoveTraits", "accessibilityAction", "accessibility",
    "accessibilitySortPriority", "accessibilityInputLabels", "accessibilityRepresentation",
    "contentShape", "allowsHitTesting", "sheet", "fullScreenCover", "alert", "confirmationDialog",
    "actionSheet", "popover", "navigationDestination", "focused", "focusable", "submitLabel",
    "keyboardType", "autocapitalization", "textInputAutocapitalization", "autocorrectionDisabled",
    "disableAutocorrection", "textContentType", "presentationDetents", "presentationDragIndicator",
    "presentationBackground", "presentationCornerRadius", "interactiveDismissDisabled",
    "previewDisplayName", "previewLayout", "previewDevice", "statusBar",
    "statusBarHidden", "persistentSystemOverlays", "contextMenu", "swipeActions",
    "scrollIndicators", "scrollDismissesKeyboard", "scrollTargetBehavior", "scrollTargetLayout",
    "scrollPosition", "scrollDisabled", "scrollBounceBehavior", "defaultScrollAnchor",
    "matchedGeometryEffect", "drawingGroup", "compositingGroup", "tabItem",
    "navigationBarBackButtonHidden", "navigationViewStyle", "toolbarBackground", "toolbarRole",
    "toolbarColorScheme", "sensoryFeedback", "userActivity", "handlesExternalEvents",
    "coordinateSpace",
    "transformEffect", "textSelection", "help", "menuStyle", "menuOrder",
    "indexViewStyle", "symbolEffect", "speechSpellsOutCharacters", "renderingMode", "antialiased",
    "interpolation", "dynamicTypeSize", "listRowSpacing",
    "listSectionSpacing", "listSectionSeparator", "listRowHoverEffect", "containerBackground",
    "widgetURL", "modelContainer", "modelContext", "headerProminence", "defaultFocus", "equatable",
    "buttonRepeatBehavior", "onGeometryChange", "geometryGroup", "deleteDisabled", "moveDisabled",
    "tabViewStyle", "accessibilityShowsLargeContentViewer", "defaultAppStorage",
    "onContinueUserActivity", "commands", "privacySensitive", "accessibilityChildren",
    "typesettingLanguage", "allowsTightening", "focusEffectDisabled", "onKeyPress",
    "hoverEffect", "selectionDisabled", "fileImporter", "fileExporter", "photosPicker", "inspector",
    "navigationSplitViewStyle", "navigationSplitViewColumnWidth", "navigationSubtitle",
    "transaction",
    "storeButton", "subscriptionStoreControlStyle", "tipViewStyle", "popoverTip", "visualEffect",
    "scrollTransition", "layoutDirectionBehavior", "presentationContentInteraction", "lineHeight",
  ]

  // MARK: What is taken over

  /// What a modifier changes of what views take over; nil for one that changes nothing of it.
  private func change(by term: Term) -> ((inout ViewEnvironment) -> Void)? {
    let first = term.arguments.first?.value
    switch term.name {
    case "font":
      let (font, hasDigits) = (font(first), hasMonospacedDigits(first))
      return {
        if let font { $0.font = font }
        if hasDigits { $0.hasMonospacedDigits = true }
      }
    case "monospacedDigit":
      return { $0.hasMonospacedDigits = true }
    case "monospaced": return { $0.font = monospaced($0.resolvedFont) }
    case "fontDesign":
      let isMonospaced = constant(first) == "monospaced"
      return { if isMonospaced { $0.font = monospaced($0.resolvedFont) } }
    case "contentMargins":
      let margins = padding(of: term)
      return { $0.contentMargins = margins }
    case "fontWeight":
      let weight = weight(first)
      return { $0.weight = weight ?? $0.weight }
    case "bold":
      let isBold = first?.truth ?? true
      return { if isBold { $0.weight = .bold } }
    case "italic":
      return { $0.isItalic = true }
    case "foregroundColor", "foregroundStyle":
      let color = color(first) ?? gradient(first).flatMap(\.firstColor)
      return { if let color { $0.foreground = color } }
    case "tint", "accentColor":
      let color = color(first)
      return { if let color { $0.tint = color } }
    case "lineLimit":
      var limit: Int?
      if case .int(let number)? = first { limit = number }
      return { $0.lineLimit = limit }
    case "multilineTextAlignment":
      let name = constant(first)
      return { $0.alignment = name == "center" ? .center : name == "trailing" ? .right : .natural }
    case "truncationMode":
      let name = constant(first)
      return {
        $0.truncation =
          name == "head"
          ? .byTruncatingHead : name == "middle" ? .byTruncatingMiddle : .byTruncatingTail
      }
    case "minimumScaleFactor":
      let factor = length(first) ?? 1
      return { $0.minimumScaleFactor = max(0, min(factor, 1)) }
    case "lineSpacing":
      let spacing = length(first) ?? 0
      return { $0.lineSpacing = max(0, min(spacing, 1_000)) }
    case "textCase":
      let name = constant(first)
      return {
        $0.textCase =
          name == "uppercase" ? .uppercase : name == "lowercase" ? .lowercase : .asWritten
      }
    case "disabled":
      let isDisabled = first?.truth == true
      return { if isDisabled { $0.isEnabled = false } }
    case "imageScale":
      let scale = constant(first).flatMap(Symbol.Scale.init)
      return { $0.imageScale = scale }
    case "controlSize":
      let name = constant(first)
      let size = name == "extraLarge" ? .large : name.flatMap(Button.ButtonSize.init)
      return { $0.controlSize = size ?? $0.controlSize }
    case "labelsHidden": return { $0.hidesLabels = true }
    case "symbolVariant":
      let variant = constant(first)
      return { $0.symbolVariant = variant == "none" ? nil : variant }
    case "scrollContentBackground":
      let isHidden = constant(first) == "hidden"
      return { $0.hidesListBackground = isHidden }
    case "redacted":
      guard let reasons = reasons(first) else { return nil }
      return { $0.redactions.formUnion(reasons) }
    case "unredacted": return { $0.redactions = [] }
    case "privacySensitive":
      let isSensitive = first?.truth ?? true
      return { $0.isPrivacySensitive = isSensitive }
    default: return styleChange(by: term, first)
    }
  }

  private func styleChange(
    by term: Term, _ style: Value?
  ) -> ((inout ViewEnvironment) -> Void)? {
    let value = style ?? .nothing
    let name = constant(style)
    switch term.name {
    case "buttonStyle": return { $0.buttonStyle = value }
    case "buttonBorderShape": return { $0.buttonShape = name ?? "automatic" }
    case "gaugeStyle": return { $0.gaugeStyle = name ?? "automatic" }
    case "toggleStyle": return { $0.toggleStyle = value }
    case "labelStyle": return { $0.labelStyle = value }
    case "pickerStyle": return { $0.pickerStyle = name ?? "automatic" }
    case "textFieldStyle": return { $0.textFieldStyle = name ?? "automatic" }
    case "listStyle": return { $0.listStyle = name ?? "automatic" }
    case "progressViewStyle":
      let isCircular = name == "circular" || name == "CircularProgressViewStyle"
      return { $0.progressStyle = isCircular ? "circular" : "automatic" }
    case "tabViewStyle":
      return { $0.pageStyle = value }
    default: return nil
    }
  }

  private mutating func views(of base: Value, modifiedBy term: Term) -> [View] {
    guard let modifier = term.arguments.first?.value, case .structure(let structure) = modifier,
      let function = evaluator.program.type(named: structure.type)?.functions["body"]?.first
    else {
      remark("a modifier that is made elsewhere", at: term.place)
      return views(of: base)
    }
    return views(
      of: evaluator.run(function, on: modifier, [CallArgument(label: "content", value: base)]))
  }

  private mutating func withEnvironment(_ term: Term, _ base: Value) -> [View] {
    guard case .keyPath(let names)? = term.arguments.first?.value, term.arguments.count > 1 else {
      return withObject(term.arguments.first?.value, base)
    }
    return views(of: base, where: names, is: term.arguments[1].value, at: term.place)
  }

  private mutating func withTransformedEnvironment(_ term: Term, _ base: Value) -> [View] {
    guard case .keyPath(let names)? = term.arguments.first?.value, let closure = term.closure,
      let value = evaluator.environmentValue(names, at: term.place)
    else {
      remark("the modifier \(term.name)", at: term.place)
      return views(of: base)
    }
    let changed = evaluator.changed(value, by: closure, at: term.place)
    return views(of: base, where: names, is: changed, at: term.place)
  }

  /// Views that find a value in their environment by the path of a key.
  private mutating func views(
    of base: Value, where names: [String], is value: Value, at place: CodePlace
  ) -> [View] {
    let outer = evaluator.frameworks.environment
    evaluator.setEnvironment(names, to: value, at: place)
    let views = views(of: base)
    evaluator.frameworks.environment = outer
    return views
  }

  private mutating func withObject(_ object: Value?, _ base: Value) -> [View] {
    guard let object, let type = evaluator.typeName(of: object) else { return views(of: base) }
    let outer = evaluator.frameworks.environmentObjects[type]
    evaluator.frameworks.environmentObjects[type] = object
    let views = views(of: base)
    evaluator.frameworks.environmentObjects[type] = outer
    return views
  }

  // MARK: Looks

  /// What a modifier changes of a view's look; nil for one that changes nothing of it.
  private func looks(of term: Term) -> ((inout View) -> Void)? {
    let first = term.arguments.first?.value
    switch term.name {
    case "opacity":
      guard let alpha = greatest(first) else { return nil }
      return { $0.alpha *= max(0, min(alpha, 1)) }
    case "shadow":
      var shadow = Shadow(opacity: 1)
      shadow.color = color(term["color"]) ?? .fixed(Color(hex: 0, alpha: 0.33))
      shadow.radius = max(0, min(length(term["radius"]) ?? 0, 1_000))
      shadow.offset = Point(x: length(term["x"]) ?? 0, y: length(term["y"]) ?? 0)
      return { $0.shadow = shadow }
    default: return nil
    }
  }
}

extension Gradient {
  /// The colour at its start.
  fileprivate var firstColor: ColorReference? { stops.first?.color }
}

extension Term {
  /// A member of the type that is expected, with that type; nil for anything else.
  fileprivate func asMember(of type: Value?) -> Value? {
    guard form == .member, base == nil, case .type? = type else { return nil }
    var typed = self
    typed.base = type
    return .term(typed)
  }
}
