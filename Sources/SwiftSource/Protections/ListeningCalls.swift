import AfterimageSwiftTree

/// The calls in code by which something hears of notifications, with what runs then.
struct ListeningCalls: SourceVisitor {
  private(set) var all: [ListeningCall] = []
  /// What runs for publishers that a call around them takes, by their places.
  private var handlers: [Int: [Expression]] = [:]

  mutating func visit(_ expression: Expression) {
    guard case .call(let callee, let arguments) = expression.kind,
      case .member(let base, let name, _) = callee.kind
    else { return }
    func add(_ labels: [String], _ handlers: [Expression]?) {
      guard let name = arguments.first(where: { $0.label.map(labels.contains) == true }) else {
        return
      }
      all.append(ListeningCall(name: name.value, handlers: handlers))
    }
    switch name {
    case "onReceive":
      if let publisher = arguments.first?.value { note(publisher, arguments.map(\.value)) }
    case "sink", "assign": if let base { note(base, [base] + arguments.map(\.value)) }
    case "addObserver": add(["forName", "name"], arguments.map(\.value))
    case "publisher": add(["for"], handlers[expression.offset])
    case "notifications": add(["named"], nil)
    default: break
    }
  }

  /// Notes what runs for a publisher, whatever is made of what it gives in between.
  private mutating func note(_ publisher: Expression, _ handlers: [Expression]) {
    guard case .call(let callee, _) = publisher.kind,
      case .member(let base, let name, _) = callee.kind
    else { return }
    if name == "publisher" {
      self.handlers[publisher.offset] = handlers
    } else if let base, Self.passingOn.contains(name) {
      note(base, handlers)
    }
  }

  /// Functions of publishers that give the same later, or less of it.
  private static let passingOn: Set = [
    "receive", "subscribe", "delay", "debounce", "throttle", "removeDuplicates", "dropFirst",
    "first", "prefix", "filter", "map", "compactMap", "eraseToAnyPublisher", "share",
  ]
}

/// A call by which something hears of a notification.
struct ListeningCall {
  /// The name that is listened to.
  let name: Expression
  /// What runs then, or says what does; nil where that may be anything of the code around.
  let handlers: [Expression]?
}
