/// Why what listens to something may not run when it happens.
enum ListenerDoubt: Hashable {
  /// Something that is not understood, in words.
  case gap(String)
  /// Something that lasts until other code ends it: a question whether it is there still, in words.
  case question(String)

  /// The question whether something still listens.
  static func listening(_ type: String) -> ListenerDoubt { .question("\(type) still listening") }
}
