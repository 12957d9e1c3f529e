import AfterimageGraphics
package import AfterimageScreens

/// What lies beside a document and belongs to it: asset catalogs and the words of a language.
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
  ///   - locale: the language, such as `de`; nil keeps the document's own words.
  package init(of document: String, files: ScreenFiles, locale: String? = nil) {
    self.files = files
    catalogs = AssetCatalogs(around: files)
    strings = locale.map { Self.strings(of: document, in: $0, files) } ?? [:]
  }

  /// The picture of a name; nil where there is none that can be decoded.
  func image(_ name: String) -> Image? {
    guard let folder = catalogs.images[name] else { return looseImage(name) }
    let contents = files.json(folder + "/Contents.json")
    let intent = contents?["properties"]?["template-rendering-intent"]?.string
    let variants = (contents?["images"]?.elements ?? []).compactMap { ImageVariant($0) }
    for variant in variants.sorted(by: { $0.rank > $1.rank }) {
      guard let bitmap = bitmap(folder + "/" + variant.file) else { continue }
      return Image(name, bitmap, scale: variant.scale, isTemplate: intent == "template")
    }
    return nil
  }

  /// The colour of a name; nil where there is none that is understood.
  func color(_ name: String) -> ColorReference? {
    let contents = catalogs.colors[name].flatMap { files.json($0 + "/Contents.json") }
    return contents.flatMap { ColorReference(colorSet: $0) }
  }

  /// A picture that lies beside the document as it is.
  private func looseImage(_ name: String) -> Image? {
    let stem = name.hasSuffix(".png") ? String(name.dropLast(4)) : name
    for (ending, scale) in [("@3x.png", 3.0), ("@2x.png", 2), (".png", 1), (".jpg", 1)] {
      if let bitmap = bitmap(stem + ending) { return Image(stem, bitmap, scale: scale) }
    }
    return nil
  }

  private func bitmap(_ path: String) -> Bitmap? {
    guard case .success(let bytes) = files.read(path),
      case .success(let bitmap) = files.decodeImage(bytes)
    else { return nil }
    return bitmap
  }

  /// The words lie in `LANGUAGE.lproj`, beside the document or beside the folder of its own language.
  private static func strings(
    of document: String, in locale: String, _ files: ScreenFiles
  ) -> [String: String] {
    let stem = document.split(separator: ".").dropLast().joined(separator: ".")
    let language = String(locale.prefix { $0 != "-" && $0 != "_" })
    for folder in ["../", ""].flatMap({ above in [locale, language].map { above + $0 } }) {
      guard case .success(let bytes) = files.read("\(folder).lproj/\(stem).strings") else {
        continue
      }
      return StringsFile.read(bytes)
    }
    return [:]
  }
}

/// A picture of a set, for one kind of display.
private struct ImageVariant {
  let file: String
  let scale: Double
  /// How well the picture fits a phone in the light; the sharpest of those that fit counts.
  let rank: Double

  init?(_ node: JSONNode) {
    guard let file = node["filename"]?.string else { return nil }
    self.file = file
    scale = Double((node["scale"]?.string ?? "1x").dropLast()) ?? 1
    let isForPhone = ["universal", "iphone"].contains(node["idiom"]?.string ?? "universal")
    rank = scale + (isForPhone ? 10 : 0) - (node["appearances"] == nil ? 0 : 100)
  }
}

extension Image {
  /// A picture under a name from which its scale can be read.
  fileprivate init(_ name: String, _ bitmap: Bitmap, scale: Double, isTemplate: Bool = false) {
    let ending = scale == 1 ? "" : "@\(Int(scale))x"
    self.init(name: "\(name)\(ending).png", bitmap: bitmap, scale: scale)
    self.isTemplate = isTemplate
  }
}
