import AfterimageGraphics

/// A text of a bar as it stands in a file: the text alone, or an object with its mark.
struct BarText: Sendable {
  /// The characters.
  var text = ""
  /// The mark on them.
  var isSensitive: Bool?

  private static let form = ObjectForm(
    name: "a text", documentation: "A text of a bar.", blank: BarText(),
    keys: [
      Key("text", \.text, .text, isRequired: true, "The characters."),
      Key(
        "sensitive", optional: \.isSensitive, .bool,
        "Marks the text as sensitive, or takes the bar's mark off it."),
    ])

  /// The text alone where nothing is marked.
  static let shape = Shape<BarText>(
    schema: ["anyOf": [Shape<String>.text.schema, form.shape.schema]],
    check: form.check,
    write: { $0.isSensitive == nil ? .string($0.text) : form.shape.write($0) },
    read: { node, decoding in
      node.members == nil
        ? Shape<String>.text.read(node, &decoding).map { BarText(text: $0) }
        : form.read(node, &decoding)
    })
}

extension NavigationBar {
  /// The title with its mark, as a file has it.
  var markedTitle: BarText {
    get { BarText(text: title, isSensitive: isTitleSensitive) }
    set { (title, isTitleSensitive) = (newValue.text, newValue.isSensitive) }
  }

  /// The prompt with its mark, as a file has it.
  var markedPrompt: BarText? {
    get { prompt.map { BarText(text: $0, isSensitive: isPromptSensitive) } }
    set { (prompt, isPromptSensitive) = (newValue?.text, newValue?.isSensitive) }
  }

  /// The back button's title with its mark, as a file has it.
  var markedBackTitle: BarText? {
    get { backTitle.map { BarText(text: $0, isSensitive: isBackTitleSensitive) } }
    set { (backTitle, isBackTitleSensitive) = (newValue?.text, newValue?.isSensitive) }
  }
}

extension TabBar.Item {
  /// The words with their mark, as a file has them.
  var markedTitle: BarText {
    get { BarText(text: title, isSensitive: isTitleSensitive) }
    set { (title, isTitleSensitive) = (newValue.text, newValue.isSensitive) }
  }

  /// The badge with its mark, as a file has it.
  var markedBadge: BarText? {
    get { badge.map { BarText(text: $0, isSensitive: isBadgeSensitive) } }
    set { (badge, isBadgeSensitive) = (newValue?.text, newValue?.isSensitive) }
  }
}
