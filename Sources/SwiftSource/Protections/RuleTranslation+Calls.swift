import AfterimageGraphics
import AfterimageMasking
import AfterimageScreens
import AfterimageSwiftEvaluation
import AfterimageSwiftTree

extension RuleTranslation {
  /// Adds what a call of a framework's function does.
  mutating func addCall(_ term: Term, to actions: inout [Action]) {
    let base = term.base.flatMap(search.target)
    // A property is read.
    if term.form == .member {
      if reachesOwnCode(term) { addOpenCall(term, to: &actions) }
      return
    }
    if changesDocument(by: term) { gap("what \(term.name) does", at: term.place) }
    // Of what is not known a function of the program's may be meant.
    let mayBeOwn = base == nil && reachesOwnCode(term)
    switch term.name {
    case "addSubview", "insertSubview", "bringSubviewToFront", "bringSubview":
      addView(term, to: &actions)
    case "removeFromSuperview", "removeFromSuperlayer", "removeFromParent":
      addRemoval(of: base, term, to: &actions)
    case "makeKeyAndVisible", "makeKey":
      if case .own(let id, let object?) = base, term.name == "makeKeyAndVisible" {
        raiseWindow(object, id, isKey: true, at: term.place, to: &actions)
      }
    case "present" where !mayBeOwn, "show" where !mayBeOwn:
      addPresentation(of: term, on: base, to: &actions)
    case "dismiss" where !mayBeOwn: addDismissal(of: base, term, to: &actions)
    case "endEditing": if base != nil { actions.append(.endEditing) }
    case "sendAction":
      if term.selector == "resignFirstResponder" {
        actions.append(.endEditing)
      } else {
        gap("what the action \(term.selector ?? "") does", at: term.place)
      }
    case "sendActions": gap("what \(term.name) has called", at: term.place)
    case "fire" where term.base != nil && isOfFrameworks(term):
      gap("what \(term.name) has called", at: term.place)
    case "resignFirstResponder":
      if case .screenView(let name) = base { actions.append(.resignFirstResponder(name)) }
    case "ignoreSnapshotOnNextApplicationLaunch": actions.append(.ignoreSnapshot)
    case "flush" where !mayBeOwn: actions.append(.commit)
    case "snapshotView":
      if let capture = search.capture(by: term) { actions.append(.capture(capture)) }
    // Who no longer listens is not called.
    case "removeObserver" where !code.reach.declares(term): break
    case "sendSubviewToBack":
      // What a cover hides does not depend on the order of what lies in it.
      let isBeside = term.base?.containsTerm { $0.name == "superview" } == true
      if case .own = base, !isBeside { return }
      gap("a view that is sent to the back", at: term.place)
    case "addSublayer", "insertSublayer":
      // What lies on a view, or above its views, is drawn above what was put there before.
      if base?.isOfTheApp == true, term["at"] != .int(0) {
        gap("the layer that is added", at: term.place)
      }
    case "beginAnimations", "commitAnimations":
      gap("the animation that \(term.name) begins", at: term.place)
    default:
      if isOfIdleAncestor(term) || keepsThreadsApart(term) || isOfBundle(term) { return }
      let isForeign = base == nil && !term.isOfTheSystem && !term.onlyKeeps
      if isForeign, mayBeOwn {
        if givesUnknownFunction(term) { gap("what \(term.name) does", at: term.place) }
        addOpenCall(term, to: &actions)
      } else if isForeign, givesUnknownFunction(term) {
        gap("what \(term.name) does", at: term.place)
      } else {
        judge(term, base)
      }
    }
  }

  /// True for a picture that the app ships, whose name may sound like anything.
  private func isOfBundle(_ term: Term) -> Bool {
    BundledPictures.isGenerated(term, in: code.evaluator.program)
  }

  /// True for a call of a lock of the system's, whose name sounds like one of the app's.
  private func keepsThreadsApart(_ term: Term) -> Bool {
    guard !givesUnknownFunction(term) else { return false }
    let written = code.reach.receiver(of: term)
    // What is called of something that is not known may be the program's.
    if let base = term.base, code.evaluator.typeName(of: base) == nil, code.reach.declares(term) {
      return false
    }
    return code.evaluator.keepsThreadsApart(term, writtenType: written)
  }

  /// True for a method of the class of a library above, which shows nothing.
  private func isOfIdleAncestor(_ term: Term) -> Bool {
    guard term.name.hasPrefix("super."), case .object(let id)? = term.base else { return false }
    let isLater = LibraryDelegates.laterMethods.contains(String(term.name.dropFirst(6)))
    return code.evaluator.program.foreignAncestors(of: code.evaluator.object(id).type).contains {
      LibraryDelegates.showingNothing.contains($0)
        || isLater && LibraryDelegates.showingNothingLater.contains($0)
    }
  }

