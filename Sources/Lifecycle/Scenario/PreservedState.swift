/// What an app with state restoration has preserved of the scene in front, for its next process.
struct PreservedState {
  /// The screens on the navigation stack, from the bottom to the top, with the texts that come back.
  let stack: [StoryScreen]
  /// The screens that are presented over the stack, from the bottom to the top.
  let presented: [StoryScreen]

  /// The names of the screens, from the bottom to the top.
  var names: [String] { (stack + presented).map(\.name) }
}

extension SystemEvent {
  /// True where the user ends the app, whose preserved state the system then deletes.
  var endsByUser: Bool {
    movements.contains { if case .quit = $0 { true } else { false } }
  }
}
