import AfterimageMasking
import AfterimageSwiftEvaluation
import AfterimageSwiftTree

/// The delegates of the app and its scenes.
extension AppReader {
  /// Makes the delegates, and runs what they do at the launch.
  mutating func findDelegates() {
    let made = MadeDelegates(
      in: evaluator.program, ofScenes: madeBySystem.sceneDelegates,
      configuresScenes: assigned.contains { $0.statements["delegateClass"] != nil })
    for (protocols, role, prefix) in Self.delegates {
      let types = delegateTypes(of: protocols, role, prefix, among: made)
      for type in types {
        own(type, as: role)
        owners[owners.count - 1].isHandedOn = !isDelegate(type, of: protocols, role)
      }
      noteUnsure(types.filter { isDelegate($0, of: protocols, role) })
    }
    evaluator.frameworks.appDelegate = owners.first { $0.role == .app }?.value
    evaluator.frameworks.sceneDelegate = owners.first { $0.role == .scene }?.value
    noteSubscribers()
    // What is handed on is made by what the delegates do.
    for index in owners.indices where !owners[index].isHandedOn { launch(index) }
    for index in owners.indices where owners[index].isHandedOn {
      takeHandedOn(index)
      launch(index)
    }
    loadRoots()
  }

  /// The protocols of delegates, what these are of, and what the names of their methods begin with.
  private static let delegates: [(Set<String>, Protection.Owner, String)] = [
    (["UIApplicationDelegate"], .app, "application"),
    (["UIWindowSceneDelegate", "UISceneDelegate"], .scene, "scene"),
  ]

  /// The classes that a delegate is made of: those that say so, and those with methods of one; of a class and one that comes from it the latter.
  func delegateTypes(
    of protocols: Set<String>, _ role: Protection.Owner, _ prefix: String,
    among made: MadeDelegates
  ) -> [SourceType] {
    let program = evaluator.program
    let names = LifecycleNames.delegateMethods.keys.filter { $0.hasPrefix(prefix) }
    let found = program.types.values.filter { type in
      guard type.isReference else { return false }
      if isDelegate(type, of: protocols, role) { return made.contains(type, as: role) }
      // A class of a library above it may be a delegate, or hear of what that hands on.
      let foreign = program.foreignAncestors(of: type.name)
      guard made.mayBeHandedOn(type), !foreign.allSatisfy(Self.plainClasses.contains) else {
        return false
      }
      return type.functions.values.joined().contains {
        names.contains($0.fullName) && $0.fulfilsRequirement
      }
    }
    let ancestors = Set(found.flatMap { program.lineage(of: $0.name).dropFirst().map(\.name) })
    return found.filter { !ancestors.contains($0.name) }.sorted { $0.name < $1.name }
  }

  /// True for a class that says that it is a delegate.
  private func isDelegate(
    _ type: SourceType, of protocols: Set<String>, _ role: Protection.Owner
  ) -> Bool {
    let program = evaluator.program
    return program.lineage(of: type.name).flatMap(\.inherited).contains {
      protocols.contains($0.baseName ?? "")
    }
      || program.foreignAncestors(of: type.name).contains { LibraryDelegates.roles[$0] == role }
  }

  /// Notes of what several delegates hear that it is not known which of them the system makes: those that hear nothing of the app's life change nothing.
  private mutating func noteUnsure(_ types: [SourceType]) {
    guard types.count > 1 else { return }
    let names = Set(types.map(\.name))
    for index in handlers.indices {
      let type = owners[handlers[index].owner].type
      guard names.contains(type), handlers[index].doubt == nil else { continue }
      handlers[index].doubt = .question("\(type.lastPart) being the delegate")
    }
  }

  /// What makes a class no delegate by itself.
  private static let plainClasses: Set = [
    "NSObject", "UIResponder", "NSObjectProtocol", "ObservableObject", "Equatable", "Hashable",
  ]

  private mutating func own(_ type: SourceType, as role: Protection.Owner) {
    let (value, made) = evaluator.collecting { evaluator in
      Self.shared(type, &evaluator) ?? evaluator.instance(of: type)
    }
    // The system gives a delegate its window, unless it makes one.
    if case .object(let id) = value, role == .app || role == .scene {
      // Where there are scenes it is theirs that are given one.
      let window = Term(
        form: .name, name: "window", base: role == .app ? value : nil, arguments: [],
        place: type.place)
      if evaluator.stored("window", of: id) ?? .nothing == .nothing, !makesWindow(type) {
        evaluator.setStored("window", of: id, to: .term(window))
      }
    }
    owners.append(Owner(type: type.name, role: role, value: value, isDelegate: true))
    begin(made, of: owners.count - 1)
    // Objective-C does not see what a protocol's extension has.
    for ancestor in evaluator.program.lineage(of: type.name) where ancestor.isReference {
      for function in ancestor.functions.values.joined().sorted(by: { $0.place < $1.place }) {
        guard let callback = LifecycleNames.methods[function.fullName],
          function.fulfilsRequirement, isHeard(callback, by: role),
          !handlers.contains(where: { $0.owner == owners.count - 1 && $0.callback == callback })
        else { continue }
        handlers.append(
          Handler(
            callback: callback, owner: owners.count - 1, body: .method(function, value),
            place: function.place))
      }
    }
  }

