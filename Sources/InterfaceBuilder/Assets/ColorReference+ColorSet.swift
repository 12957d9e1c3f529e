import AfterimageGraphics
import AfterimageScreens

extension ColorReference {
  /// The colour of a set in a catalog, in the light and, where the set has it, in the dark; nil where it is not understood.
  init?(colorSet contents: JSONNode) {
    let variants = contents["colors"]?.elements ?? []
    let light = variants.first { $0["appearances"] == nil }.flatMap(Self.color)
    let dark = variants.first { Self.isDark($0) }.flatMap(Self.color)
    switch (light, dark) {
    case (.fixed(let light)?, .fixed(let dark)?): self = .dynamic(light: light, dark: dark)
    case (let light?, _): self = light
    default: return nil
    }
  }

  private static func isDark(_ variant: JSONNode) -> Bool {
    let appearances = variant["appearances"]?.elements ?? []
    return appearances.contains { $0["value"]?.string == "dark" }
      && !appearances.contains { $0["appearance"]?.string == "contrast" }
  }

  private static func color(_ variant: JSONNode) -> ColorReference? {
    guard let color = variant["color"] else { return nil }
    if let name = color["reference"]?.string {
      return SystemColor(interfaceBuilder: name).map { .system($0) }
    }
    func part(_ name: String) -> Double? { color["components"]?[name]?.string.flatMap(number) }
    let space = color["color-space"]?.string ?? "srgb"
    let alpha = part("alpha") ?? 1
    if let white = part("white") {
      return .fixed(Color(red: white, green: white, blue: white, alpha: alpha))
    }
    guard let red = part("red"), let green = part("green"), let blue = part("blue") else {
      return nil
    }
    return .fixed(
      space == "display-p3"
        ? Color(displayP3: red, green, blue, alpha: alpha)
        : Color(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// A part from 0 to 1, written as such, as `0x7F` or as `127`.
  private static func number(_ text: String) -> Double? {
    if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 } }
    guard let number = Double(text), number.isFinite else { return nil }
    return text.contains(".") ? number : number / 255
  }
}
