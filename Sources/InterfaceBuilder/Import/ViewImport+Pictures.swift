import AfterimageGraphics
import AfterimageScreens

/// The pictures that documents name.
extension ViewImport {
  /// A picture by its name: a symbol of the system's, one from a catalog beside the document, or a grey one of the size that the document stores.
  ///
  /// - Parameters:
  ///   - owner: the element that names the picture, and says whether it is the system's.
  ///   - rendering: what becomes of a picture that does not say whether it is a template.
  mutating func picture(
    _ name: String?, namedBy owner: XMLElement,
    rendering: DocumentAssets.AutomaticRendering = .original
  ) -> ImageSource? {
    guard let name, !name.isEmpty else { return nil }
    if owner["catalog"] == "system" { return .symbol(symbol(name, of: owner)) }
    let asked = owner["renderingMode"] == "template" ? .template : rendering
    if let image = assets.image(name, rendering: asked) { return .bitmap(image) }
    note(.missingImage(name), at: owner)
    return document.resources.imageSizes[name].flatMap { Image(placeholder: name, size: $0) }
      .map { .bitmap($0) }
  }
}

extension ViewImport {
  /// A symbol as the configuration of its view has it, or its own words beside its name.
  private mutating func symbol(_ name: String, of owner: XMLElement) -> Symbol {
    var symbol = Symbol(name)
    let part = "preferredSymbolConfiguration"
    let configuration =
      owner.child(part, key: part)
      ?? owner.child(part, key: "preferredSymbolConfigurationForImage")
    let scale = configuration?["scale"] ?? owner["symbolScale"]
    symbol.scale = scale.flatMap { Symbol.Scale(rawValue: $0) }
    guard let configuration else { return symbol }
    symbol.font =
      configuration.child("fontDescription") == nil
      ? sizedFont(of: configuration) : font(of: configuration)
    return symbol
  }

  /// The font of a configuration that has a size or a weight of its own.
  private func sizedFont(of configuration: XMLElement) -> FontReference? {
    let weight = Font.Weight(rawValue: configuration["weight"] ?? "regular") ?? .regular
    if let size = configuration.number("pointSize").flatMap({ (1...1000).contains($0) ? $0 : nil })
    {
      return .system(size: size, weight: weight)
    }
    return configuration["weight"] == nil ? nil : .system(size: 17, weight: weight)
  }
}

extension Image {
  /// A grey picture that lets what lies beneath show through, in place of one that is not there; nil for a size that no picture has.
  fileprivate init?(placeholder name: String, size: Size) {
    guard size.width >= 1, size.height >= 1, size.width * size.height <= Self.most else {
      return nil
    }
    let (width, height) = (Int(size.width.rounded()), Int(size.height.rounded()))
    let pixels = [UInt32](repeating: Self.grey, count: width * height)
    guard let bitmap = Bitmap(width: width, height: height, pixels: pixels) else { return nil }
    self.init(name: name + ".png", bitmap: bitmap)
  }

  /// The most points of a placeholder.
  private static let most = 4_000_000.0
  /// The system's grey at three tenths, multiplied by its opacity.
  private static let grey: UInt32 = 0x4C24_2426
}
