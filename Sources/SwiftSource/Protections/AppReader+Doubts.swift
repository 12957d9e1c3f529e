import AfterimageMasking
import AfterimageSwiftEvaluation
import AfterimageSwiftTree

extension AppReader.Handler {
  /// True for what an object was registered as, and for a closure that a call gave a token for.
  func isRegistered(by observer: Value) -> Bool {
    // A delegate's own methods are called all the same.
    if case .method(_, observer) = body { return callback.rawValue.hasSuffix("Notification") }
    return observer.containsTerm { $0.name == "addObserver" && $0.place == place }
  }
}

/// What listens only as long as something keeps it.
extension AppReader {
  /// Notes of handlers that may not run when something happens why they may not.
  mutating func noteDoubts() {
    let doubts = ListenerDoubts(self)
    (lasting, subscriptionEnds) = (doubts.lasting, doubts.ends)
    for index in handlers.indices {
      handlers[index].endsWithScreen = doubts.endsWithScreen(handlers[index])
    }
    for index in handlers.indices where handlers[index].doubt == nil {
      handlers[index].doubt = doubts.doubt(about: handlers[index])
    }
  }
}
