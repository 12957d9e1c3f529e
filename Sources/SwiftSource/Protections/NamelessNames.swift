/// The names of what runs without its name being written there, as protocols and the language have it: all that is looked at for that stands here.
enum NamelessNames {
  /// Functions that are called by what is written otherwise, whatever their type conforms to: by loops, sets, texts, coders, builders.
  static let functions: Set = [
    "hash(into:)", "encode(to:)", "makeIterator()", "makeAsyncIterator()", "copy(with:)",
    "mutableCopy(with:)", "isEqual(_:)", "distance(to:)", "advanced(by:)", "index(after:)",
    "index(before:)", "formIndex(after:)", "formIndex(before:)", "index(_:offsetBy:)",
    "distance(from:to:)", "dynamicallyCall(withArguments:)",
    "dynamicallyCall(withKeywordArguments:)", "appendLiteral(_:)", "encode(with:)",
    "observeValue(forKeyPath:of:change:context:)",
  ]

  /// Functions that are called so whatever they are given.
  static let functionsOfAnyLabels: Set = [
    "appendInterpolation", "buildBlock", "buildExpression", "buildOptional", "buildEither",
    "buildArray", "buildLimitedAvailability", "buildFinalResult", "buildPartialBlock", "buildIf",
  ]

  /// Functions of names that code has for its own as well, with the protocols that ask for them.
  static let functionsOfProtocols: [String: Set<String>] = [
    "next": ["IteratorProtocol", "AsyncIteratorProtocol"],
    "write": ["TextOutputStream"],
    "format": ["FormatStyle", "ParseableFormatStyle"],
    "receive": ["Publisher", "Subscriber", "Subject", "ConnectablePublisher"],
    "request": ["Subscription"],
    "cancel": ["Subscription", "Cancellable"],
    "schedule": ["Scheduler"],
    "enqueue": ["Executor", "SerialExecutor", "TaskExecutor"],
  ]

  /// Properties that are read so, whatever their type conforms to.
  static let properties: Set = [
    "description", "debugDescription", "errorDescription", "failureReason", "recoverySuggestion",
    "helpAnchor", "localizedDescription", "errorUserInfo", "customMirror",
    "playgroundDescription", "hashValue", "hash", "startIndex", "endIndex", "underestimatedCount",
    "rawValue", "stringValue", "intValue", "wrappedValue", "projectedValue",
  ]

  /// Properties of names that code has for its own as well, with the protocols that ask for them.
  static let propertiesOfProtocols: [String: Set<String>] = {
    let lists: Set = [
      "Sequence", "Collection", "BidirectionalCollection", "RandomAccessCollection",
      "MutableCollection", "RangeReplaceableCollection",
    ]
    var all = Dictionary(
      uniqueKeysWithValues: ["count", "isEmpty", "first", "last", "indices"].map { ($0, lists) })
    all["id"] = ["Identifiable"]
    all["errorCode"] = ["CustomNSError"]
    return all
  }()

  /// The first labels of initializers by which literals, coders, wrappers and raw values make something.
  static let initializers: Set = [
    "from", "stringLiteral", "extendedGraphemeClusterLiteral", "unicodeScalarLiteral",
    "integerLiteral", "floatLiteral", "booleanLiteral", "nilLiteral", "arrayLiteral",
    "dictionaryLiteral", "stringInterpolation", "literalCapacity", "rawValue", "wrappedValue",
    "projectedValue",
  ]

  /// What the names begin with of what a class has in the place of a framework's, and which nothing calls but a touch, or a screen that comes or goes.
  static let inFront = [
    "touchesBegan", "touchesMoved", "touchesEnded", "pressesBegan", "pressesChanged",
    "pressesEnded", "motionBegan", "motionEnded", "viewWillAppear", "viewDidAppear",
    "viewIsAppearing",
    "viewWillDisappear", "viewDidDisappear", "shouldPerformSegue", "prepare(for:", "unwind",
    "remoteControlReceived", "setUp", "tearDown", "application", "scene", "setEditing",
    "setSelected", "setHighlighted", "beginTracking", "continueTracking", "endTracking",
  ]

  /// What runs once for each object, as that is made or its view is loaded, so that it may well have run before.
  static let once: Set = ["viewDidLoad", "loadView", "awakeFromNib"]
}
