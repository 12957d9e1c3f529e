import AfterimageMasking
import AfterimageScreens
import AfterimageSwiftEvaluation

/// Makes actions of a story of what a handler does.
struct RuleTranslation {
  /// What the handlers do.
  var code: HandlerEffects { _read { yield search.code } }
  /// Finds what values stand for.
  let search: TargetSearch
  /// What conditions of the source are in a story.
  var conditions: ConditionTranslation
  private(set) var gaps: [SourceGap] = []
  /// The conditions by which code comes to these.
  private(set) var gapWays = GapWays()
  /// The conditions around, the outermost first.
  var path: GapWays.Path = []
  /// What has been set in the handler so far.
  var world: [ObjectID: [String: Value]] = [:]
  /// What the handler sets of objects in the end, wherever it does.
  var last: LastSettings
  /// Where the handler holds views by constraints, and puts them into others.
  var ties = HandlerTies(in: [])
  /// The pictures of the screen on which covers lie, by the ids of these.
  var pictures: [String: String] = [:]
  /// What covers were read with, by the objects that they hide by.
  var readParts: [ObjectID: [String: Set<Value>]] = [:]
  /// The covers that were read, whether it is known what they hide or not.
  var readCovers: Set<ObjectID> = []
  /// The objects that lie on covers, these included.
  var laidParts: Set<ObjectID> = []
  /// What the handler makes of the looks of covers in the end, by their ids and properties, and where.
  var touched: [String: [String: (value: Value, place: CodePlace)]] = [:]
  /// What handlers do to the place and the form of views of their own that is not followed.
  var reshaped: [(id: String, property: String, place: CodePlace)] = []
  /// The looks that handlers give covers which they lay.
  private var readLooks: [String: Set<Look>] = [:]
  /// The looks that handlers give covers which they do not lay, and whether they take these away as the app is in front again.
  private var laterLooks: [(id: String, look: Look, place: CodePlace, isGone: Bool)] = []
  /// The covers that were added while they were see-through, by their ids.
  var pending: [String: Cover] = [:]
  /// The covers that the handler adds somewhere, and those that it has added by now.
  var (adding, added): (Set<String>, Set<String>) = ([], [])
  /// The covers that the handler brings to the front.
  private(set) var raised: Set<String> = []
  /// What handlers make of views that outlive them.
  private(set) var keptLooks: [KeptLooks] = []
  /// The covers that handlers lay and have not made, by their ids, each with the place of the handler.
  var keptCovers: [String: [(handler: Int, object: ObjectID?)]] = [:]
  /// The views of the screen that rules hide or empty.
  var emptiedViews: Set<String> = []
  /// The covers that any handler lays, by their ids.
  var knownCovers: [String: Cover] = [:]
  /// Those of them that lie where the launch has put them.
  var standingCovers: Set<String> = []
  /// The covers that handlers take from what they lie on.
  var removedCovers: Set<String> = []
  /// The functions that are followed, called of objects which are not known, each with the number of those that are around it.
  var followed: [OpenCalls.Callee: Int] = [:]
  /// The number of the outermost function that was met again while it is followed.
  var outermostMet = Int.max
  /// What is known of such functions, whatever is followed.
  var knownCalls: [OpenCalls.Callee: OpenCalls.Outcome] = [:]
  /// The covers, by their ids, of which code asks whether they lie on anything.
  var askedSuperviews: Set<String> = []
  /// The places of what returns begin and of which rules ask whether the app is left again before that.
  var askedReturns: Set<CodePlace> = []
  /// What may lie above covers and of which rules ask whether it does.
  var askedDoubts: Set<CoverDoubt> = []
  /// What views run by themselves that is not understood.
  var eventsNotUnderstood: [AppReader.Handler] = []
  /// What is there beneath the conditions around.
  var present: Set<Value> = []
  /// The conditions around, and whether they hold.
  var assumed: [Value: Bool] = [:]
  /// True beneath a condition that asks whether anything is presented.
  var asksForPresented = false
  /// True where all that is read lies on the root controller's view.
  var isOnRoot = false
  /// The animation that runs around.
  var animation: (duration: Double, curve: AnimationCurve)?
  /// How many closures that run later lie around.
  var laterDepth = 0

  /// The properties that are true or not.
  let flags: Set<OpenState.Key>

  /// What the app has in its catalogues.
  private let resources: SourceResources

  /// Translates the handlers of an app.
  init(_ code: HandlerEffects, _ resources: SourceResources) {
    self.resources = resources
    flags = code.flagKeys
    search = TargetSearch(code, written: resources.written)
    last = LastSettings(in: [], code.evaluator)
    conditions = ConditionTranslation(search)
  }

  /// Reads what covers show, as they are by now.
  var coverContents: CoverContents {
    CoverContents(
      code.evaluator, search,
      last.objects.mapValues { $0.mapValues { $0.resolved(assumed) } },
      last.members.mapValues { $0.resolved(assumed) }, resources)
  }

