/// An input of a preview, before its sheet has a name.
package struct SheetSubject: Hashable, Sendable {
  /// The name of the input.
  package let name: String
  /// The path of its file, perhaps with a scene behind `#`.
  package let path: String

  /// Names an input.
  package init(name: String, path: String) {
    self.name = name
    self.path = path
  }
}

extension SheetSubject {
  /// The names of sheets: those of the inputs, where equal with the kinds of their files, their folders, or both.
  ///
  /// Where nothing else tells them apart, the later ones have numbers. Names are equal that differ in case only, as many systems have one file for both.
  package static func sheetNames(of subjects: [SheetSubject]) -> [String] {
    var names = subjects.map(\.name)
    for places in Dictionary(grouping: names.indices, by: { names[$0].lowercased() }).values
    where places.count > 1 {
      for (place, name) in zip(places, distinctNames(of: places.map { subjects[$0] })) {
        names[place] = name
      }
    }
    return withNumbers(names, beside: ["index.html"]) { [$0, $0 + ".png"] }
  }

  /// The shortest of the longer names of some subjects that tell all of them apart; the names themselves where none do.
  private static func distinctNames(of subjects: [SheetSubject]) -> [String] {
    let depth = subjects.map(\.folders.count).max() ?? 0
    let byKind = [subjects.map { $0.name + $0.ending }]
    let byFolder = (0...depth).dropFirst().map { depth in subjects.map { $0.qualified(by: depth) } }
    let byBoth = byFolder.map { names in zip(names, subjects).map { $0 + $1.ending } }
    return (byKind + byFolder + byBoth).first { Set($0.map { $0.lowercased() }).count == $0.count }
      ?? subjects.map(\.name)
  }

  private func qualified(by depth: Int) -> String {
    (folders.suffix(depth) + [name]).joined(separator: ".")
  }

  /// The folders on the way to the file, in the characters of a name.
  private var folders: [String] {
    path.split(separator: "/").dropLast().filter { $0 != "." && $0 != ".." }
      .map { String($0.prefix(longestFolder).map(nameable)) }
  }

  private var ending: String {
    let file = path.split(separator: "/").last.map(String.init) ?? path
    return sheetEndings.first { file.hasSuffix($0.key) || file.contains("\($0.key)#") }?.value ?? ""
  }
}

/// The words that tell sheets of equal names apart, by the endings of file names.
private let sheetEndings: KeyValuePairs = [
  ".screen.json": ".screen", ".scenario.json": ".scenario", ".storyboard": ".storyboard",
  ".xib": ".xib",
]

/// A file name has 255 bytes on most systems, and several folders may stand in one.
private let longestFolder = 40

private func nameable(_ character: Character) -> Character {
  let isAllowed = character.isASCII && (character.isLetter || character.isNumber)
  return isAllowed || "._-".contains(character) ? character : "-"
}
