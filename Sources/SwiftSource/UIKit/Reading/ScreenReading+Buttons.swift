import AfterimageGraphics
import AfterimageScreens
import AfterimageSwiftEvaluation

/// Buttons, with configurations and without.
extension ScreenReading {
  /// A button in the state that it is in.
  mutating func button(_ id: ObjectID) -> Button {
    var button = plainButton(id)
    if case .term(let configuration)? = value("configuration", of: id) {
      configure(&button, configuration, id)
    }
    button.isEnabled = flag("isEnabled", of: id) ?? true
    button.isSelected = flag("isSelected", of: id) ?? false
    button.isHighlighted = flag("isHighlighted", of: id) ?? false
    button.contentHorizontalAlignment = constant("contentHorizontalAlignment", of: id) ?? .center
    button.contentVerticalAlignment = constant("contentVerticalAlignment", of: id) ?? .center
    return button
  }

  private mutating func plainButton(_ id: ObjectID) -> Button {
    let place = evaluator.object(id).place
    let type = value("type", of: id)?.constantName
    let isOfSystem = type != nil && type != "custom"
    var button = Button("")
    button.style = .system
    if let runs = state("attributedTitle", of: id), let text = attributedText(runs, at: place) {
      button.attributedTitle = text
    } else if let title = state("title", of: id) {
      button.title = text(title, named: ids.name(of: id, evaluator) ?? "title") ?? ""
    }
    button.titleColor =
      state("titleColor", of: id).flatMap { color($0, named: "titleColor", at: place) }
      ?? (isOfSystem ? nil : .system(.white))
    button.image = state("image", of: id).flatMap { image($0, at: place) }
    button.backgroundImage = state("backgroundImage", of: id).flatMap { image($0, at: place) }
    if let configuration = state("preferredSymbolConfiguration", of: id) {
      configure(&button.image, configuration)
    }
    button.font = isOfSystem ? nil : .system(size: 18)
    if case .object(let label)? = evaluator.stored("titleLabel", of: id) {
      if let font = font("font", of: label) { button.font = font }
      button.lineBreakMode = constant("lineBreakMode", of: label) ?? .byTruncatingMiddle
    }
    button.contentInsets = value("contentEdgeInsets", of: id).flatMap(Geometry.insets)
    button.imageEdgeInsets = value("imageEdgeInsets", of: id).flatMap(Geometry.insets) ?? .zero
    button.titleEdgeInsets = value("titleEdgeInsets", of: id).flatMap(Geometry.insets) ?? .zero
    if ["infoLight", "infoDark", "detailDisclosure"].contains(type) {
      button.image = .symbol("info.circle")
    } else if let symbol = ["contactAdd": "plus.circle", "close": "xmark.circle.fill"][type ?? ""] {
      button.image = .symbol(Symbol(symbol))
    }
    readAction(value("primaryAction", of: id), into: &button)
    return button
  }

  /// What a button has in the state that it is in, else in the normal one.
  private func state(_ property: String, of id: ObjectID) -> Value? {
    var states = ["normal"]
    if flag("isSelected", of: id) == true { states.insert("selected", at: 0) }
    if flag("isEnabled", of: id) == false { states.insert("disabled", at: 0) }
    return states.lazy.compactMap { value(property + " for " + $0, of: id) }.first
  }

  /// The title and the image of an action that a button is made with.
  private mutating func readAction(_ value: Value?, into button: inout Button) {
    guard case .object(let action)? = value else { return }
    if let title = text("title", of: action), !title.isEmpty { button.title = title }
    if let image = image("image", of: action) { button.image = image }
  }

  // MARK: Configurations

  private mutating func configure(_ button: inout Button, _ term: Term, _ id: ObjectID) {
    func part(_ name: String) -> Value? {
      term["set " + name].map(settled) ?? (term.base == nil ? term[name] : nil)
    }
    let name = term.name.hasPrefix(".") ? String(term.name.dropFirst()) : term.name
    button.style = Button.Style(rawValue: name) ?? .plain
    if name == "borderedProminent" { button.style = .borderedProminent }
    if let title = part("title") { button.title = text(title, named: "title") ?? "" }
    if let runs = part("attributedTitle") { button.attributedTitle = swiftText(runs) }
    if let subtitle = part("subtitle"), subtitle != .nothing {
      remark(.noPlace("subtitle"), at: term.place)
    }
    if let image = part("image") { button.image = self.image(image, at: term.place) }
    if let configuration = part("preferredSymbolConfigurationForImage") {
      configure(&button.image, configuration)
    }
    button.imagePadding = part("imagePadding").flatMap { number($0) } ?? 0
    button.imagePlacement =
      part("imagePlacement")?.constantName.flatMap { .init(rawValue: $0) } ?? .leading
    button.contentInsets = part("contentInsets").flatMap(Geometry.insets)
    button.cornerStyle =
      part("cornerStyle")?.constantName.flatMap { .init(rawValue: $0) } ?? .dynamic
    button.buttonSize = part("buttonSize")?.constantName.flatMap { .init(rawValue: $0) } ?? .medium
    button.titleColor =
      part("baseForegroundColor").flatMap {
        color($0, named: "baseForegroundColor", at: term.place)
      }
    button.baseBackgroundColor =
      part("baseBackgroundColor").flatMap {
        color($0, named: "baseBackgroundColor", at: term.place)
      }
    if evaluator.stored("titleLabel", of: id) == nil { button.font = nil }
  }

  /// A text of `AttributedString`, as far as its attributes are those of the whole.
  private mutating func swiftText(_ value: Value) -> AttributedText {
    guard case .term(let term) = settled(value) else {
      return AttributedText(text(value, named: "title") ?? "")
    }
    var run = AttributedText.Run(
      term.arguments.first.flatMap { text($0.value, named: "title") } ?? "")
    if let font = term["set font"] { run.font = self.font(font, at: term.place) }
    if let color = term["set foregroundColor"] {
      run.color = self.color(color, named: "foregroundColor", at: term.place)
    }
    if case .term(let container)? = term["attributes"] {
      if let font = container["set font"] { run.font = self.font(font, at: term.place) }
    }
    return AttributedText([run])
  }
}
