import AfterimageMasking
import AfterimageSwiftEvaluation

/// Something that may be in the way of covers, or lie above them, and of which the source does not tell whether it is there as the app is left.
struct CoverDoubt: Hashable {
  /// What it is, in words.
  let what: String
  /// Where it stands.
  let place: CodePlace
}

extension RuleTranslation {
  /// The most that rules ask about; of more nobody can tell.
  static let mostDoubts = 2

  /// What may be above covers, or in their way.
  var coverDoubts: [CoverDoubt] {
    guard !knownCovers.isEmpty || hidesWindows else { return [] }
    var met: Set<CoverDoubt> = []
    return
      (otherWindows + latePresentations + othersOfTags + viewsRaised + barsBeside + viewsAround
      + keyboards + scenesBeside + otherRoots
      + recordingsThatEnd)
      .filter { met.insert($0).inserted }
  }

  /// What a handler does as the app is left: beneath the question for each doubt whether it is so, where nothing is covered.
  mutating func actions(_ actions: [Action], unless doubts: [CoverDoubt]) -> [Action] {
    doubts.reduce(actions) { actions, doubt in
      whenKnown(
        .asking(doubt.what, at: doubt.place), actions.compactMap(\.undoing), actions,
        at: doubt.place)
    }
  }

  /// Notes the doubts of which rules have not asked.
  mutating func noteCoverDoubts() {
    for doubt in coverDoubts where !askedDoubts.contains(doubt) {
      gap("whether it comes to \(doubt.what)", at: doubt.place, bearing: .occasional)
    }
  }

  /// True where a handler hides a window as the app is left.
  private var hidesWindows: Bool {
    code.handlers.contains { handler, effects in
      !handler.callback.isArrival
        && effects.flatMap(\.flattened).contains { effect in
          guard case .set(let owner, let name, _, _) = effect,
            ["isHidden", "alpha"].contains(name), case .window? = search.target(of: owner)
          else { return false }
          return true
        }
    }
  }

  // MARK: What lies above

  /// The windows that are made beside the delegate's and those that cover, where they may lie above what covers.
  private var otherWindows: [CoverDoubt] {
    let known = knownWindows
    let lowest = loweredLevel
    return code.above.windows.filter { making in
      guard !known.contains(making.place) else { return false }
      // One without a level of its own, or with a lower one, lies beneath those that have a higher one.
      guard let lowest else { return true }
      let isLower = making.highestLevel.map { $0 < Double(lowest.rawValue) } == true
      return lowest <= .normal || making.hasLevel && !isLower
    }.map { CoverDoubt(what: "another window being shown", place: $0.place) }
  }

  /// The lowest level of the windows that cover, where nothing covers but such; nil where anything else does.
  private var loweredLevel: WindowLevel? {
    let covers = knownCovers.values
    guard covers.allSatisfy({ $0.attachment == .newWindow }) else { return nil }
    return covers.map(\.level).min()
  }

  /// Where the windows are made that show the app or cover.
  private var knownWindows: Set<CodePlace> {
    let objects = (0..<code.evaluator.objectCount).map { ObjectID(number: $0) }
      .filter { search.classes(of: code.evaluator.object($0).type).contains("UIWindow") }
    let known = objects.filter { id in
      switch search.target(of: .object(id)) {
      case .window: true
      case .own(let name, _): knownCovers[name] != nil
      case .rootView, .topView, .ownView, .rootController, .topController, .ownController,
        .screenView, nil:
        false
      }
    }
    let hasMain = known.contains {
      if case .window? = search.target(of: .object($0)) { true } else { false }
    }
    let first = hasMain ? [] : objects.filter { $0.number < code.launchCount }.prefix(1)
    return Set((known + first).map { code.evaluator.object($0).place })
  }

  /// What raises views above those that lie beside them, where covers may be such.
  private var viewsRaised: [CoverDoubt] {
    let isOnRoot = !attachments.isDisjoint(with: [.rootView, .topView, .view])
    let isOnWindow = attachments.contains(.window)
    return code.above.raised.filter { $0.isOnWindow ? isOnWindow : isOnRoot }.map {
      CoverDoubt(what: "a view being raised above what covers", place: $0.place)
    }
  }

  /// The bars around the views of controllers on which covers lie.
  private var barsBeside: [CoverDoubt] {
    guard !attachments.isDisjoint(with: [.topView, .view]) else { return [] }
    return code.above.bars.map {
      CoverDoubt(what: "a bar with data lying beside what covers", place: $0)
    }
  }

  /// The views on what holds the view of a controller on which covers lie, but for the covers themselves.
  private var viewsAround: [CoverDoubt] {
    guard !attachments.isDisjoint(with: [.topView, .view]), !code.above.around.isEmpty else {
      return []
    }
    let covers = code.handlers.flatMap(\.effects).flatMap(\.flattened).compactMap { effect in
      guard case .call(let term) = effect, let child = term.arguments.first?.value,
        case .own(let id, _)? = search.target(of: child), knownCovers[id] != nil
      else { return CodePlace?.none }
      return term.place
    }
    return code.above.around.filter { !covers.contains($0) }.map {
      CoverDoubt(what: "a view lying around the one that is covered", place: $0)
    }
  }

  /// The root controllers that nothing was seen to show, where code that was run asks for the class of one: of another, what it does is not known.
  private var otherRoots: [CoverDoubt] {
    let visited = code.evaluator.visited
    guard code.above.roots.questions.contains(where: visited.contains) else { return [] }
    return code.above.roots.settings.filter { !visited.contains($0.statement) }.map {
      CoverDoubt(what: "another root controller being shown", place: $0.place)
    }
  }

  /// What lies above the keyboard, unless that is taken away.
  private var keyboards: [CoverDoubt] {
    let endsEditing = code.handlers.contains { handler, effects in
      !handler.callback.isArrival
        && effects.flatMap(\.flattened).contains { effect in
          if case .call(let term) = effect {
            term.name == "endEditing" || term.selector == "resignFirstResponder"
          } else {
            false
          }
        }
    }
    return code.above.keyboards.filter { $0.isDocked || !endsEditing }.map {
      CoverDoubt(what: "data lying above the keyboard", place: $0.place)
    }
  }
}
