import AfterimageInterfaceBuilder
import AfterimageMasking
import AfterimageSwiftEvaluation

/// What of an app's surface a value stands for.
enum ViewTarget: Hashable {
  /// A window that was there before the handler ran, and the scenes it is looked for in.
  case window(WindowSearch, SceneChoice)
  /// The view of the window's root controller.
  case rootView
  /// The view of the controller on top.
  case topView
  /// The view of the controller that the code belongs to.
  case ownView
  /// The window's root controller.
  case rootController
  /// The controller that was presented last.
  case topController
  /// The controller that the code belongs to.
  case ownController
  /// A view, a window or a controller of the protection's own, by the id that it has as a cover.
  case own(String, ObjectID?)
  /// A view of the screen, by the name of the property that holds it.
  case screenView(String)
}

/// Finds what values stand for, of what handlers were seen to make and keep.
///
/// It never changes, and those who translate rules are copied at every condition: they share it.
final class TargetSearch {
  /// What the handlers do.
  let code: HandlerEffects
  /// The names by which objects are kept.
  private let names: [ObjectID: String]
  /// The names of all properties and variables that hold an object at some time.
  private let holders: [ObjectID: Set<String>]
  /// The objects that a property holds at some time.
  private let held: [OpenState.Key: [ObjectID]]
  /// The properties whose first values lead back to them, as what is made of them itself does.
  private let circular: Set<OpenState.Key>
  /// The objects that a property keeps.
  private let kept: Set<ObjectID>
  /// The objects that hear of the app's life.
  private let owners: Set<ObjectID>
  /// The windows of the delegates.
  private let mainWindows: Set<ObjectID>
  /// True where scenes show what the app shows.
  private let hasScenes: Bool
  /// The controllers that these have had since the launch.
  private let rootControllers: Set<ObjectID>
  /// The views of controllers that leaving hides or empties.
  private var contentViews: Set<ObjectID> = []

  /// The views that documents say all of, where the code of their classes does nothing.
  let written: [WrittenPlace: WrittenView]

  /// Looks through what an app's code keeps.
  init(_ code: HandlerEffects, written: [WrittenPlace: WrittenView]) {
    self.code = code
    self.written = code.evaluator.program.left(of: written)
    owners = Set(code.owners.compactMap(\.value.asObject))
    var names: [ObjectID: String] = [:]
    var holders: [ObjectID: Set<String>] = [:]
    var held: [OpenState.Key: [ObjectID]] = [:]
    var (mainWindows, keeping): (Set<ObjectID>, Set<ObjectID>) = ([], [])
    let delegates = Set(code.owners.filter(\.isDelegate).map(\.value))
    for number in 0..<code.evaluator.objectCount {
      let owner = Value.object(ObjectID(number: number))
      for (name, value) in code.evaluator.object(ObjectID(number: number)).fields.sorted(by: {
        $0.key < $1.key
      }) {
        for id in value.objects {
          if names[id] == nil { names[id] = name }
          holders[id, default: []].insert(name)
          if !code.isWeak(name, of: owner) { keeping.insert(id) }
          if name == "window", delegates.contains(owner) { mainWindows.insert(id) }
        }
      }
    }
    let kept = code.state.initialValues.mapValues { [$0] }.merging(code.assignments) { $0 + $1 }
    for (key, values) in kept.sorted(by: {
      ($0.key.name, $0.key.owner.written) < ($1.key.name, $1.key.owner.written)
    }) {
      let objects = values.flatMap(\.objects).sorted()
      guard !objects.isEmpty else { continue }
      held[key] = objects
      if code.state.properties[key]?.isWeak != true, !code.isWeak(key.name, of: key.owner) {
        keeping.formUnion(objects)
      }
      for id in objects {
        holders[id, default: []].insert(key.name)
        if key.name != "rootViewController" || names[id] == nil { names[id] = key.name }
        if key.name == "window", delegates.contains(key.owner) { mainWindows.insert(id) }
      }
    }
    for (name, value) in code.evaluator.globals {
      for id in value.objects {
        keeping.insert(id)
        holders[id, default: []].insert(name.lastPart)
      }
    }
    (self.names, self.holders) = (names, holders)
    self.held = held
    circular = code.state.circularKeys
    self.mainWindows = mainWindows
    hasScenes =
      code.owners.contains { $0.role == .scene }
      || code.evaluator.program.types.keys.contains { type in
        code.evaluator.program.isKind(type, of: "App")
      }
    self.kept = keeping
    rootControllers = Set(
      mainWindows.flatMap { code.evaluator.object($0).fields["rootViewController"]?.objects ?? [] })
    contentViews = ContentViews(self).objects
  }

