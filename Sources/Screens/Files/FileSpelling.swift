/// A path as folders spell it, found as the file system of a Mac finds it; nil where nothing is there.
///
/// That file system tells neither capitals from small letters, nor the forms that Unicode has of one letter from each other.
///
/// - Parameter list: the names in a folder, the one that paths begin at being empty; nil where it cannot be listed.
package func pathAsSpelled(
  _ path: String, listing list: (_ folder: String) -> [String]?
) -> String? {
  guard !path.hasPrefix("/") else { return nil }
  var found = ""
  for part in path.split(separator: "/") {
    let name = part == "." || part == ".." ? String(part) : list(found)?.spelling(of: part)
    guard let name else { return nil }
    found += found.isEmpty ? name : "/" + name
  }
  return found
}

extension [String] {
  /// The name that a word stands for; one of the same bytes comes before others.
  fileprivate func spelling(of word: Substring) -> String? {
    let small = word.lowercased()
    return first { $0.utf8.elementsEqual(word.utf8) } ?? first { $0.lowercased() == small }
  }
}
