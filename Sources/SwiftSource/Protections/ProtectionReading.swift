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
  /// True where a delegate of scenes is among the classes.
  package let hasSceneDelegate: Bool

  /// Reads a program.
  ///
  /// - Parameter resources: what the app has in its catalogues.
  package init(_ program: SourceProgram, resources: SourceResources = .none) {
    let reader = AppReader(program)
    let code = HandlerEffects(reader)
    var translation = RuleTranslation(code, resources)
    var rules: [Int: [(Protection.Rule, CodeLine)]] = [:]
    // Covers are met where they are laid, so what takes them down comes to know them the second time.
    for turn in 0..<2 {
      rules = [:]
      var phaseOwners = Set(
        code.shown.filter { $0.value.contains { $0.condition.readsPhase } }.map(\.key))
      for (handler, effects) in code.handlers {
        var actions = translation.actions(of: handler, effects)
        if handler.callback.isArrival { actions = actions.compactMap(\.undoing) }
        if let views = code.shown[handler.owner] {
          actions += translation.actions(showing: views)
          if handler.callback == .scenePhase { phaseOwners.remove(handler.owner) }
        }
        guard turn == 1, !actions.isEmpty else { continue }
        rules[handler.owner, default: []].append(
          (Protection.Rule(on: handler.callback, actions), program.line(of: handler.place)))
      }
      for owner in phaseOwners.sorted() {
        let views = code.shown[owner] ?? []
        let actions = translation.actions(showing: views)
        guard turn == 1, !actions.isEmpty, let first = views.first else { continue }
        rules[owner, default: []].append(
          (Protection.Rule(on: .scenePhase, actions), program.line(of: first.place)))
      }
    }
    for (handler, subject, effects) in code.followers
    where !translation.actions(of: handler, effects).isEmpty {
      translation.gap("what follows a change of \(subject.written)", at: handler.place)
    }
    if let first = translation.firstSettings() {
      let rule = Protection.Rule(on: .applicationDidFinishLaunchingNotification, first.actions)
      protections.append(Protection(owner: .app, rules: [rule]))
      lines.append([first.line])
    }
    for (index, owner) in code.owners.enumerated() {
      guard let own = rules[index] else { continue }
      protections.append(Protection(owner: owner.role, rules: own.map(\.0)))
      lines.append(own.map(\.1))
    }
    questions = translation.conditions.questions
    gaps =
      translation.gaps
      + code.evaluator.cutOff.map {
        SourceGap(line: program.line(of: $0), what: "more code than was followed")
      }
      + UnseenCode.gaps(in: program, visited: code.evaluator.visited).filter {
        !translation.gaps.contains($0)
      }
    presentation = Presentations.first(
      in: program, besides: code.presentations,
      withSystemControllers: protections.contains(where: \.presentsCovers)
    ).map(program.line)
    hasSceneDelegate = code.owners.contains { $0.role == .scene }
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
