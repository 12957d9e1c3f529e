import AfterimageMasking
import AfterimageSwiftEvaluation

/// Centers and publishers.
extension ListenerDoubts {
  /// Why what an observer listens to may not be posted to it; nil where it is the center that all share, of whatever posts.
  static func doubt(ofCenter term: Term) -> ListenerDoubt? {
    if case .term(let center)? = term.base, center.form == .call,
      center.name.hasSuffix("NotificationCenter")
    {
      return .gap("who posts to a center of its own")
    }
    if let queue = term["queue"], !queue.isOfMainThread {
      return .gap("when \(queue.written) runs what it is given")
    }
    guard let object = term["object"], object != .nothing else { return nil }
    let isApp = object.containsTerm { $0.base == .type("UIApplication") && $0.name == "shared" }
    let isScene = object.containsTerm { $0.name == "scene" }
    let name = term["forName"] ?? term["name"] ?? term["for"] ?? term["named"]
    let isOfApp = name.flatMap(LifecycleNames.notification)?.rawValue.hasPrefix("UIApplication")
    let posts = isOfApp == true ? isApp : isApp || isScene
    return posts ? nil : .gap("whether \(object.written) posts it")
  }

  /// Why a publisher may not pass on what it hears at once; nil where it does.
  static func doubt(ofPublisher value: Value) -> ListenerDoubt? {
    guard case .term(let term) = value else { return nil }
    if ["publisher", "notifications"].contains(term.name) { return doubt(ofCenter: term) }
    if let source = ReactiveNotifications.source(term) { return doubt(ofCenter: source) }
    guard passing.contains(term.name) || ReactiveNotifications.endsWithOwner(term) else {
      return .gap("what \(term.name) passes on")
    }
    if ReactiveNotifications.scheduling.contains(term.name),
      ReactiveNotifications.isLate(observingOn: term) == nil
    {
      return .gap("when a scheduler runs what it is given")
    }
    if term.name == "receive", let scheduler = term["on"], !scheduler.isOfMainThread {
      return .gap("when \(scheduler.written) runs what it is given")
    }
    return (([term.base].compactMap(\.self)) + term.arguments.map(\.value)).lazy
      .filter {
        $0.containsTerm { ["publisher", "notifications", "notification"].contains($0.name) }
      }
      .compactMap(doubt).first
  }

  /// Operators of Combine, and of RxSwift, that pass on all that they hear.
  private static let passing: Set = [
    "receive", "map", "eraseToAnyPublisher", "share", "print", "handleEvents", "merge", "Merge",
    "MergeMany", "Merge3", "Merge4", "Publishers.Merge", "Publishers.MergeMany",
    "Publishers.Merge3", "Publishers.Merge4", "setFailureType", "assertNoFailure", "mapError",
    "breakpoint", "autoconnect", "replaceError", "values", "element", "", "observe", "observeOn",
    "asObservable", "asDriver", "asSignal", "withUnretained", "do", "mapTo", "mapToVoid",
  ]
}

extension Value {
  /// True for a queue or a scheduler of the main thread, and where none is named.
  fileprivate var isOfMainThread: Bool {
    switch self {
    case .nothing: true
    case .term(let term): ["main", "current", "shared"].contains(term.name)
    // One that is handed in is what its name says.
    case .unknown: written.lowercased().contains("main")
    case .object, .void, .bool, .int, .double, .string, .array, .dictionary, .tuple,
      .enumeration, .structure, .type, .function, .choice, .group, .keyPath:
      false
    }
  }
}
