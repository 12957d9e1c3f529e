import AfterimageMasking
import AfterimageSwiftEvaluation
import AfterimageSwiftTree

/// What classes of the app's own make of the views that the system has of them.
extension RuleTranslation {
  /// Notes what the system calls of covers and windows, and what it calls of any view that does something about them, where that matters.
  mutating func noteSystemCalls() {
    for call in code.systemCalls.calls {
      let isOfSurface = isCoverOrWindow(call.receiver)
      let raises = raisesViews(call)
      guard isOfSurface || call.speaksOfWindows || call.isEnd || raises else { continue }
      if call.isEnd, code.lasting.contains(call.receiver) { continue }
      // What is done in front matters where it lasts.
      let place = call.function.place
      if !isOfSurface, call.isArrival, !code.listening.mayTouch(codeAt: place) { continue }
      guard raises || call.effects.map({ matters($0, countingLooks: isOfSurface) }) != false else {
        continue
      }
      let name = call.function.declaration.name
      gap(
        call.effects == nil ? "more of \(name) than was followed" : "what \(name) does",
        at: place, bearing: !isOfSurface && isOccasional(call) ? .occasional : .anything)
    }
  }

  /// True for what puts a view above others on the view of a controller as that is laid out, which it is when a cover is added to it.
  private func raisesViews(_ call: SystemCalls.Call) -> Bool {
    guard !attachments.isDisjoint(with: [.rootView, .topView, .view]), !call.isArrival, !call.isEnd
    else { return false }
    let isView = mayBeViewOfController(call.receiver)
    return (call.effects ?? []).flatMap(\.flattened).contains { effect in
      guard case .call(let term) = effect, Self.raising.contains(term.name), let base = term.base
      else { return false }
      if case .own(let id, _)? = term.arguments.first.flatMap({ search.target(of: $0.value) }),
        knownCovers[id] != nil
      {
        return false
      }
      return isView && base == .object(call.receiver)
        || search.target(of: base)?.isOfTheApp == true
    }
  }

  private static let raising: Set = [
    "addSubview", "insertSubview", "bringSubviewToFront", "exchangeSubview",
  ]

  /// True for a view that a controller may have as its own.
  private func mayBeViewOfController(_ object: ObjectID) -> Bool {
    let type = code.evaluator.object(object).type
    return search.classes(of: type).contains("UIView")
      && code.evaluator.program.types.values.contains { $0.functions["loadView"] != nil }
  }

  /// True for what need not happen while the app is left: it is done by a view or a controller that neither the launch nor a handler was seen to make, nor the system makes for the app to begin with, as that comes, goes or moves, or by nothing but views of one class.
  private func isOccasional(_ call: SystemCalls.Call) -> Bool {
    let program = code.evaluator.program
    let type = code.evaluator.object(call.receiver).type
    func comesFromIt(_ name: String) -> Bool {
      program.lineage(of: name).contains { $0.name == type }
    }
    guard call.receiver.number >= code.ranCount,
      !code.madeBySystem.controllers.contains(where: comesFromIt)
    else { return false }
    return Self.passing.contains(call.function.declaration.name)
      || !program.types.keys.contains { $0 != type && comesFromIt($0) }
  }

  /// What the system calls of views and controllers once, as they come, go or are moved.
  private static let passing: Set = [
    "deinit", "viewDidAppear", "viewIsAppearing", "didMoveToWindow", "didMoveToSuperview",
    "willMove", "didMove",
  ]

  /// Notes what may come in between as the app is left, where it takes a cover away or adds something to a window.
  mutating func noteLaterCode() {
    noteLateReturns()
    for (function, effects) in code.laterCode.parts
    where uncovers(effects) || addsToWindow(effects) {
      gap(
        "what \(function.declaration.name) does later", at: function.place, bearing: .occasional)
    }
  }

  /// True where effects put a view above all that a window shows, or another controller's in the place of that.
  func addsToWindow(_ effects: [Effect]) -> Bool {
    // A window of the protection's own lies above.
    guard knownCovers.values.contains(where: { $0.attachment != .newWindow }) else { return false }
    return effects.flatMap(\.flattened).contains { effect in
      switch effect {
      case .call(let term) where Self.adding.contains(term.name): return isWindow(term.base)
      case .set(let owner, "rootViewController", let value, _):
        return value != .nothing && isWindow(owner)
      case .call, .set, .branch, .within, .deferred, .possible, .gap: return false
      }
    }
  }

  private static let adding: Set = [
    "addSubview", "insertSubview", "addSublayer", "insertSublayer",
  ]

