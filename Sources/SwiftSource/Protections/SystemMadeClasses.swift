/// The classes of the program that the system makes objects of by what stands outside of its source, and how it shows the app.
package struct SystemMadeClasses: Hashable, Sendable {
  /// The delegates of the app's scenes that its property list names.
  package var sceneDelegates: Set<String>
  /// The controllers that its first storyboard begins with.
  package var controllers: Set<String>
  /// Where the app is shown both upright and on its side.
  package var turning: AppTurning

  /// Names classes, without their modules; none where all stands in the source.
  package init(
    sceneDelegates: Set<String> = [], controllers: Set<String> = [], turning: AppTurning = .init()
  ) {
    self.sceneDelegates = sceneDelegates
    self.controllers = controllers
    self.turning = turning
  }
}
