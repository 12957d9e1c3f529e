import AfterimageSwiftEvaluation
import AfterimageSwiftTree

/// Which code that hears of something is known already, where the same place registers several.
extension AppReader {
  /// True for a handler that is among those known.
  ///
  /// What the launch registers is another one by whatever it is given, as a function that listens for others is called with the code of each.
  /// What an object registers that stands for all of its class is that of one that was made, unless it has other code run.
  func isKnown(_ handler: Handler) -> Bool {
    handlers.contains { known in
      known.callback == handler.callback && known.place == handler.place
        && (known.body == handler.body
          || owners[handler.owner].isStandIn && covers(known, handler))
    }
  }

  /// True for a handler of an object of the same class that runs all the functions that another is known to run.
  private func covers(_ known: Handler, _ other: Handler) -> Bool {
    listeningType(of: known) == listeningType(of: other)
      && givenFunctions(of: other).isSubset(of: givenFunctions(of: known))
  }

  private func listeningType(of handler: Handler) -> String? {
    handler.listener(in: evaluator).map { evaluator.object($0).type }
  }

  /// Where the functions stand that a handler was given, or that its object holds.
  private func givenFunctions(of handler: Handler) -> Set<CodePlace> {
    switch handler.body {
    case .method(_, let value): evaluator.functionPlaces(in: value)
    case .closure(let closure), .given(let closure, _): evaluator.functionPlaces(in: closure)
    }
  }
}
