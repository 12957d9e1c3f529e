import AfterimageGraphics
import AfterimageScreens
import AfterimageSwiftEvaluation

/// Plain values of the properties of objects.
extension ScreenReading {
  /// What a property holds; nil where nobody set it.
  func value(_ name: String, of id: ObjectID) -> Value? {
    guard let value = evaluator.stored(name, of: id) else { return nil }
    return settled(value)
  }

  /// One of two values by what is taken for true.
  func settled(_ value: Value) -> Value {
    guard case .choice(let condition, let then, let otherwise) = value else { return value }
    return settled(Assumptions.holds(condition) ? then : otherwise)
  }

  /// A truth that was set; nil where none was, or it is not known.
  func flag(_ name: String, of id: ObjectID) -> Bool? { value(name, of: id)?.truth }

  /// A number that was set.
  mutating func number(_ name: String, of id: ObjectID) -> Double? {
    guard let value = value(name, of: id) else { return nil }
    if let number = number(value) { return number }
    if value != .nothing { remark(.unknownValue(name), at: evaluator.object(id).place) }
    return nil
  }

  /// A number, one that a type wraps among them; nil where it is not known.
  func number(_ value: Value) -> Double? {
    switch settled(value) {
    case .term(let term) where term.form == .call && term.base == nil && term.arguments.count == 1:
      return number(term.arguments[0].value)
    case .term(let term)
    where term.form == .member && ["rawValue", "floatValue", "doubleValue"].contains(term.name):
      return term.base.flatMap(number)
    case .term(let term) where term.form == .operation && term.arguments.count == 1:
      let sign: Double? = term.name == "-" ? -1 : term.name == "+" ? 1 : nil
      return sign.flatMap { sign in number(term.arguments[0].value).map { sign * $0 } }
    case .term(let term) where term.form == .operation && term.arguments.count == 2:
      guard let one = number(term.arguments[0].value), let other = number(term.arguments[1].value)
      else { return nil }
      return Self.operation(term.name, one, other)
    case .term(let term) where term.form == .call && term.base == nil && term.arguments.count == 2:
      guard ["min", "max"].contains(term.name), let one = number(term.arguments[0].value),
        let other = number(term.arguments[1].value)
      else { return nil }
      return term.name == "min" ? min(one, other) : max(one, other)
    case .term(let term) where term.form == .member && term.name == "lineHeight":
      return term.base.flatMap(pointSize).map { $0 * 1.193 }
    case .term(let term) where term.form == .member && term.name == "pointSize":
      return term.base.flatMap(pointSize)
    case .term(let term) where term.form == .member && term.base == nil:
      return ["CGFloat", "Double", "Float", "Int"].lazy.compactMap { type in
        self.evaluator.constant(term.name, of: type)?.number
      }.first
    case let plain: return plain.number
    }
  }

  /// The size of a text style's descriptor or font.
  private func pointSize(_ value: Value) -> Double? {
    guard case .term(let term) = settled(value) else { return nil }
    let style = (term["withTextStyle"] ?? term["forTextStyle"])?.constantName
    if let style = style.flatMap({ TextStyle(rawValue: $0) }) {
      return style.pointSize(for: .large)
    }
    if term.name == "scaledFont" { return (term["for"] ?? term[nil]).flatMap(pointSize) }
    return (term["ofSize"] ?? term["size"]).flatMap { number($0) }
  }

  private static func operation(_ name: String, _ one: Double, _ other: Double) -> Double? {
    switch name {
    case "+": one + other
    case "-": one - other
    case "*": one * other
    case "/": other == 0 ? nil : one / other
    default: nil
    }
  }

  /// A constant by its name, of a type whose words are the same; nil where none was set.
  func constant<Word: RawRepresentable>(_ name: String, of id: ObjectID) -> Word?
  where Word.RawValue == String {
    value(name, of: id)?.constantName.flatMap { Word(rawValue: $0) }
  }

  /// The names of the constants of a set.
  func constants(_ value: Value?) -> [String] {
    (value?.flattened ?? []).compactMap(\.constantName)
  }