  /// Reads what views show after something has been set of them.
  func contents(after set: LastSettings) -> CoverContents {
    CoverContents(code.evaluator, search, set.objects, set.members, resources)
  }

  /// Reads what views show where a property of an object is something.
  func contents(where property: String, of object: ObjectID, is value: Value) -> CoverContents {
    CoverContents(code.evaluator, search, [object: [property: value]], [:], resources)
  }

  /// Knows how much views of SwiftUI cover.
  var coverVocabulary: CoverVocabulary {
    CoverVocabulary(code.evaluator, resources, changing: code.everyChange)
  }

  /// The actions of a handler.
  mutating func actions(of handler: AppReader.Handler, _ effects: [Effect]) -> [Action] {
    let around = path
    defer { path = around }
    // Without a recording nothing comes to what is done as one begins or ends.
    if handler.callback == .capturedDidChangeNotification {
      let recording = Value.asking("a recording of the screen having begun", at: handler.place)
      path.append(GapWays.Step(condition: recording, holds: true, place: handler.place))
    }
    // Nor does what is not understood happen where nothing listens.
    if case .question(let asked)? = handler.doubt {
      let question = Value.asking(asked, at: handler.place)
      path.append(GapWays.Step(condition: question, holds: true, place: handler.place))
    }
    world = [:]
    pending = [:]
    last = LastSettings(in: effects, code.evaluator)
    ties = HandlerTies(in: effects)
    touched = [:]
    (adding, added, raised) = ([], [], [])
    collectAdditions(effects)
    let isArrival = handler.callback.isArrival
    let views = code.shownViews.filter { shown in
      shown.follows(effects)
        || handler.callback == .scenePhase && shown.owner == handler.owner
          && shown.view.condition.readsPhase
    }
    let following = views.filter { $0.follows(effects) }
    let isThere =
      isArrival || handler.stages.isEmpty
      || !following.isEmpty
        && following.allSatisfy { $0.view.stages.starts(with: handler.stages) }
    let followed = self.actions(showing: isThere ? views : following)
    // What the phase alone decides is shown whether or not anything listens.
    let byPhase = isThere ? [] : self.actions(showing: views.filter { !$0.follows(effects) })
    let done = self.actions(effects, onArrival: isArrival)
    noteOrder(of: done, at: handler.place)
    let own =
      done
      + (isArrival ? followed.compactMap(\.undoing) : followed)
    let actions = isThere ? own : whileShown(handler, own) + byPhase
    let laid = Set(actions.flatMap(\.flattened).compactMap(\.coverID))
    keptLooks.append(KeptLooks(in: effects, search))
    let gone = isArrival ? TakenAway(in: effects).places : []
    for (id, looks) in touched.sorted(by: { $0.key < $1.key }) {
      for (property, set) in looks.sorted(by: { $0.key < $1.key }) {
        let look = Look(property: property, value: set.value)
        if laid.contains(id) {
          readLooks[id, default: []].insert(look)
        } else {
          laterLooks.append((id, look, set.place, gone.contains(set.place)))
        }
      }
    }
    let asked = asking(handler, effects, about: actions)
    return handler.isLate && !asked.isEmpty ? [.async(asked)] : asked
  }

  /// A property that changes how much a view hides, with what it is set to.
  private struct Look: Hashable {
    var property: String
    var value: Value
  }

  /// Notes what handlers make of the looks of covers that they do not lay: a cover has been read with the looks that it is laid with, as a view has that is made where it is used first, and with no others.
  ///
  /// One that is made anew each time is as it is made, whatever became of the last one as that was taken away.
  mutating func noteLaterLooks() {
    for (id, look, place, isGone) in laterLooks
    where knownCovers[id] != nil && readLooks[id]?.contains(look) != true {
      if isGone, keptCovers[id] == nil { continue }
      gap("how a cover looks afterwards", at: place)
    }
    let parts = Set(readParts.keys.map(search.id))
    for (id, property, place) in reshaped where knownCovers[id] != nil || parts.contains(id) {
      gap("what \(property) makes of a cover", at: place)
    }
  }

  /// Notes the views that the handler adds somewhere, and those that it brings to the front.
  private mutating func collectAdditions(_ effects: [Effect]) {
    for effect in effects {
      switch effect {
      case .branch(_, let then, let otherwise, _): collectAdditions(then + otherwise)
      case .within(_, let inner): collectAdditions(inner)
      case .call(let term) where term.name == "addSubview" || term.name.hasPrefix("bringSubview"):
        if case .own(let id, _)? = term.arguments.first.flatMap({ search.target(of: $0.value) }) {
          if term.name == "addSubview" { adding.insert(id) } else { raised.insert(id) }
        }
      case .set, .call, .deferred, .possible, .gap: break
      }
    }
  }

  /// The actions that effects are, in order.
  mutating func actions(_ effects: [Effect]) -> [Action] {
    var actions: [Action] = []
    for effect in effects { add(effect, to: &actions) }
    return actions
  }

