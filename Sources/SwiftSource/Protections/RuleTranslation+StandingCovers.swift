import AfterimageMasking
import AfterimageScreens
import AfterimageSwiftEvaluation

/// Covers that lie where the launch has put them, and are only shown and hidden.
extension RuleTranslation {
  /// The cover that a view is which the launch has added, known from now on; nil for any other.
  mutating func standingCover(
    _ object: ObjectID, _ id: String, at place: CodePlace
  ) -> Cover? {
    if let cover = knownCovers[id], standingCovers.contains(id) { return cover }
    guard knownCovers[id] == nil, let cover = standing(object, id, at: place) else { return nil }
    knownCovers[id] = cover
    standingCovers.insert(id)
    return cover
  }

  /// Adds what becomes of a cover's opacity that the launch has added.
  mutating func addFade(
    of cover: Cover, _ object: ObjectID, to alpha: Double, at place: CodePlace,
    to actions: inout [Action]
  ) {
    var cover = cover
    cover.fade = animation.map { Seconds($0.duration) ?? .zero } ?? .zero
    cover.curve = animation?.curve ?? .linear
    guard alpha > 0 else {
      let removal = Uncovering(id: cover.id, fade: cover.fade, curve: cover.curve)
      return actions.append(.uncover(removal))
    }
    let once = code.evaluator.program.types.values.flatMap(\.stored).filter(\.isLazy)
      .compactMap(\.value)
    // What a property does once, as it is asked for first, is not done again.
    if once.contains(where: { MentionedNames(in: $0).names.isSuperset(of: ["alpha", cover.id]) }) {
      return gap("the opacity of a cover that is set once", at: place)
    }
    let isHidden = property("isHidden", of: object) ?? .bool(false)
    guard let isHidden = isHidden.truth else { return gap("whether a cover is hidden", at: place) }
    if isHidden { return }
    // What is up already is laid again at the new opacity.
    if alpha < 1 { actions.append(.uncover(Uncovering(id: cover.id))) }
    cover.opacity = min(alpha, 1)
    actions += raising(cover, object, at: place)
  }

  /// Shows a cover that lies where the launch has put it, and below what was added since, unless the handler brings it to the front.
  mutating func raising(
    _ cover: Cover, _ object: ObjectID?, at place: CodePlace
  ) -> [Action] {
    if adding.contains(cover.id) { return laid(cover, object, at: place) }
    if removedCovers.contains(cover.id) {
      gap("a cover that has been taken from where the launch put it", at: place, bearing: .hiding)
      return []
    }
    let isHigherWindow = cover.attachment == .newWindow && cover.level > .normal
    if isHigherWindow || raised.contains(cover.id) { return laid(cover, object, at: place) }
    let isOnWindow = cover.attachment == .window
    let isHighest = isLast(object) && (!isOnWindow || isAddedToShownWindow(object))
    // What is presented comes onto the window above what lies there.
    let isBelow = isOnWindow && code.presentsAnything
    if isHighest, !isBelow, !code.addsViewsUnseen(besidesOwnViews: isOnWindow) {
      return laid(cover, object, at: place)
    }
    return whenKnown(
      .asking("nothing lying above \(cover.id)", at: place), laid(cover, object, at: place),
      [.uncover(Uncovering(id: cover.id))], at: place)
  }

  /// True for a view that was added to another after all others.
  private func isLast(_ object: ObjectID?) -> Bool {
    guard let view = object.map({ Value.object($0) }),
      let parent = code.evaluator.parent(of: view)
    else { return false }
    return code.evaluator.addedViews(to: parent).last == view
  }

  /// True for a view that the launch adds to a window once that is shown: the view of the root controller comes onto it then.
  private func isAddedToShownWindow(_ object: ObjectID?) -> Bool {
    for case .call(let term) in code.beginnings.flatMap(\.flattened) {
      if term.name == "makeKeyAndVisible" { return true }
      let isAddition = ["addSubview", "insertSubview"].contains(term.name)
      if isAddition, term.arguments.first?.value.asObject == object { return false }
    }
    return false
  }

  /// The cover that a view is which was added at the launch, or a window that was shown then.
  mutating func standing(_ object: ObjectID, _ id: String, at place: CodePlace) -> Cover? {
    if isShownByLaunch(object), !isReshapedByLaunch(object) {
      return window(object, id, isKey: false, at: place)
    }
    if case .choice? = code.evaluator.object(object).fields["isHidden"],
      search.classes(of: code.evaluator.object(object).type).contains("UIWindow")
    {
      gap("whether a window is shown", at: place, bearing: .hiding)
      return nil
    }
    guard let parent = code.evaluator.parent(of: .object(object)),
      let receiver = search.target(of: parent)
    else { return nil }
    if isReshapedByLaunch(object) {
      gap("what the launch makes of a cover", at: place, bearing: .hiding)
      return nil
    }
    let attachment: CoverAttachment
    switch receiver {
    case .window: attachment = .window
    case .rootView: attachment = .rootView
    case .topView: attachment = .topView
    case .ownView: attachment = .view
    case .own, .screenView, .rootController, .topController, .ownController: return nil
    }
    guard let content = content(of: .object(object), at: place),
      let layout = layout(of: object, at: place)
    else { return nil }
    return Cover(content, id: id, attachment: attachment, layout: layout)
  }

  /// True for a window that the launch has shown, whatever is the case.
  private func isShownByLaunch(_ object: ObjectID) -> Bool {
    let window = code.evaluator.object(object)
    guard object.number < code.launchCount, search.classes(of: window.type).contains("UIWindow")
    else { return false }
    guard let isHidden = window.fields["isHidden"] else {
      return code.beginnings.contains { effect in
        guard case .call(let term) = effect else { return false }
        return term.name == "makeKeyAndVisible" && term.base == .object(object)
      }
    }
    return isHidden == .bool(false)
  }

  /// True for a view that the launch has put beneath others, moved, cut or made clear in a way that is not followed.
  private func isReshapedByLaunch(_ object: ObjectID) -> Bool {
    code.beginnings.flatMap(\.flattened).contains { effect in
      switch effect {
      case .set(let owner, let property, _, _):
        if owner == .object(object) { return !Self.isRead(property) && !Self.isIdle(property) }
        guard let part = owner.asTerm, part.base == .object(object) else { return false }
        return part.name == "layer" ? !Self.isIdle(ofLayers: property) : true
      case .call(let term):
        guard term.arguments.first?.value == .object(object) else { return false }
        return term.name.hasPrefix("sendSubview")
          || term.name == "insertSubview" && term["aboveSubview"] == nil
      case .branch, .within, .deferred, .possible, .gap: return false
      }
    }
  }
}
