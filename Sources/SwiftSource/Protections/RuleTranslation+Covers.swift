import AfterimageMasking
import AfterimageScreens
import AfterimageSwiftEvaluation

/// Covers that are shown, hidden and faded.
extension RuleTranslation {
  /// Adds what hiding or showing a cover does.
  mutating func addHiding(
    _ id: String, _ object: ObjectID?, _ value: Value, at place: CodePlace,
    to actions: inout [Action]
  ) {
    guard let isHidden = value.truth else {
      guard let (condition, then, otherwise) = value.decision else {
        return gap("whether a cover is hidden", at: place)
      }
      var (one, other) = ([Action](), [Action]())
      addHiding(id, object, then, at: place, to: &one)
      addHiding(id, object, otherwise, at: place, to: &other)
      actions += whenKnown(condition, one, other, at: place)
      return
    }
    if isHidden {
      actions.append(.uncover(Uncovering(id: id)))
    } else if let object,
      search.classes(of: code.evaluator.object(object).type).contains("UIWindow")
    {
      raiseWindow(object, id, isKey: false, at: place, to: &actions)
    } else if !standingCovers.contains(id), let cover = pending[id] ?? knownCovers[id] {
      pending[id] = nil
      actions += laid(cover, object, at: place)
    } else if let object, var cover = standingCover(object, id, at: place) {
      let alpha = property("alpha", of: object)
      if let alpha, alpha.number == nil { return gap("the opacity of a cover", at: place) }
      // What is see-through all the same shows nothing.
      let part = alpha?.number ?? 1
      guard part > 0 else { return }
      cover.opacity = min(part, 1)
      actions += raising(cover, object, at: place)
    }
  }

  /// Adds what setting the opacity of a cover does.
  mutating func addFade(
    of id: String, _ object: ObjectID?, to value: Value, at place: CodePlace,
    to actions: inout [Action]
  ) {
    guard let alpha = value.number else {
      if knownCovers[id] != nil { gap("the opacity of a cover", at: place) }
      return
    }
    if let object, !adding.contains(id), pending[id] == nil,
      let cover = standingCover(object, id, at: place)
    {
      return addFade(of: cover, object, to: alpha, at: place, to: &actions)
    }
    let duration = animation.map { Seconds($0.duration) ?? .zero } ?? .zero
    let curve = animation?.curve ?? .linear
    if alpha <= 0 {
      if let last = actions.last, case .cover(let cover) = last, cover.id == id, animation == nil {
        // It was see-through before anything was displayed.
        actions.removeLast()
        pending[id] = cover
      } else if knownCovers[id] != nil {
        actions.append(.uncover(Uncovering(id: id, fade: duration, curve: curve)))
      }
    } else if adding.contains(id), !added.contains(id) {
      // What is set of a view before the handler adds it counts when it does.
    } else if var cover = pending[id] {
      pending[id] = nil
      cover.fade = duration
      cover.curve = curve
      cover.opacity = min(alpha, 1)
      actions.append(.cover(cover))
    } else if var cover = knownCovers[id] {
      if alpha < 1, animation != nil {
        return gap("a cover that becomes see-through in part", at: place)
      }
      // What is up already is laid again at the new opacity.
      if alpha < 1 { actions.append(.uncover(Uncovering(id: id))) }
      // It may be hidden and shown again with no more than that.
      knownCovers[id]?.opacity = min(alpha, cover.opacity)
      cover.opacity = min(alpha, 1)
      cover.fade = duration
      cover.curve = curve
      actions.append(.cover(cover))
    }
  }

  /// Shows a window of the protection's own.
  mutating func raiseWindow(
    _ object: ObjectID, _ id: String, isKey: Bool, at place: CodePlace, to actions: inout [Action]
  ) {
    guard var cover = window(object, id, isKey: isKey, at: place) else { return }
    if let animation, animation.duration > 0 {
      cover.fade = Seconds(animation.duration) ?? .zero
      cover.curve = animation.curve
    }
    let alpha = property("alpha", of: object) ?? code.evaluator.object(object).fields["alpha"]
    if let alpha, alpha.number == nil {
      return gap("the opacity of a cover", at: place, bearing: .hiding)
    }
    if let part = alpha?.number, part > 0 { cover.opacity = min(part, 1) }
    if alpha?.number == 0 {
      pending[id] = cover
      knownCovers[id] = cover
      return
    }
    knownCovers[id] = cover
    actions += laid(cover, object, at: place)
  }