  /// Adds what a function of the app's own does that is called of an object which is not known: nothing, where none of that name does anything; of the only one whatever it does, where the object is there.
  private mutating func addOpenCall(_ term: Term, to actions: inout [Action]) {
    let callee = code.openCalls.callee(of: term)
    switch knownCalls[callee] {
    case .idle?: return
    case .doubtful?: return gap("what \(term.name) does", at: term.place)
    case nil: break
    }
    let ways = code.openCalls.ways(of: callee)
    guard !ways.isEmpty, followed[callee] == nil else {
      // One that is being followed already does no more than it does there.
      if let number = followed[callee] { outermostMet = min(outermostMet, number) }
      if ways.isEmpty { gap("what \(term.name) does", at: term.place) }
      return
    }
    let (number, met) = (followed.count, outermostMet)
    followed[callee] = number
    outermostMet = .max
    defer {
      followed[callee] = nil
      outermostMet = min(met, outermostMet < number ? outermostMet : .max)
    }
    var trials: [(actions: [Action], after: RuleTranslation)] = []
    for way in ways {
      // What has been noted before counts as well: a function that does it is not idle.
      var trial = withoutGaps
      trials.append((trial.actions(way), trial))
      knownCalls.merge(trial.knownCalls) { mine, _ in mine }
      outermostMet = min(outermostMet, trial.outermostMet)
    }
    // What depends on a function around this one is not known before that has been followed.
    let isWhole = outermostMet >= number
    let overflows = conditions.overflows
    let telling = trials.filter {
      !$0.actions.isEmpty || !$0.after.gaps.isEmpty || $0.after.conditions.overflows != overflows
    }
    guard let only = telling.first else {
      if isWhole { knownCalls[callee] = .idle }
      return
    }
    guard telling.count == 1, ways.count == 1, let base = term.base else {
      let gaps = telling.flatMap(\.after.gaps)
      let isOfMore =
        gaps.contains { $0.actions.isEmpty }
        || telling.contains { $0.after.conditions.overflows != overflows }
      let actions = gaps.reduce(telling.flatMap(\.actions).innermost) { $0.union($1.actions) }
      if isOfMore, isWhole { knownCalls[callee] = .doubtful }
      return isOfMore
        ? gap("what \(term.name) does", at: term.place)
        : gap("what \(term.name) does", of: actions, at: term.place)
    }
    goOn(from: only.after)
    actions += whenKnown(.isThere(base, at: term.place), only.actions, [], at: term.place)
  }

  /// Notes a call that may touch what is photographed: on a window, a view or a controller, with one, or by its name.
  private mutating func judge(_ term: Term, _ base: ViewTarget?) {
    // What makes constraints is read with the view that they hold.
    if Self.harmless.contains(term.name) || term.constrainedView != nil { return }
    if term.setsControllersAtOnce, base?.isOfTheApp == false { return }
    if !term.name.hasPrefix("super."), let id = ownCover(below: term) {
      reshaped.append((id, term.name, term.place))
    }
    let touches: Bool =
      switch base {
      case .window, .rootView, .topView, .rootController, .topController: true
      case .ownView, .ownController, .own, .screenView, nil: false
      }
    let givesSurface = term.arguments.contains { argument in
      switch search.target(of: argument.value) {
      case .window, .rootView, .topView, .rootController, .topController: true
      case .ownView, .ownController, .own, .screenView, nil: false
      }
    }
    let isForeign = base == nil && !term.isOfTheSystem && !term.onlyKeeps
    if isForeign {
      for case .own(let id, _)? in term.arguments.map({ search.target(of: $0.value) }) {
        reshaped.append((id, term.name, term.place))
      }
    }
    if let selector = term.selector, Self.deferring.contains(term.name) {
      return gap("when \(selector) is called, and what it does", at: term.place)
    }
    if term.name == "post", code.isHeard(term) {
      let name = term["name"] ?? term.arguments.first?.value
      return gap("who hears of \(name?.written ?? "it")", at: term.place)
    }
    // What is added to a layer has a key.
    let isAnimation =
      Self.animating.contains(term.name) && (term.name != "add" || term["forKey"] != nil)
    if isAnimation, case .own(let id, _) = base {
      reshaped.append((id, term.name, term.place))
      return
    }
    if isAnimation, base != nil || isForeign {
      return gap("the animation that \(term.name) begins", at: term.place)
    }
    if touches && !isIdleAddition(term) || givesSurface || !term.isOfTheSystem && handsOn(term)
      || (isForeign && isOfFrameworks(term) && Self.sounds(like: term.name))
    {
      gap("what \(term.name) does", at: term.place)
    }
  }

