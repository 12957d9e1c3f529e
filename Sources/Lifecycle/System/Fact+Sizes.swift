/// Facts about the sizes from which code takes frames.
extension Fact {
  /// The size of views while controllers hear of another.
  package static let sizeTransition = Fact(
    name: "size-transition",
    sentence: "In viewWillTransition the views still have their size from before; the new one is"
      + " what the method comes with.",
    source: "Apple, viewWillTransition(to:with:), which is called before the size changes; that the"
      + " window and the screen have theirs from before as well is a guess",
    certainty: .guessed)

  /// The bounds of the screen.
  package static let screenBounds = Fact(
    name: "screen-bounds",
    sentence: "UIScreen.main.bounds is the whole screen as it is held, however much of it the"
      + " app's window has.",
    source: "Apple, UIScreen.bounds; brave/brave-ios, pull request 1617;"
      + " PiXeL16/RevealingSplashView, issue 26",
    certainty: .documented)
}
