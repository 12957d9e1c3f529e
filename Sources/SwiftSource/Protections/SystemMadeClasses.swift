/// The classes of the program that the system makes objects of by what stands outside of its source, and how it shows the app.
package struct SystemMadeClasses: Hashable, Sendable {
  /// The delegates of the app's scenes that its property list names.
  package var sceneDelegates: Set<String>
  /// The controllers that its first storyboard begins with.
  package var controllers: Set<String>
  /// Where the app is shown both upright and on its side.
  package var turning: AppTurning
  /// True where the app can have several scenes beside each other.
  package var hasSeveralScenes: Bool
  /// True where a segue of its storyboards presents a controller.
  package var presentsBySegue: Bool

  /// Names classes, without their modules; none where all stands in the source.
  package init(
    sceneDelegates: Set<String> = [], controllers: Set<String> = [], turning: AppTurning = .init(),
    hasSeveralScenes: Bool = false, presentsBySegue: Bool = false
  ) {
    self.sceneDelegates = sceneDelegates
    self.controllers = controllers
    self.turning = turning
    self.hasSeveralScenes = hasSeveralScenes
    self.presentsBySegue = presentsBySegue
  }
}