  /// True for a function that the program adds to all views or controllers, and that comes to nothing which touches one.
  private func isIdleAddition(_ term: Term) -> Bool {
    !code.reach.mayTouch(term) && !givesUnknownFunction(term)
      && Self.classesOfAll.contains { name in
        code.evaluator.program.types[name]?.functions[term.name] != nil
      }
  }

  /// The classes of all that is shown.
  private static let classesOfAll = ["UIResponder", "UIView", "UIViewController", "UIWindow"]

  /// True for a call that gives a library something of the app's own, whose code the library may run.
  private func handsOn(_ term: Term) -> Bool {
    term.arguments.contains { argument in
      code.evaluator.typeName(of: argument.value).map(code.reach.mayTouch(handing:)) == true
    }
  }

  /// The view of the protection's own that a call is made on, or on something of which; nil where there is none.
  private func ownCover(below term: Term) -> String? {
    var base = term.base
    while let value = base {
      if case .own(let id, _)? = search.target(of: value) { return id }
      base = value.asTerm?.base
    }
    return nil
  }

  /// True for a call that may run code of the app's own, on an object that is not known: a delegate, a closure that is kept.
  private func reachesOwnCode(_ term: Term) -> Bool {
    if term.name == "callAsFunction" || term.name == "()" {
      return term.base.map(mayTouch(callOf:)) ?? true
    }
    guard let base = term.base, !base.isPlainValue else { return false }
    // Views are drawn anew, and nobody else hears of it.
    if term.name == "send", base.asTerm?.name == "objectWillChange", !hearsOfObjectChanges {
      return false
    }
    if term.name == "send", code.followedSends.contains(term.place) { return false }
    return code.reach.mayTouch(term)
  }

  /// True where code may wait for the changes of observed objects by their publisher.
  private var hearsOfObjectChanges: Bool {
    let listening = Set(
      code.index.calling(AssignedNames.observing.union(["onReceive", "assign"])))
    return code.index.mentioning(["objectWillChange"]).contains(where: listening.contains)
  }

  /// True for a call that may be of a framework's function: what the program declares is known by what it does.
  private func isOfFrameworks(_ term: Term) -> Bool { !code.reach.declares(term) }

  /// Functions that call a selector later.
  private static let deferring: Set = [
    "perform", "performSelector", "scheduledTimer", "Timer", "add", "CADisplayLink",
  ]

  /// Functions that begin animations whose changes are not read.
  private static let animating: Set = [
    "startAnimation", "continueAnimation", "add", "finishAnimation",
  ]

  /// True for a call of a framework's that neither moves nor cuts a view nor lets anything through it, or whose work is looked at where views are read.
  static func isFollowed(_ term: Term) -> Bool {
    term.name.hasPrefix("super.") || harmless.contains(term.name) || followed.contains(term.name)
      || term.setsControllersAtOnce || term.constrainedView != nil
  }

  private static let followed: Set = [
    "addSubview", "insertSubview", "bringSubviewToFront", "sendSubviewToBack",
    "removeFromParent", "present", "dismiss", "endEditing", "resignFirstResponder", "addObserver",
    "removeObserver", "sendActions", "makeKeyAndVisible", "makeKey", "type", "instantiate",
    "loadNibNamed", "print", "debugPrint", "NSLog",
  ]

  /// True for a function of a view by which it shows no text and no picture, whatever it is given.
  static func isSilent(function name: String) -> Bool {
    silent.contains(name.hasPrefix("super.") ? String(name.dropFirst("super.".count)) : name)
  }

  private static let silent = harmless.subtracting([
    "setTitle", "setImage", "addAction", "insert", "append", "addSublayer", "insertSublayer",
    "addArrangedSubview", "addChild",
  ]).union(["makeKeyAndVisible", "removeFromSuperview"])

  /// Functions of frameworks that show nothing and hide nothing.
  private static let harmless: Set = [
    "layoutIfNeeded", "setNeedsLayout", "setNeedsDisplay", "setNeedsUpdateConstraints",
    "updateConstraintsIfNeeded", "activate", "constraint", "addConstraint", "addConstraints",
    "becomeFirstResponder", "makeConstraints", "remakeConstraints", "resignKey",
    "bounds", "convert", "isEqual", "responds", "contains", "isKind", "setContentHuggingPriority",
    "setContentCompressionResistancePriority", "viewWithTag", "drawHierarchy",
    "addGestureRecognizer", "removeAllAnimations", "prefersStatusBarHidden", "addChild", "didMove",
    "willMove", "setNeedsStatusBarAppearanceUpdate", "invalidateIntrinsicContentSize", "first",
    "filter", "last", "compactMap", "map", "hideKeyboard", "hideLoading", "isDescendant",
    "isMember", "setTitle", "setTitleColor", "setImage", "addTarget", "removeTarget",
    "startAnimating", "stopAnimating", "loadView", "loadViewIfNeeded", "addSublayer",
    "insertSublayer", "addInteraction", "addArrangedSubview", "addLayoutGuide", "removeConstraint",
    "removeConstraints", "addAction", "addTextField", "setCustomSpacing", "isFirstResponder",
    "systemLayoutSizeFitting",
    "sizeThatFits", "intrinsicContentSize", "prepareForInterfaceBuilder", "register", "play",
    "setNeedsFocusUpdate", "updateFocusIfNeeded", "removeGestureRecognizer", "store", "insert",
    "append", "reloadData", "requestReview", "setNavigationBarHidden",
  ]

