import AfterimageMasking
import AfterimageSwiftEvaluation
import AfterimageSwiftTree

/// What modifiers show by conditions that change.
extension ViewWalk {
  /// Adds what a modifier shows by a condition that changes.
  ///
  /// - Parameter isLayer: true for a modifier of what lies on other views.
  mutating func addModifier(_ term: Term, isLayer: Bool) {
    let first = term.arguments.first?.value
    let isCover =
      isLayer && (here.liesOnData || here.liesOnViews && term.base.map(showsData) != true)
    switch term.name {
    case "overlay":
      let before = here
      defer { here = before }
      // On a layer it is as large as that, and no larger.
      here.isOfPart = here.isOfPart || isLayer && term.base?.fillsAll != true
      walk(layers: overlaid(by: term), over: term.base)
    case "blur" where !isCover:
      addNumber(term["radius"] ?? first, at: term.place) { .blur($0) }
    case "opacity":
      addNumber(first, at: term.place) { alpha in
        isCover ? Self.layer(of: term, opacity: alpha) : .opacity(alpha)
      }
    case let name where isCover && Self.moving.contains(name): addMoving(term)
    case "fullScreenCover", "sheet":
      guard let binding = term["isPresented"] ?? term["item"], case .term(let bound) = binding,
        let value = bound.arguments.first?.value, value.changes, let closure = term.closure
      else { return }
      let content = evaluator.build(closure, at: term.place)
      let fillsScreen = term.name == "fullScreenCover"
      add(
        value, .presentation(content), .nothing, at: term.place, content: closure.contentPlace,
        fillsScreen: fillsScreen)
      walk(presented: content)
    case "redacted", "privacySensitive": addRedaction(term)
    case _ where ShownVocabulary.isSilent(modifier: term.name): break
    default: walk(beside: term)
    }
  }

  /// Adds what a modifier redacts by a condition that changes.
  ///
  /// For the sake of privacy nothing is redacted but what is marked for it (https://developer.apple.com/documentation/swiftui/view/privacysensitive(_:)).
  private mutating func addRedaction(_ term: Term) {
    guard let given = term.arguments.first?.value, given.changes else { return }
    let isForPrivacy =
      term.name == "redacted"
      && !given.containsTerm { $0.form == .member && Self.otherReasons.contains($0.name) }
    if isForPrivacy, !views.marksPrivacy { return }
    guard case .choice(let condition, let then, let otherwise) = given else {
      return add(given, .unknown(term.name), .nothing, at: term.place)
    }
    func effect(_ reasons: Value) -> ConditionalView.Effect {
      reasons.isNoReason ? .nothing : .unknown(term.name)
    }
    add(condition, effect(then), effect(otherwise), at: term.place)
  }

  /// Reasons for which whatever shows a text or a picture is redacted.
  private static let otherReasons: Set = ["placeholder", "invalidated"]

  /// What a layer on other views is at an opacity.
  private static func layer(of term: Term, opacity: Double) -> ConditionalView.Effect {
    guard opacity > 0 else { return .nothing }
    var term = term
    term.arguments = [TermArgument(nil, .double(opacity))]
    return .cover(.term(term))
  }

  private mutating func addNumber(
    _ value: Value?, at place: CodePlace, _ effect: (Double) -> ConditionalView.Effect
  ) {
    guard case .choice(let condition, let then, let otherwise)? = value, condition.changes else {
      return
    }
    func known(_ value: Value) -> ConditionalView.Effect {
      value.number.map(effect) ?? .unknown("a number that is not known")
    }
    add(condition, known(then), known(otherwise), at: place)
  }
}

/// What a modifier makes of the animations of transactions.
struct TransactionChange {
  /// True where it does nothing but take animations away.
  var isQuiet: Bool
  /// True where there is no animation of what changed the views.
  var endsAnimations = false
  /// True where no modifier within gives an animation, and controllers come up without theirs, which a transaction without an animation leaves them (https://github.com/componentskit/ComponentsKit/pull/98).
  var disablesAnimations = false
}

extension Evaluator {
  /// What a modifier does to the transactions of the views in it.
  mutating func transactionChange(by term: Term) -> TransactionChange {
    // With a value to look at, or a body of its own, it is not there for all that changes.
    guard let closure = term.closure, term.arguments.count == 1 else {
      return TransactionChange(isQuiet: false)
    }
    let given = Term(form: .name, name: "transaction", base: nil, arguments: [], place: term.place)
    let effects = effects {
      _ = $0.call(closure, [CallArgument(value: .term(given))], at: term.place)
    }
    var change = TransactionChange(isQuiet: true)
    for effect in effects {
      switch effect {
      case .set(.term(given), "animation", let value, _) where value.isNoAnimation:
        change.endsAnimations = true
      case .set(.term(given), "disablesAnimations", .bool(true), _):
        change.disablesAnimations = true
      case .set, .call, .branch, .within, .deferred, .possible, .gap:
        return TransactionChange(isQuiet: false)
      }
    }
    return change
  }
}

extension Value {
  /// True for no reason to redact anything.
  fileprivate var isNoReason: Bool {
    switch self {
    case .array(let values): values.isEmpty
    case .term(let term):
      term.form == .call && term.base == nil && term.arguments.isEmpty
        && ["RedactionReasons", ".init"].contains(term.name)
    default: self == .bool(false)
    }
  }

  /// Where what a closure does begins; nil for anything else.
  fileprivate var contentPlace: CodePlace? {
    guard case .function(.closure(let value)) = self,
      let first = value.closure.body.statements.first
    else { return nil }
    return CodePlace(file: value.frame.file, offset: first.offset)
  }
}
