import AfterimageMasking
import AfterimageSwiftEvaluation
import AfterimageSwiftTree

/// What each handler of an app does, with properties that change in the course of its life kept open.
struct HandlerEffects {
  /// The program after its launch, and the objects that handlers make.
  private(set) var evaluator: Evaluator
  /// What hears of the app's life.
  private(set) var owners: [AppReader.Owner]
  /// The handlers with what they do, in the order in which they were found.
  private(set) var handlers: [(handler: AppReader.Handler, effects: [Effect])] = []
  /// The properties that several callbacks may change.
  private(set) var state = OpenState()
  /// What handlers give them.
  private(set) var given = GivenValues()
  /// Those that other code gives values as well.
  private(set) var outerKeys: Set<OpenState.Key> = []
  /// What views of SwiftUI show by conditions that change, by the places of their owners.
  private(set) var shown: [Int: [ConditionalView]] = [:]
  /// What views run when something changes that handlers change.
  private(set) var followers: [(handler: AppReader.Handler, subject: Value, effects: [Effect])] = []
  /// What views run at times that nobody knows, or as they appear and go.
  private(set) var events: [(handler: AppReader.Handler, effects: [Effect])] = []
  /// What properties are given once the app's first view appears.
  private var valuesAtFirst: [OpenState.Key: Value] = [:]
  /// What the functions do that are called of objects which are not known.
  private(set) var openCalls = OpenCalls()
  /// What was begun at the launch and may be run at any time.
  private(set) var standing = StandingClosures()
  /// What objects of views have begun as they were made and may be run at any time.
  private(set) var standingOfViews = StandingClosures()
  /// What may run while the app is left without having to do with that.
  private(set) var laterCode = LaterCode()
  /// What code in front may call of what lays covers.
  private(set) var frontCode = FrontCode()
  /// What may run without its name being written.
  private(set) var namelessCode = NamelessCode()
  /// What the system calls of views, windows and controllers.
  private(set) var systemCalls = SystemCalls()
  /// Which functions of the program may touch what is photographed.
  var reach = SurfaceReach()
  /// What is done at the launch, and what objects do as they begin to listen.
  private(set) var beginnings: [Effect]
  /// What objects of views do as they are made.
  private(set) var begunByViews: [Effect] = []
  /// The notifications of the app's own that its code posts and listens to.
  private(set) var notifications: OwnNotifications
  /// The calls that send something to views alone that are followed.
  private(set) var followedSends: Set<CodePlace> = []
  /// The first statements of closures that listen to properties and of which it is known what they hear.
  private(set) var followedListeners: Set<CodePlace> = []
  /// The calls that post some whose listeners are all known.
  private(set) var followedPosts: Set<CodePlace> = []
  /// What statements give values, file by file.
  private var assigned: [AssignedNames]
  /// What the code of the program mentions.
  private(set) var index: MentionIndex
  /// All that statements give values.
  private(set) var everyChange: ChangingNames
  /// What was left off of code that runs while the app is in front: at the launch, or as it comes there.
  private(set) var cutsInFront: [CutOff] = []
  /// What was left off of all other code.
  private(set) var cuts: [CutOff] = []
  /// What of the program may begin to listen to something, or change what is made for covers.
  var listening = SurfaceReach()
  /// True where nothing in the program is an app: others use what is public, and set it.
  private(set) var isLibrary: Bool
  /// The number of objects after the launch.
  private(set) var launchCount: Int
  /// The number of objects after the handlers were run: further ones stand for what other code makes.
  private(set) var ranCount = 0
  /// The classes that the app is begun with outside of its source.
  private(set) var madeBySystem: SystemMadeClasses
  /// The objects of the launch that stay for as long as the app runs.
  private(set) var lasting: Set<ObjectID>
  /// What views and listeners run right after properties have changed; nil before any was looked at.
  private var changes: FollowedChanges?
  /// The properties that listeners hear of, each with what these set by that.
  private(set) var links: [(sources: Set<OpenState.Key>, set: Set<OpenState.Key>)] = []
  /// Where subscriptions end.
  private var subscriptionEnds: SubscriptionEnds
  /// What code changes of views that nothing was seen to run.
  private(set) var unseenChanges = UnseenChanges()
  /// What the program adds to classes of views by which these do something later.
  private(set) var addedViewCode = AddedViewCode()
  /// Where code has something that may lie above covers.
  private(set) var above = CodeAbove()
  /// The views that the launch has added to others.
  private(set) var placedViews: Set<Value>
  /// The texts that may be what is shown in front.
  private(set) var keptTexts = KeptTexts()

