import AfterimageSwiftEvaluation
import AfterimageSwiftTree

/// What views keep of what they were given first.
extension ViewWalk {
  /// The same view where it keeps what it was given first, as its own state does, and a value that its own equality leaves out: what becomes of that later is not what it has.
  func keepingFirst(_ view: StructureValue, of type: SourceType) -> StructureValue {
    var view = view
    let equality = evaluator.program.equality(of: type)?.declaration.body
    for property in type.stored where view.fields[property.name]?.changes == true {
      let isCompared =
        equality.map { MentionedNames.include([property.name], in: $0) } ?? true
      guard property.isOwnState || !isCompared else { continue }
      view.fields[property.name] = .unknown(
        Unknown(reason: .input(property.name), place: property.place))
    }
    return view
  }
}

extension SourceProgram {
  /// The program's own function that says whether two values of a type are equal; nil where the compiler makes it.
  fileprivate func equality(of type: SourceType) -> SourceFunction? {
    operators["=="]?.first { function in
      guard let name = function.declaration.parameters.first?.type.baseName else { return false }
      return name == type.name.lastPart || name == "Self" && function.owner == type.name
    }
  }
}

extension SourceProperty {
  /// True for what a view keeps as it was made first, whatever it is given later (https://developer.apple.com/documentation/swiftui/state).
  fileprivate var isOwnState: Bool { ["State", "StateObject"].contains(wrapper?.name) }
}
