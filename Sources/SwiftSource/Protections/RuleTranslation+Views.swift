import AfterimageGraphics
import AfterimageMasking
import AfterimageScreens
import AfterimageSwiftEvaluation

extension RuleTranslation {
  /// What a view of SwiftUI shows after its state has changed, as actions.
  mutating func actions(showing views: [ShownView]) -> [Action] {
    views.flatMap { shown -> [Action] in
      let (view, around) = (shown.view, isOnRoot)
      isOnRoot = view.isOnRoot
      defer { isOnRoot = around }
      if view.isPartial {
        // What leaving only ends is what the user has opened in front, and no cover.
        if view.then.isPresentation, isInFront(view) == true { return [] }
        gap("how much of the screen is covered", at: view.place, bearing: .hiding)
        return []
      }
      if view.renewals.contains(where: code.isDecidedByLeaving),
        view.condition.containsTerm(where: { $0.form == .state })
      {
        gap("what a view keeps that begins anew", at: view.place, bearing: .hiding)
        return []
      }
      let isPlaced = !view.isOfUnplacedView && !view.isOfPart
      let placed = isPlaced ? actions(showing: shown) : actions(unplaced: shown)
      let gone = [Action.uncover(Uncovering(id: shown.id))]
      let actions = unwatched(in: view).reduce(placed) { inner, property in
        whenKnown(
          .asking("changes of \(property) being shown", at: view.place), inner, gone,
          at: view.place)
      }
      // What may lie above it hides it.
      return view.above.filter(mayShowInFront).reduce(actions) { inner, occasion in
        whenKnown(
          occasion.condition, occasion.holds ? gone : inner, occasion.holds ? inner : gone,
          at: view.place)
      }
    }
  }

  /// The names of the properties that a view asks for, that change as the app is left, and that do not have it drawn anew.
  private func unwatched(in view: ConditionalView) -> [String] {
    let keys = view.unwatched.isEmpty ? [] : view.unwatched.intersection(code.keysLeft)
    return keys.map(code.variableName).sorted()
  }

  /// What a view shows of which nothing tells how much of what is secret it lies on: it covers all, or nothing that is known.
  private mutating func actions(unplaced shown: ShownView) -> [Action] {
    let place = shown.view.place
    var trial = withoutGaps
    let whole = trial.actions(showing: shown)
    guard trial.tellingGaps.isEmpty else {
      gap("how much of the screen is covered", at: place, bearing: .hiding)
      return []
    }
    goOn(from: trial)
    let type = code.index.type(around: place) ?? code.owners[shown.owner].type
    let asked =
      shown.view.then.isPresentation
      ? "being shown"
      : shown.view.isOfPart ? "lying over all that is secret" : "lying over everything"
    return whenKnown(
      .asking("\(type.lastPart) \(asked)", at: place), whole,
      [.uncover(Uncovering(id: shown.id))], at: place)
  }

  /// What a view shows that fills the screen.
  private mutating func actions(showing shown: ShownView) -> [Action] {
    let (view, id) = (shown.view, shown.id)
    let isUsual = isInFront(view)
    if isUsual == nil, view.then.isReplacement || view.otherwise.isReplacement {
      // Where nothing changes it as the app is left, it stays as it was.
      if code.isDecidedByLeaving(view.condition) {
        gap("which of two views is shown in front", at: view.place)
      }
      return []
    }
    let then = actions(
      view.then, view.otherwise, of: view, id, where: true, isUsual: isUsual == true)
    let otherwise = actions(
      view.otherwise, view.then, of: view, id, where: false, isUsual: isUsual == false)
    let actions = whenKnown(view.condition, then, otherwise, at: view.place)
    let gone = [Action.uncover(Uncovering(id: id))]
    return view.circumstances.reversed().reduce(actions) { inner, occasion in
      whenKnown(
        occasion.condition, occasion.holds ? inner : gone, occasion.holds ? gone : inner,
        at: view.place)
    }
  }

