import AfterimageSwiftEvaluation
import AfterimageSwiftTree

/// The app's own functions that lay covers, or take them away, and that code in front may call which was not followed.
struct FrontCode {
  /// The functions with what they do, each on whatever it may be called of.
  private(set) var parts: [(function: SourceFunction, effects: [Effect])] = []
  /// Their numbers in the index of what code mentions.
  private(set) var bodies: Set<Int> = []

  /// Knows none.
  init() {}

  /// Runs them from the state that the launch leaves.
  ///
  /// - Parameters:
  ///   - laying: the numbers of the code that speaks of what holds covers.
  ///   - cuts: what was left off of code in front.
  init(
    _ laying: Set<Int>, calledBy cuts: [CutOff], in index: MentionIndex,
    _ receivers: inout OpenReceivers, _ evaluator: inout Evaluator
  ) {
    guard !cuts.isEmpty else { return }
    let numbers = index.places(of: laying)
    for type in evaluator.program.types.values.sorted(by: { $0.place < $1.place })
    where type.isReference {
      for function in type.functions.values.joined().sorted(by: { $0.place < $1.place }) {
        guard parts.count < Self.mostFunctions,
          let number = numbers[function.place], function.declaration.body != nil,
          cuts.contains(where: SurfaceReach(in: index, comingTo: number).mayTouch)
        else { continue }
        run(function, number, of: type, &receivers, &evaluator)
      }
    }
  }

  private mutating func run(
    _ function: SourceFunction, _ number: Int, of type: SourceType,
    _ receivers: inout OpenReceivers, _ evaluator: inout Evaluator
  ) {
    var all: [Effect] = []
    let objects = receivers.objects(of: type, in: &evaluator)
    // Of more there may be one that no function was run on.
    guard objects.count < OpenReceivers.mostObjects else { return }
    for object in objects {
      let done = evaluator.effects(withinSteps: Self.mostSteps) {
        AppReader.run(.method(function, object), at: function.place, in: &$0)
      }
      guard let done else { return }
      all += Effect.settled(done)
    }
    guard !all.isEmpty else { return }
    parts.append((function, all))
    bodies.insert(number)
  }

  /// The most functions that are run, and the steps of each.
  private static let (mostFunctions, mostSteps) = (4, 10_000)
}
