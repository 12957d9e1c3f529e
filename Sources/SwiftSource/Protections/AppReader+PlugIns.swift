import AfterimageMasking
import AfterimageSwiftEvaluation
import AfterimageSwiftTree

/// Plug-ins of libraries.
extension AppReader {
  /// Makes the plug-ins that a library keeps for as long as the app runs, and runs what it calls of each as the app starts.
  mutating func makePlugIns() {
    let program = evaluator.program
    for type in program.types.values.sorted(by: { $0.place < $1.place }) where type.isReference {
      let above = program.foreignAncestors(of: type.name)
      guard let start = above.lazy.compactMap({ LibraryDelegates.plugIns[$0] }).first else {
        continue
      }
      evaluator.renewSteps()
      let (value, effects) = evaluator.collecting { $0.instance(of: type) }
      owners.append(Owner(type: type.name, role: .app, value: value, isPlugIn: true))
      begin(effects, of: owners.count - 1)
      for function in type.functions[start] ?? [] where !function.isStatic {
        let done = evaluator.collecting { $0.run(function, on: value) }.effects
        begin(done, of: owners.count - 1)
      }
    }
  }
}