  /// The actions that effects are, in order.
  ///
  /// - Parameter isArrival: true for what is done in front alone. What other code does there is not known either, and whatever covers there is gone before the app is left: it can take covers away, and no more.
  mutating func actions(_ effects: [Effect], onArrival isArrival: Bool) -> [Action] {
    let known = gaps
    let actions = self.actions(effects)
    guard isArrival else { return actions }
    gaps = known
    return actions.compactMap(\.undoing)
  }

  /// Adds what an effect is.
  mutating func add(_ effect: Effect, to actions: inout [Action]) {
    switch effect {
    case .call(let term):
      let subject = term.name.contains("Subview") ? term.arguments.first?.value : term.base
      let first = actions.count
      addCall(term, to: &actions)
      noteKept(subject, laidBy: actions.dropFirst(first))
      limit(&actions, from: first, toPresenceOf: subject, at: term.place)
      limit(&actions, from: first, toPresenceOf: term.base?.soughtSurface, at: term.place)
    case .set(let owner, let property, let value, let place):
      noteFrame(property, of: owner, by: value, at: place)
      let first = actions.count
      addSetting(property, of: owner, to: value, at: place, to: &actions)
      noteKept(owner, laidBy: actions.dropFirst(first))
      limit(&actions, from: first, toPresenceOf: owner, at: place)
    case .branch(let condition, let then, let otherwise, let place):
      addBranch(condition, then, otherwise, at: place, to: &actions)
    case .within(let term, let inner): addWithin(term, inner, to: &actions)
    case .deferred(let term, let inner): addDeferred(term, inner, to: &actions)
    case .possible(let term, let inner):
      let before = (world, pending)
      gap("whether \(term.name) runs its closure", of: self.actions(inner), at: term.place)
      (world, pending) = before
    case .gap(let unknown): gap(unknown.reason.told, at: unknown.place)
    }
  }

  /// Actions that are done where a condition holds, and others where it does not.
  mutating func whenKnown(
    _ condition: Value, _ then: [Action], _ otherwise: [Action], at place: CodePlace
  ) -> [Action] {
    conditions.when(condition, then, otherwise, at: place)
  }

  /// The same translation before anything was noted that was not understood.
  var withoutGaps: RuleTranslation {
    var copy = self
    (copy.gaps, copy.gapWays) = ([], GapWays())
    return copy
  }

  /// Goes on where another translation has come to, which began as this one without gaps.
  mutating func goOn(from other: RuleTranslation) {
    let (known, ways) = (gaps, gapWays)
    self = other
    gaps = known + gaps.filter { !known.contains($0) }
    gapWays = ways
    gapWays.add(other.gapWays)
  }

  /// Notes what was not understood.
  mutating func gap(_ what: String, at place: CodePlace, bearing: SourceGap.Bearing = .anything) {
    let line = code.evaluator.program.line(of: place)
    var gap = SourceGap(line: line, what: what, bearing: bearing)
    gap.isOnRoot = isOnRoot
    note(gap)
  }

  private mutating func note(_ gap: SourceGap) {
    if !gaps.contains(gap) { gaps.append(gap) }
    gapWays.note(path, to: gap)
  }

  /// Notes that it is not known whether, when or with what values actions are done, where there are any.
  mutating func gap(_ what: String, of actions: [Action], at place: CodePlace) {
    gap(what, of: actions.innermost, at: place)
  }

  /// Notes that it is not known whether, when or with what values actions are done that hold no others, where there are any.
  mutating func gap(_ what: String, of innermost: Set<Action>, at place: CodePlace) {
    guard !innermost.isEmpty else { return }
    var gap = SourceGap(line: code.evaluator.program.line(of: place), what: what)
    gap.actions = innermost
    note(gap)
  }

  /// True where what was not understood can only hide more.
  var hidesMoreAtMost: Bool { tellingGaps.allSatisfy { $0.bearing == .hiding } }

  /// The gaps without those of how variables are set for which no rule has asked so far.
  var tellingGaps: [SourceGap] {
    guard gaps.contains(where: { !$0.actions.isEmpty }) else { return gaps }
    let used = Set(conditions.usedKeys.map(code.variableName))
    return gaps.filter { gap in
      gap.actions.isEmpty
        || gap.actions.contains {
          if case .set(let name, _) = $0 { used.contains(name) } else { true }
        }
    }
  }
}

extension [Action] {
  /// The actions at whatever depth that only hold others no more.
  var innermost: Set<Action> {
    Set(
      flatMap(\.flattened).filter { action in
        switch action {
        case .when, .async, .after: false
        case .set, .commit, .cover, .uncover, .hide, .show, .mask, .unmask, .endEditing, .setText,
          .restoreText, .setSecureTextEntry, .resignFirstResponder, .capture, .content,
          .secureWindow, .ignoreSnapshot, .stopPictureInPicture, .cancel, .runLoop:
          true
        }
      })
  }
}

extension Action {
  /// The id of the cover that the action lays; nil for any other.
  fileprivate var coverID: String? { if case .cover(let cover) = self { cover.id } else { nil } }
}
