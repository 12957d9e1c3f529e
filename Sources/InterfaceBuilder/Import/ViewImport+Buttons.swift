import AfterimageGraphics
import AfterimageScreens

/// Buttons in the state that they are in.
extension ViewImport {
  mutating func button(_ element: XMLElement) -> Button {
    let configuration = element.child("buttonConfiguration", key: "configuration")
    var button =
      configuration.map { configuredButton($0, of: element) } ?? plainButton(element)
    button.contentHorizontalAlignment =
      element["contentHorizontalAlignment"].flatMap { .init(rawValue: $0) } ?? .center
    button.contentVerticalAlignment =
      element["contentVerticalAlignment"].flatMap { .init(rawValue: $0) } ?? .center
    button.isEnabled = element["enabled"] != "NO"
    button.isHighlighted = element.isYes("highlighted")
    button.isSelected = element.isYes("selected")
    return button
  }

  /// A button of UIButton.Configuration.
  private mutating func configuredButton(
    _ configuration: XMLElement, of element: XMLElement
  ) -> Button {
    let normal = element.child("state", key: "normal")
    // Interface Builder leaves its own word there, which no button with a configuration shows (read from stored frames).
    let titled = normal?["title"] == "Button" ? nil : normal
    let own = localized("title", of: configuration, ownedBy: element, as: "configuration.title")
    let runs = attributedText("attributedTitle", of: configuration)
    var button = Button("")
    button.attributedTitle =
      own.map { AttributedText($0) } ?? runs ?? title(of: element, in: titled)
    button.style = Button.Style(rawValue: configuration["style"] ?? "plain") ?? .plain
    button.contentInsets = configuration.child("directionalEdgeInsets", key: "contentInsets")
      .map(Self.insets)
    button.font = font("titleFontDescription", of: configuration) ?? font(of: element)
    button.buttonSize = configuration["buttonSize"].flatMap { .init(rawValue: $0) } ?? .medium
    button.titleColor = color("baseForegroundColor", of: configuration)
    button.baseBackgroundColor = color("baseBackgroundColor", of: configuration)
    button.cornerStyle = configuration["cornerStyle"].flatMap { .init(rawValue: $0) } ?? .dynamic
    let image = configuration["image"] == nil ? normal : configuration
    button.image = image.flatMap { picture($0["image"], namedBy: $0) }
    button.imagePadding = max(0, configuration.number("imagePadding") ?? 0)
    button.imagePlacement =
      configuration["imagePlacement"].flatMap { .init(rawValue: $0) } ?? .leading
    return button
  }

  /// A button as it was before configurations.
  private mutating func plainButton(_ element: XMLElement) -> Button {
    let isOfSystem = Self.isOfSystem(element["buttonType"])
    let states = states(of: element)
    var button = Button("")
    button.attributedTitle = title(of: element, in: states.first)
    button.style = .system
    button.font = font(of: element) ?? (isOfSystem ? nil : .system(size: 18))
    let ownColor = states.lazy.compactMap { $0.child("color", key: "titleColor") == nil ? nil : $0 }
    button.titleColor =
      ownColor.first.flatMap { color("titleColor", of: $0) }
      ?? (isOfSystem ? nil : .system(.white))
    // The titles of buttons without a mode are cut as those of labels are not: in the middle.
    button.lineBreakMode =
      element["lineBreakMode"] == nil
      ? .byTruncatingMiddle : Self.lineBreakMode(element["lineBreakMode"])
    readPictures(of: &button, element, states)
    button.imageEdgeInsets = insets("imageEdgeInsets", of: element) ?? .zero
    button.titleEdgeInsets = insets("titleEdgeInsets", of: element) ?? .zero
    button.contentInsets =
      button.image == nil
      ? insetsBesidePicture(of: element) ?? contentInsets(of: element) : contentInsets(of: element)
    return button
  }

  /// The states of a button in the document, the one that it is in before those that stand in for it.
  private func states(of element: XMLElement) -> [XMLElement] {
    let keys =
      element["enabled"] == "NO"
      ? ["disabled", "normal"] : element.isYes("selected") ? ["selected", "normal"] : ["normal"]
    return keys.compactMap { element.child("state", key: $0) }
  }

  /// A title in runs wins over a plain one, as UIButton has it.
  private mutating func title(of element: XMLElement, in state: XMLElement?) -> AttributedText {
    guard let state else { return AttributedText("") }
    if let runs = attributedText("attributedTitle", of: state) { return runs }
    let key = (state["key"] ?? "normal") + "Title"
    if let title = localized("title", of: state, ownedBy: element, as: key) {
      return AttributedText(title)
    }
    guard state["key"] != "normal" else { return AttributedText("") }
    return title(of: element, in: element.child("state", key: "normal"))
  }

  /// The pictures of a state; a button of the system's takes them for templates.
  private mutating func readPictures(
    of button: inout Button, _ element: XMLElement, _ states: [XMLElement]
  ) {
    if let state = states.first(where: { $0["image"] != nil }) {
      let isOfSystem = Self.isOfSystem(element["buttonType"])
      button.image = picture(
        state["image"], namedBy: state, rendering: isOfSystem ? .template : .original)
    }
    if let state = states.first(where: { $0["backgroundImage"] != nil }) {
      button.backgroundImage = picture(state["backgroundImage"], namedBy: state)
    }
  }
}
