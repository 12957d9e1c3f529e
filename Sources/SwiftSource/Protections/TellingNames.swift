/// The names by which code gives views texts and pictures.
enum TellingNames {
  /// Properties of views, of their layers and of what they are configured by.
  static let properties: Set = [
    "text", "attributedText", "title", "attributedTitle", "subtitle", "attributedSubtitle", "image",
    "placeholder", "attributedPlaceholder", "secondaryText", "contents", "string", "prompt",
  ]

  /// Functions of views.
  static let functions: Set = [
    "setTitle", "setAttributedTitle", "setImage", "append", "load", "loadHTMLString", "draw",
  ]
}
