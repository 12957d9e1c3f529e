package import AfterimageScreens

extension System {
  /// The version of iOS that came with a release of Interface Builder, whose controls its canvas draws.
  ///
  /// By Xcode's releases: 10 is the last of Xcode 7, 12 of Xcode 8, 14 of Xcode 10; 15 came with Xcode 11, 17 with 12, 19 with 13, 21 with 14, 22 with 15, 23 with 16, 24 with 26.
  package init(interfaceBuilderTools tools: Int) {
    let version =
      switch tools {
      case ..<11: 9
      case 11, 12: 10
      case 13: 11
      case 14: 12
      case 15, 16: 13
      case 17, 18: 14
      case 19, 20: 15
      case 21: 16
      case 22: 17
      case 23: 18
      default: 26
      }
    self.init(majorVersion: version)
  }
}

extension DocumentScene {
  /// True where the root view is a cell or a header, which lies in a list.
  var isCell: Bool {
    root.map { $0.name.hasSuffix("Cell") || $0.name.hasSuffix("ReusableView") } == true
  }
}

extension InterfaceDocument {
  /// True where the canvas shows a navigation bar over a scene: its controller stands in a navigation controller, is pushed in one, or is told to look as if.
  func hasNavigationBar(_ scene: DocumentScene) -> Bool {
    scene.simulates("simulatedTopBarMetrics")
      || scene.controllerId.map { controllers.navigation(around: $0) != nil } == true
  }

  /// True where the canvas shows a tab bar below a scene.
  func hasTabBar(_ scene: DocumentScene) -> Bool {
    scene.controllerId.map { controllers.tabBar(around: $0) != nil } == true
  }
}

extension DocumentScene {
  /// True where the author chose a bar that the controller is shown with.
  fileprivate func simulates(_ bar: String) -> Bool {
    controller?.children.contains {
      $0["key"] == bar && $0.name != "nil"
    } == true
  }
}
