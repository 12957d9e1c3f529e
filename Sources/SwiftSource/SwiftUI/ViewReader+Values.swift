import AfterimageGraphics
import AfterimageScreens
import AfterimageSwiftEvaluation

extension ViewReader {
  /// A number of points; nil where it is none, and infinity for `.infinity`.
  func length(_ value: Value?) -> Double? {
    switch value {
    case .int(let number)?: return Double(number)
    case .double(let number)?: return number.isNaN ? nil : number
    case .term(let term)?:
      if term.name == "infinity" { return .infinity }
      if term.name == "zero", term.form == .member { return 0 }
      if term.name == "ulpOfOne" { return Double.ulpOfOne }
      return term.form == .cast ? length(term.base) : nil
    case .choice(_, let then, let otherwise)?: return length(then) ?? length(otherwise)
    default: return nil
    }
  }

  /// The greater number of two where it is not known which counts; nil where there is none.
  func greatest(_ value: Value?) -> Double? {
    guard case .choice(_, let then, let otherwise)? = value else { return length(value) }
    return [greatest(then), greatest(otherwise)].compactMap { $0 }.max()
  }

  /// An angle in degrees; nil where it is none.
  func degrees(_ value: Value?) -> Double? {
    guard case .term(let term)? = value else { return nil }
    if term.name == "zero" { return 0 }
    guard let number = length(term["radians"] ?? term["degrees"] ?? term.arguments.first?.value)
    else { return nil }
    return term.bareName == "radians" || term["radians"] != nil ? number * 180 / .pi : number
  }

  /// The name of a constant such as `.leading`, whatever its type is called.
  func constant(_ value: Value?) -> String? {
    switch value {
    case .term(let term)?:
      if term.form == .member, let whole = constant(term.base) {
        if let part = Self.guide(term.name, of: whole) { return part }
      }
      return term.form == .member ? term.name : term.form == .call ? term.bareName : nil
    case .enumeration(let value)?: return value.name
    case .choice(_, let then, _)?: return constant(then)
    default: return nil
    }
  }

  /// The guide of an alignment along one axis, such as that of `.topLeading.horizontal`; nil for any other name.
  private static func guide(_ axis: String, of alignment: String) -> String? {
    let name = alignment.lowercased()
    let guides: [String]
    switch axis {
    case "horizontal": guides = ["leading", "trailing"]
    case "vertical": guides = ["top", "bottom"]
    default: return nil
    }
    return guides.first { name.contains($0) } ?? "center"
  }

  /// The edges that `.horizontal`, `[.top, .leading]` and the like name.
  func edges(_ value: Value?) -> Set<Arrangement.Edge>? {
    if case .array(let values)? = value {
      return values.reduce(into: []) { $0.formUnion(edges($1) ?? []) }
    }
    switch constant(value) {
    case "all": return .all
    case "horizontal": return [.leading, .trailing]
    case "vertical": return [.top, .bottom]
    case "top": return [.top]
    case "bottom": return [.bottom]
    case "leading": return [.leading]
    case "trailing": return [.trailing]
    default: return nil
    }
  }

  /// Where views lie in room that is larger than they are.
  func alignment(_ value: Value?) -> Arrangement.Alignment {
    guard let name = constant(value) else { return .center }
    return Arrangement.Alignment(rawValue: name) ?? .center
  }

  /// The weight of a font by its name in SwiftUI.
  func weight(_ value: Value?) -> Font.Weight? {
    switch constant(value) {
    case "ultraLight": .ultraLight
    case "thin": .thin
    case "light": .light
    case "regular": .regular
    case "medium": .medium
    case "semibold": .semibold
    case "bold": .bold
    case "heavy": .heavy
    case "black": .black
    default: nil
    }
  }

  // MARK: Fonts

  /// The font that a value makes; nil where it is not known.
  func font(_ value: Value?) -> FontReference? {
    guard case .term(let term)? = value else {
      if case .choice(_, let then, let otherwise)? = value { return font(then) ?? font(otherwise) }
      return nil
    }
    if term.form == .member {
      if let style = Self.style(named: term.name) { return .textStyle(style) }
      return term.base.flatMap { font($0) }
    }
    guard term.form == .call else { return nil }
    if let base = term.base, term.bareName != "system", let inner = font(base) {
      switch term.bareName {
      case "weight": return weight(term.arguments.first?.value).map { inner.weighted($0) } ?? inner
      case "bold": return inner.weighted(.bold)
      case "italic": return inner.slanted
      case "monospaced": return monospaced(inner)
      default: return inner
      }
    }
    return madeFont(term)
  }

