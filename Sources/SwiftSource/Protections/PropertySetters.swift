import AfterimageSwiftEvaluation
import AfterimageSwiftTree

/// The code that gives properties values.
struct PropertySetters {
  private let index: MentionIndex
  /// What statements give values, file by file.
  private let assigned: [AssignedNames]
  private let evaluator: Evaluator

  /// Looks it up in what the code of a program mentions.
  init(_ index: MentionIndex, _ assigned: [AssignedNames], _ evaluator: Evaluator) {
    (self.index, self.assigned, self.evaluator) = (index, assigned, evaluator)
  }

  /// True where code ends what subjects send.
  var endSubjects: Bool { !index.calling(["send"], labelled: ["completion"]).isEmpty }

  /// True where no code but a closure gives a property another value than its first.
  func areOnly(_ closure: ClosedRange<CodePlace>, of property: String, of owner: Value) -> Bool {
    let type = owner.typeName ?? evaluator.typeName(of: owner)
    let member = Member(name: property, labels: nil, owner: type ?? "Any")
    let (file, first) = (closure.lowerBound.file, closure.lowerBound.offset)
    return index.mentioning([member], inForms: MentioningBody.changing).allSatisfy { number in
      let body = index.bodies[number]
      // What is held stands in code that is looked at as well.
      guard let extent = body.extent else { return true }
      guard body.file == file, extent.contains(first),
        !assigned[file].bound.contains(property)
      else { return false }
      return assigned[file].statements[property]?.allSatisfy { offset in
        !extent.contains(offset) || closure.contains(CodePlace(file: file, offset: offset))
      } != false
    }
  }
}
