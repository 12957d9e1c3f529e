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
      return term.isConstructor
        ? isLibraryType(term.name)
        : term.name.first?.isLetter == true && !Frameworks.isFunctionOfSystem(term.name)
    case .choice(_, let then, let otherwise): return isOfLibrary(then) || isOfLibrary(otherwise)
    case .unknown, .void, .nothing, .bool, .int, .double, .string, .array, .dictionary, .tuple,
      .enumeration, .structure, .object, .function, .group, .keyPath:
      return false
    }
  }

  private func isLibraryType(_ name: String) -> Bool {
    program.type(named: name).map { $0.sort == .extension } != false && !Frameworks.isOfSystem(name)
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
  /// True for a type of the system's.
  static func isOfSystem(_ name: String) -> Bool {
    FrameworkNames.contains(name) || otherTypes.contains(name)
      || systemPrefixes.contains {
        name.hasPrefix($0) && name.dropFirst($0.count).first?.isUppercase == true
      }
  }

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

  /// True for a function of no type that the system has by a name with a small letter.
  fileprivate static func isFunctionOfSystem(_ name: String) -> Bool {
    systemFunctions.contains(name)
  }

  private static let systemFunctions: Set = [
    "abs", "dispatch_get_global_queue", "dispatch_get_main_queue", "max", "min",
    "objc_getAssociatedObject", "repeatElement", "sequence", "stride", "type", "unsafeBitCast",
    "unsafeDowncast", "zip",
  ]
  private static let presentMembers: Set = [
    "bounds", "center", "children", "count", "default", "frame", "height",
    "isEmpty", "keyWindow", "layer", "main", "navigationBar", "navigationItem",
    "rootViewController", "safeAreaInsets", "safeAreaLayoutGuide", "screen", "shared", "size",
    "standard", "subviews", "tabBar", "traitCollection", "view", "viewControllers",
    "width", "window", "windowScene", "windows",
  ]
  private static let presentCalls: Set = [
    "cropping", "filter", "image", "instantiate", "instantiateInitialViewController",
    "instantiateViewController", "loadNibNamed", "makeImage", "map", "sorted",
  ]
  private static let systemPrefixes = [
    "UI", "NS", "CA", "CG", "CI", "OS", "AV", "WK", "MK", "CL", "CN", "PH", "PK", "SK", "LA", "UN",
    "EK", "HK", "MF", "QL", "SF", "AS", "CM", "CT", "NW", "GL", "MTK", "PDF", "SC", "URL", "JSON",
    "Dispatch", "Publishers.",
  ]
  private static let otherTypes: Set = [
    "AnyCancellable", "AnyClass", "AnyCollection", "AnyHashable", "AnyIterator", "AnyKeyPath",
    "AnyObject", "AnyPublisher", "AnySequence", "AnySubscriber", "AnyView", "App", "AsyncStream",
    "AsyncThrowingStream", "ByteCountFormatter", "Collection", "CommandLine",
    "ContinuousClock", "DateFormatter", "DateInterval", "Deferred", "Duration", "Empty",
    "EnvironmentValues", "Fail", "FileManager", "Float", "Formatter", "Future", "InputStream",
    "Int16", "Int32", "Int64", "Int8", "Just", "KeyPath", "MainActor", "Mirror", "Never",
    "NumberFormatter", "Operation", "OutputStream", "Pipe", "Process", "ProcessInfo", "Progress",
    "RunLoop", "Scanner", "Scene", "ScenePhase", "Sequence", "Stream", "Substring",
    "SuspendingClock", "TaskGroup", "Thread", "Transaction", "UInt", "UInt16", "UInt32", "UInt64",
    "UInt8", "Unmanaged", "View", "Void",
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
