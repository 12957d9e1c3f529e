import AfterimageGraphics
package import AfterimageScreens

/// The files beside a document that belong to it: asset catalogs and the words of a language.
package struct DocumentAssets: Sendable {
  let files: ScreenFiles
  private let catalogs: AssetCatalogs
  /// The words of the language, by the ids of objects and the names of their properties.
  let strings: [String: String]

  /// Nothing: pictures become placeholders, and the words are the document's own.
  package static let none = DocumentAssets(of: "", files: .none)

  /// Finds what belongs to a document.
  ///
  /// - Parameters:
  ///   - document: the name of the document's file, such as `Main.storyboard`.
  ///   - files: the files that it may name, by paths relative to its folder.
  ///   - language: the language, such as `de` or `pt-BR`; nil keeps the document's own words.
  package init(of document: String, files: ScreenFiles, language: String? = nil) {
    self.files = files
    catalogs = AssetCatalogs(around: files)
    strings = language.map { StringsFile.words(of: document, in: $0, files) } ?? [:]
  }

  /// The picture of a name; nil where there is none that can be decoded.
  ///
  /// - Parameter rendering: what becomes of a picture whose set does not say whether it is a template.
  package func image(_ name: String, rendering: AutomaticRendering = .original) -> Image? {
    guard let folder = catalogs.images[name] else {
      return looseImage(name, at: Self.stem(of: name), isTemplate: rendering == .template)
    }
    let contents = files.json(folder + "/Contents.json")
    let intent = contents?["properties"]?["template-rendering-intent"]?.string
    let isTemplate = intent == "template" || (rendering == .template && intent != "original")
    let variants = (contents?["images"]?.elements ?? []).compactMap { ImageVariant($0) }
    for variant in variants.sorted(by: { $0.rank > $1.rank }) {
      guard let bitmap = bitmapOfSet(folder + "/" + variant.file) else { continue }
      return Image(name, bitmap, scale: variant.scale, isTemplate: isTemplate)
    }
    return nil
  }

  /// The font files, none of them read.
  var fonts: DocumentFonts { DocumentFonts(unread: catalogs.fonts, files: files) }

  /// The colour of a name; nil where there is none that is understood.
  package func color(_ name: String) -> ColorReference? {
    let contents = catalogs.colors[name].flatMap { files.json($0 + "/Contents.json") }
    return contents.flatMap { ColorReference(colorSet: $0) }
  }

  /// The name of the colour, or of the picture, for which Xcode generates a symbol; nil where there is none or more than one (https://developer.apple.com/documentation/xcode/asset-management).
  ///
  /// - Parameter kind: what is generated for, which is left out at the end of a symbol.
  package func name(bySymbol symbol: String, of kind: GeneratedSymbol) -> String? {
    let names: [String] =
      switch kind {
      case .color: Array(catalogs.colors.keys)
      case .image: Array(catalogs.images.keys)
      }
    let found = names.filter { kind.symbols(for: $0).contains(symbol) }
    return found.count == 1 ? found[0] : nil
  }

  /// A picture that lies in a folder as it is; nil where there is none that can be decoded.
  ///
  /// - Parameter stem: its path without the scale and the ending.
  package func looseImage(_ name: String, at stem: String, isTemplate: Bool = false) -> Image? {
    for (ending, scale) in Self.endings {
      guard let bitmap = bitmap(stem + ending) else { continue }
      return Image(Self.stem(of: name), bitmap, scale: scale, isTemplate: isTemplate)
    }
    return nil
  }

  /// The path of a picture without the scale and the ending.
  package static func stem(of path: String) -> String {
    let ending = endings.first { path.hasSuffix($0.ending) }?.ending ?? ""
    return String(path.dropLast(ending.count))
  }

  /// The endings of pictures with the scales that they stand for, the sharpest first.
  private static let endings: [(ending: String, scale: Double)] = [
    ("@3x.png", 3), ("@2x.png", 2), (".png", 1), ("@3x.jpg", 3), ("@2x.jpg", 2), (".jpg", 1),
    (".jpeg", 1),
  ]

  /// A picture of a set: Xcode reads that on a Mac, whereas loose files are looked for on a device.
  private func bitmapOfSet(_ path: String) -> Bitmap? {
    bitmap(path) ?? pathAsSpelled(path) { files.list($0) }.flatMap(bitmap)
  }

  private func bitmap(_ path: String) -> Bitmap? {
    guard case .success(let bytes) = files.read(path),
      case .success(let bitmap) = files.decodeImage(bytes)
    else { return nil }
    return bitmap
  }
}

extension DocumentAssets {
  /// The two meanings of UIImage.RenderingMode.automatic: in bars and in buttons of the system a template, elsewhere the picture's own colours.
  package enum AutomaticRendering {
    case original
    case template
  }
}

/// A picture of a set, for one kind of display.
private struct ImageVariant {
  let file: String
  let scale: Double
  /// How well the picture fits a phone in the light; the sharpest of those that fit counts.
  let rank: Double

  /// The scales that a catalog has, as it writes them.
  private static let scales = ["1x": 1.0, "2x": 2, "3x": 3]

  init?(_ node: JSONNode) {
    guard let file = node["filename"]?.string else { return nil }
    self.file = file
    scale = Self.scales[node["scale"]?.string ?? "1x"] ?? 1
    let isForPhone = ["universal", "iphone"].contains(node["idiom"]?.string ?? "universal")
    rank = scale + (isForPhone ? 10 : 0) - (node["appearances"] == nil ? 0 : 100)
  }
}

extension Image {
  /// A picture under a name from which its scale can be read.
  fileprivate init(_ name: String, _ bitmap: Bitmap, scale: Double, isTemplate: Bool) {
    let ending = scale == 1 ? "" : "@\(Int(scale))x"
    self.init(name: "\(name)\(ending).png", bitmap: bitmap, scale: scale)
    self.isTemplate = isTemplate
  }
}
