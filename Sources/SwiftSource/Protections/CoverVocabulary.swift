import AfterimageScreens
import AfterimageSwiftEvaluation

/// The views and modifiers of SwiftUI of which it is known how much they cover, and that are drawn so.
struct CoverVocabulary {
  /// The evaluation, which runs the closures of containers.
  private(set) var evaluator: Evaluator
  /// What the app has in its catalogues.
  let resources: SourceResources
  /// What any statement gives a value.
  private let changing: ChangingNames

  /// Reads with an evaluation, and what the app has in its catalogues.
  ///
  /// - Parameter names: what any statement gives a value.
  init(_ evaluator: Evaluator, _ resources: SourceResources, changing names: ChangingNames) {
    self.evaluator = evaluator
    self.resources = resources
    changing = names
  }

  /// The first thing in a view of which nobody can tell how much it covers; nil where there is none.
  mutating func doubt(in value: Value, depth: Int = 0) -> String? {
    guard depth < 32 else { return "views that hold themselves" }
    switch value {
    case .term(let term): return doubt(in: term, depth: depth)
    case .group(let values):
      return first(of: values, depth: depth)
    case .choice(let condition, let then, let otherwise):
      return then == otherwise
        ? doubt(in: then, depth: depth + 1) : "which of two views, by \(condition.written)"
    case .structure(let view):
      let place = CodePlace(file: 0, offset: 0)
      let isOfUIKit = ["makeUIView", "makeUIViewController"].contains { name in
        evaluator.program.type(named: view.type)?.functions[name] != nil
      }
      let open = Value.structure(evaluator.opened(view, changing: changing))
      guard !isOfUIKit, let body = evaluator.body(of: open, at: place) else {
        return "what \(view.type) shows"
      }
      return doubt(in: body, depth: depth + 1)
    case .void, .nothing: return nil
    case .unknown(let unknown): return unknown.reason.written
    case .bool, .int, .double, .string, .array, .dictionary, .tuple, .enumeration, .object, .type,
      .function, .keyPath:
      return "a view that is made elsewhere"
    }
  }

  private mutating func first(of values: [Value], depth: Int) -> String? {
    for value in values {
      if let doubt = doubt(in: value, depth: depth + 1) { return doubt }
    }
    return nil
  }

  private mutating func doubt(in term: Term, depth: Int) -> String? {
    if isPaint(.term(term)) { return nil }
    guard term.form == .call else { return "a view that is made elsewhere" }
    guard let base = term.base else { return doubt(inContainer: term, depth: depth) }
    let inner = doubt(in: base, depth: depth + 1)
    return inner ?? doubt(inModifier: term, depth: depth)
  }

  private mutating func doubt(inContainer term: Term, depth: Int) -> String? {
    if Self.leaves.contains(term.name) { return nil }
    if term.name == "Image" {
      let isKnown = term["systemName"]?.text != nil || resources.image(of: .term(term)) != nil
      return isKnown ? nil : "a picture that is not there"
    }
    guard Self.containers.contains(term.name) else { return "what \(term.name) shows" }
    guard let closure = term.closure else { return nil }
    let numbers = term.arguments.filter { ["spacing", "minLength"].contains($0.label) }
    guard numbers.allSatisfy({ $0.value.isLength }) else { return "the spacing of \(term.name)" }
    return doubt(in: evaluator.build(closure, at: term.place), depth: depth + 1)
  }

  private mutating func doubt(inModifier term: Term, depth: Int) -> String? {
    switch term.name {
    case "background", "overlay":
      if let closure = term.closure {
        return doubt(in: evaluator.build(closure, at: term.place), depth: depth + 1)
      }
      return first(of: term.arguments.filter { $0.label == nil }.map(\.value), depth: depth)
    case "fill", "foregroundStyle", "foregroundColor", "tint":
      return term.arguments.allSatisfy { isPaint($0.value) } ? nil : "a paint that is not known"
    case "modifier": return "what a modifier makes of it"
    case "aspectRatio": return term.isOfPicture ? nil : "how large \(term.name) makes it"
    case _ where Self.measured.contains(term.name):
      return term.arguments.allSatisfy { $0.value.isLength || $0.value.isConstant }
        ? nil : "how large \(term.name) makes it"
    case _ where Self.plain.contains(term.name): return nil
    default: return "what \(term.name) makes of it"
    }
  }

