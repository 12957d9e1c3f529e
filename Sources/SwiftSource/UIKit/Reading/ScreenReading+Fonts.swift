import AfterimageGraphics
import AfterimageScreens
import AfterimageSwiftEvaluation

/// Fonts of UIKit's.
extension ScreenReading {
  /// A font that was set; nil where none was.
  mutating func font(_ name: String, of id: ObjectID) -> FontReference? {
    guard let value = value(name, of: id), value != .nothing else { return nil }
    return font(value, at: evaluator.object(id).place)
  }

  /// A font; the system's in place of one that is not known.
  mutating func font(_ value: Value, at place: CodePlace) -> FontReference? {
    let value = settled(value)
    if value == .nothing { return nil }
    if let font = knownFont(value) { return font }
    remark(.missingFont(String(value.written.prefix(60))), at: place)
    return nil
  }

  private mutating func knownFont(_ value: Value) -> FontReference? {
    guard case .term(let term) = settled(meant(value, by: ["UIFont"])), term.form == .call else {
      return nil
    }
    let name = term.name.hasPrefix(".") ? String(term.name.dropFirst()) : term.name
    switch name {
    case "systemFont", "monospacedDigitSystemFont", "preferredSystemFont":
      guard let size = fontSize(term) else { return nil }
      return .system(size: size, weight: weight(term["weight"]) ?? .regular)
    case "boldSystemFont": return fontSize(term).map { .system(size: $0, weight: .bold) }
    case "italicSystemFont": return fontSize(term).map { .system(size: $0, isItalic: true) }
    case "monospacedSystemFont":
      return fontSize(term).map {
        .substitute(
          for: .monospacedSystem, size: $0, weight: weight(term["weight"]) ?? .regular)
      }
    case "preferredFont": return textStyle(term["forTextStyle"]).map { .textStyle($0) }
    case "withSize": return resized(term)
    case "scaledFont": return (term["for"] ?? term[nil]).flatMap { knownFont($0) }
    case "UIFont", "init": return namedFont(term)
    default: return nil
    }
  }

  private func fontSize(_ term: Term) -> Double? {
    guard let value = term["ofSize"] ?? term["size"] else { return nil }
    if let size = number(value) { return size > 0 ? size : nil }
    switch value.constantName {
    case "labelFontSize", "buttonFontSize": return 17
    case "systemFontSize": return 14
    case "smallSystemFontSize": return 12
    default: return nil
    }
  }

  private func weight(_ value: Value?) -> Font.Weight? {
    value.map(settled)?.constantName.flatMap { Font.Weight(rawValue: $0) }
  }

  private func textStyle(_ value: Value?) -> TextStyle? {
    value.map(settled)?.constantName.flatMap { TextStyle(rawValue: $0) }
  }

  private mutating func resized(_ term: Term) -> FontReference? {
    guard let base = term.base.flatMap({ knownFont($0) }),
      let size = term.arguments.first.flatMap({ number($0.value) })
    else { return nil }
    switch base {
    case .textStyle(let style, let weight, let isItalic):
      return .system(size: size, weight: weight ?? style.weight, isItalic: isItalic)
    case .system(_, let weight, let isItalic):
      return .system(size: size, weight: weight, isItalic: isItalic)
    case .substitute(let family, _, let weight, let isItalic):
      return .substitute(for: family, size: size, weight: weight, isItalic: isItalic)
    case .file(let file, _): return .file(file, size: size)
    }
  }

  /// A font by its PostScript name, or that of a descriptor.
  private mutating func namedFont(_ term: Term) -> FontReference? {
    guard let size = fontSize(term) else { return nil }
    if let descriptor = term["descriptor"] {
      return described(descriptor, size: size)
    }
    guard let name = term["name"]?.text else { return nil }
    let weight = Self.weight(inName: name)
    if let family = FontFamily(fontName: name) {
      return .substitute(
        for: family, size: size, weight: weight, isItalic: name.contains("Italic"))
    }
    remark(.missingFont(name), at: term.place)
    return .system(size: size, weight: weight, isItalic: name.contains("Italic"))
  }

  private mutating func described(_ value: Value, size: Double) -> FontReference? {
    guard case .term(let term) = settled(value) else { return nil }
    if term.name == "fontDescriptor", let base = term.base, let font = knownFont(base) {
      return font
    }
    guard let base = term.base, let font = described(base, size: size) else {
      guard let style = textStyle(term["withTextStyle"]) else { return nil }
      return size > 0 ? .system(size: size, weight: style.weight) : .textStyle(style)
    }
    let traits = constants(term.arguments.first?.value)
    return traits.contains("traitBold") ? font.weighted(.bold) : font
  }

  /// The weight that the name of a face tells.
  static func weight(inName name: String) -> Font.Weight {
    let known: [(String, Font.Weight)] = [
      ("UltraLight", .ultraLight), ("Thin", .thin), ("ExtraLight", .ultraLight),
      ("Light", .light), ("SemiBold", .semibold), ("Semibold", .semibold),
      ("DemiBold", .semibold), ("ExtraBold", .heavy), ("Heavy", .heavy), ("Black", .black),
      ("Bold", .bold), ("Medium", .medium),
    ]
    return known.first { name.contains($0.0) }?.1 ?? .regular
  }
}
