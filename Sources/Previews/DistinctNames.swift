/// Names of files that are all distinct: a later one of equal names has a number, and so has one whose files are there already.
///
/// Names are equal that differ in case only, as many systems have one file for both.
///
/// - Parameters:
///   - taken: the files that are there already, in lower case.
///   - files: the files that something of a name becomes.
package func withNumbers(
  _ names: [String], beside taken: Set<String> = [], files: (String) -> [String] = { [$0] }
) -> [String] {
  var taken = taken
  var numbers: [String: Int] = [:]
  return names.map { name in
    let stem = String(name.suffix(longestStem))
    var distinct = stem
    while !taken.isDisjoint(with: files(distinct).map { $0.lowercased() }) {
      let number = numbers[stem.lowercased(), default: 1] + 1
      numbers[stem.lowercased()] = number
      distinct = "\(stem)-\(number)"
    }
    taken.formUnion(files(distinct).map { $0.lowercased() })
    return distinct
  }
}

/// A file name has 255 bytes on most systems; a number and an ending follow.
private let longestStem = 200
