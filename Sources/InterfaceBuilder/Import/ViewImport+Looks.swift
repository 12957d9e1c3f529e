import AfterimageGraphics
import AfterimageScreens

/// Colours and fonts as documents write them.
extension ViewImport {
  /// The colour that plays a part in an element; nil where there is none, or none that is understood.
  mutating func color(_ key: String, of element: XMLElement) -> ColorReference? {
    guard let color = element.child("color", key: key) else { return nil }
    // The newer name stands beside one that older releases know.
    let newer = color["systemColor"] ?? color["xcode11CocoaTouchSystemColor"]
    if let name = newer ?? color["cocoaTouchSystemColor"] {
      return SystemColor(interfaceBuilder: name).map { .system($0) }
        ?? Self.fixedColor(color) ?? storedColor(name) ?? refuse(name, at: color)
    }
    if let name = color["name"] {
      return assets.color(name) ?? storedColor(name) ?? refuse(name, at: color)
    }
    return Self.fixedColor(color) ?? refuse(color["colorSpace"] ?? "unnamed", at: color)
  }

  /// The colour that the document stores for a name.
  private func storedColor(_ name: String) -> ColorReference? {
    guard let stored = document.resources.colors[name] else { return nil }
    return stored["systemColor"].flatMap { SystemColor(interfaceBuilder: $0) }.map { .system($0) }
      ?? Self.fixedColor(stored)
  }

  private mutating func refuse(_ name: String, at element: XMLElement) -> ColorReference? {
    note(.unknownColor(name), at: element)
    return nil
  }

  /// The parts are taken as sRGB's, as the system takes them in every space of grey and of old RGB; only Display P3 has primaries of its own.
  private static func fixedColor(_ element: XMLElement) -> ColorReference? {
    let alpha = element.number("alpha") ?? 1
    if let white = element.number("white") {
      return .fixed(Color(red: white, green: white, blue: white, alpha: alpha))
    }
    guard let red = element.number("red"), let green = element.number("green"),
      let blue = element.number("blue")
    else { return nil }
    if element["customColorSpace"] == "displayP3" {
      return .fixed(Color(displayP3: red, green, blue, alpha: alpha))
    }
    return .fixed(Color(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// The font of an element; nil where the document leaves it to the kind of view.
  mutating func font(
    _ key: String = "fontDescription", of element: XMLElement
  ) -> FontReference? {
    guard let font = element.child("fontDescription", key: key) else { return nil }
    if let style = font["style"].flatMap({ TextStyle(interfaceBuilder: $0) }) {
      return .textStyle(style)
    }
    let stored = font.number("pointSize").flatMap { (1...1000).contains($0) ? $0 : nil }
    let size = stored ?? Self.namedSizes[font["size"] ?? ""] ?? 17
    switch font["type"] {
    case "boldSystem": return .system(size: size, weight: .bold)
    case "system", "italicSystem":
      let weight = Font.Weight(rawValue: font["weight"] ?? "regular") ?? .regular
      return .system(size: size, weight: weight, isItalic: font["type"] == "italicSystem")
    default:
      return namedFont(font["name"] ?? font["style"] ?? "unnamed", size: size, at: font)
    }
  }

  /// The font of a PostScript name: what stands in for a family of the system's as wide as it, the file of a face beside the document, or the system's.
  mutating func namedFont(
    _ name: String, size: Double, at element: XMLElement
  ) -> FontReference {
    let weight = Font.Weight(fontName: name)
    let isItalic = Font.isItalic(fontName: name)
    let family = FontFamily(fontName: name)
    let isKnown = family?.hasOwnAdvances == true || isSystemFace(name)
    if !isKnown || family?.isOnDevices == false, let file = fonts.file(ofFace: name) {
      return .file(file, size: size)
    }
    if !isKnown { note(.unknownFont(name), at: element) }
    return family.map { .substitute(for: $0, size: size, weight: weight, isItalic: isItalic) }
      ?? .system(size: size, weight: weight, isItalic: isItalic)
  }

  /// The beginnings of the names of the system's own faces.
  private static let systemFaces = [".AppleSystemUIFont", ".SFUI", "SFUI", ".SFNS"]

  private func isSystemFace(_ name: String) -> Bool {
    Self.systemFaces.contains(where: name.hasPrefix)
  }

  /// The sizes that UIFont has names for, in points.
  private static let namedSizes: [String: Double] = ["system": 14, "smallSystem": 12, "button": 18]
}

extension SystemColor {
  /// The colour by the name that documents have for it: its own with `Color` at the end, or an older one.
  init?(interfaceBuilder name: String) {
    switch name {
    case "darkTextColor": self = .label
    case "groupTableViewBackgroundColor": self = .systemGroupedBackground
    case "tableCellGroupedBackgroundColor": self = .secondarySystemGroupedBackground
    case "lightTextColor": self = .white
    default: self.init(rawValue: name.hasSuffix("Color") ? String(name.dropLast(5)) : name)
    }
  }
}

extension TextStyle {
  /// The style by UIKit's constant, such as `UICTFontTextStyleBody`.
  init?(interfaceBuilder name: String) {
    guard name.hasPrefix("UICTFontTextStyle") else { return nil }
    switch name.dropFirst("UICTFontTextStyle".count) {
    case "Title0": self = .largeTitle
    case "Title1": self = .title1
    case "Title2": self = .title2
    case "Title3": self = .title3
    case "Headline": self = .headline
    case "Body": self = .body
    case "Callout": self = .callout
    case "Subhead": self = .subheadline
    case "Footnote": self = .footnote
    case "Caption1": self = .caption1
    case "Caption2": self = .caption2
    default: return nil
    }
  }
}

extension Font {
  /// True where the name of a font tells that its letters lean.
  static func isItalic(fontName name: String) -> Bool {
    ["Italic", "Oblique"].contains(where: name.contains)
  }
}

extension Font.Weight {
  /// The weight that the name of a font tells of.
  init(fontName name: String) {
    let words: [(String, Font.Weight)] = [
      ("DemiBold", .semibold), ("Semibold", .semibold), ("SemiBold", .semibold),
      ("UltraBold", .heavy), ("ExtraBold", .heavy), ("Bold", .bold), ("Heavy", .heavy),
      ("Black", .black), ("Medium", .medium), ("UltraLight", .ultraLight),
      ("ExtraLight", .ultraLight), ("Thin", .thin), ("Light", .light),
    ]
    self = words.first { name.contains($0.0) }?.1 ?? .regular
  }
}
