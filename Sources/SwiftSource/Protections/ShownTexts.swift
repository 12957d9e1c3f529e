import AfterimageSwiftEvaluation

extension [Effect] {
  /// True where code sets texts of views to what is not in the source, or tells buttons to.
  var setTexts: Bool {
    flatMap(\.flattened).contains { effect in
      switch effect {
      case .set(_, let property, let value, _):
        Self.texts.contains(property) && !value.isWritten
          || property == "contents" && !value.isOfBundle
      case .call(let term):
        term.name == "setTitle" && term.arguments.first?.value.isWritten == false
      case .branch, .within, .deferred, .possible, .gap: false
      }
    }
  }

  /// Properties that show a text.
  private static var texts: Set<String> { ["text", "attributedText", "attributedTitle", "string"] }
}

extension Value {
  /// True for a picture that the app ships, or a part of one.
  fileprivate var isOfBundle: Bool {
    self == .nothing
      || containsTerm { term in
        term.name == "UIImage" && ["named", "systemName"].contains(term.arguments.first?.label)
      }
  }

  /// True for a text that stands in the source, or in its translations.
  var isWritten: Bool {
    switch self {
    case .nothing, .void, .string, .int, .double, .bool, .type, .enumeration: true
    case .choice(_, let then, let otherwise): then.isWritten && otherwise.isWritten
    case .term(let term):
      switch term.form {
      case .call: term.isTranslation && term.arguments.allSatisfy { $0.value.isWritten }
      case .operation: term.arguments.allSatisfy { $0.value.isWritten }
      case .member, .name, .undeclared, .subscript, .element, .cast, .state: false
      }
    case .unknown, .array, .dictionary, .tuple, .structure, .object, .function, .group, .keyPath:
      false
    }
  }
}

extension Term {
  /// True for a call that finds a text of the app's translations.
  fileprivate var isTranslation: Bool {
    [
      "NSLocalizedString", "String", "localizedString", "localized", "NSAttributedString",
      "AttributedString", "LocalizedStringKey", "LocalizedStringResource",
    ].contains(name)
  }
}