  /// True for a colour, a gradient or a material that is known.
  private func isPaint(_ value: Value) -> Bool {
    if resources.color(of: value, evaluator) != nil { return true }
    guard case .term(let term) = value else { return false }
    if CoverContents.material(term) != nil { return true }
    guard term.form == .call, term.base == nil, term.name.lowercased().hasSuffix("gradient")
    else { return false }
    guard term["stops"] == nil, term["gradient"]?.asTerm?["stops"] == nil,
      let values = term.colorsOfGradient
    else { return false }
    let colors = values.map { resources.color(of: $0, evaluator) }
    // Of others than those along a line it is not drawn how far each colour reaches.
    return term.name.lowercased().hasSuffix("lineargradient")
      ? colors.allSatisfy { $0 != nil } : colors.allSatisfy { $0?.isOpaque == true }
  }

  private static let containers: Set = [
    "VStack", "HStack", "ZStack", "Group",
  ]

  /// Views that show something of their own, or nothing.
  private static let leaves: Set = [
    "Text", "Spacer", "Divider", "EmptyView", "Rectangle", "RoundedRectangle", "Circle", "Capsule",
    "Ellipse", "ProgressView",
  ]

  /// True for a modifier with which a view covers as much as without it.
  static func keepsExtent(_ modifier: String) -> Bool {
    plain.contains(modifier) && !fitting.contains(modifier) || neutral.contains(modifier)
  }

  /// Modifiers that are not drawn as SwiftUI draws them, and change nothing of how much is covered.
  private static let neutral: Set = [
    "tint", "foregroundColor", "foregroundStyle", "zIndex", "lineLimit", "lineSpacing", "shadow",
    "clipped", "environment", "preferredColorScheme", "navigationTitle", "navigationBarTitle",
    "navigationBarHidden", "navigationBarTitleDisplayMode", "toolbar", "compositingGroup",
    "drawingGroup", "interactiveDismissDisabled", "persistentSystemOverlays",
    "presentationDetents", "sensoryFeedback", "focusable", "redacted", "privacySensitive",
    "sheet", "fullScreenCover", "alert", "confirmationDialog", "symbolVariant", "symbolEffect",
    "contentTransition", "fontDesign", "fontWidth", "monospaced", "monospacedDigit", "kerning",
    "tracking", "underline", "strikethrough", "baselineOffset", "textCase", "textSelection",
    "minimumScaleFactor", "allowsTightening", "truncationMode", "dynamicTypeSize", "accentColor",
    "colorScheme", "controlSize", "navigationBarBackButtonHidden", "keyboardShortcut", "help",
    "unredacted",
    "accessibilityHint", "accessibilitySortPriority", "accessibilityRemoveTraits",
  ]

  /// Modifiers with which a view is no larger than what it shows.
  private static let fitting: Set = ["fixedSize", "scaledToFit", "layoutPriority", "resizable"]

  /// Modifiers that count by their numbers.
  private static let measured: Set = [
    "padding", "frame", "opacity", "cornerRadius", "offset", "clipShape", "zIndex", "lineLimit",
    "lineSpacing",
  ]

  /// Modifiers that are drawn as SwiftUI draws them, or that change nothing of what is covered.
  private static let plain: Set = [
    "ignoresSafeArea", "edgesIgnoringSafeArea", "font", "fontWeight", "bold", "italic",
    "multilineTextAlignment", "transition", "animation", "onAppear", "onDisappear", "onTapGesture",
    "accessibilityHidden", "accessibilityLabel", "accessibilityIdentifier", "allowsHitTesting",
    "contentShape", "imageScale", "symbolRenderingMode", "id", "tag", "fixedSize", "layoutPriority",
    "renderingMode", "interpolation", "antialiased", "statusBar", "statusBarHidden",
    "environmentObject", "resizable", "scaledToFit", "scaledToFill", "onChange", "onReceive",
    "task",
    "accessibilityElement", "accessibilityAddTraits", "accessibilityValue", "disabled", "gesture",
    "simultaneousGesture", "highPriorityGesture", "onLongPressGesture", "onPreferenceChange",
  ]
}

extension Term {
  /// True for a picture with modifiers, of which it is drawn how large they make it.
  fileprivate var isOfPicture: Bool { base?.asTerm?.isOfPicture ?? (name == "Image") }
}

extension Value {
  /// True for a number that is known.
  fileprivate var isLength: Bool { number != nil || asTerm?.name == "infinity" }

  /// True for a constant such as `.top` or a shape, or a list of these.
  fileprivate var isConstant: Bool {
    switch self {
    case .term(let term):
      term.form == .member
        || term.form == .call
          && term.arguments.allSatisfy { $0.value.isLength || $0.value.isConstant }
    case .array(let values): values.allSatisfy(\.isConstant)
    case .bool: true
    case .unknown, .void, .nothing, .int, .double, .string, .dictionary, .tuple, .enumeration,
      .structure, .object, .type, .function, .choice, .group, .keyPath:
      false
    }
  }
}