  private func madeFont(_ term: Term) -> FontReference? {
    let weight = weight(term["weight"])
    switch term.bareName {
    case "system", "systemFont", "monospacedDigitSystemFont":
      let isMonospaced = constant(term["design"]) == "monospaced"
      if let size = length(term["size"] ?? term["ofSize"]) {
        let font = FontReference.system(size: size, weight: weight ?? .regular)
        return isMonospaced ? monospaced(font) : font
      }
      guard let style = constant(term.arguments.first?.value).flatMap(Self.style) else {
        return nil
      }
      let font = FontReference.textStyle(style, weight: weight)
      return isMonospaced ? monospaced(font) : font
    case "monospacedSystemFont":
      return length(term["ofSize"]).map {
        monospaced(.system(size: $0, weight: weight ?? .regular))
      }
    case "custom":
      guard let size = length(term["size"] ?? term["fixedSize"]) else { return nil }
      return named(term.arguments.first?.value.text ?? "", size: size)
    case "UIFont" where term["name"] != nil:
      return length(term["size"]).map { named(term["name"]?.text ?? "", size: $0) }
    case "preferredFont", "scaledFont":
      return font(term["for"])
        ?? constant(term["forTextStyle"]).flatMap(Self.style).map {
          .textStyle($0)
        }
    case "boldSystemFont": return length(term["ofSize"]).map { .system(size: $0, weight: .bold) }
    case "Font", "init":
      return font(term.arguments.first?.value)
    default: return nil
    }
  }

  /// True for a font whose digits are as wide as each other.
  func hasMonospacedDigits(_ font: Value?) -> Bool {
    guard case .term(let term)? = font else { return false }
    return ["monospacedDigit", "monospacedDigitSystemFont"].contains(term.bareName)
      || hasMonospacedDigits(
        term.base ?? (term.bareName == "Font" ? term.arguments.first?.value : nil))
  }

  /// The same font with letters of one width, as large as it is at the text size of the picture.
  func monospaced(_ font: FontReference) -> FontReference {
    switch font {
    case .textStyle(let style, let weight, let isItalic):
      .substitute(
        for: .monospacedSystem, size: style.pointSize(for: traits.contentSizeCategory),
        weight: weight ?? style.weight, isItalic: isItalic)
    case .system(let size, let weight, let isItalic):
      .substitute(for: .monospacedSystem, size: size, weight: weight, isItalic: isItalic)
    case .substitute, .file: font
    }
  }

  /// The font of a name, or of the family that stands in for it; the system's with the weight that the name tells where there is none.
  private func named(_ name: String, size: Double) -> FontReference {
    let weight = ScreenReading.weight(inName: name)
    let isItalic = name.contains("Italic")
    guard let family = FontFamily(fontName: name) else {
      return .system(size: size, weight: weight, isItalic: isItalic)
    }
    return .substitute(for: family, size: size, weight: weight, isItalic: isItalic)
  }

  /// The style of a text by its name in SwiftUI; nil for what is none.
  static func style(named name: String) -> TextStyle? {
    switch name {
    case "title": .title1
    case "caption": .caption1
    default: TextStyle(rawValue: name)
    }
  }

  // MARK: Colours

