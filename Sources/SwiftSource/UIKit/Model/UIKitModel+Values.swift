import AfterimageGraphics
import AfterimageSwiftEvaluation

/// Values of Foundation's and UIKit's that code asks something of, and what waits for the run loop.
extension UIKitModel {
  /// The functions of values.
  static let valueFunctions: [String: Function] = [
    "row": { _, _ in nil },
    "inset": { call, _ in inset(call) },
    "insetBy": { call, _ in inset(call) },
    "range": { call, _ in
      guard let text = call.base?.text, let part = call["of"]?.text else { return nil }
      let (whole, wanted) = (Array(text.utf16), Array(part.utf16))
      let found = (0...max(0, whole.count - wanted.count)).first {
        whole[$0...].starts(with: wanted)
      }
      guard let found, !wanted.isEmpty else { return .nothing }
      return range(found, wanted.count, at: call.place)
    },
    "localizedString": { call, _ in
      let value = call["value"]?.text
      return value.flatMap { $0.isEmpty ? nil : .string($0) } ?? call["forKey"]
    },
    "instantiate": { _, _ in nil },
  ]

  /// What is done in a turn of the run loop of its own, kept until the first appearance is over.
  static let runLoopFunctions: [String: Function] = [
    "async": { call, evaluator in
      guard let closure = call.closure else { return nil }
      let waiting = evaluator.globals[waitingName]?.listed ?? []
      evaluator.setGlobal(waitingName, to: .array(waiting + [closure]))
      return .void
    },
    "perform": { _, _ in nil },
  ]

  /// The number that a scanner finds in a text, as colours by their hexadecimal names are made.
  func output(of function: String, on value: Value, by evaluator: Evaluator) -> Value? {
    guard ["scanHexInt64", "scanHexInt32"].contains(function), case .term(let scanner) = value,
      let text = (scanner["string"] ?? scanner[nil])?.text
    else { return nil }
    let digits = text.hasPrefix("0x") ? text.dropFirst(2) : text[...]
    let skipped = scanner["set scanLocation"] == .int(1) ? digits.dropFirst() : digits
    return .int(Int(skipped.prefix { $0.isHexDigit }, radix: 16) ?? 0)
  }

  /// The name of the variable that holds what waits for its turn.
  static let waitingName = "UIKit waiting closures"

  private static func inset(_ call: ForeignCall) -> Value? {
    guard let base = call.base, let rect = Geometry.rect(base) else { return nil }
    if let insets = call["by"].flatMap(Geometry.insets) {
      return Geometry.value(
        .init(
          x: rect.minX + insets.left, y: rect.minY + insets.top,
          width: rect.width - insets.left - insets.right,
          height: rect.height - insets.top - insets.bottom), at: call.place)
    }
    guard let x = (call["dx"] ?? call["by"])?.number, let y = (call["dy"] ?? call["by"])?.number
    else { return nil }
    return Geometry.value(
      .init(
        x: rect.minX + x, y: rect.minY + y, width: rect.width - 2 * x, height: rect.height - 2 * y),
      at: call.place)
  }

  /// A range of a text, in the units of NSString.
  static func range(_ location: Int, _ length: Int, at place: CodePlace) -> Value {
    .term(
      Term(
        form: .call, name: "NSRange", base: nil,
        arguments: [
          TermArgument("location", .int(location)), TermArgument("length", .int(length)),
        ], place: place))
  }

  /// The row, item or section of an index path, and the parts of a range.
  static func indexPart(_ name: String, of term: Term) -> Value? {
    switch (term.name, name) {
    case ("IndexPath", "row"), ("IndexPath", "item"): term["row"] ?? term["item"]
    case ("IndexPath", "section"): term["section"]
    case ("NSRange", "location"), ("NSRange", "length"): term[name]
    default: nil
    }
  }
}
