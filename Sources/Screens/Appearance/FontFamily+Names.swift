extension FontFamily {
  /// The family of a font by its PostScript name, such as `AvenirNext-DemiBold`; nil where the system's font stands in as it is.
  package init?(fontName name: String) {
    let stem = String(name.prefix { $0 != "-" })
    // No width of a condensed face is known.
    let isCondensed = name.contains("Condensed")
    let known =
      (isCondensed ? nil : Self.families[stem])
      ?? Self.beginnings.first { name.hasPrefix($0.text) }?.family
    guard let known else { return nil }
    self = known
  }

  /// What stands before the style in the names of all faces of a family.
  private static let families: [String: FontFamily] = [
    ".AppleSystemUIFontMonospaced": .monospacedSystem, "Arial": .arial, "ArialMT": .arial,
    "Courier": .courier, "CourierNew": .courierNew,
    "CourierNewPS": .courierNew, "CourierNewPSMT": .courierNew, "Helvetica": .helvetica,
    "HelveticaNeue": .helveticaNeue, "Menlo": .menlo, "SFProDisplay": .sanFranciscoDisplay,
    "SFProText": .sanFranciscoText, "SFUIDisplay": .sanFranciscoDisplay,
    "SFUIText": .sanFranciscoText, "Times": .timesNewRoman,
    "TimesNewRoman": .timesNewRoman, "TimesNewRomanPS": .timesNewRoman,
    "TimesNewRomanPSMT": .timesNewRoman,
  ]

  /// The beginnings of the names of some faces, the longest first.
  private static let beginnings: [(text: String, family: FontFamily)] = [
    ("AvenirNextCondensed", .avenirCondensed), ("Avenir", .avenir), ("Futura-Medium", .futura),
    ("Futura-Bold", .futura), ("HoeflerText", .hoeflerText), ("PingFang", .pingFang),
  ]
}
