/// Something that makes an app leave the front, as the end of the standard story.
package struct Trigger: Hashable, Sendable {
  /// What the command line calls the trigger.
  package let name: String
  /// One sentence about what the user does.
  package let abstract: String
  /// The steps that make it up.
  package let steps: [Step]

  /// The home button, or the swipe that took its place.
  package static let home = Trigger(
    name: "home", abstract: "The user goes to the home screen.", steps: [.home])

  /// Every trigger.
  package static let all = [home]
}
