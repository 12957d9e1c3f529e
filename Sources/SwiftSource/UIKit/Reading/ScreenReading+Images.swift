import AfterimageGraphics
import AfterimageScreens
import AfterimageSwiftEvaluation

/// Images by their names, and symbols of the system's.
extension ScreenReading {
  /// An image that was set; nil where none was.
  mutating func image(_ name: String, of id: ObjectID) -> ImageSource? {
    guard let value = value(name, of: id), value != .nothing else { return nil }
    return image(value, at: evaluator.object(id).place)
  }

  /// An image; a grey one in place of one that is not there.
  mutating func image(_ value: Value, at place: CodePlace) -> ImageSource? {
    let value = settled(meant(value, by: ["UIImage"]))
    if value == .nothing { return nil }
    if let name = symbolName(value) {
      var source: ImageSource? = .symbol(Symbol(name))
      if case .term(let term) = value { readConfiguration(of: term, into: &source) }
      return source
    }
    if case .term(let term) = value { return image(term) }
    remark(.missingImage(String(value.written.prefix(60))), at: place)
    return Image(placeholder: "image").map { .bitmap($0) }
  }

  private mutating func image(_ term: Term) -> ImageSource? {
    let changes: Set = [
      "withRenderingMode", "withTintColor", "resizableImage", "withAlignmentRectInsets",
      "imageFlippedForRightToLeftLayoutDirection", "withConfiguration",
      "applyingSymbolConfiguration",
    ]
    if changes.contains(term.name), let base = term.base {
      var source = image(base, at: term.place)
      if term.name == "withRenderingMode",
        term.arguments.first?.value.constantName == "alwaysTemplate",
        case .bitmap(var image)? = source
      {
        image.isTemplate = true
        source = .bitmap(image)
      }
      if term.name.hasSuffix("onfiguration"), let configuration = term.arguments.first?.value {
        configure(&source, configuration)
      }
      return source
    }
    let name = imageName(term)
    if let name, let image = resources.image(name) { return .bitmap(image) }
    remark(.missingImage(name ?? String(term.written.prefix(60))), at: term.place)
    return Image(placeholder: name ?? "image").map { .bitmap($0) }
  }

  private func imageName(_ term: Term) -> String? {
    if let named = term["named"]?.text ?? term["imageLiteralResourceName"]?.text
      ?? term["resourceName"]?.text
    {
      return named
    }
    if case .term(let resource)? = term["resource"] { return resource.name }
    if term.form == .member { return term.name }
    return nil
  }

  /// The name of a symbol of the system's; nil for another image.
  func symbolName(_ value: Value) -> String? {
    guard case .term(let term) = settled(value) else { return nil }
    if let name = term["systemName"] { return name.text ?? "questionmark.square.dashed" }
    if term.form == .member, let name = Self.systemImages[term.name],
      term.base == nil || term.base == .type("UIImage")
    {
      return name
    }
    let changes: Set = [
      "withRenderingMode", "withTintColor", "withConfiguration", "applyingSymbolConfiguration",
    ]
    return changes.contains(term.name) ? term.base.flatMap { symbolName($0) } : nil
  }

  /// The symbols that UIImage has properties for.
  private static let systemImages = [
    "add": "plus.circle", "remove": "minus.circle", "checkmark": "checkmark.circle.fill",
    "actions": "ellipsis.circle", "strokedCheckmark": "checkmark.circle",
  ]

  private mutating func readConfiguration(of term: Term, into source: inout ImageSource?) {
    if let configuration = term["withConfiguration"] { configure(&source, configuration) }
    if ["withConfiguration", "applyingSymbolConfiguration"].contains(term.name),
      let configuration = term.arguments.first?.value
    {
      configure(&source, configuration)
    }
    if case .term(let base)? = term.base { readConfiguration(of: base, into: &source) }
  }

  /// Gives a symbol the size, weight and scale of a configuration.
  mutating func configure(_ source: inout ImageSource?, _ configuration: Value) {
    guard case .symbol(var symbol)? = source, case .term(let term) = settled(configuration) else {
      return
    }
    if let scale = term["scale"]?.constantName { symbol.scale = Symbol.Scale(rawValue: scale) }
    let weight = term["weight"]?.constantName.flatMap { Font.Weight(rawValue: $0) }
    if let size = term["pointSize"].flatMap({ number($0) }), size > 0 {
      symbol.font = .system(size: size, weight: weight ?? .regular)
    } else if let font = term["font"] {
      symbol.font = self.font(font, at: term.place)
    } else if let style = term["textStyle"]?.constantName.flatMap({ TextStyle(rawValue: $0) }) {
      symbol.font = .textStyle(style, weight: weight)
    } else if let weight {
      symbol.font = .system(size: 17, weight: weight)
    }
    source = .symbol(symbol)
  }
}

extension Image {
  /// A grey picture in place of one that is not there and whose size nobody knows.
  fileprivate init?(placeholder name: String) {
    let side = 24
    let pixels = [UInt32](repeating: 0x4C24_2426, count: side * side)
    guard let bitmap = Bitmap(width: side, height: side, pixels: pixels) else { return nil }
    self.init(name: name + ".png", bitmap: bitmap)
  }
}
