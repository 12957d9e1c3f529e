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
  /// The bars of controllers that show nothing behind their buttons while no content lies beneath them.
  var followers: [FollowingBar] = []
}

/// A bar that is clear at the scroll edge, as all of a controller's are since iOS 15 where their author says nothing.
struct FollowingBar {
  var node: Int
  var hairline: Int
  /// True for a bar at the lower edge.
  var isAtBottom: Bool
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
  /// True where tabs stand in the middle of the bar, and the title beside the left items.
  var holdsTabs = false
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
  /// What lies behind the tabs at the upper edge of a tablet; nil for a bar at the lower edge.
  var capsule: Int?
  var items: [Item] = []
  var hairline: Int

  struct Item {
    var node: Int
    /// The picture; nil at the upper edge of a tablet, where words stand alone.
    var symbol: Int?
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
