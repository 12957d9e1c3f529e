import AfterimageGraphics
import AfterimageMasking
import AfterimageScreens

/// What shows of views that rules have made transparent.
extension SceneComposer {
  /// What shows through a view that is transparent, as a cover on it: nothing, so black.
  func layer(of transparency: Transparency) -> Composition.Layer {
    .cover(
      .init(
        id: transparency.view.alphaName, content: .color(.black),
        attachment: transparency.view.attachment, level: nil,
        opacity: transparency.fade.opacity(at: clock), placement: .whole, child: nil,
        isTransparency: true))
  }

  /// A screen in which the views of children have the opacity that rules have given them.
  func shown(_ screen: PresentedScreen) -> Screen {
    let own = scene.transparencies.filter {
      $0.place.host != nil && screen.child($0.place.controller) != nil
    }
    guard !own.isEmpty else { return screen.screen }
    return screen.screen.mapViews { view, path, _ in
      guard let transparency = own.last(where: { $0.place.host?.view == path }) else { return nil }
      var copy = view
      copy.alpha = 1 - transparency.fade.opacity(at: clock)
      return copy
    }
  }
}
