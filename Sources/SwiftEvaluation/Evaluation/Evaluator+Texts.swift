import AfterimageSwiftTree

/// Texts in quotes, with what stands in them.
extension Evaluator {
  /// A text of its pieces.
  mutating func text(
    of pieces: [StringPiece], in frame: Frame, at place: CodePlace
  ) -> Value {
    var parts: [Value] = []
    for piece in pieces {
      switch piece {
      case .text(let text): parts.append(.string(text))
      case .interpolation(let arguments):
        parts.append(interpolated(evaluate(arguments, in: frame), at: place))
      }
    }
    return concatenated(parts, at: place)
  }

  // MARK: Texts of the interface

  /// What marks a value within a text of the interface, in which whole numbers are grouped.
  private static let localized = "#localized"
  private static let localizing: Set = [
    "Text", "Label", "Button", "Toggle", "Link", "NavigationLink", "Section", "Picker", "Menu",
  ]

  /// What a view of a name is given, with the values marked that stand in its text.
  static func localized(_ arguments: [Argument], of name: String) -> [Argument] {
    guard localizing.contains(name), let first = arguments.first, first.label == nil,
      case .string(let pieces) = first.value.kind, pieces.count > 1 || pieces.first?.isValue == true
    else { return arguments }
    let marked = pieces.map { piece -> StringPiece in
      guard case .interpolation(let values) = piece else { return piece }
      let mark = Argument(localized, Expression(.boolean(true), at: first.value.offset))
      return .interpolation(values + [mark])
    }
    var text = first
    text.value = Expression(.string(marked), at: first.value.offset)
    return [text] + arguments.dropFirst()
  }

  /// Texts one after the other; with one that is not known a term of all.
  func concatenated(_ parts: [Value], at place: CodePlace) -> Value {
    var joined: [Value] = []
    for part in parts {
      if let text = part.text, let before = joined.last?.text {
        joined[joined.count - 1] = .string(before + text)
      } else {
        joined.append(part)
      }
    }
    if joined.isEmpty { return .string("") }
    if joined.count == 1, joined[0].text != nil { return joined[0] }
    return .term(
      Term(
        form: .operation, name: Term.interpolation, base: nil,
        arguments: joined.map { TermArgument($0) },
        place: place))
  }

  private mutating func interpolated(_ arguments: [CallArgument], at place: CodePlace) -> Value {
    guard let value = arguments.first?.value else { return .string("") }
    let specifier = arguments.first { $0.label == "specifier" }?.value.text
    if let specifier, let text = Formatting.text(specifier, [value]) { return .string(text) }
    if case .int(let number) = value, arguments.contains(where: { $0.label == Self.localized }) {
      return .string(Formatting.grouped(Double(number), digits: 0))
    }
    if let text = description(of: value) { return .string(text) }
    let rest = arguments.dropFirst().filter { $0.label != Self.localized }.map {
      TermArgument($0.label, $0.value)
    }
    return rest.isEmpty
      ? value
      : .term(
        Term(form: .call, name: "format", base: value, arguments: Array(rest), place: place))
  }

  /// The text that a value is shown as; nil where it is not known.
  package func description(of value: Value) -> String? {
    switch value {
    case .string(let text): text
    case .int(let number): String(number)
    case .double(let number): "\(number)"
    case .bool(let truth): String(truth)
    case .nothing: "nil"
    case .enumeration(let value) where value.payload.isEmpty: value.name
    case .array(let values):
      Self.list(values.map(element)).map { "[" + $0 + "]" }
    case .type(let name): description(ofType: name)
    case .enumeration, .unknown, .void, .dictionary, .tuple, .structure, .object,
      .function, .term, .choice, .group, .keyPath:
      nil
    }
  }

  /// The name of a type of the program's, without those that it lies in; nil for one with parameters, and for those of functions and files.
  private func description(ofType name: String) -> String? {
    guard let type = program.type(named: name), type.parameters.isEmpty,
      !type.name.contains(ProgramIndex.localMark)
    else { return nil }
    return type.name.lastPart
  }

  /// What stands for a value in the text of a list.
  private func element(_ value: Value) -> String? {
    if case .string(let text) = value { text.debugDescription } else { description(of: value) }
  }

  /// Texts with commas between them; nil where one is not known.
  static func list(_ texts: [String?]) -> String? {
    texts.contains(nil) ? nil : texts.compactMap(\.self).joined(separator: ", ")
  }
}

extension StringPiece {
  /// True for a value within a text.
  fileprivate var isValue: Bool { if case .interpolation = self { true } else { false } }
}
