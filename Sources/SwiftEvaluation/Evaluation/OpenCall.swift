import AfterimageSwiftTree

/// A call that has not ended.
struct OpenCall {
  /// The body that runs.
  var body: CodePlace
  /// How many conditions that are not known it lies beneath.
  var forks: Int
  /// How many alternatives had left the code by then.
  var exits: Int
  /// How many effects had been noted by then.
  var effects: Int
}

extension Evaluator {
  /// The most calls of a function in each other that come about by conditions that are not known.
  private static let mostUndecidedCalls = 4

  /// The call of a body that begins now.
  func openCall(of body: Block, in frame: Frame) -> OpenCall {
    OpenCall(
      body: CodePlace(file: frame.file, offset: body.statements.first?.offset ?? 0),
      forks: forkDepth, exits: exits.count, effects: notedEffects)
  }

  /// True for a function that runs, and has met no condition that is not known since it began.
  func isEndless(_ function: SourceFunction) -> Bool {
    guard running.last == function.place, let body = function.declaration.body else { return false }
    let place = CodePlace(
      file: function.place.file, offset: body.statements.first?.offset ?? 0)
    return openCalls.last { $0.body == place }.map {
      $0.forks == forkDepth && $0.exits == exits.count
    } == true
  }

  /// The most calls in each other of a function that extends a framework's type, without a condition that is not known between them.
  private static let mostOwnCalls = 8

  /// True for a function that extends a framework's type and calls itself on and on: the framework's own of that name is meant, which takes what is not known here.
  func isFrameworksOwn(_ function: SourceFunction, _ body: Block) -> Bool {
    guard running.count >= Self.mostOwnCalls,
      running.suffix(Self.mostOwnCalls).allSatisfy({ $0 == function.place }),
      let owner = function.owner, program.types[owner]?.sort == .extension
    else { return false }
    let calls = openCalls.suffix(Self.mostOwnCalls)
    return calls.allSatisfy { $0.forks == forkDepth && $0.exits == exits.count }
  }

  /// What a function comes to that has called itself often enough, each time by a condition that is not known; nil where it may go on.
  ///
  /// Both branches of each condition were run in each call, so one that has done nothing by then does nothing farther in.
  mutating func cut(_ call: OpenCall, in frame: Frame, at place: CodePlace) -> Value? {
    let outer = openCalls.filter { $0.body == call.body }
    guard outer.count >= Self.mostUndecidedCalls, let first = outer.first,
      zip(outer, outer.dropFirst() + [call]).allSatisfy({
        $0.forks < $1.forks || $0.exits < $1.exits
      })
    else { return nil }
    return first.effects == call.effects
      ? unknown(.tooDeep, at: place) : tooDeep(at: place, calling: call.body, in: frame)
  }
}