  private func isWindow(_ value: Value?) -> Bool {
    if case .window? = value.flatMap(search.target) { true } else { false }
  }

  /// Notes properties of views that the classes of covers and windows have of their own.
  mutating func noteOwnProperties() {
    let program = code.evaluator.program
    for number in 0..<code.evaluator.objectCount where isCoverOrWindow(ObjectID(number: number)) {
      let type = code.evaluator.object(ObjectID(number: number)).type
      for property in program.lineage(of: type).flatMap({ $0.stored + $0.properties.values })
      where !property.isStored && Self.viewProperties.contains(property.name)
        && !isPlainLayer(property, of: type)
      {
        gap("a cover's own \(property.name)", at: property.place)
      }
      for function in program.lineage(of: type).flatMap({ $0.functions["action"] ?? [] })
      where function.fullName == "action(for:forKey:)" {
        gap("the animation that a cover's own action begins", at: function.place)
      }
    }
    noteAppearances()
  }

  /// Notes what the appearance of a cover's class changes of it.
  private mutating func noteAppearances() {
    for case .set(.term(let term), let property, _, let place)
      in code.beginnings.flatMap(\.flattened)
    where term.form == .call && term.name.hasPrefix("appearance") && !Self.isIdle(property) {
      guard case .type(let type)? = term.base else { continue }
      let isOfCover = (0..<code.evaluator.objectCount).map { ObjectID(number: $0) }.contains {
        isCoverOrWindow($0) && search.classes(of: code.evaluator.object($0).type).contains(type)
      }
      if isOfCover { gap("what the appearance of \(type) makes of a cover", at: place) }
    }
  }

  /// True for what is a cover of some handler, what one hides by, or a window of the app.
  private func isCoverOrWindow(_ object: ObjectID) -> Bool {
    switch search.target(of: .object(object)) {
    // What controllers do as they come to be seen was read with them.
    case .own(let id, _):
      knownCovers[id] != nil
        || readParts[object] != nil
          && !search.classes(of: code.evaluator.object(object).type).contains("UIViewController")
    case .window: true
    case .rootView, .topView, .ownView, .rootController, .topController, .ownController,
      .screenView, nil:
      false
    }
  }

  /// True where effects lay or take away anything, or change a cover.
  ///
  /// - Parameter countingLooks: true counts whatever is set of a cover with which it was read.
  func matters(_ effects: [Effect], countingLooks: Bool) -> Bool {
    var trial = withoutGaps
    trial.reshaped = []
    let actions = trial.actions(effects).flatMap(\.flattened)
    if actions.contains(where: isTelling) { return true }
    if !trial.hidesMoreAtMost { return true }
    let parts = Set(readParts.keys.map(search.id))
    if trial.reshaped.contains(where: { knownCovers[$0.id] != nil || parts.contains($0.id) }) {
      return true
    }
    return countingLooks
      && effects.flatMap(\.flattened).contains { effect in
        guard case .set(let owner, let property, _, _) = effect, Self.isRead(property),
          case .own(let id, _)? = search.target(of: owner)
        else { return false }
        return knownCovers[id] != nil
      }
  }

  /// True for an action that itself does more than to set a variable, or to take down what is never laid.
  private func isTelling(_ action: Action) -> Bool {
    switch action {
    // What these do stands beside them.
    case .set, .when, .async, .after: false
    case .uncover(let uncovering): knownCovers[uncovering.id] != nil
    case .hide, .show, .mask, .unmask, .endEditing, .setText, .restoreText, .setSecureTextEntry,
      .resignFirstResponder, .cover, .capture, .content, .secureWindow, .ignoreSnapshot,
      .stopPictureInPicture, .cancel, .commit, .runLoop:
      true
    }
  }

  /// True where the class of a view's layer is one that paints the view's background.
  private func isPlainLayer(_ property: SourceProperty, of type: String) -> Bool {
    guard property.name == "layerClass" else { return false }
    var evaluator = code.evaluator
    let value = evaluator.readStatic("layerClass", of: type, at: property.place)
    return Self.paintingLayers.contains { value.written.contains($0) }
  }

  private static let paintingLayers: Set = [
    "CALayer", "CAGradientLayer", "CAShapeLayer", "CATiledLayer", "AVPlayerLayer",
  ]

  /// Properties by which a view is placed, shown or read.
  private static let viewProperties: Set = [
    "isHidden", "alpha", "frame", "bounds", "center", "transform", "transform3D", "backgroundColor",
    "isOpaque", "layer", "layerClass", "mask", "superview", "window", "subviews", "effect", "image",
    "rootViewController", "windowLevel", "view",
  ]
}
