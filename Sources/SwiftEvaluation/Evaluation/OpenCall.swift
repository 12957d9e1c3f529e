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

  /// What a function comes to that has called itself often enough, each time by a condition that is not known; nil where it may go on.
  ///
  /// Both branches of each condition were run in each call, so one that has done nothing by then does nothing farther in.
  mutating func cut(_ call: OpenCall, at place: CodePlace) -> Value? {
    let outer = openCalls.filter { $0.body == call.body }
    guard outer.count >= Self.mostUndecidedCalls, let first = outer.first,
      zip(outer, outer.dropFirst() + [call]).allSatisfy({
        $0.forks < $1.forks || $0.exits < $1.exits
      })
    else { return nil }
    return first.effects == call.effects ? unknown(.tooDeep, at: place) : tooDeep(at: place)
  }
}
