extension NavigationBar: ViewConvertible {
  /// A view that shows the bar.
  public var view: View { View(.navigationBar(self)) }
}

extension TabBar: ViewConvertible {
  /// A view that shows the bar.
  public var view: View { View(.tabBar(self)) }
}

extension Toolbar: ViewConvertible {
  /// A view that shows the bar.
  public var view: View { View(.toolbar(self)) }
}

extension Controller {
  /// A navigation bar with an inline title and no buttons above the view.
  public static func navigation(title: String) -> Controller {
    .navigation(NavigationController(NavigationBar(title)))
  }
}
