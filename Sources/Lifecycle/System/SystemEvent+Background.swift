import AfterimageMasking

/// What an app does in the background when the system wakes it.
extension SystemEvent {
  /// A short wake-up in the background by a push or a fetch.
  public static let refresh = SystemEvent(
    name: "refresh", abstract: "The system wakes the app in the background.",
    facts: [.refresh] + Fact.ofPictures,
    from: [.suspended, .terminated], movements: [.wake, .fallAsleep])
  /// The beginning of a task in the background, in which the app may change what its screens show.
  public static let wake = SystemEvent(
    name: "wake", abstract: "The system wakes the app in the background, for a task.",
    facts: [.refresh, .backgroundTask], from: [.suspended, .terminated], movements: [.wake])
  /// The end of a task in the background.
  public static let sleep = SystemEvent(
    name: "sleep", abstract: "The app is done with its task in the background, and sleeps.",
    facts: [.refresh, .backgroundTask] + Fact.ofPictures, from: [.awake], movements: [.fallAsleep])

  /// The events of an app that the system wakes in the background.
  package static let backgroundWork = [refresh, wake, sleep]
}

/// Facts about work in the background.
extension Fact {
  /// The picture that follows a task in the background.
  package static let backgroundTask = Fact(
    name: "background-task",
    sentence: "An app that the system wakes for a fetch, a push or a task may change its screens,"
      + " and by calling the completion handler has its picture taken anew.",
    source: "Apple, BGTaskScheduler and application(_:performFetchWithCompletionHandler:);"
      + " the picture from Little Bites of Cocoa 76 and Xamarin's documentation of background fetch,"
      + " for fetches: that every task is followed by one is a guess",
    certainty: .reported)
}
