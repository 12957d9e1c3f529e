import AfterimageMasking
import AfterimageSwiftEvaluation

/// Notifications that RxSwift hands on (`NotificationCenter.default.rx.notification(_:object:)`): they are heard where they are posted, as those of Combine are.
///
/// RxSwift's `MainScheduler.instance` runs at once what comes from the main thread, and its `asyncInstance` later (RxSwift, Documentation/Schedulers.md).
enum ReactiveNotifications {
  /// The functions that subscribe to an observable, a driver or a signal.
  static let subscribing: Set = ["subscribe", "bind", "drive"]

  /// The center and the name of a source; nil for any other term.
  static func source(_ term: Term) -> Term? {
    guard term.form == .call, term.name == "notification", let extended = term.base?.asTerm,
      extended.name == "rx"
    else { return nil }
    var own = term
    own.base = extended.base
    return own
  }

  /// What is run for each notification, with what it is given before that; nil where it is not known.
  static func body(of subscription: Term) -> (closure: Value, before: [Value])? {
    guard let closure = subscription["onNext"] ?? subscription.closure else { return nil }
    return (closure, [subscription["with"]].compactMap(\.self))
  }

  /// Whether an operator runs later what it is given; nil where it is not known when.
  static func isLate(observingOn operation: Term) -> Bool? {
    switch (operation["on"] ?? operation.arguments.first?.value)?.asTerm?.name {
    case "instance": false
    case "asyncInstance": true
    default: nil
    }
  }

  /// The operators that have a scheduler run what comes after them.
  static let scheduling: Set = ["observe", "observeOn"]

  /// True for an operator that ends with the object which subscribes.
  static func endsWithOwner(_ term: Term) -> Bool {
    ["take", "takeUntil"].contains(term.name)
      && term.arguments.contains {
        ["deallocated", "deallocating"].contains($0.value.asTerm?.name ?? "")
      }
  }
}
