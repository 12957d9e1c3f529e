import AfterimageScreens

extension FontFamily {
  /// The family of a font by its PostScript name, such as `AvenirNext-DemiBold`; nil where the system's font stands in as it is.
  init?(fontName name: String) {
    guard let known = Self.beginnings.first(where: { name.hasPrefix($0.text) }) else { return nil }
    self = known.family
  }

  /// The beginnings of the names, the longest first.
  private static let beginnings: [(text: String, family: FontFamily)] = [
    ("AvenirNextCondensed", .avenirCondensed), ("Avenir", .avenir), ("CourierNew", .courierNew),
    ("Futura-Medium", .futura), ("Futura-Bold", .futura),
    ("HelveticaNeue-Light", .helveticaNeueLight), ("HelveticaNeue-Thin", .helveticaNeueLight),
    ("HelveticaNeue-UltraLight", .helveticaNeueLight), ("Helvetica", .helveticaNeue),
    ("HoeflerText", .hoeflerText), ("PingFang", .pingFang),
  ]
}
