import AfterimageSwiftTree

/// The functions and properties of frameworks by which code touches what is photographed.
///
/// What they are asked of decides whether a cover may be meant, as far as it is known where covers lie.
struct SurfaceCalls {
  /// What is known of the covers; nil where nothing is.
  let covers: LaidCovers?

  /// The bodies that may touch something by themselves, by numbers.
  func bodies(in index: MentionIndex) -> [Int] {
    let families = index.families
    func asking(_ names: Set<String>, _ counts: (MentioningBody.Receiver) -> Bool) -> [Int] {
      index.mentioning(names) { $0.isObject && families.mayBeSurface($0) && counts($0) }
    }
    let hearsOfKeyboard = !index.mentioning(Self.endingClues).isEmpty
    return index.mentioning(Self.always) { $0.isObject }
      + index.mentioning(Self.ending) { if case .own = $0 { true } else { false } }
      + (hearsOfKeyboard ? index.mentioning(Self.endEditing) : [])
      + index.calling(["transition"], labelled: ["from"])
      + asking(Self.adding) { mayHoldCovers($0, families) }
      + asking(Self.removing) { mayBeCover($0, families) }
      + asking(Self.presenting) { covers?.areWindows != true || mayBeController($0, families) }
      + asking(Self.navigating) {
        covers?.lieOnWindows != true || !$0.isMade && mayBeController($0, families)
      }
      + asking(Set(Self.looks.map(MentioningBody.setting))) { mayBeCover($0, families) }
      + asking([MentioningBody.setting("zPosition")]) { _ in true }
      + index.mentioning(covers?.properties ?? [], inForms: { [$0] })
  }

  /// All of their names.
  static let names: Set = [adding, removing, presenting, navigating, always, ending, endEditing]
    .reduce(looks.union(["transition", "zPosition"])) { $0.union($1) }

  private func mayBeCover(_ receiver: MentioningBody.Receiver, _ families: TypeFamilies) -> Bool {
    covers.map { families.mayBe(receiver, of: $0) } ?? true
  }

  private func mayBeController(
    _ receiver: MentioningBody.Receiver, _ families: TypeFamilies
  ) -> Bool {
    covers.map { families.mayBeController(receiver, of: $0) } ?? true
  }

  /// True for what may hold covers, so that what it is given besides may lie above one.
  private func mayHoldCovers(
    _ receiver: MentioningBody.Receiver, _ families: TypeFamilies
  ) -> Bool {
    guard let covers else { return true }
    return families.mayBe(receiver, of: covers)
      || !covers.lieOnWindows && !families.isWithinScreens(receiver)
  }

  /// Functions that put views and layers onto others.
  private static let adding: Set = [
    "addSubview", "insertSubview", "bringSubviewToFront", "sendSubviewToBack", "exchangeSubview",
    "addSublayer", "insertSublayer", "addChild",
  ]

  /// Functions that take views and layers away.
  private static let removing: Set = [
    "removeFromSuperview", "removeFromSuperlayer", "removeFromParent",
  ]

  /// Functions by which controllers present others.
  private static let presenting: Set = [
    "present", "show", "showDetailViewController", "performSegue",
  ]

  /// Functions by which controllers give way to others.
  private static let navigating: Set = [
    "dismiss", "pushViewController", "popViewController", "popToRootViewController",
    "popToViewController", "setViewControllers", "viewControllers",
  ]

  /// What matters whatever it is asked of.
  private static let always = Set([
    "makeKeyAndVisible", "makeKey", "resignKey", "sendAction", "perform", "performSelector",
    "UIWindow", "window", "keyWindow", "windows", "requestSceneSessionDestruction",
    "requestSceneSessionActivation", "callAsFunction", "sendActions", "accessibilityActivate",
    "suspend",
    "performPrimaryAction", "performWithSender",
  ]).union(exchanging)

  /// Functions of no type that end the app.
  private static let ending: Set = ["exit", "abort"]

  /// Names by which code changes what others do.
  static let exchanging: Set = [
    "method_exchangeImplementations", "class_replaceMethod", "method_setImplementation",
  ]

  /// The properties that change what views show; to read one changes nothing, and the modifiers of SwiftUI are called by these names.
  static let looks: Set = [
    "isHidden", "alpha", "opacity", "rootViewController", "windowLevel", "windowScene",
    "backgroundColor", "effect", "mask", "isSecureTextEntry", "isOpaque", "zPosition", "frame",
    "bounds", "center", "transform", "contents",
  ]

  /// The functions of frameworks that run a method of controllers, views and their delegates, by its name.
  static let telling: [String: Set<String>] = {
    var telling: [String: Set<String>] = [:]
    for name in ["viewDidLoad", "viewWillAppear", "viewDidAppear", "viewIsAppearing"] {
      telling[name] = presenting.union(navigating)
    }
    for name in ["viewWillDisappear", "viewDidDisappear", "deinit"] {
      telling[name] = presenting.union(navigating).union(["removeFromParent"])
    }
    for name in ["didMoveToWindow", "didMoveToSuperview", "willMove", "didMove"] {
      telling[name] = adding.union(removing)
    }
    for name in ["prepare", "shouldPerformSegue"] { telling[name] = ["performSegue"] }
    for name in endings { telling[name] = endEditing }
    return telling
  }()

  /// Functions that end editing.
  private static let endEditing: Set = ["endEditing", "resignFirstResponder"]

  /// Names by which code other than delegates hears of that.
  private static let endingClues: Set = [
    "editingDidEnd", "editingDidEndOnExit", "textDidEndEditingNotification",
    "keyboardWillHideNotification", "keyboardDidHideNotification",
    "keyboardWillChangeFrameNotification", "keyboardDidChangeFrameNotification",
  ]

  /// The methods that hear of the end of editing.
  private static let endings = [
    "textFieldShouldEndEditing", "textFieldDidEndEditing", "textViewShouldEndEditing",
    "textViewDidEndEditing", "searchBarShouldEndEditing", "searchBarTextDidEndEditing",
    "resignFirstResponder",
  ]
}

extension MentioningBody.Receiver {
  /// True for what may be an object: a dot without a value before it leads to what types have.
  fileprivate var isObject: Bool { if case .implicit = self { false } else { true } }

  /// True for what the code has made itself.
  fileprivate var isMade: Bool { if case .made = self { true } else { false } }
}
