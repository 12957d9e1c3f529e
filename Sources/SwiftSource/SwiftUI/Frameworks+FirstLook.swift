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

  private static func environment(in traits: Traits) -> [String: Value] {
    func constant(_ name: String) -> Value { .term(member(name, of: nil)) }
    let isWide = traits.device.idiom == .pad
    return [
      "colorScheme": constant(traits.userInterfaceStyle == .dark ? "dark" : "light"),
      "colorSchemeContrast": constant(
        traits.accessibilityContrast == .normal ? "standard" : "increased"),
      "horizontalSizeClass": constant(isWide ? "regular" : "compact"),
      "verticalSizeClass": constant(traits.isPhoneOnItsSide ? "compact" : "regular"),
      "dynamicTypeSize": constant("large"), "sizeCategory": constant("large"),
      "layoutDirection": constant(
        traits.layoutDirection == .leftToRight ? "leftToRight" : "rightToLeft"),
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
