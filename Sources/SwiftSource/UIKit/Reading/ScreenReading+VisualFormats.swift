import AfterimageScreens
import AfterimageSwiftEvaluation

/// Visual formats, in which views go by the names that code has given them.
extension ScreenReading {
  /// A visual format with the ids of views, at the view around them; nil where it cannot be kept.
  mutating func visualFormat(
    _ constraint: ObjectID
  ) -> (owner: ObjectID, ConstraintDeclaration)? {
    guard var text = evaluator.stored("format", of: constraint)?.text,
      case .dictionary(let entries)? = evaluator.stored("views", of: constraint)
    else { return nil }
    let views = formatViews(constraint).map { aliases[$0] ?? $0 }
    guard let first = views.first, let owner = parent(of: first), viewOrder.contains(owner) else {
      return nil
    }
    text = renamed(text, entries)
    var format = VisualFormat(text)
    format.options = constants(evaluator.stored("options", of: constraint)).compactMap {
      VisualFormat.Option(rawValue: $0)
    }
    if case .dictionary(let metrics)? = evaluator.stored("metrics", of: constraint) {
      for entry in metrics {
        if let name = entry.key.text, let number = number(entry.value) {
          format.metrics[name] = number
        }
      }
    }
    return (owner, .visualFormat(format))
  }

  /// A format with the ids of views in the place of the names that code has for them.
  private mutating func renamed(_ format: String, _ entries: [Value.Entry]) -> String {
    var (result, word) = ("", "")
    var isView = false
    for character in format + " " {
      if character.isLetter || character.isNumber || character == "_" {
        word.append(character)
        continue
      }
      if !word.isEmpty {
        let entry = entries.first { $0.key.text == word }
        let isName = isView || result.last == "(" || result.last == "="
        if isName, case .object(let id)? = entry?.value {
          result += ids.id(of: aliases[id] ?? id, evaluator)
        } else {
          result += word
        }
        word = ""
      }
      isView = character == "["
      result.append(character)
    }
    return String(result.dropLast())
  }
}
