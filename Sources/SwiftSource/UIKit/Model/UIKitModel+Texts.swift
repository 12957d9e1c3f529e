import AfterimageSwiftEvaluation

/// A text in pieces, each with its attributes, as attributed strings keep it.
struct TextRuns {
  /// The pieces of an attributed string, as values of a list.
  static func values(of value: Value, _ evaluator: Evaluator) -> [Value] {
    guard case .object(let id) = value else {
      return value.text == nil ? [] : [run(value, .dictionary([]))]
    }
    if let runs = evaluator.stored("runs", of: id)?.listed { return runs }
    if let other = evaluator.stored("attributedString", of: id) {
      return values(of: other, evaluator)
    }
    guard let text = evaluator.stored("string", of: id) else { return [] }
    return [run(text, evaluator.stored("attributes", of: id) ?? .dictionary([]))]
  }

  /// A piece of text with its attributes.
  static func run(_ text: Value, _ attributes: Value) -> Value {
    .tuple([
      Value.Element(label: "text", value: text),
      Value.Element(label: "attributes", value: attributes),
    ])
  }

  /// The text and the attributes of a piece.
  static func parts(of run: Value) -> (text: Value, attributes: [Value.Entry])? {
    guard case .tuple(let elements) = run, elements.count == 2 else { return nil }
    if case .dictionary(let entries) = elements[1].value { return (elements[0].value, entries) }
    return (elements[0].value, [])
  }

  /// The pieces with more attributes in a range of the text.
  static func adding(
    _ attributes: [Value.Entry], from start: Int, length: Int, to runs: [Value]
  ) -> [Value] {
    var (result, offset) = ([Value](), 0)
    for run in runs {
      guard let parts = parts(of: run), let text = parts.text.text else {
        result.append(run)
        continue
      }
      let units = Array(text.utf16)
      let low = min(max(0, start - offset), units.count)
      let high = min(max(low, start + length - offset), units.count)
      let names = attributes.map { $0.key.constantName }
      let merged = parts.attributes.filter { !names.contains($0.key.constantName) } + attributes
      for (part, entries) in [
        (units[..<low], parts.attributes), (units[low..<high], merged),
        (units[high...], parts.attributes),
      ] where !part.isEmpty {
        result.append(
          Self.run(.string(String(decoding: part, as: UTF16.self)), .dictionary(entries)))
      }
      offset += units.count
    }
    return result
  }
}

/// What attributed strings do.
extension UIKitModel {
  /// The functions of attributed strings.
  static let textFunctions: [String: Function] = [
    "append": { call, evaluator in
      guard let text = call.attributedText(evaluator), let more = call[nil] else { return nil }
      let runs = TextRuns.values(of: call.base ?? .void, evaluator)
      evaluator.write(
        .array(runs + TextRuns.values(of: more, evaluator)), to: "runs", of: text)
      return .void
    },
    "addAttribute": { call, evaluator in
      guard let key = call[nil], let value = call["value"] else { return nil }
      return add([Value.Entry(key: key, value: value)], call, &evaluator)
    },
    "addAttributes": { call, evaluator in
      guard case .dictionary(let entries)? = call[nil] else { return nil }
      return add(entries, call, &evaluator)
    },
    "setAttributes": { call, evaluator in
      guard case .dictionary(let entries)? = call[nil] else { return nil }
      return add(entries, call, &evaluator)
    },
  ]

  /// The text of an attributed string, and its length in the units of NSString.
  static let textProperties: [String: Property] = [
    "string": { id, _, evaluator in plainText(id, evaluator).map { .string($0) } },
    "length": { id, _, evaluator in plainText(id, evaluator).map { .int($0.utf16.count) } },
  ]

  private static func plainText(_ id: ObjectID, _ evaluator: Evaluator) -> String? {
    guard evaluator.isKind(id, of: "NSAttributedString") else { return nil }
    let texts = TextRuns.values(of: .object(id), evaluator).map {
      TextRuns.parts(of: $0)?.text.text
    }
    return texts.contains(nil) ? nil : texts.compactMap(\.self).joined()
  }

  static func add(
    _ entries: [Value.Entry], _ call: ForeignCall, _ evaluator: inout Evaluator
  ) -> Value? {
    guard let text = call.attributedText(evaluator) else { return nil }
    let runs = TextRuns.values(of: call.base ?? .void, evaluator)
    var (start, length) = (0, Int.max / 2)
    if case .term(let range)? = call["range"], case .int(let location)? = range["location"],
      case .int(let count)? = range["length"]
    {
      (start, length) = (location, count)
    }
    evaluator.write(
      .array(TextRuns.adding(entries, from: start, length: length, to: runs)), to: "runs", of: text)
    return .void
  }
}

extension ForeignCall {
  /// The attributed string that it is called on; nil where that is none.
  fileprivate func attributedText(_ evaluator: Evaluator) -> ObjectID? {
    receiver.flatMap { evaluator.isKind($0, of: "NSAttributedString") ? $0 : nil }
  }
}