  /// A priority; nil where it is not known.
  func priority(_ value: Value?) -> LayoutPriority? {
    guard let value = value.map(settled) else { return nil }
    if let number = number(value) { return LayoutPriority(min(1000, number)) }
    if case .term(let term) = value, term.form == .operation, let first = term.arguments.first,
      let base = priority(first.value)?.rawValue, let other = term.arguments.last,
      let number = number(other.value)
    {
      return Self.operation(term.name, base, number).flatMap { LayoutPriority(min(1000, $0)) }
    }
    switch value.constantName {
    case "required": return .required
    case "defaultHigh", "high": return .defaultHigh
    case "defaultLow", "low": return .defaultLow
    case "medium": return LayoutPriority(500)
    case "fittingSizeLevel": return .fittingSizeLevel
    case "dragThatCanResizeScene": return LayoutPriority(510)
    case "dragThatCannotResizeScene": return LayoutPriority(490)
    case "sceneSizeStayPut": return LayoutPriority(500)
    default: return nil
    }
  }

  // MARK: Colours

  /// A colour that was set; nil where none was, and grey in place of one that is not known.
  mutating func color(_ name: String, of id: ObjectID) -> ColorReference? {
    guard let value = value(name, of: id), value != .nothing else { return nil }
    return color(value, named: name, at: evaluator.object(id).place)
  }

  /// A colour; grey in place of one that is not known.
  mutating func color(_ value: Value, named name: String, at place: CodePlace) -> ColorReference? {
    let value = settled(meant(value, by: ["UIColor"]))
    if value == .nothing { return nil }
    if let color = knownColor(value) { return color }
    if case .term(let term) = value,
      let named = term["named"]?.text ?? term["resource"]?.constantName
    {
      remark(.missingColor(named), at: term.place)
    } else {
      remark(.missingColor(String(value.written.prefix(60))), at: place)
    }
    return name.lowercased().contains("background") ? .system(.systemGray6) : .system(.label)
  }

  /// What a member is that was left to the type which is expected: an extension of it may have it.
  mutating func meant(_ value: Value, by types: [String]) -> Value {
    guard case .term(let term) = settled(value) else { return value }
    if term.form == .call, let base = term.base {
      var changed = term
      changed.base = meant(base, by: types)
      return .term(changed)
    }
    guard term.base == nil, term.form == .member || term.name.hasPrefix(".") else { return value }
    for type in types where evaluator.program.types[type] != nil {
      let name = term.form == .call ? String(term.name.dropFirst()) : term.name
      let found: Value
      if term.form == .member {
        found = evaluator.readStatic(name, of: type, at: term.place)
      } else {
        let isDeclared = evaluator.program.types[type]?.functions[name] != nil || name == "init"
        guard isDeclared else { continue }
        let arguments = term.arguments.map { CallArgument(label: $0.label, value: $0.value) }
        found = evaluator.call(name, on: .type(type), arguments, at: term.place).value
      }
      if case .term(let same) = found, same.form == .member, same.name == name { continue }
      return found
    }
    return value
  }

  private mutating func knownColor(_ value: Value) -> ColorReference? {
    let value = meant(value, by: ["UIColor"])
    if let color = ColorReference(value, evaluator: evaluator) { return color }
    guard case .term(let term) = value else { return nil }
    if term.form == .member, ["cgColor", "ciColor"].contains(term.name), let base = term.base {
      return knownColor(settled(base))
    }
    if term.form == .member, term.base == nil { return resources.color(term.name) }
    guard term.form == .call else { return nil }
    if let named = term["named"]?.text ?? term["resource"]?.constantName {
      return resources.color(named)
    }
    if ["withAlphaComponent", "opacity"].contains(term.name), let base = term.base,
      let alpha = term.arguments.first.flatMap({ number($0.value) }), let color = knownColor(base)
    {
      return color.withAlpha(alpha)
    }
    return dynamicColor(term)
  }

  /// A colour that a closure chooses by the traits.
  private mutating func dynamicColor(_ term: Term) -> ColorReference? {
    guard let provider = term.arguments.last?.value, case .function = provider else { return nil }
    func resolved(_ style: String) -> ColorReference? {
      let traits = Term(
        form: .name, name: style + "Traits", base: nil, arguments: [], place: term.place)
      evaluator.frameworks.values[
        Term(
          form: .member, name: "userInterfaceStyle", base: .term(traits), arguments: [],
          place: term.place)] = UIKitModel.constant(style, at: term.place)
      let value = evaluator.call(provider, [CallArgument(value: .term(traits))], at: term.place)
      return knownColor(settled(value))
    }
    guard let light = resolved("light"), let dark = resolved("dark") else { return nil }
    let pair = (light.resolved(for: .light), dark.resolved(for: .dark))
    return pair.0 == pair.1 ? .fixed(pair.0) : .dynamic(light: pair.0, dark: pair.1)
  }
}
