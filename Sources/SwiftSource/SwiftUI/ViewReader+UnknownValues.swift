import AfterimageGraphics
import AfterimageScreens
import AfterimageSwiftEvaluation

/// Values of modifiers that are not known, without which a view is not as it is meant.
extension ViewReader {
  /// Tells what of a modifier's values is not known.
  mutating func tellUnknownValues(of term: Term) {
    let first = term.arguments.first?.value
    if !Self.invisible.contains(term.name) {
      for case .choice(let condition, _, _) in term.arguments.map(\.value) {
        remark("which \(term.name), by \(condition.written.prefix(80))", at: term.place)
      }
    }
    switch term.name {
    case "font":
      tell("the font", first, isKnown: font(first) != nil, term)
      if let name = Self.missingFont(first) {
        remark("the font \(name) is not there", at: term.place)
      }
    case "foregroundColor", "foregroundStyle", "tint", "accentColor":
      tell("the colour", first, isKnown: isPaint(first), term)
    case "fill", "stroke", "strokeBorder":
      let paint = term.arguments.first { $0.label == nil }?.value
      tell(
        "the colour", paint, isKnown: isPaint(paint) || paint?.asTerm?.bareName == "StrokeStyle",
        term)
    case "fontDesign":
      let design = constant(first)
      tell("the design", first, isKnown: design == "monospaced" || design == "default", term)
    case "border": tell("the colour", first, isKnown: color(first) != nil, term)
    case "opacity", "cornerRadius", "lineSpacing", "layoutPriority":
      tell("the number", first, isKnown: length(first) != nil, term)
    case "frame": tellUnknownExtents(of: term)
    case "padding":
      for argument in term.arguments where !isRoom(argument.value) {
        tell("the room", argument.value, isKnown: false, term)
      }
    case "offset", "position":
      for argument in term.arguments where argument.label != nil {
        tell("the place", argument.value, isKnown: length(argument.value) != nil, term)
      }
    case "disabled": tell("whether it is", first, isKnown: first?.truth != nil, term)
    case "clipShape": tell("the shape", first, isKnown: isFollowed(first), term)
    case "lineLimit":
      let isKnown = length(first) != nil || first?.asTerm?.form == .operation
      tell("the number", first, isKnown: isKnown, term)
    default: break
    }
  }

  /// The name of a font that nothing stands in for; nil for any other.
  private static func missingFont(_ value: Value?) -> String? {
    guard case .term(let term)? = value else { return nil }
    if let base = term.base, let missing = missingFont(base) { return missing }
    let name =
      term.bareName == "custom" ? term.arguments.first?.value.text : term["name"]?.text
    if let name { return FontFamily(fontName: name) == nil ? name : nil }
    return term.bareName == "Font" ? missingFont(term.arguments.first?.value) : nil
  }

  private mutating func tell(_ what: String, _ value: Value?, isKnown: Bool, _ term: Term) {
    guard !isKnown, let value, value != .nothing else { return }
    remark("\(what) of \(term.name): \(value.written.prefix(80))", at: term.place)
  }

  private mutating func tellUnknownExtents(of term: Term) {
    for argument in term.arguments where argument.label != "alignment" && argument.label != nil {
      tell("the extent", argument.value, isKnown: length(argument.value) != nil, term)
    }
  }

  /// Tells that a gradient has colours that are not known, or a form that is drawn as another.
  mutating func tellUnknownColors(of term: Term) {
    let inner = (term["gradient"] ?? term.arguments.first { $0.label == nil }?.value)?.asTerm
    guard case .array(let values)? = term["colors"] ?? inner?["colors"] else {
      return remark("the colours of \(term.bareName)", at: term.place)
    }
    for value in values { tell("a colour", value, isKnown: color(value) != nil, term) }
    if term.bareName.lowercased().hasPrefix("angular") {
      remark("a gradient around a point", at: term.place)
    }
  }

  private func isPaint(_ value: Value?) -> Bool {
    color(value) != nil || gradient(value) != nil
      || value?.asTerm.flatMap(CoverContents.material) != nil
  }

  /// True for edges, lengths and insets, and for what leaves the length to the system.
  private func isRoom(_ value: Value) -> Bool {
    if value == .nothing || length(value) != nil || edges(value) != nil { return true }
    guard let term = value.asTerm else { return false }
    return term.form == .call && ["EdgeInsets", "init"].contains(term.bareName)
  }
}

extension Arrangement {
  /// The room that a view has in the layout, where the layout itself has some.
  func room(in outer: Size) -> Size {
    switch self {
    case .frame(let frame):
      Size(width: frame.width ?? outer.width, height: frame.height ?? outer.height)
    case .padding(let padding):
      Size(
        width: max(0, outer.width - padding.leading - padding.trailing),
        height: max(0, outer.height - padding.top - padding.bottom))
    default: outer
    }
  }
}
