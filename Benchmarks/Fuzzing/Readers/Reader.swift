/// Something that reads what people or other programs wrote, and the bytes to read.
struct Reader: Sendable {
  /// The word that chooses it, which is the name of its folder of seeds too.
  let name: String
  /// Reads an input: whatever it holds, the process goes on, soon.
  let read: @Sendable (_ input: [UInt8]) -> Void

  init(_ name: String, read: @escaping @Sendable (_ input: [UInt8]) -> Void) {
    self.name = name
    self.read = read
  }

  /// Every reader.
  static let all = [
    screens, scenarios, documents, catalogs, strings, sideFiles, png, jpeg, ktx, aapl, lzfse, astc,
    cases, passed, commandLines, values, records, results, costs, trees, apps, propertyLists,
    projects, descriptions,
  ]
}