  /// Runs the handlers of an app, each from the state after the launch.
  init(_ reader: AppReader) {
    evaluator = reader.evaluator
    placedViews = evaluator.placedViews
    owners = reader.owners
    beginnings = reader.beginnings
    madeBySystem = reader.madeBySystem
    isLibrary = reader.evaluator.program.isLibrary
    KeptObjects(of: reader).loosen(&evaluator, objects: reader.launchCount)
    evaluator.makeSharedObjects()
    cutsInFront = evaluator.takeCuts()
    launchCount = evaluator.objectCount
    (notifications, index) = (reader.notifications, reader.index)
    assigned = reader.assigned
    lasting = reader.lasting
    subscriptionEnds = reader.subscriptionEnds
    everyChange = ChangingNames(
      assigned, except: [], ofLife: { _ in false }, in: evaluator.program)
    let aside = reader.evaluator.visitedAside
    let names = changingNames(
      except: reader.evaluator.visited.subtracting(aside), heardBy: reader.handlers)
    state.open(objects: 0..<launchCount, changing: names, in: &evaluator)
    state.openTypes(changing: names, in: &evaluator)
    state.openVariables(changing: names, in: &evaluator)
    state.openCells(changedBy: reader.handlers.compactMap(\.closure), names, in: &evaluator)
    // What handlers change may be shown by views that do not speak of the app's life themselves: a short run finds the names.
    var clues = LifecycleNames.clues
    var views = SpeakingViews(in: evaluator.program, of: clues)
    var trial = self
    trial.evaluator.limitSteps(to: Self.trialSteps)
    trial.run(reader.handlers, with: views)
    let hasFirstValues = makeFirstValues(askedForIn: trial, changing: names)
    if hasFirstValues {
      trial = self
      trial.evaluator.limitSteps(to: Self.trialSteps)
      trial.run(reader.handlers, with: views)
    }
    if trial.sends {
      clues.insert(Self.hearing)
      views = SpeakingViews(in: evaluator.program, of: clues)
      trial = self
      trial.evaluator.limitSteps(to: Self.trialSteps)
      trial.run(reader.handlers, with: views)
    }
    let launched = launchCount
    let changing = ChangingLooks(of: launched, visited: trial.evaluator.visited, in: evaluator)
    state.openLooks(
      trial.assignments.keys.filter { $0.owner.asObject.map { $0.number < launched } == true }
        + changing.keys,
      in: &evaluator)
    let all = SpeakingViews(
      in: evaluator.program, of: clues.union(trial.switches), beginning: trial.asked)
    if all.names == views.names, evaluator.openLooks.isEmpty, trial.cuts.isEmpty,
      trial.cutsInFront == cutsInFront
    {
      self = trial
    } else {
      run(reader.handlers, with: all)
    }
    // What no handler changes as the app is left is no protection.
    let left = keysLeft
    shown = shown.mapValues { $0.filter { changes($0.condition, with: left) } }
    findOuterAssignments(besides: aside)
    outerKeys.formUnion(changing.keys)
    let called = handlers.flatMap(\.effects) + followers.flatMap(\.effects)
    reach = SurfaceReach(
      in: index, deciding: decidingProperties(in: called), listeners: listeningTypes,
      besides: nil, sending: sendingBodies(of: Set(links.flatMap(\.sources))))
    ranCount = evaluator.objectCount
    namelessCode = NamelessCode(in: evaluator.program)
    var receivers = OpenReceivers(state, changing: everyChange)
    openCalls = OpenCalls(in: called, reaching: reach, &receivers, &evaluator)
    let types = owners.compactMap { evaluator.program.type(named: $0.type) }
    systemCalls = SystemCalls(of: types, &receivers, &evaluator)
    let heard = Set(handlers.map(\.handler.place)).union(followers.map(\.handler.place))
    evaluator.frameworks.deniesAuthentication = true
    laterCode = LaterCode(
      in: codeNearLaidViews.union(codeNearOtherViews).union(codeShowingMore), except: heard,
      reaching: reach, index, notifications, &receivers, &evaluator)
    laterCode.add(registeredBy: systemCalls.calls, in: &evaluator)
    laterCode.add(
      calledByViewsIn: evaluator.program, reaching: reach, index, &receivers, &evaluator)
    openCalls.follow(laterCode.parts.flatMap(\.effects), &receivers, &evaluator)
    evaluator.frameworks.deniesAuthentication = false
    standing = StandingClosures(in: beginnings, except: heard, notifications, &evaluator)
    openCalls.follow(standing.closures.flatMap(\.effects), &receivers, &evaluator)
    standingOfViews = StandingClosures(in: begunByViews, except: heard, notifications, &evaluator)
    openCalls.follow(standingOfViews.closures.flatMap(\.effects), &receivers, &evaluator)
    if var changes {
      standing.follow(&changes, in: &evaluator)
      standingOfViews.follow(&changes, in: &evaluator)
      laterCode.follow(&changes, in: &evaluator)
    }
    state = receivers.state
    let inFront = handlers.filter(\.handler.callback.isArrival).flatMap(\.effects)
    keptTexts = KeptTexts(
      of: evaluator.program, inFront: beginnings + inFront,
      leaving: handlers.filter { !$0.handler.callback.isArrival }.flatMap(\.effects))
    // Whoever reads what covers show asks for what they were made with.
    evaluator.openLooks = [:]
    above = CodeAbove(in: evaluator.program, index.families)
    addedViewCode = AddedViewCode(in: evaluator.program)
    unseenChanges = UnseenChanges(
      in: evaluator.program, visited: evaluator.visited, except: openCalls.functions)
  }

