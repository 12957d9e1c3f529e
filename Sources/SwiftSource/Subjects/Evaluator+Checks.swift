import AfterimageSwiftEvaluation

extension Evaluator {
  /// The checks of pictures that a function makes, in order, such as those of `CardTests.testEmpty`, after what its class sets up.
  mutating func checks(by name: String) -> [Term] {
    let parts = name.split(separator: ".").map(String.init)
    guard let last = parts.last, let owner = parts.dropLast().last,
      let type = program.type(named: owner), let function = program.function(last, of: type)
    else { return [] }
    let test = instance(of: type)
    if let setUp = program.function("setUp", of: type) { run(setUp, on: test) }
    let (_, effects) = collecting { $0.run(function, on: test) }
    return effects.compactMap { effect in
      if case .call(let term) = effect, term.isCheck { term } else { nil }
    }
  }
}

extension SourceProgram {
  fileprivate func function(_ name: String, of type: SourceType) -> SourceFunction? {
    lineage(of: type.name).compactMap { $0.functions[name]?.first }.first
  }
}

extension Term {
  /// True for the call of a function that checks a picture.
  fileprivate var isCheck: Bool {
    form == .call
      && ["assert", "verify", "FBSnapshot", "SnapshotVerify"].contains { name.hasPrefix($0) }
  }
}
