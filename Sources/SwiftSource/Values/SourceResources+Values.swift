import AfterimageScreens
import AfterimageSwiftEvaluation

extension SourceResources {
  /// The colour that a value makes, one of the asset catalogues among them; nil where it is not known.
  func color(of value: Value, _ evaluator: Evaluator) -> ColorReference? {
    if let known = ColorReference(value, evaluator: evaluator) { return known }
    if let inner = Self.inner(of: value, in: ["Color", "UIColor"]) {
      return color(of: inner, evaluator)
    }
    if let term = value.asTerm, term.form == .member, term.name == "accentColor" {
      // The one that a catalogue has in the system's place (https://developer.apple.com/documentation/xcode/specifying-your-apps-color-scheme).
      return color("AccentColor") ?? .system(.systemBlue)
    }
    let types: Set = ["UIColor", "Color"]
    return Self.name(in: value, of: types).flatMap(color)
      ?? Self.symbol(in: value, of: types).flatMap(colorName).flatMap(color)
  }

  /// The picture of the asset catalogues that a value names; nil where there is none.
  func image(of value: Value) -> Image? {
    if let inner = Self.inner(of: value, in: ["Image"]) { return image(of: inner) }
    let types: Set = ["UIImage", "Image"]
    return Self.name(in: value, of: types).flatMap(image)
      ?? Self.symbol(in: value, of: types).flatMap(imageName).flatMap(image)
  }

  /// What is made another type of, as in `Color(uiColor: color)` and `Image(uiImage: logo)`; nil for anything else.
  private static func inner(of value: Value, in types: Set<String>) -> Value? {
    guard case .term(let term) = value, term.form == .call, term.base == nil,
      types.contains(term.name), let first = term.arguments.first,
      [nil, "uiColor", "uiImage"].contains(first.label), case .term(let inner) = first.value,
      inner.form == .call
    else { return nil }
    return first.value
  }

  /// The name in `UIImage(named: "logo")`, `Color("ground")`, `Image(.logo)` and the like; nil for anything else.
  private static func name(in value: Value, of types: Set<String>) -> String? {
    guard case .term(let term) = value else { return nil }
    if term.form == .cast { return term.base.flatMap { name(in: $0, of: types) } }
    guard term.form == .call, term.base == nil, types.contains(term.name),
      let first = term.arguments.first, [nil, "named", "resource"].contains(first.label)
    else { return nil }
    if let text = first.value.text { return text }
    guard case .term(let resource) = first.value, resource.form == .member else { return nil }
    return resource.name
  }

  /// The symbol of an asset, as in `UIColor(resource: .ground)`, `Color(.ground)` and `UIColor.ground`; nil for anything else.
  private static func symbol(in value: Value, of types: Set<String>) -> String? {
    guard case .term(let term) = value else { return nil }
    switch term.form {
    case .member:
      guard case .type(let type)? = term.base else {
        return term.base == nil ? String(term.name.drop { $0 == "." }) : nil
      }
      return types.contains(type) ? term.name : nil
    case .call:
      guard term.base == nil, types.contains(term.name), let first = term.arguments.first,
        [nil, "resource"].contains(first.label), case .term(let resource) = first.value,
        resource.form == .member
      else { return nil }
      return String(resource.name.drop { $0 == "." })
    case .name, .undeclared, .subscript, .operation, .cast, .element, .state: return nil
    }
  }
}
