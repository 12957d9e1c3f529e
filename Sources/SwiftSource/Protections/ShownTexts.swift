import AfterimageSwiftEvaluation

/// Looks for what views of UIKit show that is not in an app's source: texts and pictures of its data.
struct ShownTexts {
  private let evaluator: Evaluator

  /// Looks through the objects of an evaluation.
  init(_ evaluator: Evaluator) { self.evaluator = evaluator }

  /// True where a view, or one in it, shows some.
  func holds(_ value: Value) -> Bool { holds(value, depth: 0) }

  private func holds(_ value: Value, depth: Int) -> Bool {
    guard depth < 8 else { return true }
    switch value {
    case .object(let id):
      let object = evaluator.object(id)
      let given =
        object.arguments.map { ($0.label ?? "", $0.value) } + object.fields.map { ($0, $1) }
      return given.contains { name, value in
        Self.texts.contains(name) && !value.isWritten
          || Self.holders.contains(name) && holds(value, depth: depth + 1)
      } || evaluator.addedViews(to: value).contains { holds($0, depth: depth + 1) }
    case .choice(_, let then, let otherwise):
      return holds(then, depth: depth) || holds(otherwise, depth: depth)
    case .array(let values): return values.contains { holds($0, depth: depth + 1) }
    case .unknown, .void, .nothing, .bool, .int, .double, .string, .dictionary, .tuple,
      .enumeration, .structure, .type, .function, .term, .group, .keyPath:
      return false
    }
  }

  /// True where code sets texts of views to what is not in the source, or tells buttons to.
  static func isSet(in effects: [Effect]) -> Bool {
    effects.flatMap(\.flattened).contains { effect in
      switch effect {
      case .set(_, let property, let value, _): texts.contains(property) && !value.isWritten
      case .call(let term):
        term.name == "setTitle" && term.arguments.first?.value.isWritten == false
      case .branch, .within, .deferred, .possible, .gap: false
      }
    }
  }

  /// Properties that show a text.
  private static let texts: Set = ["text", "attributedText", "attributedTitle"]

  /// Properties that hold further views.
  private static let holders: Set = [
    "view", "contentView", "rootViewController", "viewControllers", "arrangedSubviews",
    "titleLabel", "backgroundView",
  ]
}

extension Value {
  /// True for a text that stands in the source, or in its translations.
  var isWritten: Bool {
    switch self {
    case .nothing, .void, .string, .int, .double, .bool, .type, .enumeration: true
    case .choice(_, let then, let otherwise): then.isWritten && otherwise.isWritten
    case .term(let term):
      switch term.form {
      case .call: term.isTranslation && term.arguments.allSatisfy { $0.value.isWritten }
      case .operation: term.arguments.allSatisfy { $0.value.isWritten }
      case .member, .name, .subscript, .element, .cast, .state: false
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
