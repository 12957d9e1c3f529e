import AfterimageGraphics

/// The option that says how KTX files keep their pixels.
enum TextureArguments {
  static let texture = Option(
    "--texture", "WORD",
    "How .ktx files keep their pixels: exactly, or in ASTC, plain or in LZFSE as devices do.",
    .one(of: KTX.Form.allCases, named: \.word))
}

extension KTX.Form {
  /// The word for it on the command line.
  fileprivate var word: String {
    switch self {
    case .rgba: "rgba"
    case .astc: "astc"
    case .compressedASTC: "astc-lzfse"
    }
  }
}