  /// Runs what lays covers, or takes them away, where code that was left off in front may call it.
  ///
  /// - Parameter laying: the numbers of the code that speaks of what holds covers.
  mutating func runInFront(_ laying: Set<Int>) {
    var receivers = OpenReceivers(state, changing: everyChange)
    frontCode = FrontCode(laying, calledBy: cutsInFront, in: index, &receivers, &evaluator)
    openCalls.follow(frontCode.parts.flatMap(\.effects), &receivers, &evaluator)
    state = receivers.state
    for part in frontCode.parts {
      given.add(part.effects, GivenValues.Circumstances(isInFront: true))
    }
  }

  /// Runs what may run without its name, and may touch what is photographed or change what handlers set.
  mutating func runNameless() {
    var receivers = OpenReceivers(state, changing: everyChange)
    let set = Set(assignments.keys.map(member))
    let changing = index.reaching(index.mentioning(set, inForms: MentioningBody.changing))
    namelessCode.run(
      reaching: reach, or: Set(index.places(of: changing).keys),
      madeByHandlers: launchCount..<ranCount, &receivers, &evaluator)
    openCalls.follow(namelessCode.parts.flatMap { $0.effects ?? [] }, &receivers, &evaluator)
    state = receivers.state
  }

  /// The steps of the run that finds what handlers change.
  private static let trialSteps = 100_000

  /// Makes what handlers ask for first, so that all of them find the same; true where there is any.
  private mutating func makeFirstValues(
    askedForIn trial: HandlerEffects, changing names: ChangingNames
  ) -> Bool {
    guard trial.evaluator.asksForFirstValues(beyond: evaluator) else { return false }
    evaluator.makeFirstValues(askedForIn: trial.evaluator)
    // Properties of objects that there were hold what was made as well.
    state.open(objects: 0..<evaluator.objectCount, changing: names, in: &evaluator)
    launchCount = evaluator.objectCount
    return true
  }

  /// The names of the properties that handlers turn on and off, or set to one of a few words: views show one thing or another by them.
  private var switches: [String] {
    assignments.filter { key, values in
      ([state.initialValues[key] ?? .nothing] + values).contains { $0.isChoiceOfFew }
    }.map(\.key.name)
  }

  /// The names of the properties that handlers ask for, and that views may set as they appear.
  private var asked: Set<String> {
    handlers.flatMap(\.effects).flatMap(\.flattened).reduce(into: []) { names, effect in
      if case .branch(let condition, _, _, _) = effect { names.formUnion(condition.stateNames) }
    }
  }

  /// The modifier by which views hear of what is sent.
  private static let hearing = "onReceive"

