import AfterimageSwiftTree

/// Subjects of Combine's that keep what was sent last: objects with a value (https://developer.apple.com/documentation/combine/currentvaluesubject).
extension Evaluator {
  /// The name of their class.
  package static let keepingSubject = "CurrentValueSubject"

  /// Makes one with its first value; nil for what makes anything else.
  mutating func makeSubject(
    _ name: String, _ arguments: [CallArgument], at place: CodePlace
  ) -> Value? {
    guard name == Self.keepingSubject, arguments.count == 1, let first = arguments.first,
      first.label == nil
    else { return nil }
    let id = makeObject(name, arguments: arguments.terms, at: place)
    write(first.value, to: "value", of: id)
    return .object(id)
  }

  /// Has one keep what it is sent; nil for any other call.
  mutating func send(
    by name: String, to receiver: Value, _ arguments: [CallArgument], at place: CodePlace
  ) -> Value? {
    guard name == "send", let id = receiver.asObject, object(id).type == Self.keepingSubject,
      arguments.count == 1, let sent = arguments.first, sent.label == nil
    else { return nil }
    _ = storing(sent.value, as: "value", of: receiver, at: place)
    return .void
  }
}

extension SourceProperty {
  /// What such a subject that was made at a place keeps.
  package static func valueOfSubject(madeAt place: CodePlace) -> SourceProperty {
    let binding = VariableDeclaration.Binding(.name("value"))
    return SourceProperty(
      binding, named: "value", component: nil, isConstant: false,
      in: Declaration(
        .variable(VariableDeclaration(isConstant: false, [binding])), at: place.offset),
      at: place, isOfItsFile: false, isOpen: false)
  }
}
