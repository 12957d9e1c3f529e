import AfterimageMasking
import AfterimageSwiftEvaluation

/// Variables that a handler sets and asks for afterwards.
extension RuleTranslation {
  /// Notes what is asked of a variable that the handler has set before, where that makes a difference: what the code asks is what it was as the handler began, and a rule finds what it is by then.
  mutating func noteOrder(of actions: [Action], at place: CodePlace) {
    var order = AskedAfterwards()
    order.walk(actions)
    // What is made where there is none yet is there whichever of the two is asked.
    for (name, decided) in order.found.sorted(by: { $0.key < $1.key })
    where order.values[name].map({ $0.count > 1 }) == true {
      let isSame = [true, false].allSatisfy { FlagOfHandler(name, $0).isAskedAnyTime(in: actions) }
      if !isSame { gap("what \(name) was before it was set", of: decided, at: place) }
    }
  }
}

/// Finds conditions on variables that actions before them have set.
private struct AskedAfterwards {
  private var set: Set<String> = []
  /// What the variables are set to.
  private(set) var values: [String: Set<VariableValue>] = [:]
  /// What the conditions decide about, by the variables.
  private(set) var found: [String: Set<Action>] = [:]

  mutating func walk(_ actions: [Action]) {
    for action in actions {
      if case .set(let name, let value) = action {
        set.insert(name)
        values[name, default: []].insert(value)
      }
      guard case .when(let condition, let then, let otherwise) = action else { continue }
      for name in condition.variables where set.contains(name) {
        found[name, default: []].formUnion((then + otherwise).innermost)
      }
      let before = set
      walk(then)
      let after = set
      set = before
      walk(otherwise)
      set.formUnion(after)
    }
  }
}

/// A variable that is true or not, with what it is as a handler begins.
private struct FlagOfHandler {
  private let name: String
  private let first: Bool

  init(_ name: String, _ first: Bool) { (self.name, self.first) = (name, first) }

  /// True where the same is done whether actions ask for what it was first or for what it is by then.
  func isAskedAnyTime(in actions: [Action]) -> Bool {
    var (first, last): (Bool?, Bool?) = (first, self.first)
    guard let asFirst = decided(actions, asking: .first, &first) else { return false }
    return asFirst == decided(actions, asking: .last, &last)
  }

  private enum Asked {
    case first
    case last
  }

  /// The actions without conditions on it; nil where it is not known which are done.
  ///
  /// - Parameter last: what it is by then; nil where that is not known.
  private func decided(_ actions: [Action], asking asked: Asked, _ last: inout Bool?) -> [Action]? {
    var all: [Action] = []
    for action in actions {
      switch action {
      case .set(name, .flag(let value)): last = value
      case .set(name, _): return nil
      case .when(.variable(name, let isEqual, .flag(let value)), let then, let otherwise):
        guard let found = asked == .first ? first : last,
          let own = decided((found == value) == isEqual ? then : otherwise, asking: asked, &last)
        else { return nil }
        all += own
        continue
      case .when(let condition, let then, let otherwise):
        var other = last
        guard !condition.variables.contains(name),
          let one = decided(then, asking: asked, &last),
          let two = decided(otherwise, asking: asked, &other)
        else { return nil }
        if last != other { last = nil }
        all.append(.when(condition, then: one, otherwise: two))
        continue
      case .set, .hide, .show, .mask, .unmask, .endEditing, .setText, .restoreText,
        .setSecureTextEntry, .resignFirstResponder, .cover, .uncover, .capture, .content,
        .secureWindow, .ignoreSnapshot, .stopPictureInPicture, .cancel, .commit, .runLoop, .async,
        .after:
        break
      }
      all.append(action)
    }
    return all
  }
}
