import AfterimageGraphics

private import CCairo

extension Typeface {
  /// What the families of all begin with that the product opens itself.
  static let ownPrefix = "Afterimage "

  /// The families in the order in which a character is looked for, with commas between them: what a design lacks is set in the system's.
  fileprivate var families: String {
    isSystem ? Bundled.system.family : "\(family),\(Bundled.system.family)"
  }

  /// The family by which Fontconfig knows the design.
  var family: String {
    switch self {
    case .bundled(let bundled): bundled.family
    // Files may call their families alike, and what a text is set in is a file.
    case .file(let file):
      "\(Self.ownPrefix)\(String(file.digest, radix: 16)) \(file.bytes.count)"
    }
  }
}

extension Font {
  /// The face in its weight, the system's also at its optical size, as a description that the caller frees.
  func makeDescription() -> OpaquePointer? {
    let description = pango_font_description_new()
    pango_font_description_set_family(description, face.typeface.families)
    pango_font_description_set_weight(description, weight.pangoWeight)
    pango_font_description_set_style(
      description, isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
    // Also where another face comes first: what it lacks is set in the variable one, whose default nobody may ask for.
    pango_font_description_set_variations(
      description, "wght=\(weight.axisValue),opsz=\(opticalSize)")
    pango_font_description_set_absolute_size(description, size * Double(PANGO_SCALE))
    return description
  }
}

extension Font.Weight {
  fileprivate var pangoWeight: PangoWeight {
    switch self {
    case .ultraLight: PANGO_WEIGHT_ULTRALIGHT
    case .thin: PANGO_WEIGHT_THIN
    case .light: PANGO_WEIGHT_LIGHT
    case .regular: PANGO_WEIGHT_NORMAL
    case .medium: PANGO_WEIGHT_MEDIUM
    case .semibold: PANGO_WEIGHT_SEMIBOLD
    case .bold: PANGO_WEIGHT_BOLD
    case .heavy: PANGO_WEIGHT_ULTRABOLD
    case .black: PANGO_WEIGHT_HEAVY
    }
  }

  /// The place on the axis of weights that the system font has, too: its advances are linear from 30 to 400 and from there to 1000.
  fileprivate var axisValue: Int {
    switch self {
    case .ultraLight: 30
    case .thin: 110
    case .light: 274
    case .regular: 400
    case .medium: 510
    case .semibold: 590
    case .bold: 700
    case .heavy: 860
    case .black: 1000
    }
  }
}