  /// True where the launch makes windows beside those of the delegates.
  var hasOtherWindows: Bool {
    (0..<min(code.launchCount, code.evaluator.objectCount)).contains { number in
      let id = ObjectID(number: number)
      return !mainWindows.contains(id)
        && classes(of: code.evaluator.object(id).type).contains("UIWindow")
    }
  }

  /// True for an object that a property keeps at some time.
  func isKept(_ object: ObjectID) -> Bool { kept.contains(object) }

  /// The names of the properties and variables that hold an object at some time.
  func holders(of object: ObjectID) -> Set<String> { holders[object] ?? [] }

  /// All that a property holds at some time, where each is an object or nothing; nil for any other.
  func objects(heldBy term: Term) -> [ObjectID]? {
    guard term.form == .state, let owner = term.base else { return nil }
    let key = OpenState.Key(owner: owner, name: term.name)
    let values = [code.state.initialValues[key] ?? .nothing] + (code.assignments[key] ?? [])
    return values.allSatisfy { $0.isObject(or: term) } ? held[key] : nil
  }

  /// True for a property without which nothing holds what it holds at some time: once it is emptied, nobody finds that again.
  func holdsAlone(_ term: Term) -> Bool {
    guard let objects = objects(heldBy: term) else { return false }
    let evaluator = code.evaluator
    let fields = (0..<evaluator.objectCount).map { ObjectID(number: $0) }.flatMap { owner in
      evaluator.object(owner).fields.filter { $0.key != term.name || .object(owner) != term.base }
        .values.flatMap(\.objects)
    }
    return objects.allSatisfy { object in
      holders(of: object) == [term.name] && !fields.contains(object)
        && held.values.count { $0.contains(object) } == 1
        && evaluator.parent(of: .object(object)) == nil
    }
  }

  /// True for an object itself, and for what is it whenever it is anything.
  func isAlways(_ value: Value, _ object: ObjectID) -> Bool {
    switch value {
    case .object(let id): id == object
    case .choice(_, let then, let otherwise):
      (then == .nothing || isAlways(then, object))
        && (otherwise == .nothing || isAlways(otherwise, object))
    case .term(let term):
      objects(heldBy: term).map { !$0.isEmpty && $0.allSatisfy { $0 == object } } == true
    case .unknown, .void, .nothing, .bool, .int, .double, .string, .array, .dictionary, .tuple,
      .enumeration, .structure, .type, .function, .group, .keyPath:
      false
    }
  }

  /// The id of an object as a cover.
  func id(of object: ObjectID) -> String {
    if let name = names[object] { return name }
    let made = code.evaluator.object(object)
    if case .int(let tag)? = made.fields["tag"] { return "tag\(tag)" }
    return "cover\(code.evaluator.program.line(of: made.place).line)"
  }

  /// What a value stands for; nil where it is nothing of the app's surface, or not known.
  func target(of value: Value) -> ViewTarget? {
    switch value {
    case .object(let id): target(ofObject: id)
    case .term(let term): target(ofTerm: term)
    case .choice(_, let then, let otherwise): both(target(of: then), target(of: otherwise))
    case .unknown, .void, .nothing, .bool, .int, .double, .string, .array, .dictionary, .tuple,
      .enumeration, .structure, .type, .function, .group, .keyPath:
      nil
    }
  }

  /// Of two targets the one that is there; of a controller and one that may lie above it the latter.
  private func both(_ one: ViewTarget?, _ other: ViewTarget?) -> ViewTarget? {
    guard let one, let other else { return one ?? other }
    if one == .topController || other == .topController { return .topController }
    if one == .topView || other == .topView { return .topView }
    if case .own = one { return one }
    if case .own = other { return other }
    return one
  }

  /// True for an object that the handlers, or what comes before them, have made.
  func knows(_ id: ObjectID) -> Bool { id.number < code.evaluator.objectCount }

  private func target(ofObject id: ObjectID) -> ViewTarget? {
    guard knows(id) else { return nil }
    if mainWindows.contains(id) { return .window(.main, .own) }
    if rootControllers.contains(id) { return .rootController }
    if contentViews.contains(id) { return .screenView(self.id(of: id)) }
    let object = code.evaluator.object(id)
    let classes = classes(of: object.type)
    if owners.contains(id) {
      return classes.contains("UIViewController")
        ? .ownController : classes.contains("UIView") ? .own(self.id(of: id), id) : nil
    }
    let isSurface = classes.contains { ["UIView", "UIViewController", "CALayer"].contains($0) }
    return isSurface ? .own(self.id(of: id), id) : nil
  }

  /// The classes that a class comes from, itself the first.
  func classes(of type: String) -> [String] {
    let program = code.evaluator.program
    return [type]
      + code.evaluator.frameworks.classes(above: program.foreignAncestors(of: type) + [type])
  }

