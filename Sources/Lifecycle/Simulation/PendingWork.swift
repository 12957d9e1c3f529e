import AfterimageMasking

/// Something that the app has put off.
struct PendingWork {
  /// When it is due.
  var due: Seconds
  /// What is to be done.
  let actions: [Action]
  /// What cancelling names; nil where nothing cancels it.
  let id: String?
  /// How long after each time it is done again; nil where it is done once.
  let interval: Seconds?
  /// Whose code it is.
  var listener: ListenerIdentity
  /// What the callback was about that put it off.
  var subject: Subject
}

/// What a callback is about.
struct Subject: Hashable {
  /// The index of the scene; nil for the app.
  var scene: Int?
  /// The controller; nil for the scene and the app.
  var controller: Int?
  /// True for what the app hears of all its scenes at once.
  var isEveryScene = false

  /// All scenes at once.
  static let everyScene = Subject(isEveryScene: true)
}
