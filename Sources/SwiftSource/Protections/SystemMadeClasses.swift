/// The classes of the program that the system makes objects of by what stands outside of its source.
package struct SystemMadeClasses: Hashable, Sendable {
  /// The delegates of the app's scenes that its property list names.
  package var sceneDelegates: Set<String>
  /// The controllers that its first storyboard begins with.
  package var controllers: Set<String>

  /// Names classes, without their modules; none where all stands in the source.
  package init(sceneDelegates: Set<String> = [], controllers: Set<String> = []) {
    self.sceneDelegates = sceneDelegates
    self.controllers = controllers
  }
}
