import AfterimageSwiftTree

/// What terms are known to be.
extension Frameworks {
  /// What a term is known to be that a framework makes.
  func make(_ name: String, _ arguments: [TermArgument], at place: CodePlace) -> Value? {
    switch name {
    case "Optional": return arguments.first?.value
    case AttributedTexts.name where model == nil: return AttributedTexts.make(arguments, at: place)
    case "Range": return PatternLibrary.range(arguments)
    case "CGRectUnion" where arguments.count == 2:
      return RectangleLibrary.union(arguments[0].value, arguments[1].value, at: place)
    case "UIColor", "UIImage":
      // What no catalogue has is not there.
      guard let text = arguments.first?.value.text, arguments.first?.label == "named",
        isInCatalogues?(name, text) == false
      else { return nil }
      return .nothing
    case "Binding":
      if let get = arguments.first(where: { $0.label == "get" })?.value {
        return .term(
          Term(
            form: .call, name: "Binding.computed", base: nil,
            arguments: [TermArgument("get", get)] + arguments.dropFirst(), place: place))
      }
      return nil
    default: return nil
    }
  }

  /// Whether a term holds; nil where that is not known.
  func holds(_ term: Term) -> Bool? {
    if let fact = facts[term] { return fact }
    if deniesAuthentication, term.isAuthentication { return false }
    guard term.form == .member else { return nil }
    switch term.name {
    // Between two movements of an app nothing is under way.
    case "isBeingPresented", "isBeingDismissed", "isMovingFromParent", "isCancelled": return false
    case "isViewLoaded", "isMainThread": return true
    default: return nil
    }
  }

  /// True where a term may be nothing.
  func isOptional(_ term: Term) -> Bool {
    switch term.form {
    case .member:
      Self.optionalMembers.contains(term.name) || term.name == "window" && term.isOfKeptObject
    case .call:
      Self.optionalCalls.contains(term.name)
        || Self.optionalPrefixes.contains { term.name.hasPrefix($0) }
        || Self.failing.contains(term.name) && term.base == nil
          && term.arguments.first.map { $0.value.text == nil } == true
    case .subscript: true
    // The app is no scene.
    case .cast:
      !Self.certainCasts.contains(term.name)
        || term.name != "UIApplication" && term.base?.asTerm?.isApplication == true
    case .state: true
    case .name, .undeclared, .operation, .element: false
    }
  }

  private static let optionalMembers: Set = [
    "presentedViewController", "presentingViewController", "navigationController",
    "tabBarController", "first", "last", "userInfo", "object", "topViewController",
    "visibleViewController", "selectedViewController", "parent", "currentUser", "biometryError",
    "inputAccessoryView", "firstResponder", "snapshot", "superview",
  ]
  private static let optionalCalls: Set = [
    "viewWithTag", "object", "string", "data", "value", "objc_getAssociatedObject",
    "snapshotView", "first", "firstIndex", "getPassword", "popLast", "popFirst", "next",
    "randomElement", "min", "max", "last", "lastIndex", "updateValue", "removeValue", "array",
    "dictionary", "stringArray", "url", "path", "Int", "Double", "Float", "Data", "UUID", "Bundle",
  ]
  /// Types that are made of a text or of data, where that is none that stands in the code.
  private static let failing: Set = [
    "CIFilter", "FileHandle", "NSClassFromString", "TimeZone", "UIFont", "UIImage", "URL",
    "URLComponents", "UserDefaults",
  ]
  private static let optionalPrefixes = ["fetch", "load", "find"]
  private static let certainCasts: Set = [
    "UIWindowScene", "UIApplication", "SceneDelegate", "AppDelegate", "UIWindowSceneDelegate",
  ]

  /// What a member of a term is known to be.
  func member(_ name: String, of term: Term) -> Value? {
    if term.isBinding {
      let value = term.arguments.first?.value ?? .void
      if name == "wrappedValue" { return value }
      if name == "projectedValue" { return .term(term) }
      return nil
    }
    if name == "absoluteString", term.form == .call, term.name == "URL" { return term["string"] }
    if name == "lastPathComponent", term.form == .call, term.name == "URL" {
      return term["string"]?.text.map { .string($0.lastPathComponent) }
    }
    if name == "delegate", term.isApplication { return appDelegate }
    if name == "delegate", term.isScene { return sceneDelegate }
    return values[
      Term(form: .member, name: name, base: .term(term), arguments: [], place: term.place)]
  }

  /// What a member of a type itself is known to be.
  func staticMember(_ name: String, of type: String) -> Value? {
    let place = CodePlace(file: 0, offset: 0)
    if name == "allCases", let cases = Self.allCases[type] {
      return .array(
        cases.map {
          .term(Term(form: .member, name: $0, base: .type(type), arguments: [], place: place))
        })
    }
    return values[
      Term(
        form: .member, name: name, base: .type(type), arguments: [],
        place: CodePlace(file: 0, offset: 0))]
  }