  /// True where handlers send something, which views may hear of that do not speak of the app's life.
  private var sends: Bool {
    handlers.flatMap(\.effects).flatMap(\.flattened).contains { effect in
      switch effect {
      case .call(let term): term.name == "send"
      case .set(let owner, _, _, _): evaluator.isSubject(owner)
      case .branch, .within, .deferred, .possible, .gap: false
      }
    }
  }

  /// Reads views, and runs what hears of the app's life.
  private mutating func run(_ handlers: [AppReader.Handler], with views: SpeakingViews) {
    let reading = ViewReading(
      speaking: views, changing: everyChange, of: owners, evaluator, state)
    (owners, evaluator, state) = (reading.owners, reading.evaluator, reading.state)
    shown = reading.shown
    begunByViews = reading.subscribing
    takeCuts(inFront: false)
    for handler in handlers + reading.handlers {
      evaluator.renewSteps()
      let done = Effect.settled(evaluator.effects { AppReader.run(handler, in: &$0) })
      let effects = TimedCalls.followed(done, in: &evaluator)
      self.handlers.append((handler, effects + handler.keptAfterwards))
      takeCuts(inFront: handler.callback.isArrival)
    }
    var posts = FollowedPosts(
      notifications, OpenReceivers(state, changing: everyChange))
    let setters = PropertySetters(index, assigned, evaluator)
    // A view keeps its objects.
    let (launched, lasting) = (launchCount, lasting)
    let subscribed = PublishedListener.subscribed(
      by: beginnings + begunByViews, ending: subscriptionEnds,
      mayBeGone: { $0.number < launched && !lasting.contains($0) }, state, in: evaluator)
    var changes = FollowedChanges(
      reading.followers, reading.hearers, reading.published + subscribed,
      deciding: reading.shown.values.flatMap(\.self), setters)
    self.handlers = ChangeOrder.ordered(
      self.handlers.map { handler, effects in
        let effects = posts.following(effects, in: &evaluator)
        let (done, then) = changes.parted(effects, in: &evaluator)
        return (handler, done, then)
      }, deciding: decide)
    for (handler, subject) in reading.followers where subject.asTerm?.form != .state {
      evaluator.renewSteps()
      let effects = Effect.settled(evaluator.effects { AppReader.run(handler, in: &$0) })
      followers.append((handler, subject, changes.following(effects, in: &evaluator)))
    }
    // Whoever authenticates does so in front, as whoever taps.
    evaluator.frameworks.deniesAuthentication = true
    let whole = changes.whole(leaving: keysLeft, in: &evaluator)
    (followedSends, followedListeners) = (whole.sendings, changes.followedClosures)
    (links, self.changes) = (changes.links, changes)
    for handler in reading.events
    where handler.closurePlace.map(whole.hearings.contains) != true {
      evaluator.renewSteps()
      let done = Effect.settled(evaluator.effects { AppReader.run(handler, in: &$0) })
      let effects = handler.isLate ? done.flatMap(\.later) : done
      for case .set(let owner, let name, let value, _) in done where handler.isFirst {
        valuesAtFirst[OpenState.Key(owner: owner, name: name)] = value
      }
      events.append(
        (handler, changes.following(posts.following(effects, in: &evaluator), in: &evaluator)))
    }
    evaluator.frameworks.deniesAuthentication = false
    (followedPosts, state) = (posts.followed, posts.receivers.state)
    takeCuts(inFront: false)
    for (handler, effects) in self.handlers {
      given.add(
        effects,
        GivenValues.Circumstances(
          isInFront: handler.callback.isArrival, followsPhase: handler.callback == .scenePhase))
    }
    keepChangedFollowers()
  }

  /// Takes over what has been left off.
  private mutating func takeCuts(inFront isInFront: Bool) {
    for cut in evaluator.takeCuts() {
      let away = ["inactive", "background"].map { phase in
        cut.beneath.contains { $0.condition.holds(inPhase: phase) { _ in nil } == !$0.holds }
      }
      if isInFront || away == [true, true] { cutsInFront.append(cut) } else { cuts.append(cut) }
    }
  }

  /// Leaves the followers of what handlers change, or others of them that are left.
  private mutating func keepChangedFollowers() {
    var rest = followers
    followers = []
    while true {
      let next = rest.filter { isChanged($0.subject) }
      guard !next.isEmpty else { return }
      followers += next
      rest.removeAll { isChanged($0.subject) }
      for (_, _, effects) in next { given.add(effects) }
    }
  }

