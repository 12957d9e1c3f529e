import AfterimageSwiftTree

/// What belongs to libraries, whose functions may be called like the system's and do something else.
extension Evaluator {
  /// True for what begins at a type that neither the program nor the system has, or at what a function gives that is neither's.
  package func isOfLibrary(_ value: Value) -> Bool {
    switch value {
    case .type(let name): return isLibraryType(name)
    case .term(let term):
      if let base = term.base { return isOfLibrary(base) }
      if term.form == .undeclared { return true }
      guard term.form == .call else { return false }
      guard !Frameworks.isFunctionOfSystem(term.name) else { return false }
      return term.isConstructor ? isLibraryType(term.name) : term.name.first?.isLetter == true
    case .choice(_, let then, let otherwise): return isOfLibrary(then) || isOfLibrary(otherwise)
    case .unknown, .void, .nothing, .bool, .int, .double, .string, .array, .dictionary, .tuple,
      .enumeration, .structure, .object, .function, .group, .keyPath:
      return false
    }
  }

  private func isLibraryType(_ name: String) -> Bool {
    program.type(named: name).map { $0.sort == .extension } != false
      && !FrameworkNames.isOfSystem(name)
  }

  /// True where nothing may be there for a value that code asks for: whatever is not known for being there, what is of a library's, and what is asked of something that may be missing itself.
  func mayBeMissing(_ term: Term) -> Bool {
    guard frameworks.model == nil else { return false }
    if !Frameworks.isPresent(term) || isOfLibrary(.term(term)) { return true }
    return term.form == .member && term.base?.asTerm.map(isLinkMissing) == true
  }

  /// True for what may be missing on the way to what is asked of it.
  private func isLinkMissing(_ link: Term) -> Bool {
    // What a cover lies on as it is laid is there, and a stack has a controller on top.
    guard link.form == .member || link.form == .call, link.surface == nil,
      !["superview", "topViewController"].contains(link.name)
    else { return false }
    return frameworks.isOptional(link) || !Frameworks.isPresent(link)
      || link.base?.asTerm.map(isLinkMissing) == true
  }

  /// What becomes of a closure that a call is given, where functions of the system have that name: of a library's nobody knows.
  func role(_ role: ClosureRole, in term: Term) -> ClosureRole {
    // How often a closure runs for the elements of what is not known is asked where it runs.
    guard frameworks.model == nil, !Frameworks.goingThrough.contains(term.name) else {
      return role
    }
    let isKnown = term.base.map(isOfLibrary) != true && Frameworks.isMeant(by: term)
    return isKnown ? role : .possible
  }
}

extension Frameworks {
  /// True where a function of the system is meant by a name that others have as well, as far as what it is of tells.
  fileprivate static func isMeant(by term: Term) -> Bool {
    switch term.name {
    case "run", "assumeIsolated", "sync": return term.rootType != nil
    // A function by which new objects are set up.
    case "then", "with", "apply":
      return switch term.base ?? term.arguments.first?.value {
      case .object?, .structure?: true
      case .term(let made)?: made.isConstructor
      default: false
      }
    default: return true
    }
  }

  /// True for what is there while an app is shown, and for what is not of a kind that may be missing.
  fileprivate static func isPresent(_ term: Term) -> Bool {
    switch term.form {
    case .member where term.name == "delegate":
      term.base?.asTerm.map { $0.isApplication || $0.isScene } == true
    // A queue is current only in what it runs.
    case .member where term.name == "current": term.base != .type("OperationQueue")
    case .member: presentMembers.contains(term.name)
    case .call: term.isConstructor || presentCalls.contains(term.name)
    case .undeclared: false
    case .name, .subscript, .operation, .cast, .element, .state: true
    }
  }

  /// True for a function of no type that the system has and that always gives something.
  fileprivate static func isFunctionOfSystem(_ name: String) -> Bool {
    systemFunctions.contains(name)
  }

  private static let systemFunctions: Set = [
    "CACurrentMediaTime", "CATransform3DConcat", "CATransform3DMakeRotation",
    "CATransform3DMakeScale", "CATransform3DMakeTranslation", "CATransform3DRotate",
    "CATransform3DScale", "CATransform3DTranslate", "CGColorSpaceCreateDeviceGray",
    "CGColorSpaceCreateDeviceRGB", "CGPointMake", "CGRectMake", "CGSizeMake", "CMTimeGetSeconds",
    "CMTimeMake", "CMTimeMakeWithSeconds", "NSHomeDirectory", "NSLocalizedString", "NSMakeRange",
    "NSMaxRange", "NSSearchPathForDirectoriesInDomains", "NSStringFromClass",
    "NSTemporaryDirectory", "UIEdgeInsetsMake", "abs", "dispatch_get_global_queue",
    "dispatch_get_main_queue", "max", "min", "objc_getAssociatedObject", "repeatElement",
    "sequence", "stride", "type", "unsafeBitCast", "unsafeDowncast", "zip",
  ]
  private static let presentMembers: Set = [
    "bottomAnchor", "bounds", "center", "centerXAnchor", "centerYAnchor", "children",
    "connectedScenes", "contentInset", "count", "default", "firstBaselineAnchor", "frame", "height",
    "heightAnchor", "isEmpty", "keyWindow", "keyboardLayoutGuide", "lastBaselineAnchor", "layer",
    "layoutMargins", "layoutMarginsGuide", "leadingAnchor", "leftAnchor", "main", "navigationBar",
    "navigationItem", "readableContentGuide", "rightAnchor", "rootViewController", "safeAreaInsets",
    "safeAreaLayoutGuide", "screen", "shared", "size", "standard", "subviews", "tabBar",
    "topAnchor", "trailingAnchor", "traitCollection", "view", "viewControllers", "width",
    "widthAnchor", "window", "windowScene", "windows",
  ]
  private static let presentCalls: Set = [
    "cropping", "filter", "image", "instantiate", "instantiateInitialViewController",
    "instantiateViewController", "loadNibNamed", "makeImage", "map", "sorted",
  ]
}

extension Term {
  /// True for a call that makes a value of a type.
  fileprivate var isConstructor: Bool {
    form == .call && base == nil && name.first?.isUppercase == true
  }

  /// The type at whose members a term begins, or of which it has made a value; nil where neither is written.
  fileprivate var rootType: String? {
    switch base {
    case .type(let name)?: name
    case .term(let term)?: term.rootType
    case nil: isConstructor ? name : nil
    default: nil
    }
  }
}