  private func target(ofTerm term: Term) -> ViewTarget? {
    if let document = target(ofDocument: term) { return document }
    return switch term.form {
    case .state: target(ofState: term)
    case .name:
      term.name == "window" ? .window(term.base == nil ? .main : .appDelegate, .own) : nil
    case .cast: term.base.flatMap(target)
    case .member: target(ofMember: term)
    case .call, .subscript, .element: target(ofSearch: term)
    // What a library has is none of the app's.
    case .undeclared, .operation: nil
    }
  }

  /// The window of whose views a value is the last, on which it lies as well as on the views of all controllers in it; nil for any other.
  func holder(ofLast view: Value) -> ViewTarget? {
    guard let last = view.asTerm, last.form == .member, last.name == "last",
      let views = last.base?.asTerm, views.form == .member, views.name == "subviews",
      let window = views.base.flatMap(target), case .window = window
    else { return nil }
    return window
  }

  private func target(ofState term: Term) -> ViewTarget? {
    guard let owner = term.base else { return nil }
    let key = OpenState.Key(owner: owner, name: term.name)
    if let object = held[key]?.last { return target(ofObject: object) }
    if !circular.contains(key), let first = code.state.initialValues[key],
      let found = target(of: first)
    {
      return found
    }
    let views = (code.assignments[key] ?? []).lazy.compactMap(\.asTerm)
    if let view = views.first(where: { id(ofDocument: $0) != nil }) {
      return target(ofTerm: view)
    }
    return term.name == "window" ? .window(.main, .own) : nil
  }

  private func target(ofMember term: Term) -> ViewTarget? {
    // What a library calls a window need not be the app's.
    if let base = term.base, code.evaluator.isOfLibrary(base) { return nil }
    let base = term.base.flatMap(target)
    switch term.name {
    case "window", "mainWindow":
      if let base = term.base, isAppDelegate(base) { return .window(.appDelegate, .own) }
      if let base = term.base, isUnknownToTheSystem(base) { return nil }
      if case .own(_, let object?)? = base, let window = otherWindow(showing: object) {
        return target(ofObject: window)
      }
      return .window(.main, .own)
    case "keyWindow":
      return term.surface == nil ? .window(.keyWindow, .own) : window(of: term)
    case "rootViewController":
      // Of a window that is not there nobody knows what it shows.
      if hasScenes, case .window(.appDelegate, _)? = base { return nil }
      return base.map(Self.controller) ?? nil
    case "view", "viewIfLoaded":
      let document = base == nil ? id(ofDocument: term) : nil
      return document.map { .own($0, nil) } ?? base.flatMap(Self.view)
    case "layer": return base
    case "contentView":
      let isOwn = term.base?.asObject.map { isOutlet(term.name, of: $0) } == true
      return isOwn && base != .ownController ? nil : base
    case "superview": return superview(of: base)
    case "presentedViewController", "topViewController", "visibleViewController",
      "topMostViewController":
      // Of the stack of another window nothing of the app's is on top.
      if case .own(_, let object?)? = base, otherWindow(showing: object) != nil { return nil }
      return .topController
    case "navigationController", "tabBarController", "parent", "presentingViewController":
      return base == .ownController ? .rootController : base
    case "first", "last": return term.surface == nil ? base : window(of: term)
    // A view of the screen that a property of the code's controller holds, such as an outlet.
    default:
      return base == .ownController && term.name != "traitCollection"
        ? .screenView(term.name) : nil
    }
  }

  /// True for what an object has neither by the program nor by a class of the system's: a library's class above has it, or the library itself.
  private func isUnknownToTheSystem(_ value: Value) -> Bool {
    let callee = value.asTerm.flatMap { $0.name == "()" ? $0.base?.asTerm : $0 }
    guard let term = callee, let owner = term.base, owner.asObject != nil,
      [.member, .call].contains(term.form), !Self.membersOfTheSystem.contains(term.name)
    else { return false }
    let own = code.evaluator.typeName(of: owner) ?? ""
    return code.evaluator.program.lineage(of: own).allSatisfy {
      $0.property(term.name, isStatic: false) == nil && $0.functions[term.name] == nil
    }
  }

  /// What views, controllers and delegates have that leads to a window.
  private static let membersOfTheSystem: Set = [
    "backgroundView", "cellForItem", "cellForRow", "collectionView", "contentView", "hitTest",
    "inputAccessoryView", "inputView", "layer", "maskView", "navigationBar",
    "navigationController", "parent", "presentationController", "presentedViewController",
    "presentingViewController", "rootViewController", "scene", "searchController",
    "selectedViewController", "snapshotView", "splitViewController", "superview", "tabBar",
    "tabBarController", "tableFooterView", "tableHeaderView", "tableView", "titleView", "toolbar",
    "topViewController", "view", "viewIfLoaded", "viewWithTag", "visibleViewController", "window",
    "windowScene",
  ]

