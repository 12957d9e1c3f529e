import AfterimageGraphics
import AfterimageScreens

/// The views that show or take text.
extension ViewImport {
  mutating func label(_ element: XMLElement) -> Label {
    var label = Label(text(of: element))
    label.font = font(of: element) ?? .system(size: 17)
    label.textColor = color("textColor", of: element) ?? .system(.label)
    label.textAlignment = Self.alignment(element["textAlignment"])
    label.numberOfLines = element["numberOfLines"].flatMap { Int($0) } ?? 1
    // Documents write 0 for the width that the label has.
    label.preferredMaxLayoutWidth = element.number("preferredMaxLayoutWidth")
      .flatMap { $0 > 0 ? $0 : nil }
    label.lineBreakMode = Self.lineBreakMode(element["lineBreakMode"])
    if let runs = attributedText("attributedText", of: element) { label.attributedText = runs }
    if let style = paragraphStyle("attributedText", of: element) {
      label.textAlignment = Self.alignment(style["alignment"])
      label.lineBreakMode = Self.paragraphBreakMode(style["lineBreakMode"])
      label.lineSpacing = max(0, style.number("lineSpacing") ?? 0)
      label.lineHeightMultiple = Self.lineHeightMultiple(of: style)
      label.minimumLineHeight = max(0, style.number("minimumLineHeight") ?? 0)
      label.maximumLineHeight = max(0, style.number("maximumLineHeight") ?? 0)
    }
    label.adjustsFontSizeToFitWidth = element.isYes("adjustsFontSizeToFit")
    label.minimumScaleFactor = min(max(element.number("minimumScaleFactor") ?? 0, 0), 1)
    label.shadowColor = color("shadowColor", of: element)
    if let offset = element.child("size", key: "shadowOffset") {
      label.shadowOffset = Point(
        x: offset.number("width") ?? 0, y: offset.number("height") ?? 0)
    }
    return label
  }

  /// True for the button that is drawn in the tint; it was called round before iOS 7.
  static func isOfSystem(_ type: String?) -> Bool {
    type == "system" || type == "roundedRect"
  }

  static func insets(_ element: XMLElement) -> EdgeInsets {
    EdgeInsets(
      top: element.number("top") ?? 0,
      left: element.number("left") ?? element.number("leading") ?? 0,
      bottom: element.number("bottom") ?? 0,
      right: element.number("right") ?? element.number("trailing") ?? 0)
  }

  mutating func textField(_ element: XMLElement) -> TextField {
    var field = TextField(
      localized("text", of: element) ?? "", placeholder: localized("placeholder", of: element) ?? ""
    )
    let traits = element.child("textInputTraits", key: "textInputTraits")
    field.isSecureTextEntry = traits?.isYes("secureTextEntry") == true
    field.contentType = traits?["textContentType"].flatMap { .init(interfaceBuilder: $0) }
    field.inputTraits = TextInputTraits(interfaceBuilder: traits)
    field.borderStyle = element["borderStyle"].flatMap(TextField.BorderStyle.init) ?? .none
    field.font = font(of: element) ?? .system(size: 14)
    field.textColor = color("textColor", of: element) ?? .system(.label)
    field.textAlignment = Self.alignment(element["textAlignment"])
    field.isEnabled = element["enabled"] != "NO"
    field.adjustsFontSizeToFitWidth = element.isYes("adjustsFontSizeToFit")
    field.minimumFontSize = max(0, element.number("minimumFontSize") ?? 0)
    return field
  }

  mutating func textView(_ element: XMLElement) -> TextView {
    var view = TextView(text(of: element))
    view.font = font(of: element) ?? .system(size: 14)
    view.textColor = color("textColor", of: element) ?? .system(.label)
    view.textAlignment = Self.alignment(element["textAlignment"])
    if let runs = attributedText("attributedText", of: element) { view.attributedText = runs }
    if let style = paragraphStyle("attributedText", of: element) {
      view.textAlignment = Self.alignment(style["alignment"])
      view.lineSpacing = max(0, style.number("lineSpacing") ?? 0)
      view.lineHeightMultiple = Self.lineHeightMultiple(of: style)
      view.minimumLineHeight = max(0, style.number("minimumLineHeight") ?? 0)
      view.maximumLineHeight = max(0, style.number("maximumLineHeight") ?? 0)
    }
    view.isScrollEnabled = element["scrollEnabled"] != "NO"
    return view
  }

  func searchBar(_ element: XMLElement) -> SearchBar {
    var bar = SearchBar(
      localized("text", of: element) ?? "", placeholder: localized("placeholder", of: element) ?? ""
    )
    bar.showsCancelButton = element.isYes("showsCancelButton")
    if element.isYes("showsScopeBar") {
      let titles = element.child("scopeButtonTitles")?.children("string") ?? []
      bar.scopeButtonTitles = titles.enumerated().map { place, title in
        words("scopeButtonTitles[\(place)]", ofObject: element["id"] ?? "") ?? title.text
      }
    }
    return bar
  }

  /// The text of an element, as an attribute or, where it has lines, as an element of its own.
  private func text(of element: XMLElement) -> String {
    if let text = localized("text", of: element) { return text }
    let fragments = element.child("attributedString")?.children("fragment") ?? []
    return fragments.map { $0["content"] ?? $0.child("string")?.text ?? "" }.joined()
  }

  private static func alignment(_ text: String?) -> TextAlignment {
    text.flatMap { TextAlignment(rawValue: $0) } ?? .natural
  }

  private static func paragraphBreakMode(_ text: String?) -> LineBreakMode {
    switch text {
    case "charWrapping": .byCharWrapping
    case "clipping": .byClipping
    case "truncatingHead": .byTruncatingHead
    case "truncatingTail": .byTruncatingTail
    case "truncatingMiddle": .byTruncatingMiddle
    default: .byWordWrapping
    }
  }

  private static func lineHeightMultiple(of style: XMLElement) -> Double {
    min(max(style.number("lineHeightMultiple") ?? 0, 0), 10)
  }

  static func lineBreakMode(_ text: String?) -> LineBreakMode {
    switch text {
    case "wordWrap": .byWordWrapping
    case "characterWrap": .byCharWrapping
    case "clip": .byClipping
    case "headTruncation": .byTruncatingHead
    case "middleTruncation": .byTruncatingMiddle
    default: .byTruncatingTail
    }
  }
}
