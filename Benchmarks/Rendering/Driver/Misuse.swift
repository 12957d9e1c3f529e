/// Why the driver cannot do what it was asked for, in words.
struct Misuse: Error, CustomStringConvertible {
  let description: String

  /// Says it in words.
  init(_ description: String) {
    self.description = description
  }
}
