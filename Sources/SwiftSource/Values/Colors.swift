import AfterimageGraphics
import AfterimageScreens
import AfterimageSwiftEvaluation

extension ColorReference {
  /// The colour that a value makes; nil where it is not known.
  init?(_ value: Value, evaluator: Evaluator) {
    guard case .term(let term) = value else { return nil }
    switch term.form {
    case .member:
      switch term.base {
      case nil, .type("UIColor"), .type("Color"), .type("SwiftUI.Color"):
        guard let color = Self.constant(term.name) else { return nil }
        self = color
      case .some(let base) where term.name == "cgColor" || term.name == "uiColor":
        self.init(base, evaluator: evaluator)
      default: return nil
      }
    case .call:
      guard let color = Self.made(by: term, evaluator: evaluator) else { return nil }
      self = color
    case .cast:
      guard let base = term.base else { return nil }
      self.init(base, evaluator: evaluator)
    case .name, .undeclared, .subscript, .operation, .element, .state: return nil
    }
  }

  /// The colours that stay as they are, by the names of `UIColor`.
  private static let fixed: [String: UInt32] = [
    "red": 0xFF0000, "green": 0x00FF00, "blue": 0x0000FF, "cyan": 0x00FFFF, "yellow": 0xFFFF00,
    "magenta": 0xFF00FF, "orange": 0xFF8000, "purple": 0x800080, "brown": 0x996633,
    "darkGray": 0x555555, "lightGray": 0xAAAAAA, "gray": 0x808080,
  ]

  private static func constant(_ name: String) -> ColorReference? {
    if let system = SystemColor(rawValue: name) { return .system(system) }
    switch name {
    case "primary", "darkText": return .system(.label)
    case "secondary": return .system(.secondaryLabel)
    case "pink": return .system(.systemPink)
    case "mint": return .system(.systemMint)
    case "teal": return .system(.systemTeal)
    case "indigo": return .system(.systemIndigo)
    case "lightText": return .fixed(Color(hex: 0xFFFFFF, alpha: 0.6))
    default: return fixed[name].map { .fixed(Color(hex: $0)) }
    }
  }

  private static func made(by term: Term, evaluator: Evaluator) -> ColorReference? {
    let isColor =
      term.base == nil
      && ["UIColor", "Color", "CGColor", ".init", "#colorLiteral"].contains(term.name)
    switch (term.name, term.base) {
    case ("withAlphaComponent", let base?), ("opacity", let base?):
      guard let color = ColorReference(base, evaluator: evaluator),
        let alpha = term.arguments.first?.value.number
      else { return nil }
      // SwiftUI's multiplies (https://developer.apple.com/documentation/swiftui/color/opacity(_:)).
      return term.name == "opacity" && color.alpha < 1
        ? color.faded(to: max(0, min(alpha, 1))) : color.withAlpha(alpha)
    case ("resolvedColor", let base?): return ColorReference(base, evaluator: evaluator)
    default: break
    }
    guard isColor else { return nil }
    if let dynamic = dynamic(term, evaluator) { return dynamic }
    if let inner = term.arguments.first, term["red"] == nil, term["white"] == nil,
      inner.label == nil || inner.label == "uiColor"
        || inner.label == "cgColor" || inner.label == "color"
    {
      return ColorReference(inner.value, evaluator: evaluator)
    }
    // What is not known may be see-through.
    guard let alpha = (term["alpha"] ?? term["opacity"] ?? .double(1)).number else { return nil }
    if let white = term["white"]?.number { return components(white, white, white, alpha) }
    if let hue = term["hue"]?.number, let saturation = term["saturation"]?.number,
      let brightness = term["brightness"]?.number
    {
      return of(hue: hue, saturation, brightness, alpha)
    }
    guard let red = term["red"]?.number, let green = term["green"]?.number,
      let blue = term["blue"]?.number
    else { return nil }
    return components(red, green, blue, alpha)
  }

  /// The colour that a closure makes of the traits, or that is given for light and dark; nil for any other.
  private static func dynamic(_ term: Term, _ evaluator: Evaluator) -> ColorReference? {
    func color(_ value: Value) -> ColorReference? { ColorReference(value, evaluator: evaluator) }
    var forms = (light: term["light"].flatMap(color), dark: term["dark"].flatMap(color))
    if let closure = term["dynamicProvider"] ?? term.arguments.first?.value,
      case .function = closure
    {
      func made(_ style: String) -> ColorReference? {
        var evaluator = evaluator
        let traits = Term(
          form: .name, name: "traits", base: nil, arguments: [], place: term.place)
        let asked = Term(
          form: .member, name: "userInterfaceStyle", base: .term(traits), arguments: [],
          place: term.place)
        evaluator.frameworks.values[asked] = .term(
          Term(form: .member, name: style, base: nil, arguments: [], place: term.place))
        let value = evaluator.call(closure, [CallArgument(value: .term(traits))], at: term.place)
        return ColorReference(value, evaluator: evaluator)
      }
      forms = (made("light"), made("dark"))
    }
    guard let light = forms.light, let dark = forms.dark else { return nil }
    return .dynamic(light: light.resolved(for: .light), dark: dark.resolved(for: .dark))
  }

  private static func of(
    hue: Double, _ saturation: Double, _ brightness: Double, _ alpha: Double
  ) -> ColorReference {
    func part(_ shift: Double) -> Double {
      let place = (shift + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(place, 4 - place, 1))
    }
    return components(part(5), part(3), part(1), alpha)
  }

  /// The least opacity that the colour has in an appearance.
  private var alpha: Double { min(resolved(for: .light).alpha, resolved(for: .dark).alpha) }

  private static func components(
    _ red: Double, _ green: Double, _ blue: Double, _ alpha: Double
  ) -> ColorReference {
    func byte(_ part: Double) -> UInt8 { UInt8((max(0, min(part, 1)) * 255).rounded()) }
    return .fixed(
      Color(
        red: byte(red), green: byte(green), blue: byte(blue), alpha: max(0, min(alpha, 1))))
  }

  /// The colour at another opacity.
  func withAlpha(_ alpha: Double) -> ColorReference {
    func faded(_ style: UserInterfaceStyle) -> Color {
      var color = resolved(for: style)
      color.alpha = max(0, min(alpha, 1))
      return color
    }
    let (light, dark) = (faded(.light), faded(.dark))
    return light == dark ? .fixed(light) : .dynamic(light: light, dark: dark)
  }
}