  /// Whether a view is shown while the app is in front; nil where that is not known.
  private func isInFront(_ view: ConditionalView) -> Bool? {
    view.condition.holds(inPhase: "active") { code.isTrueInFront($0) }
  }

  /// True for what may be among the app's own views: what is not there in front is no more than a cover.
  private func mayShowInFront(_ occasion: ConditionalView.Occasion) -> Bool {
    let holds = occasion.condition.holds(inPhase: "active") { code.isTrueInFront($0) }
    return holds != !occasion.holds
  }

  /// - Parameters:
  ///   - other: what is done where the condition does not hold.
  ///   - holds: what the condition is.
  ///   - isUsual: true for what is shown while the app is in front.
  private mutating func actions(
    _ effect: ConditionalView.Effect, _ other: ConditionalView.Effect, of view: ConditionalView,
    _ id: String, where holds: Bool, isUsual: Bool
  ) -> [Action] {
    func time(asLeft: Bool) -> Seconds {
      let time = code.timeOfAnimation(of: view, where: holds, asLeft: asLeft)
      // Of what goes in front nobody waits for the end.
      let told = asLeft ? time : time.map { _ in Value.usualAnimationTime }
      return told.flatMap { Seconds($0) } ?? .zero
    }
    // What is shown in front comes back by the animation that it has there.
    let fade = time(asLeft: !isUsual)
    let removal = Action.uncover(
      Uncovering(id: id, fade: time(asLeft: false), curve: .easeInOut))
    if let name = effect.nameFromOutside, !isUsual {
      let cover = given(
        id, isPresented: effect.isPresentation,
        fade: effect.isPresentation ? view.timeToPresent : fade)
      return whenKnown(
        .asking("\(name) hiding everything", at: view.place), [cover], [removal], at: view.place)
    }
    switch effect {
    case .nothing: return [removal]
    case .absence:
      // Where it is not known what is there in front, nobody knows that anything goes.
      guard !isUsual, isInFront(view) != nil else { return [removal] }
      return [given(id, isPresented: false, fade: fade)]
    case .cover(let value):
      // What is there in front is no more than a part of what is shown.
      if isUsual { return [removal] }
      guard mayBeSafe(value, at: view.place) else { return [] }
      if hidesUnknownPart(value, id) {
        let type = code.index.type(around: view.place) ?? code.owners[0].type
        let cover = given(id, isPresented: false, fade: fade)
        return whenKnown(
          .asking("what \(type.lastPart) shows hiding everything", at: view.place), [cover],
          [removal], at: view.place)
      }
      guard let content = content(of: value, id, at: view.place) else { return [] }
      return laying(
        Cover(
          content, id: id, attachment: .rootView, fade: view.isInsertedAtOnce ? .zero : fade,
          curve: .easeInOut),
        showing: value, at: view.place)
    case .replacement(let value):
      if isUsual { return [removal] }
      guard isReplaced(other, by: value, at: view.place), mayBeSafe(value, at: view.place) else {
        return []
      }
      let ground = Cover.Content.color(.system(.systemBackground))
      return laying(
        Cover(ground, id: id, attachment: .rootView, fade: fade, curve: .easeInOut),
        showing: value, at: view.place)
    case .blur(let radius):
      guard radius > 0 else { return [removal] }
      let style = BlurStyle("blur", Blur(radius: radius, saturation: 1, tint: .clear))
      return [
        .cover(Cover(.blur(style), id: id, attachment: .rootView, fade: fade, curve: .easeInOut))
      ]
    case .opacity(let alpha):
      return [
        .content(.alpha(AlphaChange(alpha, of: .rootView, fade: fade, curve: .easeInOut)))
      ]
    case .presentation(let value):
      // What leaving only ends is what the user has opened in front, and no cover.
      if isUsual { return [removal] }
      guard mayBeSafe(value, at: view.place) else { return [] }
      var trial = withoutGaps
      let known = trial.ground(of: value, id, of: view)
      // What comes up too slowly for a picture hides nothing of it, whatever it is.
      if known == nil, !view.comesAtOnce, trial.hidesMoreAtMost {
        return [removal]
      }
      goOn(from: trial)
      guard let content = known else { return [] }
      return laying(
        Cover(
          content, id: id, attachment: .presentation, fade: view.timeToPresent,
          curve: .easeInOut), showing: value, at: view.place)
    case .unknown(let why):
      // What is there in front is no more than a part of what is shown.
      if isUsual { return [removal] }
      gap("what a view shows: " + why, at: view.place, bearing: .hiding)
      return []
    }
  }

