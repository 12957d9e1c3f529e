import AfterimageSwiftEvaluation
import AfterimageSwiftTree

/// Whether what was left off may touch what is photographed, where closures that are run aside count by what they say themselves.
struct ClosureReach {
  private let reach: SurfaceReach
  /// The names by which code comes to what may touch something, and those of what does so by itself.
  private let names: Set<String>
  /// True where code may come to some without a name.
  private let hasNameless: Bool

  /// Judges by what may touch something.
  init(_ reach: SurfaceReach) {
    self.reach = reach
    let members = reach.members
    hasNameless = members.contains {
      $0.name.first?.isLetter == false || Self.nameless.contains($0.name) || $0.isOfLiterals
    }
    let ways = Self.otherWays.filter { way in members.contains { $0.name == way.key } }
    names = ways.values.reduce(
      reach.names.union(reach.ownNames).union(SurfaceCalls.names).union(LifecycleNames.clues)
        .union(Self.listening)
    ) { $0.union($1) }
  }

  /// True for what was left off and may touch what is photographed, or have code around it do so.
  ///
  /// - Parameter closures: what the closures there say.
  func mayDecide(_ cut: CutOff, _ closures: ClosureCode) -> Bool {
    !touching(cut, closures).subtracting([.nothing]).isEmpty
  }

  /// What may be touched by what was left off, or by code around it.
  ///
  /// - Parameter closures: what the closures there say.
  func touching(_ cut: CutOff, _ closures: ClosureCode) -> Set<SurfaceReach.Touching> {
    if reach.mayTouch(heldByAnyOf: cut.given) { return [.anything] }
    let touched = (cut.code + cut.around).map { place -> SurfaceReach.Touching in
      let touching = reach.touching(codeAt: place)
      guard touching != .nothing, !hasNameless, let mentioned = closures.names(around: place) else {
        return touching
      }
      return mentioned.isDisjoint(with: names) ? .nothing : touching
    }
    return Set(touched)
  }

  /// Members that code comes to without a name of theirs: the language or a library calls them of what it is given.
  private static let nameless: Set = [
    "subscript", "description", "debugDescription", "next", "makeIterator", "hash", "encode",
    "startIndex", "endIndex", "index", "buildBlock", "buildExpression", "buildOptional",
    "buildEither", "buildArray", "buildFinalResult", "buildPartialBlock", "wrappedValue",
    "projectedValue", "customMirror", "resume", "receive",
  ]

  /// The names by which code comes to members that frameworks call.
  private static let otherWays: [String: Set<String>] = [
    "viewDidLoad": ["view", "loadViewIfNeeded", "loadView"],
    "loadView": ["view", "loadViewIfNeeded"],
    "main": ["start", "addOperation", "addOperations"],
  ]

  /// Names by which code hears of something, posts it, takes listeners back, or has what listens called.
  private static let listening: Set = [
    "addObserver", "removeObserver", "publisher", "notifications", "post", "sink", "assign",
    "onReceive", "onChange", "send", "fire", "cancel", "sendActions", "accessibilityActivate",
    "performPrimaryAction", "performWithSender", "reloadData", "becomeFirstResponder",
  ]
}

extension Member {
  /// True for an initializer that code comes to by a literal.
  fileprivate var isOfLiterals: Bool {
    isInitializer
      && labels?.contains { $0.hasSuffix("Literal") || $0 == "stringInterpolation" } == true
  }
}
