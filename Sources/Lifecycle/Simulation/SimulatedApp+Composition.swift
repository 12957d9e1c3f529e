import AfterimageGraphics
import AfterimageMasking
import AfterimageScreens

/// What can be seen.
extension SimulatedApp {
  /// What the window of a scene, its root view or a controller's view shows now.
  ///
  /// - Parameter controller: whose view is meant; nil is the root's.
  func composition(
    of source: Attachment, in scene: SimulatedScene, controller: Int? = nil,
    style: UserInterfaceStyle
  ) -> Composition {
    if source == .view, let screen = scene.screen(of: controller), screen.child(controller) != nil {
      return Composition(
        userInterfaceStyle: style,
        layers: layers(of: screen, scene, style)
          + coversOnChildren(of: screen, isPresented: true, in: scene, style))
    }
    if source == .view, let alone = scene.presented.first(where: { $0.controller == controller }) {
      return Composition(
        userInterfaceStyle: style,
        layers: layers(of: alone, scene, style)
          + layers(in: scene, style) { $0 == .presented(alone.controller) })
    }
    let wanted = source == .view ? scene.stack.first { $0.controller == controller } : nil
    let screen = wanted ?? scene.visibleScreen
    var layers = screen.map { self.layers(of: $0, scene, style) } ?? []
    if let screen { layers += self.layers(in: scene, style) { $0 == .view(of: screen.controller) } }
    if source > .view { layers += self.layers(in: scene, style) { $0 == .root } }
    if source > .rootView {
      // What is presented lies in the window, above the root controller's view.
      layers += screen.map { presentedLayers(of: $0, scene, style) } ?? []
      layers += windowLayers(of: scene, upTo: source, style)
    }
    return Composition(userInterfaceStyle: style, layers: layers)
  }

  /// What the display shows of a scene: its windows, and above them the keyboard, which no picture of the app's own has.
  func picture(of index: Int, in style: UserInterfaceStyle) -> Composition {
    let scene = scenes[index]
    let hidesWindow = scene.isWindowSecured && scenario.settings.secureContainerHidden
    var picture =
      hidesWindow
      ? Composition(
        userInterfaceStyle: style, layers: layers(in: scene, style) { $0 == .newWindow })
      : composition(of: .newWindow, in: scene, style: style)
    if let top = scene.topScreen, top.screen.hasInputViews, scenario.settings.keyboardInSnapshot {
      picture.layers.append(.keyboard(top.screen, mask: top.mask ?? scene.mask))
    }
    return picture
  }

  /// The appearance that the user has chosen, or else the only one that the app or the system has.
  var currentStyle: UserInterfaceStyle {
    guard profile.hasDarkMode else { return .light }
    return scenario.app.infoPlist.userInterfaceStyle ?? scenario.traits.userInterfaceStyle
  }

  /// What is presented, and the covers of the window and above it.
  private func windowLayers(
    of scene: SimulatedScene, upTo source: Attachment, _ style: UserInterfaceStyle
  ) -> [Composition.Layer] {
    let presented = scene.presented.flatMap { screen in
      layers(of: screen, scene, style) + presentedLayers(of: screen, scene, style)
        + layers(in: scene, style) { $0 == .presented(screen.controller) }
    }
    let places: [(Attachment, RaisedCover.Place)] = [
      (.presentation, .presentation), (.window, .window), (.newWindow, .newWindow),
    ]
    return presented
      + places.filter { $0.0 <= source }.flatMap { place in
        layers(in: scene, style) { $0 == place.1 }
      }
  }

  private func layers(
    of screen: PresentedScreen, _ scene: SimulatedScene, _ style: UserInterfaceStyle
  ) -> [Composition.Layer] {
    [.screen(screen.screen, mask: screen.mask ?? scene.mask)]
      + coversOnChildren(of: screen, isPresented: false, in: scene, style)
  }

  private func presentedLayers(
    of screen: PresentedScreen, _ scene: SimulatedScene, _ style: UserInterfaceStyle
  ) -> [Composition.Layer] {
    guard screen.screen.presented != nil else { return [] }
    return [.presented(screen.screen, mask: screen.mask ?? scene.mask)]
      + coversOnChildren(of: screen, isPresented: true, in: scene, style)
  }

  /// The covers of a scene at the places that a test chooses, bottom to top.
  func layers(
    in scene: SimulatedScene, _ style: UserInterfaceStyle,
    where isMeant: (RaisedCover.Place) -> Bool
  ) -> [Composition.Layer] {
    scene.covers.filter { isMeant($0.place) }.compactMap { layer(of: $0, in: style) }
  }

  private func layer(of raised: RaisedCover, in style: UserInterfaceStyle) -> Composition.Layer? {
    let opacity = raised.fade.opacity(at: clock)
    guard opacity > 0, raised.frame.map({ $0.width > 0 && $0.height > 0 }) ?? true,
      let content = content(of: raised, in: style)
    else { return nil }
    return .cover(
      .init(
        id: raised.cover.id, content: content, attachment: raised.cover.attachment,
        opacity: opacity, frame: raised.frame, child: raised.place.host))
  }

  private func content(
    of raised: RaisedCover, in style: UserInterfaceStyle
  ) -> Composition.CoverContent? {
    switch raised.cover.content {
    case .color(let color): .color(resolve(color, for: style))
    case .image(let image, let layout): .image(image, resolve(layout, for: style))
    case .captured(_, let layout):
      raised.picture.map { .picture($0, resolve(layout, for: style)) }
    case .launchScreen: .launchScreen(scenario.app.launchScreen)
    case .blur(let blur): resolve(blur, for: style)
    case .mosaic(let side): .backdrop(.mosaic(side: side))
    }
  }

  private func resolve(_ color: ColorReference, for style: UserInterfaceStyle) -> Color {
    color.resolved(for: style, contrast: scenario.traits.accessibilityContrast)
  }

  private func resolve(
    _ layout: PictureLayout, for style: UserInterfaceStyle
  ) -> Composition.PictureFit {
    .init(
      contentMode: layout.contentMode,
      backgroundColor: layout.backgroundColor.map { resolve($0, for: style) } ?? .clear,
      blurRadius: layout.blurRadius)
  }

  /// A blur is UIKit's and becomes opaque where the user reduces transparency; a mosaic is the app's own and does not.
  private func resolve(
    _ blur: BlurStyle, for style: UserInterfaceStyle
  ) -> Composition.CoverContent {
    scenario.traits.isReduceTransparencyEnabled
      ? .color(blur.opaqueColor(for: style)) : .backdrop(.blur(blur.blur(for: style)))
  }
}
