/// How code comes to a scene or a window of the app: among which it looks, and what it asks of them.
package struct SurfaceSearch {
  /// Which of the windows of a scene it takes.
  package private(set) var window = Window.each
  /// The scenes in which it looks.
  package private(set) var scenes = Scenes.own
  /// What it asks of a scene that changes in the course of an app's life: without it, it finds none.
  package private(set) var conditions: [Value] = []
  /// True for a sequence of all windows that are found, and not of each of a scene.
  private var isFlat = false
  /// True for windows of one level.
  private var isOfLevel = false
  /// True where the highest comes first.
  private var isReversed = false

  /// One of the windows of a scene.
  package enum Window: Hashable, Sendable {
    /// One after the other.
    case each
    /// The key window.
    case key
    /// The lowest.
    case first
    /// The highest.
    case last
  }

  /// Scenes of the app.
  package enum Scenes: Hashable, Sendable {
    /// The one that the code is about.
    case own
    /// The first that is found.
    case first
    /// One after the other.
    case every
  }

  /// Reads how a scene or a window is looked for; nil where that is not known.
  package init?(for term: Term) {
    guard let surface = term.surface else { return nil }
    let isFound = surface == .scene ? findScene(term) : findWindow(term)
    // The highest of a level is not always the highest of all.
    guard isFound, !isOfLevel || window != .last else { return nil }
  }

  private mutating func findScene(_ term: Term) -> Bool {
    switch (term.form, term.name) {
    case (.cast, _): return findBase(of: term) { $0.findScene($1) }
    case (.member, "windowScene"), (.name, _): return true
    case (.element, _):
      scenes = .every
      return findBase(of: term) { $0.findScenes($1) }
    default:
      scenes = .first
      return findBase(of: term) { $0.findScenes($1) } && ask(ofScene: term["where"])
    }
  }

  private mutating func findScenes(_ term: Term) -> Bool {
    if term.name == "connectedScenes" { return true }
    guard findBase(of: term, { $0.findScenes($1) }) else { return false }
    switch term.name {
    case "filter": return ask(ofScene: term[nil])
    // Of the scenes that there are all are like the first.
    case "lazy", "sorted", "reversed", "shuffled", "map", "compactMap": return true
    default: return false
    }
  }

  private mutating func ask(ofScene condition: Value?) -> Bool {
    guard let condition else { return true }
    switch condition.sceneQuestion {
    case .always: return true
    case .changing:
      conditions.append(condition)
      return true
    case .unknown: return false
    }
  }

  private mutating func findWindow(_ term: Term) -> Bool {
    switch (term.form, term.name) {
    case (.cast, _): return findBase(of: term) { $0.findWindow($1) }
    case (.member, "keyWindow"):
      window = .key
      return term.base?.asTerm?.surface == nil || findBase(of: term) { $0.findScene($1) }
    case (.element, _): return findBase(of: term) { $0.findWindows($1) }
    default: return pick(term)
    }
  }

  private mutating func pick(_ term: Term) -> Bool {
    let isLast = term.name == "last"
    guard term.form != .subscript || term.arguments.first?.value == .int(0),
      ["first", "last", "[]"].contains(term.name),
      findBase(of: term, { $0.findWindows($1) })
    else { return false }
    let wasKey = window == .key
    if isFlat { scenes = .first }
    if !wasKey { window = isLast != isReversed ? .last : .first }
    return ask(ofWindow: term["where"])
  }

  private mutating func findWindows(_ term: Term) -> Bool {
    if term.form == .member, term.name == "windows" {
      return term.base?.asTerm?.surface == nil || findBase(of: term) { $0.findScene($1) }
    }
    if ["map", "compactMap", "flatMap"].contains(term.name), let each = term[nil]?.asTerm {
      isFlat = true
      return each.surface == nil ? findWindows(each) : findWindow(each)
    }
    guard findBase(of: term, { $0.findWindows($1) }) else { return false }
    switch term.name {
    case "lazy": return true
    case "filter": return ask(ofWindow: term[nil])
    case "reversed":
      isReversed.toggle()
      return true
    case "sorted": return sort(by: term["by"])
    default: return false
    }
  }

  /// Windows come in the order of their levels.
  private mutating func sort(by order: Value?) -> Bool {
    guard case .term(let order)? = order, order.form == .operation, order.arguments.count == 2,
      ["<", "<=", ">", ">="].contains(order.name)
    else { return false }
    var sides: [String] = []
    for side in order.arguments.map(\.value) {
      guard var level = side.asTerm, level.form == .member else { return false }
      if level.name == "rawValue", let base = level.base?.asTerm { level = base }
      guard level.name == "windowLevel", let name = level.base?.asTerm?.name else { return false }
      sides.append(name)
    }
    guard sides.sorted() == ["$0", "$1"] else { return false }
    isReversed = (sides == ["$0", "$1"]) != order.name.hasPrefix("<")
    return true
  }

  private mutating func ask(ofWindow condition: Value?) -> Bool {
    guard let condition else { return true }
    guard case .term(let term) = condition else { return condition == .bool(true) }
    let operands = term.arguments.map(\.value)
    switch (term.form, term.name) {
    case (.member, "isKeyWindow"):
      window = .key
      return true
    case (.operation, "&&"): return operands.allSatisfy { ask(ofWindow: $0) }
    // One that is hidden is none of those that are photographed.
    case (.operation, "!"): return operands.first?.asksForHidden == true
    case (.operation, "=="):
      if let truth = operands.lazy.compactMap(\.truth).first {
        let asked = operands.first { $0.truth == nil }
        return truth ? ask(ofWindow: asked) : asked?.asksForHidden == true
      }
      isOfLevel = true
      return asksForNormalLevel(operands)
    case (.operation, "isThere"): return operands.first?.asTerm?.name == "rootViewController"
    default: return false
    }
  }

  private func asksForNormalLevel(_ operands: [Value]) -> Bool {
    let names = operands.map { operand in
      let term = operand.asTerm
      return term?.name == "rawValue" ? term?.base?.asTerm?.name : term?.name
    }
    return names.contains("windowLevel") && names.contains("normal")
  }

  private mutating func findBase(
    of term: Term, _ find: (inout SurfaceSearch, Term) -> Bool
  ) -> Bool {
    guard case .term(let base)? = term.base else { return false }
    return find(&self, base)
  }
}