  /// A cover of what others give, which hides all that lies beneath.
  private func given(_ id: String, isPresented: Bool, fade: Seconds) -> Action {
    .cover(
      Cover(
        .color(.system(.systemBackground)), id: id,
        attachment: isPresented ? .presentation : .rootView,
        fade: fade, curve: .easeInOut))
  }

  /// What a presented view shows, on the system's background; nil, and noted, where nothing is known of it.
  private mutating func ground(
    of value: Value, _ id: String, of view: ConditionalView
  ) -> Cover.Content? {
    guard let content = content(of: value, id, at: view.place) else { return nil }
    if case .color(let color) = content, color.isOpaque { return content }
    var vocabulary = coverVocabulary
    // Views of UIKit in it, and modifiers, can take the background away.
    if view.comesAtOnce, let doubt = vocabulary.doubt(in: value) {
      let data = ShownData.found(in: value, code.evaluator)
      gap(
        "what a cover shows: " + doubt, at: view.place, bearing: data == nil ? .hiding : .anything)
      return nil
    }
    return .color(.system(.systemBackground))
  }

  private mutating func content(
    of value: Value, _ id: String, at place: CodePlace
  ) -> Cover.Content? {
    var contents = coverContents
    let content = shown(contents.content(ofView: value, named: id), at: place)
    // What is not known may hide more, but for the values in it.
    if content == nil, let data = ShownData.found(in: value, code.evaluator) {
      gap("what is shown as the app is left: \(data.what)", at: place)
    }
    return content
  }

  /// True where a view takes the place of all that another shows; false, and noted, where it is not known, or may show the same.
  private mutating func isReplaced(
    _ effect: ConditionalView.Effect, by value: Value, at place: CodePlace
  ) -> Bool {
    var (mine, others) = (ShownTypes(code.evaluator), ShownTypes(code.evaluator))
    mine.add(value)
    if case .replacement(let other) = effect { others.add(other) }
    if let shared = mine.types.intersection(others.types).min() {
      gap("what is shown instead, as \(shared) is shown all the same", at: place)
    } else if let unknown = mine.unknown {
      gap("what is shown instead: \(unknown)", at: place)
    } else {
      return true
    }
    return false
  }
}

extension ConditionalView {
  /// The time that a controller takes to come up.
  fileprivate var timeToPresent: Seconds { comesAtOnce ? .zero : Seconds(0.4) ?? .zero }
}

extension ConditionalView.Effect {
  /// True for what takes a view's place.
  var isReplacement: Bool { if case .replacement = self { true } else { false } }
}

extension ConditionalView.Effect {
  /// The name of what is given from outside where no more than that is shown; nil where more is.
  fileprivate var nameFromOutside: String? {
    switch self {
    case .cover(let value), .replacement(let value), .presentation(let value):
      if case .unknown(let unknown) = value, case .input(let name) = unknown.reason {
        name
      } else {
        nil
      }
    case .nothing, .absence, .blur, .opacity, .unknown: nil
    }
  }
}

extension Value {
  /// A question in words.
  static func asking(_ words: String, at place: CodePlace) -> Value {
    .term(Term(form: .name, name: words, base: nil, arguments: [], place: place))
  }
}
