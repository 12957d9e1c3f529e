import AfterimageGraphics
import AfterimageScreens
import AfterimageSwiftEvaluation

/// Texts, plain and with attributes.
extension ScreenReading {
  /// A text that was set; nil where none was.
  mutating func text(_ name: String, of id: ObjectID) -> String? {
    guard let value = value(name, of: id) else { return nil }
    return text(value, named: ids.name(of: id, evaluator) ?? name)
  }

  /// A text; a sample in place of one that is not known, by the name of what gives it.
  mutating func text(_ value: Value, named name: String) -> String? {
    switch settled(value) {
    case .string(let text): return resources.text(text) ?? text
    case .nothing, .void: return nil
    case .int(let number): return String(number)
    case .double(let number): return "\(number)"
    case .bool(let truth): return String(truth)
    case .term(let term): return text(of: term, named: name)
    case .unknown(let unknown):
      let known = unknown.reason.name.flatMap { $0.isEmpty ? nil : $0 } ?? name
      remark(.sample(known), at: unknown.place)
      return Samples.text(for: known)
    case .object:
      let runs = attributedText(value, at: CodePlace(file: 0, offset: 0))
      return runs?.string
    case .array, .dictionary, .tuple, .enumeration, .structure, .type, .function, .choice, .group,
      .keyPath:
      return nil
    }
  }

  mutating func text(of term: Term, named name: String) -> String? {
    switch term.form {
    case .operation where term.isInterpolation:
      return term.arguments.map { text($0.value, named: name) ?? "" }.joined()
    case .call
    where ["String", "LocalizedStringResource", "LocalizedStringKey"].contains(term.name):
      if let key = term["localized"] ?? term["key"] ?? term[nil] { return text(key, named: name) }
    case .call
    where ["uppercased", "localizedUppercase", "capitalized", "lowercased"].contains(term.name):
      if let base = term.base, let inner = text(base, named: name) {
        return term.name == "lowercased" ? inner.lowercased() : inner.uppercased()
      }
    case .call where term.name == "localizedString": return term["forKey"]?.text
    case .cast: if let base = term.base { return text(base, named: name) }
    case .call, .member, .name, .undeclared, .subscript, .operation, .element, .state: break
    }
    let known = term.spokenName ?? name
    remark(.sample(known), at: term.place)
    return Samples.text(for: known)
  }

  // MARK: Attributes

  /// A text with attributes; nil for what is none.
  mutating func attributedText(_ value: Value, at place: CodePlace) -> AttributedText? {
    let value = settled(value)
    let runs = TextRuns.values(of: value, evaluator)
    guard !runs.isEmpty else { return nil }
    var made: [AttributedText.Run] = []
    for run in runs {
      guard let parts = TextRuns.parts(of: run), let text = text(parts.text, named: "text") else {
        continue
      }
      var styled = AttributedText.Run(text)
      read(parts.attributes, into: &styled, at: place)
      made.append(styled)
    }
    return AttributedText(made)
  }

  private mutating func read(
    _ attributes: [Value.Entry], into run: inout AttributedText.Run, at place: CodePlace
  ) {
    for entry in attributes {
      switch entry.key.constantName {
      case "font": run.font = font(entry.value, at: place)
      case "foregroundColor": run.color = color(entry.value, named: "foregroundColor", at: place)
      case "underlineStyle": run.isUnderlined = entry.value != .int(0)
      case "strikethroughStyle": run.isStruckThrough = entry.value != .int(0)
      case "link": run.isLink = true
      default: break
      }
    }
  }

  /// The paragraph style of a text with attributes, and the alignment and distances that it sets.
  func paragraphStyle(of value: Value) -> ObjectID? {
    for run in TextRuns.values(of: settled(value), evaluator) {
      let style = TextRuns.parts(of: run)?.attributes.first {
        $0.key.constantName == "paragraphStyle"
      }
      if case .object(let id)? = style?.value { return id }
    }
    return nil
  }
}

extension Unknown.Reason {
  /// The name of what is not known; nil where it has none.
  var name: String? {
    switch self {
    case .foreign(let name), .input(let name), .undeclared(let name): name
    case .unsupported, .tooManySteps, .tooDeep: nil
    }
  }
}

extension Term {
  /// The name that says most of what a term stands for.
  var spokenName: String? {
    let silent: Set = [
      "description", "rawValue", "string", "text", "value", "value1", "stringValue", "wrappedValue",
      "localized", "localizedString", "formatted", "format", "capitalized", "trimmingCharacters",
      "[]",
      "uppercased", "lowercased", "joined", "init", "String", "",
    ]
    // What is looked up by a key is called by it.
    let key = arguments.first { $0.label?.lowercased().hasSuffix("key") == true }?.value.text
    if let key, !key.isEmpty { return key }
    if silent.contains(name) {
      guard case .term(let inner)? = base else {
        if case .term(let inner)? = arguments.first?.value { return inner.spokenName }
        return nil
      }
      return inner.spokenName
    }
    return name.hasPrefix(".") ? String(name.dropFirst()) : name
  }
}
