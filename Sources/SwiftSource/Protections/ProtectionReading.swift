package import AfterimageMasking
package import AfterimageSwiftEvaluation

/// The protections that an app's source has, as rules of a story.
package struct ProtectionReading: Sendable {
  /// The protections, one for each object that hears of the app's life.
  package private(set) var protections: [Protection] = []
  /// Where the rules stand, in step with the protections and their rules.
  package private(set) var lines: [[CodeLine]] = []
  /// What decides and is not known.
  package let questions: [OpenQuestion]
  /// Where the app presents something first that none of the rules does; nil where nothing is presented.
  package let presentation: CodeLine?
  /// What may touch what is photographed and was not understood.
  package let gaps: [SourceGap]
  /// True where something does anything as the app's life goes on, whether or not a story can tell.
  package let hearsOfLife: Bool
  /// True where a delegate of scenes is among the classes.
  package let hasSceneDelegate: Bool
  /// The screen of the controller that hears of the app's life, where the program shows nothing else.
  let onlyScreen: OnlyScreen?

  /// Reads a program.
  ///
  /// - Parameters:
  ///   - resources: what the app has in its catalogues.
  ///   - majorVersion: that of the iOS that the app runs on.
  ///   - madeBySystem: the classes that the app is begun with outside of its source.
  package init(
    _ program: SourceProgram, resources: SourceResources = .none, majorVersion: Int = .max,
    madeBySystem: SystemMadeClasses = .init()
  ) {
    let reader = AppReader(program, majorVersion: majorVersion, madeBySystem: madeBySystem)
    let (code, read, rules) = Self.translation(of: reader, resources)
    var translation = read
    translation.noteLaterLooks()
    translation.noteKeptLooks()
    translation.notePartChanges()
    translation.noteFollowers()
    translation.noteStandingClosures()
    translation.noteSelectorTimers()
    translation.noteSystemCalls()
    translation.noteLaterCode()
    translation.noteNamelessCode()
    translation.noteCoverDoubts()
    translation.noteOwnProperties()
    if let first = translation.firstSettings() {
      let rule = Protection.Rule(on: .applicationDidFinishLaunchingNotification, first.actions)
      protections.append(Protection(owner: .app, rules: [rule]))
      lines.append([first.line])
    }
    for (index, owner) in code.owners.enumerated() {
      guard let own = rules[index] else { continue }
      let rules = own.map { rule, _ in
        var rule = rule
        rule.actions = rule.actions.layingPictures(translation.pictures)
        return rule
      }
      protections.append(Protection(owner: owner.role, rules: rules))
      lines.append(own.map(\.line))
    }
    hearsOfLife = !protections.isEmpty
    let settings = Self.settings(in: protections, and: translation.gaps)
    let kept = Self.telling(protections, lines)
    (protections, lines) = (kept.map(\.protection), kept.map(\.lines))
    let idle = IdleSettings(in: protections.flatMap(\.rules))
    let telling = translation.gaps.filter { gap in
      gap.actions.isEmpty || gap.actions.contains(where: idle.mattersUnfollowed)
    }
    let overflows = translation.conditions.overflows.sorted { $0.key < $1.key }
      .filter { $0.value.contains(where: idle.matters) }
      .map {
        SourceGap(line: program.line(of: $0.key), what: "what so many conditions decide together")
      }
    let untold = translation.conditions.untold.sorted { $0.key < $1.key }
      .filter { $0.value.actions.contains(where: idle.matters) }
      .map {
        SourceGap(line: program.line(of: $0.key), what: "whether \($0.value.name) holds anything")
      }
    let others =
      overflows + untold + Self.otherGaps(in: code).filter { !translation.gaps.contains($0) }
    let told =
      others.isEmpty
      ? translation.gapsWithWays(telling, changing: settings) : telling + others
    gaps =
      told
      + SecureLayers.gaps(in: program, reader.index, beside: protections, and: told)
    questions = translation.conditions.questions
    presentation = Presentations.first(
      in: program, besides: code.presentations,
      withSystemControllers: protections.contains(where: \.presentsCovers),
      coversAreViews: code.shown.values.contains { !$0.isEmpty },
      coversLieOnRoot: !translation.attachments.isDisjoint(with: [.rootView, .topView, .view])
    ).map(program.line)
    hasSceneDelegate = code.owners.contains { $0.role == .scene }
    onlyScreen = OnlyScreen(of: code)
  }

  /// What the handlers of an app do, and the rules that this makes.
  private static func translation(
    of reader: AppReader, _ resources: SourceResources
  ) -> (HandlerEffects, RuleTranslation, RuleTranslation.Rules) {
    var code = HandlerEffects(reader)
    var translation = RuleTranslation(code, resources)
    // Covers are met where they are laid, so what takes them down comes to know them the second time.
    var rules = translation.rules()
    var deciding: Set<OpenState.Key> = []
    while true {
      deciding.formUnion(translation.decidingKeys(in: rules))
      code.narrowReach(
        toChangesOf: deciding, andOf: translation.coverProperties,
        besides: translation.laidCovers(by: rules.values.joined().map(\.rule)),
        heardBy: Set(rules.keys))
      var next = RuleTranslation(code, resources)
      next.knownCovers = translation.knownCovers
      next.standingCovers = translation.standingCovers
      // Those that stand are read once.
      next.laidParts = translation.laidParts
      (next.readParts, next.readCovers) = (translation.readParts, translation.readCovers)
      next.emptiedViews = Set(
        rules.values.joined().flatMap(\.rule.actions).flatMap(\.flattened).flatMap(\.emptiedViews))
      next.removedCovers = translation.removedCovers
      next.askedSuperviews = translation.askedSuperviews
      rules = next.rules()
      if next.decidingKeys(in: rules).isSubset(of: deciding) { return (code, next, rules) }
      translation = next
    }
  }

  /// The variables that rules set, or may, whether or not anything asks for them.
  private static func settings(in protections: [Protection], and gaps: [SourceGap]) -> Set<String> {
    let actions = protections.flatMap(\.rules).flatMap(\.actions).innermost
    return Set(
      gaps.reduce(actions) { $0.union($1.actions) }.compactMap { action in
        if case .set(let name, _) = action { name } else { nil }
      })
  }

  /// The rules without what nothing in the story can tell, and without those that do nothing else.
  private static func telling(
    _ protections: [Protection], _ lines: [[CodeLine]]
  ) -> [(protection: Protection, lines: [CodeLine])] {
    zip(IdleSettings.removed(from: protections), lines).compactMap { protection, places in
      let rules = zip(protection.rules, places).filter { !$0.0.actions.isEmpty }
      guard !rules.isEmpty else { return nil }
      return (Protection(owner: protection.owner, rules: rules.map(\.0)), rules.map(\.1))
    }
  }

  /// What was not run: code that was left off, and code that nothing was seen to begin.
  private static func otherGaps(in code: HandlerEffects) -> [SourceGap] {
    let program = code.evaluator.program
    // What is told already is not told again by another way to it.
    // Code may do anything in front, where nothing is photographed, but for what lasts.
    let closures = ClosureCode(in: program, at: code.cuts + code.cutsInFront)
    let (reach, listening) = (ClosureReach(code.reach), ClosureReach(code.listening))
    let cuts =
      code.cuts.map { ($0.place, reach.touching($0, closures)) }
      + code.cutsInFront.map { ($0.place, listening.touching($0, closures)) }
    return Dictionary(grouping: cuts, by: \.0).sorted { $0.key < $1.key }.compactMap {
      place, cuts in
      code.bearing(ofCutsTouching: cuts.map(\.1).reduce([]) { $0.union($1) }).map {
        SourceGap(line: program.line(of: place), what: "more code than was followed", bearing: $0)
      }
    }
      + UnseenCode.gaps(
        in: program, visited: code.evaluator.visited, begun: code.beginnings, reaching: code.reach)
      + OldDelegateMethods.gaps(in: program, of: code.owners, reaching: code.reach)
  }
}

