import AfterimageMasking
import AfterimageSwiftEvaluation
import AfterimageSwiftTree

/// What each handler of an app does, with properties that change in the course of its life kept open.
struct HandlerEffects {
  /// The program after its launch, and the objects that handlers make.
  private(set) var evaluator: Evaluator
  /// What hears of the app's life.
  let owners: [AppReader.Owner]
  /// The handlers with what they do, in the order in which they were found.
  private(set) var handlers: [(handler: AppReader.Handler, effects: [Effect])] = []
  /// The properties that several callbacks may change, with what they hold after the launch.
  private(set) var initialValues: [StateKey: Value] = [:]
  /// Where they are declared.
  private(set) var places: [StateKey: CodePlace] = [:]
  /// What handlers give them.
  private(set) var assignments: [StateKey: [Value]] = [:]
  /// Those that other code gives values as well.
  private(set) var outerKeys: Set<StateKey> = []
  /// What views of SwiftUI show by conditions that change, by the places of their owners.
  private(set) var shown: [Int: [ConditionalView]] = [:]
  /// The names of all functions that the program declares in types.
  let declaredFunctions: Set<String>
  /// The notifications of the app's own that its code listens to.
  private let heardNames: [Value]
  /// The number of objects after the launch.
  let launchCount: Int

  /// A property of an object or of a type.
  struct StateKey: Hashable {
    /// The object; nothing for what belongs to no object.
    var owner: Value
    /// The name of the property.
    var name: String
  }

  /// Runs the handlers of an app, each from the state after the launch.
  init(_ reader: AppReader) {
    evaluator = reader.evaluator
    owners = reader.owners
    evaluator.makeSharedObjects()
    launchCount = evaluator.objectCount
    heardNames = reader.heardNames
    declaredFunctions = Set(evaluator.program.types.values.flatMap { $0.functions.keys })
    let visited = reader.evaluator.visited
    openState(visitedBefore: visited)
    let viewHandlers = readViews(reader.views)
    for handler in reader.handlers + viewHandlers {
      evaluator.renewSteps()
      let effects = evaluator.effects { AppReader.run(handler, in: &$0) }
      handlers.append((handler, effects))
    }
    for (_, effects) in handlers { collectAssignments(effects) }
    // What no handler changes is no protection.
    for owner in shown.keys {
      shown[owner]?.removeAll { view in
        !view.condition.containsTerm { term in
          term.name == "scenePhase" || term.name == "applicationState"
            || term.base.map { assignments[StateKey(owner: $0, name: term.name)] != nil } == true
        }
      }
    }
    findOuterAssignments(visitedBefore: visited)
  }

  /// Has every property that something other than the launch gives a value hold what is not known until it is read.
  private mutating func openState(visitedBefore visited: Set<CodePlace>) {
    let names = changingNames(except: visited)
    openObjects(0..<launchCount, changing: names)
    for type in evaluator.program.types.values {
      for property in type.properties.values
      where property.isStatic && property.isStored && !property.isConstant
        && names.contains(property.name)
      {
        open(property.name, of: .type(type.name), first: nil, property)
      }
    }
  }

  private mutating func openObjects(_ numbers: Range<Int>, changing names: Set<String>) {
    for number in numbers {
      let id = ObjectID(number: number)
      let object = evaluator.object(id)
      for type in evaluator.program.lineage(of: object.type) where type.isReference {
        for property in type.stored where !property.isConstant && names.contains(property.name) {
          open(property.name, of: .object(id), first: object.fields[property.name], property)
        }
      }
    }
  }

  private mutating func open(
    _ name: String, of owner: Value, first: Value?, _ property: SourceProperty
  ) {
    let key = StateKey(owner: owner, name: name)
    let state = Evaluator.stateTerm(name, of: owner, at: property.place)
    places[key] = property.place
    switch owner {
    case .object(let id):
      initialValues[key] = first ?? .nothing
      evaluator.setStored(name, of: id, to: state)
    case .type(let type):
      initialValues[key] = evaluator.readStatic(name, of: type, at: property.place)
      evaluator.setGlobal(type + "." + name, to: state)
    default: break
    }
  }

