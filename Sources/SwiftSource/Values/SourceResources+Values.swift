import AfterimageScreens
import AfterimageSwiftEvaluation

extension SourceResources {
  /// The colour that a value makes, one of the asset catalogues among them; nil where it is not known.
  func color(of value: Value, _ evaluator: Evaluator) -> ColorReference? {
    if let known = ColorReference(value, evaluator: evaluator) { return known }
    return Self.name(in: value, of: ["UIColor", "Color"]).flatMap(color)
  }

  /// The picture of the asset catalogues that a value names; nil where there is none.
  func image(of value: Value) -> Image? {
    Self.name(in: value, of: ["UIImage", "Image"]).flatMap(image)
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
}