extension HandlerEffects {
  /// What it may make of a picture that code was left off which may touch something; nil for what makes nothing of it.
  fileprivate func bearing(
    ofCutsTouching touched: Set<SurfaceReach.Touching>
  ) -> SourceGap.Bearing? {
    let touched = touched.subtracting([.nothing])
    if touched.isEmpty { return nil }
    // A view that covers is changed by what it stands in, and by functions that any view may call; others lie beneath what covers.
    let around = Set(shown.values.joined().flatMap(\.around).map(\.lastPart))
    let isBeneath = touched.allSatisfy { touching in
      guard case .looks(let owner) = touching else { return false }
      return shown.values.allSatisfy(\.isEmpty)
        || owner.map { index.families.isShownBySwiftUI($0) && !around.contains($0.lastPart) }
          == true
    }
    return isBeneath ? .hiding : .anything
  }
}

extension RuleTranslation {
  /// Rules with their lines, by the places of their owners.
  fileprivate typealias Rules = [Int: [(rule: Protection.Rule, line: CodeLine)]]

  /// The rules of all handlers, and of what views show by the phase alone, each with its line, by the places of their owners.
  fileprivate mutating func rules() -> Rules {
    var rules: Rules = [:]
    let program = code.evaluator.program
    // What does nothing while no cover is known may take one away.
    knownCalls = [:]
    func add(_ actions: [Action], on callback: Callback, of owner: Int, at place: CodePlace) {
      guard !actions.isEmpty else { return }
      let rule = Protection.Rule(on: callback, actions)
      rules[owner, default: []].append((rule, program.line(of: place)))
    }
    let returns = Array(lateReturns.prefix(2))
    askedReturns = Set(returns.map(\.place))
    let doubts = Array(coverDoubts.prefix(Self.mostDoubts))
    askedDoubts = Set(doubts)
    for (handler, effects) in code.handlers {
      var actions = doubted(actions(of: handler, effects), by: handler)
      if !handler.callback.isArrival {
        actions = self.actions(actions, unlessLeftBefore: returns)
        actions = self.actions(actions, unless: doubts)
      }
      add(actions, on: handler.callback, of: handler.owner, at: handler.place)
    }
    let heard = Set(
      code.handlers.filter { $0.handler.callback == .scenePhase }.map(\.handler.owner))
    let views = code.shownViews.filter { $0.view.condition.readsPhase && !heard.contains($0.owner) }
    for (owner, views) in Dictionary(grouping: views, by: \.owner).sorted(by: { $0.key < $1.key }) {
      add(actions(showing: views), on: .scenePhase, of: owner, at: views[0].view.place)
    }
    if let owner = rules.keys.min() {
      for (actions, place) in actionsInFront() {
        add([.async(actions)], on: .applicationDidBecomeActiveNotification, of: owner, at: place)
      }
    }
    let between = actionsInBetween()
    return rules.mapValues { own in
      own.map { rule, line in
        guard !rule.callback.isArrival else { return (rule, line) }
        // What is done in front counts when the app is left.
        return (Protection.Rule(on: rule.callback, between + rule.actions + between), line)
      }
    }
  }