  /// The colour that a value makes in SwiftUI; nil where it is not known.
  func color(_ value: Value?) -> ColorReference? {
    guard let value else { return nil }
    switch value {
    case .choice(_, let then, let otherwise): return color(then) ?? color(otherwise)
    case .term(let term):
      if term.form == .member, term.base == nil || term.base == .type("Color") {
        if let color = named(term.name) { return color }
      }
      if term.form == .call, term.name == "AnyShapeStyle" {
        return color(term.arguments.first?.value)
      }
      if term.form == .call, ["Color", "color"].contains(term.bareName) {
        if let name = term.arguments.first?.value.text, term.arguments.first?.label != "hex" {
          return resources.color(name)
        }
        if case .term(let inner)? = term.arguments.first?.value, inner.form == .member,
          term.arguments.first?.label == nil, let color = resources.color(inner.name)
        {
          return color
        }
      }
      if term.form == .member, let base = term.base, ["gradient"].contains(term.name) {
        return color(base)
      }
      if term.form == .call, term.bareName == "opacity", let base = term.base,
        let inner = color(base), let alpha = length(term.arguments.first?.value)
      {
        return inner.faded(to: max(0, min(alpha, 1)))
      }
      return ColorReference(value, evaluator: evaluator)
    default: return nil
    }
  }

  private func named(_ name: String) -> ColorReference? {
    switch name {
    case "red": .system(.systemRed)
    case "orange": .system(.systemOrange)
    case "yellow": .system(.systemYellow)
    case "green": .system(.systemGreen)
    case "mint": .system(.systemMint)
    case "teal": .system(.systemTeal)
    case "cyan": .system(.systemCyan)
    case "blue": .system(.systemBlue)
    case "indigo": .system(.systemIndigo)
    case "purple": .system(.systemPurple)
    case "pink": .system(.systemPink)
    case "brown": .system(.systemBrown)
    case "gray": .system(.systemGray)
    case "white": .system(.white)
    case "black": .system(.black)
    case "clear": .system(.clear)
    case "primary", "foreground": .system(.label)
    case "secondary": .system(.secondaryLabel)
    case "tertiary": .system(.tertiaryLabel)
    case "quaternary": .system(.quaternaryLabel)
    case "background": .system(.systemBackground)
    case "separator": .system(.separator)
    case "fill": .system(.systemFill)
    case "windowBackground": .system(.systemBackground)
    case "placeholder": .system(.placeholderText)
    case "link": .system(.link)
    case "accentColor", "tint", "accent": environment.tint ?? .system(.systemBlue)
    default: nil
    }
  }

  /// The gradient that a value makes; nil where it is none.
  func gradient(_ value: Value?) -> Gradient? {
    guard case .term(let term)? = value, term.form == .call else { return nil }
    let kinds: [String: GradientKind] = [
      "LinearGradient": .axial, "linearGradient": .axial, "RadialGradient": .radial,
      "radialGradient": .radial, "Gradient": .axial, "AngularGradient": .axial,
      "angularGradient": .axial,
    ]
    guard let kind = kinds[term.bareName] else { return nil }
    var found: [ColorReference] = []
    if case .array(let values)? = term["colors"] { found = values.compactMap { color($0) } }
    if case .term(let inner)? = term["gradient"] ?? term.arguments.first?.value,
      case .array(let values)? = inner["colors"]
    {
      found = values.compactMap { color($0) }
    }
    if found.isEmpty { found = [.system(.systemGray4), .system(.systemGray2)] }
    var gradient = Gradient(colors: found)
    gradient.kind = kind
    gradient.startPoint = unitPoint(term["startPoint"] ?? term["center"]) ?? Point(x: 0.5, y: 0)
    gradient.endPoint = unitPoint(term["endPoint"]) ?? Point(x: 0.5, y: 1)
    return gradient
  }

  private func unitPoint(_ value: Value?) -> Point? {
    if case .term(let term)? = value, term.form == .call, let x = length(term["x"]),
      let y = length(term["y"])
    {
      return Point(x: x, y: y)
    }
    switch constant(value) {
    case "top": return Point(x: 0.5, y: 0)
    case "bottom": return Point(x: 0.5, y: 1)
    case "leading": return Point(x: 0, y: 0.5)
    case "trailing": return Point(x: 1, y: 0.5)
    case "center": return Point(x: 0.5, y: 0.5)
    case "topLeading": return Point(x: 0, y: 0)
    case "topTrailing": return Point(x: 1, y: 0)
    case "bottomLeading": return Point(x: 0, y: 1)
    case "bottomTrailing": return Point(x: 1, y: 1)
    default: return nil
    }
  }
}

extension Term {
  /// The name of what is called, without the dot of a member of the type that is expected.
  var bareName: String { name.first == "." ? String(name.dropFirst()) : name }
}