  /// The cover that a window of the protection's own is; nil, and noted, where that is not known.
  mutating func window(
    _ object: ObjectID, _ id: String, isKey: Bool, at place: CodePlace
  ) -> Cover? {
    let window = code.evaluator.object(object)
    guard let content = content(of: .object(object), at: place) else { return nil }
    guard search.isKept(object) else {
      gap("what keeps a window", at: place, bearing: .hiding)
      return nil
    }
    let hasScene =
      fields(of: object)["windowScene"].map { $0 != .nothing }
      ?? window.arguments.contains { $0.label == "windowScene" }
    let hasFrame =
      window.arguments.contains { $0.label == "frame" } || fields(of: object)["frame"] != nil
    if hasFrame,
      case .whole = CoverExtent(of: object, in: code.evaluator, search, fields: fields(of: object))
    {
    } else if hasFrame {
      gap("the frame of a window", at: place)
      return nil
    }
    guard let level = level(of: property("windowLevel", of: object) ?? window.fields["windowLevel"])
    else {
      gap("the level of a window", at: place)
      return nil
    }
    guard mainLevels.allSatisfy({ $0.map { $0 <= max(level, .normal) } == true }) else {
      gap("the level of the app's own window", at: place)
      return nil
    }
    return Cover(
      content, id: id, attachment: .newWindow, level: level, isKey: isKey,
      hasWindowScene: hasScene)
  }

  /// The levels that the windows of delegates have after the launch; nil for one that is not known.
  private var mainLevels: [WindowLevel?] {
    code.owners.filter(\.isDelegate).compactMap { owner in
      let held = owner.value.asObject.flatMap { code.evaluator.stored("window", of: $0) }
      return held?.asObject ?? held.flatMap { code.state.firstObject(heldBy: $0) }
    }.map { level(of: code.evaluator.object($0).fields["windowLevel"]) }
  }

  /// Adds what setting the level of a window does.
  mutating func addLevel(
    _ value: Value, of id: String, at place: CodePlace, to actions: inout [Action]
  ) {
    guard let known = knownCovers[id], let level = level(of: value) else { return }
    if level < .normal {
      actions.append(.uncover(Uncovering(id: id)))
    } else if known.attachment == .newWindow {
      var cover = known
      cover.level = level
      knownCovers[id] = cover
    }
  }

  /// The level that a value is; that of the main window where none is set.
  func level(of value: Value?) -> WindowLevel? {
    guard let value, value != .nothing else { return .normal }
    switch value {
    case .int(let number): return WindowLevel(rawValue: number)
    case .double(let number): return WindowLevel(rawValue: Int(max(-1e9, min(number, 1e9))))
    // What the program does not declare counts as a type where it begins with a capital.
    case .type("UIWindowLevelNormal"): return .normal
    case .type("UIWindowLevelStatusBar"): return .statusBar
    case .type("UIWindowLevelAlert"): return .alert
    case .term(let term):
      switch (term.form, term.name) {
      case (.member, "normal"): return .normal
      case (.member, "statusBar"): return .statusBar
      case (.member, "alert"): return .alert
      case (.member, "greatestFiniteMagnitude"), (.member, "max"):
        return WindowLevel(rawValue: 10_000_000)
      case (.member, "rawValue"): return level(of: term.base)
      case (.call, "UIWindow.Level"), (.call, ".init"), (.call, "Level"), (.call, "init"):
        return level(of: term.arguments.first?.value)
      case (.operation, "+"), (.operation, "-"):
        guard let base = level(of: term.arguments.first?.value),
          let height = term.arguments.last?.value.number
        else { return nil }
        return base + Int(term.name == "+" ? height : -height)
      default: return nil
      }
    default: return nil
    }
  }
}

extension Value {
  /// For what is true or not by something that is not known: that, and what it is either way; nil for any other.
  fileprivate var decision: (condition: Value, then: Value, otherwise: Value)? {
    switch self {
    case .choice(let condition, let then, let otherwise): (condition, then, otherwise)
    case .term: (self, .bool(true), .bool(false))
    case .unknown, .void, .nothing, .bool, .int, .double, .string, .array, .dictionary, .tuple,
      .enumeration, .structure, .object, .type, .function, .group, .keyPath:
      nil
    }
  }
}
