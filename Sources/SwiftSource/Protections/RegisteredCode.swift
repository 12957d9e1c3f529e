import AfterimageMasking
import AfterimageSwiftEvaluation

/// What effects register that is run besides the app's life and without a touch: on notifications of frameworks, and as editing ends.
///
/// Some of it is heard while the app is left, as a handler that ends editing or saves has it run before its call returns.
enum RegisteredCode {
  /// The functions that register.
  static let calls: Set = [
    "addObserver", "sink", "assign", "addTarget", "addAction", "registerForTraitChanges",
    "receive",
  ]

  /// What is registered, each with the place of the call, in the order of the calls.
  static func found(
    in effects: [Effect], _ notifications: OwnNotifications, _ evaluator: Evaluator
  ) -> [(body: AppReader.Handler.Body, place: CodePlace)] {
    effects.flatMap(\.flattened).compactMap { effect in
      guard case .call(let term) = effect else { return nil }
      return body(of: term, notifications, evaluator).map { ($0, term.place) }
    }
  }

  /// What a call registers so; nil for any other call.
  static func body(
    of term: Term, _ notifications: OwnNotifications, _ evaluator: Evaluator
  ) -> AppReader.Handler.Body? {
    switch term.name {
    case "addObserver":
      guard let name = term["forName"] ?? term["name"],
        name == .nothing || name.isOfOtherThings || isOfOthers(name, notifications)
      else { return nil }
      return term.closure.map { .closure($0) }
        ?? method(term["selector"], of: term.arguments.first?.value, evaluator)
    case "sink", "assign":
      guard let publisher = term.base, publisher.isOfOtherNotifications else { return nil }
      return term.closure.map { .closure($0) }
    case "addTarget":
      guard term["for"]?.isEndOfEditing == true else { return nil }
      return method(term["action"], of: term.arguments.first?.value, evaluator)
    case "addAction":
      guard term["for"]?.isEndOfEditing == true else { return nil }
      return (term.arguments.first?.value).flatMap { closure(of: $0, evaluator) }.map {
        .closure($0)
      }
    case "registerForTraitChanges":
      return term.closure.map { .closure($0) }
        ?? method(term["action"], of: term["target"] ?? term.base, evaluator)
    // What a socket hears, which a publisher that receives elsewhere is given no closure for.
    case "receive": return term.closure.map { .closure($0) }
    default: return nil
    }
  }

  /// What a timer calls that is given the selector of something's method; nil where that is not known.
  static func timed(by timer: Term, _ evaluator: Evaluator) -> AppReader.Handler.Body? {
    let target = timer["target"]
    // An operation as a target is run once it is told to.
    if let operation = target?.asTerm, operation.name == "BlockOperation" {
      return operation.closure.map { .closure($0) }
    }
    return method(timer["selector"], of: target, evaluator)
  }

  /// True for a name that is none of the app's life, and that others post.
  private static func isOfOthers(_ name: Value, _ notifications: OwnNotifications) -> Bool {
    LifecycleNames.notification(name) == nil && notifications.isOfOthers(name)
  }

  /// The closure of an action.
  private static func closure(of action: Value, _ evaluator: Evaluator) -> Value? {
    guard let object = action.asObject else { return action.asTerm?.closure }
    return evaluator.object(object).arguments.last { $0.value.isFunction }?.value
  }

  private static func method(
    _ selector: Value?, of observer: Value?, _ evaluator: Evaluator
  ) -> AppReader.Handler.Body? {
    guard let selector, let observer else { return nil }
    return AppReader.function(selector, of: observer, evaluator).map {
      .method($0.function, observer)
    }
  }
}

extension Value {
  /// True for a name that a framework has.
  private var isOfFramework: Bool {
    // A name that has a large letter first, as that of a class has.
    if case .type = self { return true }
    guard case .term(let term) = self, term.form == .member else { return false }
    return term.base.map { if case .type = $0 { true } else { false } } ?? true
  }

  /// True for the name of a framework's notification that is not of the app's life.
  fileprivate var isOfOtherThings: Bool {
    isOfFramework && LifecycleNames.notification(self).map(\.isOfSettings) != false
  }

  /// True for a publisher of a framework's notifications that are not of the app's life.
  fileprivate var isOfOtherNotifications: Bool {
    containsTerm { term in
      guard term.name == "publisher", let name = term["for"] ?? term.arguments.first?.value else {
        return false
      }
      return name.isOfOtherThings
    }
  }

  /// True for events of a control that tell that editing has ended.
  fileprivate var isEndOfEditing: Bool {
    containsTerm { ["editingDidEnd", "allEditingEvents", "allEvents"].contains($0.name) }
  }
}

extension Callback {
  /// True for what the user changes of the system, which he can while the app is left.
  var isOfSettings: Bool { self == .contentSizeCategoryDidChangeNotification }
}
