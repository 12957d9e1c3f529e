import AfterimageGraphics
import AfterimageScreens
import AfterimageSwiftEvaluation

extension Frameworks {
  /// What views find when an app is looked at for the first time.
  static func firstLook(in traits: Traits, _ resources: SourceResources) -> Frameworks {
    var frameworks = Frameworks()
    frameworks.isInCatalogues = { type, name in
      type == "UIColor" ? resources.color(name) != nil : resources.image(name) != nil
    }
    frameworks.isFirstLaunch = true
    frameworks.scaled = { number, style in
      let style = ViewReader.style(named: style) ?? .body
      let ratio = style.leading(for: traits.contentSizeCategory) / style.leading(for: .large)
      // To pixels: with a body of 21 of 22 points, pictures at 2x show 16.5 of 17 no more, and 15.5 of 16.
      return (number * ratio * traits.scale).rounded() / traits.scale
    }
    frameworks.environment = environment(in: traits)
    let screen = member("bounds", of: .term(member("main", of: .type("UIScreen"))))
    for (term, value) in extents(of: traits.size, in: screen) { frameworks.values[term] = value }
    return frameworks
  }

  /// The members of a rectangle, or of what has a size, by terms.
  static func extents(of size: Size, in owner: Term) -> [(Term, Value)] {
    let extent = member("size", of: .term(owner))
    return [
      (member("width", of: .term(owner)), .double(size.width)),
      (member("height", of: .term(owner)), .double(size.height)),
      (member("width", of: .term(extent)), .double(size.width)),
      (member("height", of: .term(extent)), .double(size.height)),
    ]
  }

  private static func member(_ name: String, of owner: Value?) -> Term {
    Term(
      form: .member, name: name, base: owner, arguments: [], place: CodePlace(file: 0, offset: 0))
  }

  /// The colour scheme of an appearance, as code compares it.
  static func colorScheme(_ style: UserInterfaceStyle) -> Value {
    .term(member(style.rawValue, of: .type("ColorScheme")))
  }

  private static func environment(in traits: Traits) -> [String: Value] {
    func constant(_ name: String, _ type: String? = nil) -> Value {
      .term(member(name, of: type.map { .type($0) }))
    }
    let isWide = traits.device.idiom == .pad
    return [
      "colorScheme": colorScheme(traits.userInterfaceStyle),
      "colorSchemeContrast": constant(
        traits.accessibilityContrast == .normal ? "standard" : "increased"),
      "horizontalSizeClass": constant(isWide ? "regular" : "compact", "UserInterfaceSizeClass"),
      "verticalSizeClass": constant(
        traits.isPhoneOnItsSide ? "compact" : "regular", "UserInterfaceSizeClass"),
      "dynamicTypeSize": constant("large"), "sizeCategory": constant("large"),
      "multilineTextAlignment": constant("leading", "TextAlignment"), "lineLimit": .nothing,
      "font": .nothing,
      "lineSpacing": .double(0), "minimumScaleFactor": .double(1), "textCase": .nothing,
      "truncationMode": constant("tail"),
      "layoutDirection": constant(
        traits.layoutDirection == .leftToRight ? "leftToRight" : "rightToLeft", "LayoutDirection"),
      "scenePhase": constant("active"), "isEnabled": .bool(true), "isFocused": .bool(false),
      "isPresented": .bool(false), "isSearching": .bool(false), "editMode": .nothing,
      "redactionReasons": .array([]), "displayScale": .double(traits.scale),
      "accessibilityReduceMotion": .bool(false), "accessibilityVoiceOverEnabled": .bool(false),
      "accessibilityReduceTransparency": .bool(traits.isReduceTransparencyEnabled),
      "accessibilityDifferentiateWithoutColor": .bool(false),
      "accessibilityShowButtonShapes": .bool(false), "accessibilityEnabled": .bool(false),
      "accessibilityInvertColors": .bool(false), "isSceneCaptured": .bool(false),
      "isLuminanceReduced": .bool(false), "legibilityWeight": constant("regular"),
    ]
  }
}
