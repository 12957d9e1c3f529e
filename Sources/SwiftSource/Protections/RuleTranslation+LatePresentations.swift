import AfterimageMasking
import AfterimageSwiftEvaluation
import AfterimageSwiftTree

/// What is presented while the app is being left, above covers that are there by then.
extension RuleTranslation {
  /// The code that may present data as the app is left.
  var latePresentations: [CoverDoubt] {
    // What lies in a window of a higher level is not reached.
    guard knownCovers.values.contains(where: { $0.attachment != .newWindow }) else { return [] }
    let later = code.laterCode.parts.filter { showsAbove($0.effects) }.map(\.function.place)
    let standing = code.standing.closures.filter { showsAbove($0.effects) }.map(\.term.place)
    return (later + standing).map {
      CoverDoubt(what: "something being shown above what covers by then", place: $0)
    }
  }

  /// True where effects show what may be data above covers that are there by then.
  private func showsAbove(_ effects: [Effect]) -> Bool {
    presentsData(effects) || addsData(effects)
  }

  /// True where effects put a view that may show data onto one on which covers lie.
  private func addsData(_ effects: [Effect]) -> Bool {
    guard !attachments.isDisjoint(with: [.rootView, .topView, .view]) else { return false }
    let set = LastSettings(in: effects, code.evaluator)
    return effects.flatMap(\.flattened).contains { effect in
      guard case .call(let term) = effect, term.name == "addSubview",
        let child = term.arguments.first?.value
      else { return false }
      switch term.base.flatMap(search.target) {
      case .rootView?, .topView?, .ownView?: return mayShowData(view: child, set)
      case .window?, .own?, .screenView?, .rootController?, .topController?, .ownController?, nil:
        return false
      }
    }
  }

  private func mayShowData(view: Value, _ set: LastSettings) -> Bool {
    if case .own(let id, _)? = search.target(of: view), knownCovers[id] != nil { return false }
    var contents = contents(after: set)
    if case .mayShowAnything = contents.content(of: view) { return true }
    return false
  }

  /// True where effects present a controller that may show data.
  private func presentsData(_ effects: [Effect]) -> Bool {
    let all = effects.flatMap(\.flattened)
    return all.contains { effect in
      guard case .call(let term) = effect else { return false }
      switch term.name {
      case "present":
        guard let shown = term.arguments.first, shown.label == nil, term["animated"] != nil else {
          return false
        }
        return mayShowData(shown.value, all)
      case "showDetailViewController":
        return term.arguments.first.map { mayShowData($0.value, all) } ?? false
      case "performSegue": return code.madeBySystem.presentsBySegue
      default: return false
      }
    }
  }

  /// True for a controller that may show data; of alerts the words and the buttons tell.
  private func mayShowData(_ value: Value, _ effects: [Effect]) -> Bool {
    switch value {
    case .choice(_, let then, let otherwise):
      return mayShowData(then, effects) || mayShowData(otherwise, effects)
    case .object(let id):
      let classes = search.classes(of: code.evaluator.object(id).type)
      if classes.contains("UIAlertController") { return !isOfWords(alert: id, effects) }
      if classes.contains(where: PresentationSearch.system.contains) { return false }
      var contents = coverContents
      switch contents.content(of: value) {
      case .shows, .isClear: return false
      case .cannotTell, .mayShowAnything: return true
      }
    case .nothing, .void: return false
    case .unknown, .bool, .int, .double, .string, .array, .dictionary, .tuple, .enumeration,
      .structure, .type, .function, .term, .group, .keyPath:
      return true
    }
  }

  /// True for an alert that says nothing but what stands in the source, or what the system says of an error.
  private func isOfWords(alert id: ObjectID, _ effects: [Effect]) -> Bool {
    let alert = code.evaluator.object(id)
    let told =
      alert.arguments.map(\.value) + alert.fields.filter { Self.words.contains($0.key) }.values
    return told.allSatisfy(\.isOfSystemOrSource)
      && effects.allSatisfy { effect in
        switch effect {
        case .set(let owner, let name, let value, _):
          owner != .object(id) || !Self.words.contains(name) || value.isOfSystemOrSource
        case .call(let term):
          term.base != .object(id) || term.arguments.allSatisfy { isPlain(button: $0.value, term) }
        case .branch, .within, .deferred, .possible, .gap: true
        }
      }
  }

  /// The properties of alerts that are read.
  private static let words: Set = ["title", "message"]

  /// True for what an alert is given, where that is no data: a button with words of the source.
  private func isPlain(button value: Value, _ term: Term) -> Bool {
    switch term.name {
    case "addAction":
      guard let id = value.asObject else {
        return value.asTerm?["title"]?.isOfSystemOrSource == true
      }
      let title = code.evaluator.object(id).arguments.first { $0.label == "title" }
      return title?.value.isOfSystemOrSource ?? true
    case "setValue": return value.isOfSystemOrSource
    default: return true
    }
  }
}

extension Value {
  /// True for words of the source, and for what the system says of an error.
  fileprivate var isOfSystemOrSource: Bool {
    if isWritten { return true }
    switch self {
    case .choice(_, let then, let otherwise):
      return then.isOfSystemOrSource && otherwise.isOfSystemOrSource
    case .term(let term):
      switch term.form {
      case .member: return term.base == nil || term.name == "localizedDescription"
      case .operation: return term.arguments.allSatisfy { $0.value.isOfSystemOrSource }
      case .call, .name, .undeclared, .subscript, .element, .cast, .state: return false
      }
    case .unknown, .void, .nothing, .bool, .int, .double, .string, .array, .dictionary, .tuple,
      .enumeration, .structure, .object, .type, .function, .group, .keyPath:
      return false
    }
  }
}
