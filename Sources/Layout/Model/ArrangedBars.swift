import AfterimageGraphics
import AfterimageScreens

/// The bars of a screen: those that its controller lays around the root view, and those among the views.
struct ArrangedBars {
  var navigationBars: [ArrangedNavigationBar] = []
  var tabBars: [ArrangedTabBar] = []
  var toolbars: [ArrangedToolbar] = []
  /// The bars of the controllers, with their places on the root views.
  var windowBars: [WindowBar] = []
  /// The bars that have the system's material and no colour of the author's.
  var materials: [Int] = []
}

/// A bar that reaches over the whole width of a controller's root view.
struct WindowBar {
  var node: Int
  var root: Int
  /// The upper edge, in points from the root view's.
  var top: Double
  var height: Double
}

/// A navigation bar and the views that it is made of.
struct ArrangedNavigationBar {
  var node: Int
  /// What notch and status bar take from the bar.
  var safeArea: EdgeInsets
  var prompt: Int?
  var title: Int
  var largeTitle: Int?
  var backIndicator: Int?
  /// The back button's title, then the left items.
  var leftItems: [Int] = []
  var rightItems: [Int] = []
  var hairline: Int
}

/// A tab bar and the views that it is made of.
struct ArrangedTabBar {
  var node: Int
  /// What corners and home indicator take from the bar.
  var safeArea: EdgeInsets
  var items: [Item] = []
  var hairline: Int

  struct Item {
    var node: Int
    var symbol: Int
    var title: Int
    var badge: Int?
  }
}

/// A toolbar and the buttons in it.
struct ArrangedToolbar {
  var node: Int
  /// What corners and home indicator take from the bar.
  var safeArea: EdgeInsets
  var items: [Int] = []
  var hairline: Int
}
