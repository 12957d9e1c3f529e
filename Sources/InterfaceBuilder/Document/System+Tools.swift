package import AfterimageGraphics
package import AfterimageScreens

extension System {
  /// The version of iOS that came with a release of Interface Builder, whose controls its canvas draws.
  ///
  /// By Xcode's releases: 10 is the last of Xcode 7, 12 of Xcode 8, 14 of Xcode 10; 15 came with Xcode 11, 17 with 12, 19 with 13, 21 with 14, 23 with 15, 24 with 26.
  /// Apple's own builds write 32700 whatever their age, and drew controls of before iOS 26 (read from stored frames).
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
      case 21, 22: 16
      case 23, 32: 17
      default: 26
      }
    self.init(majorVersion: version)
  }
}

extension DocumentScene {
  /// The size of the root view on the canvas, in points; nil where there is none.
  package var rootSize: Size? { root.flatMap { SceneGraph.frame(of: $0) }?.size }

  /// True where the root view is a cell or a header, which lies in a list.
  package var isCell: Bool {
    root.map { $0.name.hasSuffix("Cell") || $0.name.hasSuffix("ReusableView") } == true
  }
}

extension InterfaceDocument {
  /// True where the canvas shows a navigation bar over a scene: its controller stands in a navigation controller, is pushed in one, or is told to look as if.
  package func hasNavigationBar(_ scene: DocumentScene) -> Bool {
    scene.simulates("simulatedTopBarMetrics")
      || scene.controllerId.map { controllers.navigation(around: $0) != nil } == true
  }

  /// True where the canvas shows a tab bar below a scene.
  package func hasTabBar(_ scene: DocumentScene) -> Bool {
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
