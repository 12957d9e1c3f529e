import AfterimageMasking
import AfterimageSwiftEvaluation
import AfterimageSwiftTree

/// What the views of SwiftUI in a program show by conditions that change, and what they run when these do.
struct ViewReading {
  /// What hears of the app's life, with the apps and views that nothing else shows behind the others.
  private(set) var owners: [AppReader.Owner]
  /// The evaluation, which went on.
  private(set) var evaluator: Evaluator
  /// The properties that may change, those of the views among them.
  private(set) var state: OpenState
  /// What is run when the app's life goes on.
  private(set) var handlers: [AppReader.Handler] = []
  /// What is run when something else changes, and what that is.
  private(set) var followers: [(handler: AppReader.Handler, subject: Value)] = []
  /// What is run for what subjects send.
  private(set) var hearers: [HeardSubject] = []
  /// What is run for what publishers of properties send.
  private(set) var published: [PublishedListener] = []
  /// What is done as views and their objects are made, and as they are asked what they show.
  private(set) var subscribing: [Effect] = []
  /// What is run at times that nobody knows, or as views appear and go.
  private(set) var events: [AppReader.Handler] = []
  /// What is shown by conditions that change, by the places of the owners.
  private(set) var shown: [Int: [ConditionalView]] = [:]

  /// Reads apps with the views that they show, and other views by themselves.
  ///
  /// - Parameters:
  ///   - views: those that are read.
  ///   - names: what any statement gives a value.
  init(
    speaking views: SpeakingViews, changing names: ChangingNames, of owners: [AppReader.Owner],
    _ evaluator: Evaluator, _ state: OpenState
  ) {
    (self.owners, self.evaluator, self.state) = (owners, evaluator, state)
    let program = evaluator.program
    func isApp(_ type: SourceType) -> Bool { program.isKind(type.name, of: "App") }
    let types = program.types.values.filter { type in
      type.sort == .structure && views.contains(type)
        && Self.protocols.contains { program.isKind(type.name, of: $0) }
    }.sorted { $0.place < $1.place }
    // Of a library nothing says where its views lie: whoever uses it lays them over all.
    let isLibrary = program.isLibrary
    var nested: Set<String> = []
    var numbers: [String: Int] = [:]
    for type in types.filter(isApp) + types.filter({ !isApp($0) }) where !nested.contains(type.name)
    {
      let owner = self.owners.count
      numbers[type.name] = owner
      self.owners.append(
        AppReader.Owner(
          type: type.name, role: isApp(type) ? .app : .scene, value: .type(type.name)))
      nested.formUnion(
        read(type, views, changing: names, of: owner, isUnplaced: !isLibrary && !isApp(type)))
    }
    // What another view shows was read there, with what it is given.
    let repeated = Set(numbers.filter { nested.contains($0.key) }.values)
    handlers.removeAll { repeated.contains($0.owner) }
    followers.removeAll { repeated.contains($0.handler.owner) }
    hearers.removeAll { repeated.contains($0.handler.owner) }
    published.removeAll { repeated.contains($0.handler.owner) }
    events.removeAll { repeated.contains($0.owner) }
    shown = shown.filter { !repeated.contains($0.key) }
  }

  /// Reads a view; the result are the types of those that it shows.
  private mutating func read(
    _ type: SourceType, _ views: SpeakingViews, changing names: ChangingNames, of owner: Int,
    isUnplaced: Bool
  ) -> Set<String> {
    evaluator.renewSteps()
    let count = evaluator.objectCount
    let (instance, begun) = evaluator.collecting { $0.instance(of: type) }
    guard case .structure(let made) = instance else { return [] }
    subscribing += begun
    state.open(objects: count..<evaluator.objectCount, changing: names, in: &evaluator)
    evaluator.shareLoneObjects()
    let view = state.opened(
      withListeners(made), of: type, changing: names, isGiven: false, in: &evaluator)
    var walk = ViewWalk(
      evaluator, state, speaking: views, changing: names, owner: owner, isUnplaced: isUnplaced)
    walk.listeners = listeners
    walk.read(.structure(view), of: type)
    (evaluator, state) = (walk.evaluator, walk.state)
    handlers += walk.handlers
    followers += walk.followers
    hearers += walk.hearers
    published += walk.published
    subscribing += walk.subscribing
    events += walk.events
    shown[owner] = walk.shown
    return walk.nested
  }

  /// The objects that begin to listen to the app's life as they are made, by their classes.
  private var listeners: [String: Value] {
    let program = evaluator.program
    let listening = owners.filter { owner in
      guard owner.value.asObject != nil, let type = program.types[owner.type] else { return false }
      return type.listensAsItIsMade
    }
    return Dictionary(listening.map { ($0.type, $0.value) }) { first, _ in first }
  }

  /// The same view with the objects that listen to the app's life in the place of others of their classes: it has one of each.
  private func withListeners(_ view: StructureValue) -> StructureValue {
    var view = view
    for (name, field) in view.fields {
      guard case .object(let id) = field else { continue }
      let type = evaluator.object(id).type
      let owner = owners.first { $0.type == type && $0.value.asObject != nil }
      view.fields[name] = owner?.value ?? field
    }
    return view
  }

  private static let protocols = ["View", "App", "Scene", "ViewModifier"]
}

extension SourceProgram {
  /// True where nothing in it is an app: others use what is public, and set it.
  var isLibrary: Bool {
    !types.values.contains { type in
      isKind(type.name, of: "App") || isKind(type.name, of: "UIApplicationDelegate")
        || foreignAncestors(of: type.name).contains { LibraryDelegates.roles[$0] != nil }
    }
  }
}

extension SourceType {
  /// True for a class whose initializers, or what they call of it, speak of the app's life.
  fileprivate var listensAsItIsMade: Bool {
    let speaking = functions.filter { _, forms in
      forms.contains { MentionedNames.include(LifecycleNames.clues, in: $0.declaration.body) }
    }
    let names = LifecycleNames.clues.union(speaking.keys)
    return initializers.contains { MentionedNames.include(names, in: $0.declaration.body) }
  }
}