extension Value {
  /// The scene or the window that code has looked for to come to the value; nil where it has not.
  package var soughtSurface: Value? {
    guard case .term(let term) = self else { return nil }
    return term.surface == nil ? term.base?.soughtSurface : self
  }
}

extension Value {
  /// True for the question whether a window is hidden, by itself or held against a truth.
  fileprivate var asksForHidden: Bool {
    guard case .term(let term) = self else { return false }
    guard term.form == .operation else { return term.name == "isHidden" }
    let operands = term.arguments.map(\.value)
    return term.name == "==" && operands.contains(.bool(true))
      && operands.contains { $0.asTerm?.form == .member && $0.asksForHidden }
  }

  /// Whether something that code asks of a scene holds.
  fileprivate enum SceneQuestion {
    /// Whatever it is, it holds.
    case always
    /// It holds in some states of the scene.
    case changing
    case unknown
  }

  fileprivate var sceneQuestion: SceneQuestion {
    guard case .term(let term) = self else { return self == .bool(true) ? .always : .unknown }
    let operands = term.arguments.map(\.value)
    switch (term.form, term.name) {
    case (.operation, "is"): return Self.isWindowScene(operands.last) ? .always : .unknown
    case (.operation, "isThere"):
      return operands.first?.asTerm?.surface == .scene ? .always : .unknown
    // Of the scenes that are connected each is attached (https://developer.apple.com/documentation/uikit/uiscene/activationstate-swift.enum/unattached).
    case (.operation, "!") where operands.first?.asksForUnattached("==") == true: return .always
    case (.operation, "!=") where asksForUnattached("!="): return .always
    case (.operation, "=="), (.operation, "!="):
      if operands.contains(where: { $0.asTerm?.name == "activationState" }) { return .changing }
      let isRole = operands.contains { $0.asTerm?.name == "role" }
      let isOfApp = operands.contains { $0.asTerm?.name == "windowApplication" }
      return isRole && isOfApp && term.name == "==" ? .always : .unknown
    case (.operation, "&&"), (.operation, "||"), (.operation, "!"):
      let questions = operands.map(\.sceneQuestion)
      if questions.contains(.unknown) { return .unknown }
      if questions.contains(.changing) { return .changing }
      return term.name == "!" ? .unknown : .always
    default: return .unknown
    }
  }

  /// True for a comparison of a scene's state with the one of scenes that are not connected.
  private func asksForUnattached(_ comparison: String) -> Bool {
    guard case .term(let term) = self, term.form == .operation, term.name == comparison else {
      return false
    }
    let names = term.arguments.map { $0.value.asTerm?.name }
    return names.contains("activationState") && names.contains("unattached")
  }

  private static func isWindowScene(_ type: Value?) -> Bool {
    type == .type("UIWindowScene") || type == .type("UIScene")
  }
}