  /// True for a delegate that makes its window as it is launched, and has none before.
  private func makesWindow(_ type: SourceType) -> Bool {
    let launches = evaluator.program.lineage(of: type.name).filter(\.isReference).flatMap { type in
      type.functions.values.joined().filter { Self.launching.contains($0.fullName) }
    }
    return launches.contains { function in
      var search = WindowMaking()
      if let body = function.declaration.body { search.walk(body) }
      return search.isFound
    }
  }

  private static let launching: Set = [
    "scene(_:willConnectTo:options:)", "application(_:didFinishLaunchingWithOptions:)",
  ]

  private func isHeard(_ callback: Callback, by role: Protection.Owner) -> Bool {
    let name = callback.rawValue
    return switch role {
    case .app: name.hasPrefix("application")
    case .scene: name.hasPrefix("scene")
    case .everyScreen, .screen, .child: !name.hasPrefix("application") && !name.hasPrefix("scene")
    }
  }

  /// The object of a class that all share; nil where it has none.
  private static func shared(_ type: SourceType, _ evaluator: inout Evaluator) -> Value? {
    guard let property = sharedProperty(of: type) else { return nil }
    let value = evaluator.readStatic(property.name, of: type.name, at: property.place)
    return value.asObject == nil ? nil : value
  }

  /// The property of a class that holds the object which all share; nil where it has none.
  static func sharedProperty(of type: SourceType) -> SourceProperty? {
    type.properties.values.filter { property in
      property.isStatic
        && (property.type?.baseName == type.name
          || ["shared", "sharedInstance", "default", "instance", "current"].contains(property.name))
    }.min { $0.name < $1.name }
  }

  /// Takes the object that code hands to a library in the place of the one that was made for its class.
  private mutating func takeHandedOn(_ index: Int) {
    let own = owners[index].value
    var given: [Value] = []
    for case .call(let term) in beginnings.flatMap(\.flattened) {
      given += term.arguments.map(\.value).filter { value in
        value != own && evaluator.typeName(of: value) == owners[index].type && value.asObject != nil
      }
    }
    guard let first = given.first else { return }
    owners[index].value = first
    for place in handlers.indices where handlers[place].owner == index {
      guard case .method(let function, own) = handlers[place].body else { continue }
      handlers[place].body = .method(function, first)
      if given.contains(where: { $0 != first }) {
        handlers[place].doubt = .gap("which \(owners[index].type.lastPart) hears of this")
      }
    }
  }

  /// Runs what a delegate does at the launch.
  mutating func launch(_ index: Int) {
    let starts: Set<Callback> = [.applicationDidFinishLaunching, .sceneWillConnect]
    // What may not be told of the launch is not taken to begin anything then.
    for handler in handlers
    where handler.owner == index && starts.contains(handler.callback)
      && (handler.doubt == nil || !owners[index].isHandedOn)
    {
      evaluator.renewSteps()
      let effects = evaluator.collecting { evaluator in
        Self.run(handler, in: &evaluator)
      }.effects
      begin(effects, of: index)
    }
    handlers.removeAll { $0.owner == index && starts.contains($0.callback) }
  }
}

extension SourceFunction {
  /// True where it has the form that the system looks for: another of the same name is never called.
  fileprivate var fulfilsRequirement: Bool {
    guard !isStatic, !declaration.isAsync,
      !declaration.parameters.contains(where: \.isVariadic)
    else { return false }
    let isObjectiveC = attributes.contains { $0.name == "objc" }
    // What other files cannot see fulfils nothing, unless Objective-C is told of it.
    if isOfItsFile && !isObjectiveC || attributes.contains(where: { $0.name == "nonobjc" }) {
      return false
    }
    let isLaunch = declaration.name == "application"
    if declaration.result != nil, !isLaunch { return false }
    let name = declaration.name
    guard name.hasPrefix("application") || name.hasPrefix("scene"),
      let first = declaration.parameters.first?.type
    else { return true }
    return first == .name(name.hasPrefix("scene") ? "UIScene" : "UIApplication", [])
  }
}

/// Looks for a window that is made and given to the property of a delegate.
private struct WindowMaking: SourceVisitor {
  private(set) var isFound = false

  mutating func visit(_ expression: Expression) {
    guard case .infix("=", let target, let value) = expression.kind, target.ownName == "window",
      case .call(let callee, _) = value.bare.kind, callee.calledName == "UIWindow"
    else { return }
    isFound = true
  }
}