  /// The actions of a handler, where it is a question whether it runs, beneath that; what is not understood is noted.
  private mutating func doubted(_ actions: [Action], by handler: AppReader.Handler) -> [Action] {
    guard let doubt = handler.doubt, !actions.isEmpty else { return actions }
    switch doubt {
    case .gap(let what):
      gap(what, at: handler.place)
      return actions
    case .question(let asked):
      return whenKnown(.asking(asked, at: handler.place), actions, [], at: handler.place)
    }
  }

  /// The properties that decide about what rules do.
  fileprivate func decidingKeys(in rules: Rules) -> Set<OpenState.Key> {
    let variables = IdleSettings(in: rules.values.joined().map(\.rule)).deciding
    return conditions.usedKeys.filter { variables.contains(code.variableName(of: $0)) }
  }

  /// Notes what views run on changes of what is not known by itself, where that does anything.
  fileprivate mutating func noteFollowers() {
    for (handler, subject, effects) in code.followers where !actions(of: handler, effects).isEmpty {
      gap("what follows a change of \(code.evaluator.told(subject))", at: handler.place)
    }
    for handler in eventsNotUnderstood {
      gap(
        "what is done when a view appears, goes or hears of something", at: handler.place,
        bearing: .occasional)
    }
  }
}

extension Protection {
  /// True where a rule presents a controller as a cover, which UIKit can refuse.
  fileprivate var presentsCovers: Bool {
    rules.flatMap(\.actions).flatMap(\.flattened).contains { action in
      if case .cover(let cover) = action { cover.attachment.isPresented } else { false }
    }
  }
}

extension ProtectionReading {
  /// What handlers do, in words, as tests compare it.
  package static func effects(in program: SourceProgram) -> [String] {
    HandlerEffects(AppReader(program)).handlers.flatMap { handler, effects in
      [handler.callback.rawValue] + effects.flatMap { $0.lines(indentedBy: "  ") }
    }
  }
}