  /// The window besides those of the delegates that shows a controller, or a stack which has that; nil for any other.
  private func otherWindow(showing controller: ObjectID) -> ObjectID? {
    let evaluator = code.evaluator
    return (0..<evaluator.objectCount).map { ObjectID(number: $0) }.first { window in
      guard !mainWindows.contains(window),
        let roots = evaluator.object(window).fields["rootViewController"]?.objects
      else { return false }
      return roots.contains(controller)
        || roots.contains { root in
          evaluator.object(root).fields["viewControllers"]?.objects.contains(controller) == true
        }
    }
  }

  /// What a view of the protection's own lies on, where all code that adds it agrees on that; any other stands for what it lies on.
  private func superview(of view: ViewTarget?) -> ViewTarget? {
    guard case .own(_, let id?)? = view else { return view }
    let parents = code.evaluator.parents(of: .object(id)).filter { parent in
      !parent.containsTerm { $0.name == "superview" }
    }
    let targets = Set(parents.map(target))
    return targets.count == 1 ? targets.first ?? view : view
  }

  private func isAppDelegate(_ value: Value) -> Bool {
    value.containsTerm { $0.name == "delegate" && $0.base?.asTerm?.isApplication == true }
      || (value == code.evaluator.frameworks.appDelegate)
  }

  private static func controller(_ target: ViewTarget) -> ViewTarget? {
    switch target {
    case .window: .rootController
    case .own: target
    case .rootView, .topView, .ownView, .rootController, .topController, .ownController,
      .screenView:
      nil
    }
  }

  private static func view(_ target: ViewTarget) -> ViewTarget? {
    switch target {
    case .rootController: .rootView
    case .topController: .topView
    case .ownController: .ownView
    case .own, .window, .rootView, .topView, .ownView, .screenView: target
    }
  }

  /// A window that is looked for among those of the app.
  private func target(ofSearch term: Term) -> ViewTarget? {
    if term.name == "viewWithTag", case .int(let tag)? = term.arguments.first?.value {
      // A view is looked at before what lies in it, and has that tag by itself.
      if tag == 0 { return term.base.flatMap(target) }
      for number in (0..<code.evaluator.objectCount).reversed() {
        let id = ObjectID(number: number)
        if code.evaluator.object(id).fields["tag"] == .int(tag) { return .own(self.id(of: id), id) }
      }
      return nil
    }
    if let surface = term.surface {
      return surface == .scene ? nil : window(of: term)
    }
    return term.isPick ? term.base.flatMap(target) : nil
  }

  /// A window that is looked for among those of the app; nil where it is not known which one is found.
  private func window(of term: Term) -> ViewTarget? {
    SurfaceSearch(for: term).map { .window(WindowSearch($0.window), SceneChoice($0.scenes)) }
  }
}

extension HandlerEffects {
  /// True for a property of an object that does not keep what it holds.
  fileprivate func isWeak(_ name: String, of owner: Value) -> Bool {
    guard let type = evaluator.typeName(of: owner) else { return false }
    return evaluator.program.lineage(of: type).contains {
      $0.property(name, isStatic: false)?.isWeak == true
    }
  }
}

extension WindowSearch {
  /// The same search in a story.
  fileprivate init(_ window: SurfaceSearch.Window) {
    self =
      switch window {
      case .each: .main
      case .key: .keyWindow
      case .first: .first
      case .last: .last
      }
  }
}

extension SceneChoice {
  /// The same choice in a story.
  fileprivate init(_ scenes: SurfaceSearch.Scenes) {
    self =
      switch scenes {
      case .own: .own
      case .first: .first
      case .every: .every
      }
  }
}

extension Value {
  /// True for an object, nothing, and a property that keeps what it holds.
  fileprivate func isObject(or kept: Term) -> Bool {
    switch self {
    case .object, .nothing: true
    case .term(let term): term.form == .state && term.base == kept.base && term.name == kept.name
    case .choice(_, let then, let otherwise):
      then.isObject(or: kept) && otherwise.isObject(or: kept)
    case .unknown, .void, .bool, .int, .double, .string, .array, .dictionary, .tuple,
      .enumeration, .structure, .type, .function, .group, .keyPath:
      false
    }
  }

  /// The objects in a value, alternatives included.
  var objects: [ObjectID] {
    switch self {
    case .object(let id): [id]
    case .choice(_, let then, let otherwise): then.objects + otherwise.objects
    case .array(let values): values.flatMap(\.objects)
    case .dictionary(let entries): entries.flatMap(\.value.objects)
    case .unknown, .void, .nothing, .bool, .int, .double, .string, .tuple, .enumeration,
      .structure, .type, .function, .term, .group, .keyPath:
      []
    }
  }
}
