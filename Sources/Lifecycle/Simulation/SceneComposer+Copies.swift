import AfterimageMasking
import AfterimageScreens

/// Views that the system shows once more, among what lies in a window itself.
extension SceneComposer {
  /// What lies in a window above its controllers: covers of before, the views of its screens that are shown once more, and the covers that came later.
  ///
  /// - Parameter place: where covers of that window lie.
  func inWindow(
    _ place: RaisedCover.Place, screens: [PresentedScreen]
  ) -> [Composition.Layer] {
    let copies = screens.compactMap { $0.copyLayer(isLive: settings.previewFollowsView) }
    let lower = scene.covers.filter { $0.place == place && $0.isBeneathCopies }
    let upper = scene.covers.filter { $0.place == place && !$0.isBeneathCopies }
    return lower.flatMap { layers(of: $0) } + (showsCopies ? copies : [])
      + upper.flatMap { layers(of: $0) }
  }

  /// False where the settings close context menus in the background.
  private var showsCopies: Bool { scene.state != .background || settings.contextMenuInSnapshot }
}
