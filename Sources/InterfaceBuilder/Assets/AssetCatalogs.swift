import AfterimageScreens

/// The sets of the asset catalogs around a document, by their kinds and names, and the font files.
struct AssetCatalogs: Sendable {
  /// The folders of picture sets.
  private(set) var images: [String: String] = [:]
  /// The folders of colour sets.
  private(set) var colors: [String: String] = [:]
  /// The font files, the nearest first.
  private(set) var fonts: [String] = []

  /// Looks for catalogs beside a document, then in the folders above it as far as its files may be read; of sets of one name the nearest counts.
  init(around files: ScreenFiles) {
    var search = CatalogSearch(files: files)
    var folder = "."
    for _ in 0..<CatalogSearch.levels {
      search.visit(folder, depth: 0)
      folder = folder == "." ? ".." : folder + "/.."
      guard files.list(folder) != nil else { break }
    }
    fonts = search.fonts
    for catalog in search.catalogs { collect(catalog, prefix: "", &search) }
  }

  private mutating func collect(
    _ folder: String, prefix: String, _ search: inout CatalogSearch
  ) {
    for name in search.list(folder) {
      let path = folder + "/" + name
      if name.hasSuffix(".imageset") {
        images.keepFirst(path, for: prefix + name.dropLast(".imageset".count))
      } else if name.hasSuffix(".colorset") {
        colors.keepFirst(path, for: prefix + name.dropLast(".colorset".count))
      } else if !name.contains(".") {
        let isNamespace = search.isNamespace(path)
        collect(path, prefix: isNamespace ? prefix + name + "/" : prefix, &search)
      }
    }
  }
}

extension [String: String] {
  fileprivate mutating func keepFirst(_ value: String, for key: String) {
    if self[key] == nil { self[key] = value }
  }
}

/// A search for catalogs and fonts that looks into a limited number of folders.
private struct CatalogSearch {
  let files: ScreenFiles
  /// The catalogs in the order in which they were found.
  var catalogs: [String] = []
  /// The font files in that order.
  var fonts: [String] = []
  private var remaining = 4000

  /// How many folders above the document, its own among them, are searched.
  static let levels = 8
  /// How deep below each of them.
  static let depth = 6

  init(files: ScreenFiles) { self.files = files }

  /// The names in a folder; none once the search has looked into as many as it may.
  mutating func list(_ folder: String) -> [String] {
    guard remaining > 0 else { return [] }
    remaining -= 1
    return files.list(folder) ?? []
  }

  mutating func visit(_ folder: String, depth: Int) {
    for name in list(folder) {
      let path = folder + "/" + name
      if name.hasSuffix(".xcassets") {
        catalogs.append(path)
      } else if Self.fontSuffixes.contains(where: name.hasSuffix) {
        if fonts.count < Limits.fonts { fonts.append(path) }
      } else if depth < Self.depth, !name.contains("."), !Self.foreign.contains(name) {
        visit(path, depth: depth + 1)
      }
    }
  }

  private static let fontSuffixes = [".ttf", ".otf", ".TTF", ".OTF"]

  /// Folders whose catalogs are not the app's own.
  private static let foreign: Set<String> = ["Pods", "Carthage", "build", "DerivedData"]

  /// True where a folder's name is part of the names in it.
  func isNamespace(_ folder: String) -> Bool {
    let contents = files.json(folder + "/Contents.json")
    return contents?["properties"]?["provides-namespace"]?.content == .bool(true)
  }
}

extension ScreenFiles {
  /// The value of a JSON file; nil where it cannot be read.
  func json(_ path: String) -> JSONNode? {
    guard case .success(let bytes) = read(path) else { return nil }
    return JSONDocument(reading: bytes, file: path).root
  }
}
