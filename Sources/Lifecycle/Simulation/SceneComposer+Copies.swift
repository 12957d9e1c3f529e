import AfterimageMasking
import AfterimageScreens

/// Views that the system shows once more, among what lies in their window or above it.
extension SceneComposer {
  /// What lies in a window above its controllers: covers of before, the previews of its screens' views, and the covers that came later.
  ///
  /// - Parameter isThere: says where covers of that window lie.
  func inWindow(
    showing screens: [PresentedScreen], coversWhere isThere: (RaisedCover.Place) -> Bool
  ) -> [Composition.Layer] {
    let covers = scene.covers.filter { isThere($0.place) }
    return covers.filter(\.isBeneathCopies).flatMap { layers(of: $0) }
      + copies(of: screens).filter { $0.copy?.form != .loupe }
      + covers.filter { !$0.isBeneathCopies }.flatMap { layers(of: $0) }
  }

  /// The windows of loupes, each above the window of its view; a hidden one has none.
  var loupes: [(WindowPlace, [Composition.Layer])] {
    let main = (WindowPlace.main, scene.navigation.stack + scene.navigation.presented)
    let others = scene.navigation.windows.map { ($0.place, [$0.screen]) }
    let shown = ([main] + others).filter { !scene.hiddenWindows.contains($0.0) }
    return shown.map { place, screens in
      let level = max(.textEffects, place.level + 1)
      return (
        WindowPlace(level: level, order: Int.max),
        copies(of: screens).filter { $0.copy?.form == .loupe }
      )
    }
  }

  /// The views of screens that are shown once more, but for those that the settings take away in the background.
  private func copies(of screens: [PresentedScreen]) -> [Composition.Layer] {
    screens.filter { screen in
      guard let form = screen.copied?.form else { return false }
      return scene.state != .background || settings.keeps(form)
    }.compactMap { $0.copyLayer(isLive: settings.previewFollowsView) }
  }
}

extension WindowLevel {
  /// The level of the window of UIKit's in which loupes and edit menus lie.
  fileprivate static let textEffects = WindowLevel(rawValue: 10)
}