  /// Evaluates the bodies of SwiftUI's views; the result is what they have run on changes.
  private mutating func readViews(
    _ views: [(type: SourceType, owner: Int)]
  ) -> [AppReader.Handler] {
    let names = changingNames(except: [])
    var handlers: [AppReader.Handler] = []
    let program = evaluator.program
    func isApp(_ type: SourceType) -> Bool { program.isKind(type.name, of: "App") }
    let apps = views.filter { isApp($0.type) }
    // Of a library nothing says where its views lie: whoever uses it lays them over all.
    let isLibrary =
      !program.types.values.contains(where: isApp)
      && owners.allSatisfy { owner in
        owner.role != .app || !program.isKind(owner.type, of: "UIApplicationDelegate")
      }
    var filling = fillingViews()
    for (type, owner) in apps + views.filter({ !isApp($0.type) }) {
      evaluator.renewSteps()
      let instance = openInstance(of: type, changing: names)
      let isWhole = isLibrary || isApp(type) || filling.contains(type.name)
      var walk = ViewWalk(evaluator, owner: owner, isPartial: !isWhole)
      walk.read(instance, of: type)
      filling.formUnion(walk.filling)
      evaluator = walk.evaluator
      handlers += walk.handlers
      shown[owner] = walk.shown
    }
    return handlers
  }

  /// The types of the views that fill the screens of the program's apps.
  private func fillingViews() -> Set<String> {
    var filling: Set<String> = []
    let program = evaluator.program
    for type in program.types.values where program.isKind(type.name, of: "App") {
      var evaluator = evaluator
      let instance = evaluator.instance(of: type)
      var walk = ViewWalk(evaluator, owner: 0, isPartial: false)
      walk.read(instance, of: type)
      filling.formUnion(walk.filling)
    }
    return filling
  }

  /// A view whose state is not known until it is read.
  private mutating func openInstance(of type: SourceType, changing names: Set<String>) -> Value {
    let count = evaluator.objectCount
    guard case .structure(var view) = evaluator.instance(of: type) else { return .void }
    openObjects(count..<evaluator.objectCount, changing: names)
    for property in type.stored where property.keepsState {
      let key = StateKey(owner: .type(type.name), name: property.name)
      let first = view.fields[property.name] ?? .nothing
      guard names.contains(property.name) || property.wrapper?.name == "AppStorage" else {
        continue
      }
      initialValues[key] = first
      places[key] = property.place
      view.fields[property.name] = Evaluator.stateTerm(
        property.name, of: .type(type.name), at: property.place)
    }
    return .structure(view)
  }

  /// Where handlers present something themselves, as they are called or by a condition that changes.
  var presentations: Set<CodePlace> {
    let called = handlers.flatMap { $0.effects.flatMap(\.flattened) }.compactMap { effect in
      if case .call(let term) = effect, term.name == "present" { term.place } else { nil }
    }
    let views = shown.values.joined().filter { view in
      if case .presentation = view.then { true } else { false }
    }
    return Set(called + views.map(\.place))
  }

  /// True where code of the app's listens to a notification, or may.
  func hears(_ name: Value) -> Bool {
    if LifecycleNames.notification(name) != nil { return true }
    return heardNames.contains { $0 == name || $0.isUnknown }
      || (name.isUnknown && !heardNames.isEmpty)
  }

  /// The names of what statements give values that were not run at the launch.
  private func changingNames(except visited: Set<CodePlace>) -> Set<String> {
    var names: Set<String> = []
    for (number, file) in evaluator.program.files.enumerated() {
      for (name, offsets) in AssignedNames(in: file.tree).statements
      where offsets.contains(where: { !visited.contains(CodePlace(file: number, offset: $0)) }) {
        names.insert(name)
      }
    }
    return names
  }

  private mutating func collectAssignments(_ effects: [Effect]) {
    for case .set(let owner, let property, let value, _) in effects.flatMap(\.flattened) {
      assignments[StateKey(owner: owner, name: property), default: []].append(value)
    }
  }

  /// Finds the properties that code gives values which no handler ran.
  private mutating func findOuterAssignments(visitedBefore visited: Set<CodePlace>) {
    let names = changingNames(except: visited.union(evaluator.visited))
    outerKeys = Set(initialValues.keys.filter { names.contains($0.name) })
  }
}

extension SourceProperty {
  /// True for what a view keeps and changes.
  fileprivate var keepsState: Bool {
    ["State", "AppStorage", "SceneStorage", "Binding"].contains(wrapper?.name)
  }
}
