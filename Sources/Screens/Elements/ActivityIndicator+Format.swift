extension ElementType {
  /// A wheel of spokes that turns while a task goes on.
  static let activityIndicator = describe(
    .activityIndicator, "A wheel of spokes that turns while a task goes on.",
    blank: ActivityIndicator(),
    keys: [
      Key("style", \.style, .word(), "How large the wheel is."),
      Key("color", \.color, .color, "The colour of the spokes."),
      Key("animating", \.isAnimating, .bool, "True where the wheel turns."),
      Key(
        "hidesWhenStopped", \.hidesWhenStopped, .bool, "True where it shows only while it turns."),
    ],
    embedding: Element.activityIndicator,
    extracting: { if case .activityIndicator(let wheel) = $0 { wheel } else { nil } })
}
