import AfterimageMasking
import AfterimageScreens

extension DelayedActions {
  /// The object of actions that are done after a time.
  static let form = ObjectForm(
    name: "after", documentation: "Does something after a time.", blank: DelayedActions(.zero, []),
    keys: [
      Key("seconds", \.time, .seconds, isRequired: true, "The time."),
      Key("id", optional: \.id, .text, "What cancelling names."),
      Key(
        "repeats", \.repeats, .bool,
        "True where it is done each time that so many seconds have gone by, 0.05 at least."),
      Key("do", \.actions, .actions, isRequired: true, "What is done."),
    ])
}