  /// The type of a term; nil where it is not known.
  func typeName(of term: Term) -> String? {
    if let known = model?.typeName(of: term) { return known }
    return switch term.form {
    case .call where term.base == nil && term.name.first?.isUppercase == true: term.name
    case .cast: term.name
    case .operation where term.isInterpolation: "String"
    case .name where term.name == "scenePhase": "ScenePhase"
    case .member where Self.statesOfLife[term.name] != nil: Self.statesOfLife[term.name]
    case .member where term.name == "shared" || term.name == "main" || term.name == "default":
      if case .type(let type) = term.base { type } else { nil }
    case .member:
      if case .type(let type) = term.base, Self.allCases[type]?.contains(term.name) == true {
        type
      } else {
        nil
      }
    case .call, .name, .undeclared, .subscript, .operation, .element, .state: nil
    }
  }

  /// The types of what the app and its scenes say of their state.
  private static let statesOfLife = [
    "applicationState": "UIApplication.State", "activationState": "UIScene.ActivationState",
  ]

  /// The cases of enumerations of SwiftUI's, by their names.
  private static let allCases = [
    "TextAlignment": ["leading", "center", "trailing"], "ColorScheme": ["light", "dark"],
    "UserInterfaceSizeClass": ["compact", "regular"],
    "LayoutDirection": ["leftToRight", "rightToLeft"], "Axis": ["horizontal", "vertical"],
    "Edge": ["top", "leading", "bottom", "trailing"],
  ]

  /// Types whose extensions may add members to a term.
  func ancestors(of term: Term) -> [String] {
    guard let type = typeName(of: term) else {
      if model == nil, let value = RectangleLibrary.typeName(of: term) { return [value] }
      return term.form == .call ? ["View"] : []
    }
    let views =
      isReference(type) || Self.valueTypes.contains(type) ? [] : ["View", "Shape", "Scene"]
    return classes(above: [type]) + views
  }

  /// What a term is as another type; nil where nothing is known.
  func cast(_ term: Term, to type: String) -> Value? {
    if type == "UIApplication" {
      return .term(
        Term(
          form: .member, name: "shared", base: .type(type), arguments: [], place: term.place))
    }
    return values[
      Term(form: .cast, name: type, base: .term(term), arguments: [], place: term.place)]
  }

  /// The elements of a sequence; nil where they are not known.
  func elements(of term: Term) -> [Value]? {
    if case .array(let values) = values[term] { values } else { nil }
  }

  /// What a call comes to; nil where nothing is known.
  func call(_ term: Term) -> Value? {
    if term.name == "NSLocalizedString" { return term.arguments.first?.value }
    if term.name == "localizedString", let key = term["forKey"] { return key }
    if let base = term.base, !term.arguments.isEmpty,
      ScannerLibrary.number(term.name, by: base) != nil
    {
      return .bool(true)
    }
    if term.base == nil,
      let number = NumberLibrary.call(term.name, of: term.arguments.map(\.value))
    {
      return number
    }
    if let order = versionOrder(term) { return order }
    if isFirstLaunch, let missing = Self.missingDefault(term) { return missing }
    return values[term]
  }

  /// What the settings of the user's have where the app has kept nothing in them yet; nil for anything else.
  private static func missingDefault(_ term: Term) -> Value? {
    guard case .term(let owner)? = term.base,
      owner.name == "UserDefaults" || owner.base == .type("UserDefaults")
    else { return nil }
    switch term.name {
    case "object", "string", "data", "array", "dictionary", "stringArray", "url", "value":
      return .nothing
    case "bool": return .bool(false)
    case "integer": return .int(0)
    case "double", "float": return .double(0)
    default: return nil
    }
  }

  /// What a function of the program comes to without being run; nil where it is run.
  func intercept(
    _ function: SourceFunction, _ receiver: Value?, _ arguments: [CallArgument]
  ) -> Value? { nil }
}

extension String {
  /// What stands behind the last slash of an address, without a question and a fragment.
  fileprivate var lastPathComponent: String {
    let path = prefix { $0 != "?" && $0 != "#" }
    return path.split(separator: "/").last.map(String.init) ?? String(path)
  }
}

extension Term {
  /// True for the system's question to the user who they are.
  var isAuthentication: Bool {
    form == .call && name == "evaluatePolicy" && self["localizedReason"] != nil
  }

  /// True for a member of an object, or of what a property holds.
  fileprivate var isOfKeptObject: Bool {
    switch base {
    case .object?: true
    case .term(let owner)?: owner.form == .state
    default: false
    }
  }
}
