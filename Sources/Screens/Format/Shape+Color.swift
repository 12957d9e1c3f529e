package import AfterimageGraphics

/// Colours: the name of a system colour, `#RRGGBB`, `#RRGGBBAA`, a fixed colour with an exact opacity, or one for each appearance.
extension Shape where Value == ColorReference {
  package static var color: Shape {
    Shape(
      schema: ["$ref": "#/$defs/color"],
      check: { color in
        color.fixedColors.allSatisfy { (0...1).contains($0.alpha) }
          ? [] : [.outOfRange(expected: "an opacity from 0 to 1")]
      },
      write: \.written, read: readColor)
  }

  /// The schema that colours refer to.
  package static var colorDefinition: JSONValue {
    let fixed: JSONValue = ["$ref": "#/$defs/fixedColor"]
    return [
      "description": "The name of a system colour, a fixed colour, or one for each appearance.",
      "anyOf": [
        ["enum": .array(SystemColor.allCases.map { .string($0.rawValue) })], fixed,
        [
          "type": "object", "properties": ["light": fixed, "dark": fixed],
          "required": ["light", "dark"], "additionalProperties": false,
        ],
      ],
    ]
  }

  /// The schema that colours refer to which are the same in both appearances.
  package static var fixedColorDefinition: JSONValue {
    let opaque: JSONValue = ["type": "string", "pattern": "^#[0-9A-Fa-f]{6}$"]
    return [
      "description": "#RRGGBB, #RRGGBBAA, or #RRGGBB with an opacity.",
      "anyOf": [
        ["type": "string", "pattern": "^#([0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})$"],
        [
          "type": "object",
          "properties": ["color": opaque, "alpha": Shape<Double>.number(in: 0...1).schema],
          "required": ["color", "alpha"], "additionalProperties": false,
        ],
      ],
    ]
  }

  @Sendable private static func readColor(
    _ node: JSONNode, _ decoding: inout Decoding
  ) -> ColorReference? {
    if let string = node.string { return readNamed(string, node, &decoding) }
    guard node.members != nil else {
      decoding.reportType(of: node, expected: "a colour")
      return nil
    }
    if node["light"] == nil, node["dark"] == nil {
      return FixedColor.form.read(node, &decoding).flatMap(\.color).map(ColorReference.fixed)
    }
    guard let pair = ColorPair.form.read(node, &decoding) else { return nil }
    return .dynamic(light: pair.light, dark: pair.dark)
  }

  private static func readNamed(
    _ string: String, _ node: JSONNode, _ decoding: inout Decoding
  ) -> ColorReference? {
    if string.hasPrefix("#") { return FixedColor.read(node, &decoding).map(ColorReference.fixed) }
    return Shape<SystemColor>.word(.systemColor).read(node, &decoding).map(ColorReference.system)
  }
}

/// The object of a colour for each appearance.
private struct ColorPair {
  var light = Color.black
  var dark = Color.black

  static let form = ObjectForm(
    name: "a colour", documentation: "A colour for each appearance.", blank: ColorPair(),
    keys: [
      Key("light", \.light, .fixedColor, isRequired: true, "The colour in the light appearance."),
      Key("dark", \.dark, .fixedColor, isRequired: true, "The colour in the dark appearance."),
    ])
}

/// The object of a colour whose opacity is not a whole number of 255ths.
private struct FixedColor {
  var opaque: Color?
  var alpha = 1.0

  var color: Color? { opaque?.withAlpha(multipliedBy: alpha) }

  static let form = ObjectForm(
    name: "a colour", documentation: "A colour with an opacity.", blank: FixedColor(),
    keys: [
      Key("color", optional: \.opaque, .fixedColor, "The colour without its opacity."),
      Key("alpha", \.alpha, .number(in: 0...1), isRequired: true, "The opacity."),
    ])

  static func read(_ node: JSONNode, _ decoding: inout Decoding) -> Color? {
    guard let string = node.string else { return form.read(node, &decoding)?.color }
    if let color = Color(hexadecimal: string) { return color }
    decoding.report(.badColor(string), at: node)
    return nil
  }
}

extension Shape where Value == Color {
  fileprivate static var fixedColor: Shape {
    Shape(
      schema: ["$ref": "#/$defs/fixedColor"], write: \.written,
      read: { FixedColor.read($0, &$1) })
  }
}

extension Color {
  /// Reads `#RRGGBB` or `#RRGGBBAA`; nil for everything else.
  fileprivate init?(hexadecimal text: String) {
    let digits = text.dropFirst()
    guard text.hasPrefix("#"), digits.utf8.allSatisfy({ $0.isDigit || $0.isLetter }),
      let number = UInt32(digits, radix: 16)
    else { return nil }
    switch digits.utf8.count {
    case 6: self.init(hex: number)
    case 8: self.init(hex: number >> 8, alpha: Double(number & 0xFF) / 255)
    default: return nil
    }
  }

  /// The colour in hexadecimal digits, with two more for its alpha where it is not opaque.
  package var hexadecimalText: String {
    let digits = [red, green, blue] + (alpha < 1 ? [UInt8((alpha * 255).rounded())] : [])
    return "#" + digits.map(Self.hexadecimal).joined()
  }

  /// The shortest form that reads back as the same colour.
  fileprivate var written: JSONValue {
    let opaque = "#" + [red, green, blue].map(Self.hexadecimal).joined()
    if alpha == 1 { return .string(opaque) }
    let step = (alpha * 255).rounded()
    if (0...255).contains(step), step / 255 == alpha {
      return .string(opaque + Self.hexadecimal(UInt8(step)))
    }
    return ["color": .string(opaque), "alpha": .number(alpha)]
  }

  private static func hexadecimal(_ byte: UInt8) -> String {
    (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
  }
}

extension ColorReference {
  fileprivate var fixedColors: [Color] {
    switch self {
    case .system: []
    case .fixed(let color): [color]
    case .dynamic(let light, let dark): [light, dark]
    }
  }

  fileprivate var written: JSONValue {
    switch self {
    case .system(let color): .string(color.rawValue)
    case .fixed(let color): color.written
    case .dynamic(let light, let dark): ["light": light.written, "dark": dark.written]
    }
  }
}
