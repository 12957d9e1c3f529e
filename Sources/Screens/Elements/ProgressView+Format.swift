extension ElementType {
  /// A bar that shows how much of a task is done.
  static let progressView = describe(
    .progressView, "A bar that shows how much of a task is done.", blank: ProgressView(),
    keys: [
      Key("progress", \.progress, .number(in: 0...1), "The part that is done, 0 to 1."),
      Key("style", \.style, .word(), "How the bar is drawn."),
      Key(
        "progressTintColor", optional: \.progressTintColor, .color,
        "The colour of the part that is done; else the tint."),
      Key(
        "trackTintColor", optional: \.trackTintColor, .color,
        "The colour of the part that is left; else the style's own."),
    ],
    embedding: Element.progressView,
    extracting: { if case .progressView(let bar) = $0 { bar } else { nil } })
}
