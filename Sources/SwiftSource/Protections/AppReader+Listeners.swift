import AfterimageMasking
import AfterimageSwiftEvaluation
import AfterimageSwiftTree

/// What listens to notifications.
extension AppReader {
  /// Runs whatever speaks of the app's life and was not run at the launch, on an object of its class.
  mutating func findListeners() {
    let program = evaluator.program
    for type in program.types.values.sorted(by: { $0.place < $1.place }) where type.isReference {
      let speaking = (type.initializers + type.functions.values.joined())
        .filter { MentionedNames.include(LifecycleNames.clues, in: $0.declaration.body) }
        .sorted { $0.place < $1.place }
      guard !speaking.isEmpty, !owners.contains(where: { $0.type == type.name }) else { continue }
      // An object of the launch that has registered all that there is stands for the others.
      let visited = evaluator.visited
      let doubt = doubt(aboutSubclassesOf: type, listeningBy: speaking)
      let one = doubt == nil ? type : standIn(for: type, listeningBy: speaking)
      if owners.contains(where: { $0.type == one.name }) { continue }
      if speaking.allSatisfy({ $0.wasRun(among: visited) }), hasListener(of: one) { continue }
      let known = handlers.count
      listen(
        one, by: one.name == type.name ? speaking : speaking.map { function(like: $0, in: one) })
      guard let doubt, one.name == type.name else { continue }
      for index in known..<max(known, handlers.count) where handlers[index].doubt == nil {
        handlers[index].doubt = doubt
      }
    }
  }

  private func hasListener(of type: SourceType) -> Bool {
    handlers.contains { handler in
      handler.listener(in: evaluator).map { evaluator.object($0).type } == type.name
    }
  }

  private mutating func listen(_ type: SourceType, by functions: [SourceFunction]) {
    evaluator.renewSteps()
    let initializer = functions.first { $0.declaration.name == "init" }
    let arguments = initializer.map(Self.allArguments) ?? []
    let (value, effects) = evaluator.collecting { evaluator in
      evaluator.make(type.name, arguments, at: type.place)
    }
    // The object that all share is this one, unless it was asked for already.
    if let property = Self.sharedProperty(of: type), property.isStored {
      let name = type.name + "." + property.name
      if evaluator.globals[name]?.asObject == nil { evaluator.setGlobal(name, to: value) }
    }
    let isController = evaluator.frameworks
      .classes(above: evaluator.program.foreignAncestors(of: type.name))
      .contains { $0 == "UIViewController" || $0 == "UIView" }
    owners.append(
      Owner(
        type: type.name, role: isController ? .everyScreen : .app, value: value, isStandIn: true))
    let owner = owners.count - 1
    begin(effects, of: owner)
    for function in functions where function.declaration.name != "init" {
      evaluator.renewSteps()
      let done = evaluator.collecting { evaluator in
        evaluator.run(
          function, on: function.isStatic ? .type(type.name) : value,
          Self.knownArguments(of: function))
      }.effects
      let known = handlers
      begin(done, of: owner)
      // Nobody knows whether what only takes listeners back is called, and when.
      if handlers.count < known.count {
        handlers = known.map { $0.asking(ofListenersOf: type.name.lastPart, unlessIn: handlers) }
      }
    }
  }

  /// Takes over what is done at the launch, and what that registers for notifications.
  mutating func begin(_ effects: [Effect], of owner: Int) {
    beginnings += effects
    register(in: effects, of: owner)
  }

  /// Takes over what effects register for notifications, and what they take back of it.
  ///
  /// - Parameters:
  ///   - isSure: false where it is not known whether they come to be.
  ///   - stages: the conditions by which they do.
  mutating func register(
    in effects: [Effect], of owner: Int, isSure: Bool = true, beneath stages: [ViewStage] = []
  ) {
    for effect in effects {
      switch effect {
      case .call(let term) where term.name == "removeObserver": unregister(term, isSure: isSure)
      case .call(let term): register(term, of: owner, beneath: stages)
      case .branch(let condition, let then, let otherwise, _):
        for (inner, holds) in [(then, true), (otherwise, false)] {
          let stage = ViewStage.branch(.init(condition: condition, holds: holds))
          register(in: inner, of: owner, isSure: false, beneath: stages + [stage])
        }
      case .within(_, let inner):
        register(in: inner, of: owner, isSure: isSure, beneath: stages)
      case .deferred(_, let inner), .possible(_, let inner):
        register(in: inner, of: owner, isSure: false, beneath: stages)
      case .set, .gap: break
      }
    }
  }

  /// Takes back what an observer was registered for.
  private mutating func unregister(_ term: Term, isSure: Bool) {
    guard let observer = term.arguments.first?.value else { return }
    let callback = term["name"].flatMap(LifecycleNames.notification)
    if term["name"] != nil, term["name"] != .nothing, callback == nil { return }
    for index in handlers.indices.reversed()
    where handlers[index].isRegistered(by: observer)
      && (callback == nil || handlers[index].callback == callback)
    {
      if isSure {
        handlers.remove(at: index)
      } else {
        handlers[index].doubt = .listening(owners[handlers[index].owner].type.lastPart)
      }
    }
  }

