import AfterimageScreens

/// The keys of a keyboard as they lie in rows.
struct KeyboardPlane {
  /// The rows from the top down.
  var rows: [[KeyboardSlot]]
  /// True where the keys are the digits of a telephone.
  var isPad = false
}

/// A part of a row.
enum KeyboardSlot {
  /// A key as wide as some letters and the gaps between them.
  case key(KeyboardKey, letters: Double)
  /// A key that shares what the others leave.
  case filling(KeyboardKey)
  /// Bare tray that shares what the keys leave.
  case gap
  /// Bare tray as wide as some letters.
  case indent(letters: Double)
}

/// A key: what is on it and how it looks.
struct KeyboardKey {
  /// The name of the key in reports.
  var name: String
  /// The face of the key.
  var face: Face
  /// How it looks.
  var look: Look = .character
  /// The small characters beside the character; empty shows none.
  var hint = ""

  /// The things that can be on a key.
  enum Face {
    /// The character that the key types.
    case character(String)
    /// A word.
    case title(String)
    /// A symbol by its SF name.
    case symbol(String)
  }

  /// The looks of keys.
  enum Look {
    /// Types something.
    case character
    /// Does something else.
    case function
    /// Ends the entry, and says how.
    case action
    /// Has nothing behind what is on it.
    case bare
  }

  /// A key that types a character.
  static func character(_ character: String, hint: String = "") -> KeyboardKey {
    KeyboardKey(name: character, face: .character(character), hint: hint)
  }

  /// A key with a word that does something.
  static func function(_ title: String) -> KeyboardKey {
    KeyboardKey(name: title, face: .title(title), look: .function)
  }

  /// A key with a symbol that does something.
  static func function(_ name: String, symbol: String) -> KeyboardKey {
    KeyboardKey(name: name, face: .symbol(symbol), look: .function)
  }
}
