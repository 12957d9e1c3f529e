import AfterimageGraphics

#if canImport(Glibc)
  private import Glibc
#else
  private import Darwin
#endif

/// A family of fonts that stands in for what the bundled faces lack, where the system has its files; no other font of the system's is ever used unasked.
struct FallbackFont: Hashable {
  /// The scripts that it is opened for.
  let scripts: [WritingScript]
  /// Its files in the order of their weights, below the folder of the system's fonts.
  let files: [String]
  /// The Debian package that has them.
  let package: String

  /// The folder of the system's fonts.
  private static let folder = "/usr/share/fonts/"

  /// Every family; of two for one script the first that is there counts.
  static let all = [
    noto("Arabic", for: .arabic), noto("Armenian", for: .armenian),
    noto("Bengali", for: .bengali), noto("Devanagari", for: .devanagari),
    noto("Georgian", for: .georgian), noto("Hebrew", for: .hebrew), noto("Tamil", for: .tamil),
    noto("Thai", for: .thai),
    FallbackFont(
      scripts: [.emoji], files: ["truetype/noto/NotoColorEmoji.ttf"],
      package: "fonts-noto-color-emoji"),
    FallbackFont(
      scripts: ideographic,
      files: ["Regular", "Bold"].map { "opentype/noto/NotoSansCJK-\($0).ttc" },
      package: "fonts-noto-cjk"),
    FallbackFont(
      scripts: ideographic, files: ["truetype/droid/DroidSansFallbackFull.ttf"],
      package: "fonts-droid-fallback"),
    FallbackFont(
      scripts: [.other],
      files: ["Symbols-Regular", "Symbols2-Regular", "Math-Regular"].map {
        "truetype/noto/NotoSans\($0).ttf"
      }, package: "fonts-noto-core"),
  ]

  /// The scripts that share their ideographs.
  static let ideographic: [WritingScript] = [.chinese, .japanese, .korean]

  private static func noto(_ name: String, for script: WritingScript) -> FallbackFont {
    FallbackFont(
      scripts: [script],
      files: ["Regular", "Bold"].map { "truetype/noto/NotoSans\(name)-\($0).ttf" },
      package: "fonts-noto-core")
  }

  /// The paths of those of its files that are there.
  var paths: [String] { files.map { Self.folder + $0 }.filter { access($0, R_OK) == 0 } }

  /// The families that are there for some scripts, in the order of the list.
  static func installed(for scripts: Set<WritingScript>) -> [FallbackFont] {
    var missing = scripts
    return all.filter { font in
      guard !missing.isDisjoint(with: font.scripts), !font.paths.isEmpty else { return false }
      missing.subtract(font.scripts)
      return true
    }
  }

  /// The paths and sizes of the files that are there, which tell them from others without reading them.
  static var inventory: String {
    all.flatMap(\.paths).map { path in
      var status = stat()
      return stat(path, &status) == 0 ? "\(path) \(status.st_size)" : path
    }.joined(separator: "\n")
  }
}

extension WritingScript {
  /// The Debian package whose fonts have the script.
  package var fontPackage: String {
    FallbackFont.all.first { $0.scripts.contains(self) }?.package ?? "fonts-noto-core"
  }
}
