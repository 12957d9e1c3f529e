import AfterimageSwiftEvaluation

extension Value {
  /// True where the phase of the scene or the app lies in it.
  var readsPhase: Bool { containsTerm { $0.name == "scenePhase" } }

  /// True for what is no view at all.
  var isNoView: Bool {
    switch self {
    case .void, .nothing: return true
    case .group(let values): return values.allSatisfy(\.isNoView)
    case .term(let term):
      guard term.form == .call, term.base == nil else { return false }
      if term.name == "EmptyView" { return true }
      return term.name == "AnyView" && term.arguments.first?.value.isNoView == true
    case .unknown, .bool, .int, .double, .string, .array, .dictionary, .tuple, .enumeration,
      .structure, .object, .type, .function, .choice, .keyPath:
      return false
    }
  }

  /// True for `nil` in the place of an animation, however it is written.
  var isNoAnimation: Bool {
    if case .term(let term) = self { return term.form == .member && term.name == "none" }
    return self == .nothing
  }

  /// True for a scene of an app, with its modifiers.
  var isScene: Bool {
    guard case .term(let term) = self, term.form == .call else { return false }
    return term.base?.isScene
      ?? ["WindowGroup", "Window", "Settings", "DocumentGroup", "MenuBarExtra"].contains(term.name)
  }

  /// True for a condition that changes in the course of an app's life.
  var changes: Bool {
    containsTerm {
      $0.name == "scenePhase" || $0.form == .state || $0.name == "applicationState"
    }
  }
}

extension StructureValue {
  /// True for a view that is given a value which changes in the course of an app's life.
  var isGivenChange: Bool {
    fields.contains { name, value in
      if case .object = value { return false }
      return name.first != "<" && value.changes
    }
  }
}

extension Term {
  /// True for a button with a title, or without a label, whose closure is what it does.
  var isTitledButton: Bool {
    guard name == "Button", let first = arguments.first else { return false }
    if arguments.last?.label == "action" { return true }
    if case .function = first.value { return false }
    return first.label == nil
  }

  /// True for a modifier with which a layer is as large as without it.
  var keepsExtent: Bool {
    switch name {
    case "background", "overlay", "safeAreaInset", "blur", "opacity", "animation", "transaction":
      true
    case "frame":
      arguments.allSatisfy { argument in
        argument.label == "alignment"
          || ["maxWidth", "maxHeight"].contains(argument.label) && argument.isEndless
      }
    default: CoverVocabulary.keepsExtent(name)
    }
  }

  /// True for what lets something beneath a cover show through, whatever the cover is.
  var makesSeeThrough: Bool {
    switch name {
    case "opacity":
      if case .choice? = arguments.first?.value { return false }
      return arguments.first?.value.number.map { $0 < 1 } ?? true
    case "blendMode", "luminanceToAlpha", "mask": return true
    default: return false
    }
  }

  /// True for a modifier that gives views a phase of its own.
  var setsPhase: Bool {
    guard name == "environment", case .keyPath(let path)? = arguments.first?.value else {
      return false
    }
    // What the view around has it has anyway.
    if let given = arguments.last?.value.asTerm, given.form == .name, given.name == "scenePhase" {
      return false
    }
    return path.contains("scenePhase")
  }
}

extension Value {
  /// The views of a stack of layers with how high they lie, the lowest of equals first.
  var layers: [(value: Value, level: Double?)] {
    guard case .group(let values) = self else { return [(self, level)] }
    return values.flatMap(\.layers)
  }

  /// When a view is there that is not always; nil for any other.
  var occasion: ConditionalView.Occasion? {
    guard case .choice(let condition, let then, let otherwise) = self else { return nil }
    if otherwise.isNoView {
      return ConditionalView.Occasion(condition: condition, holds: true)
    }
    return then.isNoView ? ConditionalView.Occasion(condition: condition, holds: false) : nil
  }

  /// How high a view lies among its siblings, of a choice what is there; nil where that is not known.
  private var level: Double? {
    switch self {
    case .term(let term) where term.form == .call:
      if term.name == "zIndex" { return term.arguments.first?.value.number }
      return term.base.map(\.level) ?? 0
    case .choice(_, let then, let otherwise):
      if then.isNoView || otherwise.isNoView { return then.isNoView ? otherwise.level : then.level }
      return then.level == otherwise.level ? then.level : nil
    case .term, .unknown, .void, .nothing, .bool, .int, .double, .string, .array, .dictionary,
      .tuple, .enumeration, .structure, .object, .type, .function, .group, .keyPath:
      return 0
    }
  }
}
