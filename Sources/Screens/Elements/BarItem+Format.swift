extension BarItem {
  /// The keys of a button in a bar.
  static let form = ObjectForm(
    name: "a bar item", documentation: "A button in a bar.", blank: BarItem(""),
    keys: [
      Key("title", \.title, .text, "The words on the button."),
      Key(
        "symbol", optional: \.image.symbol, .symbolOrName,
        "The symbol on the button, instead of words."),
      Key(
        "image", optional: \.image.bitmap, .imageOrTemplate,
        "The picture on the button, instead of words."),
      Key(
        "systemItem", optional: \.systemItem, .word(), "The button of the system that this one is."),
      Key(
        "customView", optional: \.customView, .view, "A view in the place of the button."),
      Key("style", \.style, .word(), "How strongly the words are set."),
      Key("enabled", \.isEnabled, .bool, "False where the button is greyed out."),
      Key(
        "tintColor", optional: \.tintColor, .color,
        "The colour of the words, the symbol, or a picture that is a template; else inherited."),
      Key(
        "sensitive", optional: \.isSensitive, .bool,
        "Marks the words, the picture or the view as sensitive, or takes the bar's mark off."),
    ])
}