  /// True for names of functions that lay covers or take them down.
  private static func sounds(like name: String) -> Bool {
    // What blocks and what tells the time locks nothing.
    let words = name.lowercased().replacing("block", with: "").replacing("clock", with: "")
    let lower = Array(words.utf8)
    return soundingWords.contains { word in
      lower.indices.contains { lower[$0...].starts(with: word) }
    }
  }

  private static let soundingWords = [
    "cover", "privacy", "blur", "shield", "overlay", "lock", "snapshot", "superview", "subview",
    "reveal", "hide", "show", "protect", "mask", "secure", "resign", "background", "foreground",
    "active", "present", "dismiss", "window", "screen",
  ].map { Array($0.utf8) }
}

extension Term {
  /// True for a call of a type or a function of the system's that shows nothing.
  fileprivate var isOfTheSystem: Bool {
    var root = self
    while let base = root.base?.asTerm { root = base }
    if case .type(let name)? = root.base { return Self.systemTypes.contains(name) }
    if root.form == .call, root.base == nil {
      return Self.systemTypes.contains(root.name) || Self.systemFunctions.contains(root.name)
    }
    return root.base?.isPlainValue == true
  }

  private static let systemTypes: Set = [
    "UIApplication", "NotificationCenter", "DispatchQueue", "UserDefaults", "FileManager", "Timer",
    "UIScreen", "UIDevice", "Bundle", "ProcessInfo", "Thread", "RunLoop", "OperationQueue", "Date",
    "URLSession", "UNUserNotificationCenter", "BGTaskScheduler", "BGAppRefreshTaskRequest",
    "BGProcessingTaskRequest", "CATransaction", "Calendar", "Locale", "Logger", "OSLog", "Task",
    "UIPasteboard", "AVAudioSession", "LAContext", "WidgetCenter", "NSUbiquitousKeyValueStore",
    "HTTPCookieStorage", "URLCache", "CFNotificationCenterGetDarwinNotifyCenter", "ProcessInfo",
    "UIViewPropertyAnimator", "UIAccessibility", "NSLayoutConstraint", "DispatchTime",
    "DispatchWorkItem", "JSONEncoder", "JSONDecoder", "SKPaymentQueue", "INInteraction",
  ]

  private static let systemFunctions: Set = [
    "print", "debugPrint", "NSLog", "os_log", "assert", "assertionFailure", "dump", "withAnimation",
    "objc_setAssociatedObject", "min", "max", "UIGraphicsBeginImageContext",
    "UIGraphicsBeginImageContextWithOptions", "UIGraphicsEndImageContext",
    "UIGraphicsGetImageFromCurrentImageContext", "UIGraphicsGetCurrentContext",
  ]
}

extension Value {
  /// True for texts, numbers and other values, which nobody sees.
  fileprivate var isPlainValue: Bool {
    switch self {
    case .void, .nothing, .bool, .int, .double, .string, .array, .dictionary, .tuple, .group,
      .keyPath:
      true
    case .unknown, .enumeration, .structure, .object, .type, .function, .term, .choice: false
    }
  }
}

extension ViewTarget {
  /// True for what the app shows, false for what the protection has made.
  var isOfTheApp: Bool {
    switch self {
    case .own, .screenView: false
    case .window, .rootView, .topView, .ownView, .rootController, .topController, .ownController:
      true
    }
  }
}

extension Term {
  /// The name of the function whose selector is given; nil where none is.
  var selector: String? {
    for argument in arguments {
      guard case .term(let term) = argument.value else { continue }
      if term.name == "#selector" { return term.arguments.first?.value.text }
      if Self.selectorMakers.contains(term.name), let name = term.arguments.first?.value {
        return name.text ?? name.written
      }
    }
    return nil
  }

  /// What makes a selector of a text.
  private static let selectorMakers: Set = ["Selector", "NSSelectorFromString", "sel_registerName"]
}
