import AfterimageScreens

/// Gives every object of a scene an id that a screen file can have.
struct Identifiers {
  private var ids: [String: String] = [:]
  private var used: Set<String> = []
  /// The next number to try behind an id that many views wish for.
  private var numbers: [String: Int] = [:]

  /// The id of the view that is made of an object, the same each time; a wish for its name is heard where it is free.
  mutating func id(of objectId: String, wishing wish: String?) -> String {
    if let known = ids[objectId] { return known }
    let base = [wish, objectId].compactMap(\.self).map(Self.identifier).first { !$0.isEmpty } ?? ""
    var id = base
    var number = numbers[base] ?? 2
    while used.contains(id) || ItemWord(rawValue: id) != nil {
      id = "\(base)_\(number)"
      number += 1
    }
    numbers[base] = number
    used.insert(id)
    ids[objectId] = id
    return id
  }

  /// The characters of a text that an identifier may have, the others as underscores.
  private static func identifier(_ text: String) -> String {
    let allowed = text.unicodeScalars.map { scalar -> Character in
      scalar.isASCII && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar))
        ? Character(scalar) : "_"
    }
    let name = String(allowed)
    return name.first?.isNumber == true ? "_" + name : name
  }
}
