package import AfterimageGraphics
package import AfterimageScreens

extension System {
  /// The version of iOS whose controls a release of Interface Builder draws: 15 came with iOS 13's sizes, 24 with those of iOS 26 (read from stored frames).
  package init(interfaceBuilderTools tools: Int) {
    self =
      switch tools {
      case ..<15: System.all[0]
      case ..<24: System.default
      default: System.all[System.all.count - 1]
      }
  }
}

extension DocumentScene {
  /// The size of the root view on the canvas, in points; nil where there is none.
  package var rootSize: Size? { root.flatMap { SceneGraph.frame(of: $0) }?.size }

  /// True where the controller says what its navigation bar shows.
  package var hasNavigationBar: Bool {
    controller?.child("navigationItem") != nil
  }
}
