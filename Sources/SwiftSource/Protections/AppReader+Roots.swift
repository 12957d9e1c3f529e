import AfterimageSwiftEvaluation
import AfterimageSwiftTree

/// The controllers that the windows of the launch begin with, whose views are loaded as these are shown.
extension AppReader {
  /// Has the views loaded of controllers that delegates tell something as the app is left or comes back: what they do then was laid by that.
  ///
  /// Where that takes more steps than are followed, nothing of it was done.
  mutating func loadRoots() {
    let shown = beginnings.flatMap(\.flattened).compactMap { effect -> Value? in
      if case .set(_, "rootViewController", let value, _) = effect { value } else { nil }
    }
    let told = toldByDelegates
    guard !told.isEmpty, let owner = owners.firstIndex(where: \.isDelegate) else { return }
    for root in Set(shown.compactMap { beginning(of: $0) }).sorted() {
      let lineage = evaluator.program.lineage(of: evaluator.object(root).type)
      guard lineage.contains(where: { !told.isDisjoint(with: $0.memberNames) }),
        let function = lineage.lazy.compactMap({ $0.functions["viewDidLoad"]?.first }).first,
        // What speaks of the app's life is run as a listener.
        !MentionedNames.include(LifecycleNames.clues, in: function.declaration.body)
      else { continue }
      load(root, by: function, for: owner)
    }
  }

  private mutating func load(_ root: ObjectID, by function: SourceFunction, for owner: Int) {
    let before = evaluator
    evaluator.renewSteps()
    let done = evaluator.collecting { $0.run(function, on: .object(root)) }.effects
    guard evaluator.cutOff.count == before.cutOff.count else {
      evaluator = before
      return
    }
    begin(done, of: owner)
  }

  /// The names in what delegates do as the app is left or comes back.
  private var toldByDelegates: Set<String> {
    handlers.reduce(into: []) { names, handler in
      guard owners[handler.owner].isDelegate, case .method(let function, _) = handler.body,
        let body = function.declaration.body
      else { return }
      names.formUnion(MentionedNames(in: body).names)
    }
  }

  /// The controller of the program's own that a window, or the navigation controller in it, begins with; nil where it is none that is known.
  private func beginning(of shown: Value) -> ObjectID? {
    guard let id = shown.asObject else {
      return shown.asTerm?["rootViewController"]?.asObject
    }
    if evaluator.program.type(named: evaluator.object(id).type) != nil { return id }
    return evaluator.object(id).arguments
      .first { $0.label == "rootViewController" }?.value.asObject
  }
}

extension SourceType {
  /// The names of its functions and properties.
  fileprivate var memberNames: Set<String> {
    Set(functions.keys).union(properties.keys).union(stored.map(\.name))
  }
}