  private mutating func register(
    _ term: Term, of owner: Int, beneath stages: [ViewStage]
  ) {
    let known = handlers.count
    defer { for index in known..<max(known, handlers.count) { handlers[index].stages = stages } }
    switch term.name {
    case "addObserver":
      let doubt = ListenerDoubts.doubt(ofCenter: term)
      if let closure = term.arguments.last?.value, case .function = closure {
        guard let name = term["forName"] else { return }
        guard let callback = LifecycleNames.notification(name) else { return }
        add(callback, .closure(closure), of: owner, at: term.place, doubt: doubt)
      } else if let observer = term.arguments.first?.value, let name = term["name"],
        let selector = term["selector"]
      {
        guard let callback = LifecycleNames.notification(name),
          let (function, place) = Self.function(selector, of: observer, evaluator)
        else { return }
        add(
          callback, .method(function, observer), of: owner, at: place,
          doubt: doubt ?? self.doubt(aboutOverloadsOf: function))
      }
    case "sink", "onReceive", "assign":
      guard let closure = term.closure, let publisher = term.base ?? term.arguments.first?.value
      else { return }
      for callback in Self.notifications(in: publisher) {
        let sent = evaluator.value(sentBy: publisher, on: callback)
        add(
          callback, sent.map { .given(closure, [$0]) } ?? .closure(closure), of: owner,
          at: term.place,
          isLate: publisher.containsTerm { ["receive", "notifications"].contains($0.name) },
          doubt: ListenerDoubts.doubt(ofPublisher: publisher))
      }
    case let name where ReactiveNotifications.subscribing.contains(name):
      guard let observable = term.base, let body = ReactiveNotifications.body(of: term) else {
        return
      }
      for callback in Self.notifications(in: observable) {
        let sent = evaluator.value(sentBy: observable, on: callback)
        let given = body.before + [sent ?? .term(.notification(at: term.place))]
        let isLate = observable.containsTerm {
          ReactiveNotifications.scheduling.contains($0.name)
            && ReactiveNotifications.isLate(observingOn: $0) == true
        }
        add(
          callback, .given(body.closure, given), of: owner, at: term.place, isLate: isLate,
          doubt: ListenerDoubts.doubt(ofPublisher: observable))
      }
    default: break
    }
  }

  /// The function of an object that a selector names; nil where there is none.
  static func function(
    _ selector: Value, of observer: Value, _ evaluator: Evaluator
  ) -> (function: SourceFunction, place: CodePlace)? {
    guard let term = selector.asTerm, let name = term.arguments.first?.value.text,
      let type = evaluator.typeName(of: observer) ?? observer.typeName
    else { return nil }
    let bare = String(name.prefix { $0 != ":" && $0 != "(" })
    return evaluator.program.lineage(of: type).lazy.compactMap { type in
      let functions = type.functions[bare] ?? []
      return functions.first { $0.fullName == name } ?? functions.first
    }.first.map { ($0, $0.place) }
  }

  /// Why another function of the same name may be the one that a selector names, whose labels are not read; nil where Objective-C sees no other.
  private func doubt(aboutOverloadsOf function: SourceFunction) -> ListenerDoubt? {
    guard let owner = function.owner else { return nil }
    let name = function.declaration.name
    let all = evaluator.program.type(named: owner)?.functions[name] ?? []
    let seen = all.filter { $0.attributes.contains { ["objc", "IBAction"].contains($0.name) } }
    return seen.count > 1 ? .gap("which of several \(name) a selector names") : nil
  }

  /// Adds a handler that is not known yet.
  mutating func add(
    _ callback: Callback, _ body: Handler.Body, of owner: Int, at place: CodePlace,
    isLate: Bool = false, doubt: ListenerDoubt? = nil
  ) {
    let handler = Handler(
      callback: callback, owner: owner, body: body, place: place, isLate: isLate, doubt: doubt)
    if !isKnown(handler) { handlers.append(handler) }
  }

  /// The notifications that a publisher sends.
  static func notifications(in value: Value) -> [Callback] {
    var found: [Callback] = []
    _ = value.containsTerm { term in
      let isSource =
        ["publisher", "notifications"].contains(term.name)
        || ReactiveNotifications.source(term) != nil
      if isSource, let name = term["for"] ?? term["named"] ?? term.arguments.first?.value,
        let callback = LifecycleNames.notification(name)
      {
        found.append(callback)
      }
      return false
    }
    return found
  }

  /// What an initializer is given: what everyone knows, and values of which nothing is known.
  static func allArguments(of initializer: SourceFunction) -> [CallArgument] {
    let known = knownArguments(of: initializer)
    return initializer.declaration.parameters.filter { $0.defaultValue == nil }.map { parameter in
      let unknown = Unknown(reason: .input(parameter.name), place: initializer.place)
      return known.first { $0.label == parameter.label }
        ?? CallArgument(label: parameter.label, value: .unknown(unknown))
    }
  }

  /// What a function is given that everyone knows: the app, its scene and its window; anything else stays unknown.
  private static func knownArguments(of function: SourceFunction) -> [CallArgument] {
    function.declaration.parameters.compactMap { parameter in
      let place = function.place
      let term: Term
      switch parameter.type.baseName {
      case "UIWindow":
        term = Term(form: .name, name: "window", base: nil, arguments: [], place: place)
      case "UIScene", "UIWindowScene":
        term = Term(form: .name, name: "scene", base: nil, arguments: [], place: place)
      case "UIApplication":
        term = Term(
          form: .member, name: "shared", base: .type("UIApplication"), arguments: [], place: place)
      default: return nil
      }
      return CallArgument(label: parameter.label, value: .term(term))
    }
  }
}

extension AppReader.Handler {
  /// The same handler, of which it is asked whether it listens still where it is not among others.
  fileprivate func asking(
    ofListenersOf type: String, unlessIn others: [AppReader.Handler]
  ) -> AppReader.Handler {
    if others.contains(self) { return self }
    var copy = self
    copy.doubt = doubt ?? .listening(type)
    return copy
  }
}

extension SourceFunction {
  /// True where one of its statements is among some.
  func wasRun(among visited: Set<CodePlace>) -> Bool {
    declaration.body?.statements.contains {
      visited.contains(CodePlace(file: place.file, offset: $0.offset))
    } == true
  }
}