  /// True for effects that change, at any time, what conditions of views and handlers ask for.
  func decide(_ effects: [Effect]) -> Bool { decide(OpenState.Key.set(by: effects)) }

  /// True for properties that conditions of views and handlers ask for.
  private func decide(_ set: Set<OpenState.Key>) -> Bool {
    shown.values.joined().contains { view in
      view.condition.asks(forAnyOf: set)
        || view.circumstances.contains { $0.condition.asks(forAnyOf: set) }
    }
      || handlers.flatMap { $0.effects.flatMap(\.flattened) }.contains { effect in
        if case .branch(let condition, _, _, _) = effect {
          condition.asks(forAnyOf: set)
        } else {
          false
        }
      }
  }

  /// What views show, in the order of their owners, each with an id.
  var shownViews: [ShownView] {
    shown.sorted { $0.key < $1.key }.flatMap { owner, views in
      views.enumerated().map { number, view in
        let line = evaluator.program.line(of: view.place).line
        return ShownView(owner: owner, id: "shown\(line)-\(number + 1)", view: view)
      }
    }
  }

  /// What a property has before the app is left, where nothing but handlers or the app's first view gives it a value; nil for one of which nothing is known.
  func firstValue(of key: OpenState.Key) -> Value? {
    guard let value = state.initialValues[key] else { return nil }
    // What handlers give it as well may have come before.
    return assignments[key] == nil ? valuesAtFirst[key] ?? value : value
  }

  /// What handlers give properties that several callbacks may change.
  var assignments: [OpenState.Key: [Value]] { given.values }

  /// True for what the phase decides, or a property that a handler changes.
  private func isChanged(_ condition: Value) -> Bool {
    changes(condition, with: Set(assignments.keys))
  }

  /// True for what the phase decides, or one of some properties.
  private func changes(_ condition: Value, with keys: Set<OpenState.Key>) -> Bool {
    condition.containsTerm { term in
      term.name == "scenePhase" || term.name == "applicationState"
        || term.base.map { keys.contains(OpenState.Key(owner: $0, name: term.name)) } == true
    }
  }

  /// What statements give values that were not run at the launch, and what others may set of a library.
  private func changingNames(
    except visited: Set<CodePlace>, heardBy handlers: [AppReader.Handler]
  ) -> ChangingNames {
    let heard = Set(handlers.compactMap(\.closurePlace))
    let closures = evaluator.program.files.enumerated().map {
      HeardClosures(in: $1.tree, $0, heard: heard).extents
    }
    let life = LifeCode(index.bodies, visited: visited, closures: closures)
    return ChangingNames(
      assigned, except: visited, ofLife: life.contains, in: evaluator.program)
  }

  /// Finds the properties that code gives values which no handler ran, or ran without coming to one that is sure.
  ///
  /// - Parameter aside: the statements that the launch has run as what may be done at any time.
  private mutating func findOuterAssignments(besides aside: Set<CodePlace>) {
    let names = changingNames(
      except: evaluator.visited.subtracting(aside), heardBy: handlers.map(\.handler))
    let unsure = given.unsureKeys.union(keysOfEvents)
    outerKeys = Set(
      state.initialValues.keys.filter { key in
        unsure.contains(key) || state.changes(key, by: names, in: evaluator.program)
      })
    // What follows a property is set whenever that is, one after the other.
    for _ in links {
      for link in links where !link.sources.isDisjoint(with: outerKeys) {
        outerKeys.formUnion(link.set)
      }
    }
  }
}

extension Evaluator {
  /// True for a subject of Combine's that keeps what was sent last, and for what it keeps.
  func isSubject(_ owner: Value) -> Bool {
    if let id = owner.asObject { return object(id).type == Self.keepingSubject }
    return OpenState.Key(owner).map { isSubject($0.owner) } == true
  }
}

extension Value {
  /// True for what is one of a few values, or decides between two.
  fileprivate var isChoiceOfFew: Bool {
    switch self {
    case .bool, .enumeration: true
    case .term(let term): term.isTruth || term.form == .member && term.base == nil
    case .choice(_, let then, let otherwise): then.isChoiceOfFew || otherwise.isChoiceOfFew
    case .unknown, .void, .nothing, .int, .double, .string, .array, .dictionary, .tuple,
      .structure, .object, .type, .function, .group, .keyPath:
      false
    }
  }
}
