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
    if source == .newWindow {
      return Composition(userInterfaceStyle: style, layers: windows(of: scene, style))
    }
    if source == .view, let screen = scene.screen(of: controller), screen.child(controller) != nil {
      return Composition(
        userInterfaceStyle: style,
        layers: layers(of: screen, scene, style)
          + coversOnChildren(of: screen, isPresented: true, in: scene, style))
    }
    let others = scene.presented + scene.windows.map(\.screen)
    if source == .view, let alone = others.first(where: { $0.controller == controller }) {
      return Composition(
        userInterfaceStyle: style,
        layers: layers(of: alone, scene, style)
          + layers(in: scene, style) { $0.isView(of: alone.controller) })
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
    let hidesMain = scene.isWindowSecured && scenario.settings.secureContainerHidden
    var picture = Composition(
      userInterfaceStyle: style, layers: windows(of: scene, showingMain: !hidesMain, style))
    if let edited = scene.frontScreens.first(where: \.screen.hasInputViews),
      scenario.settings.keyboardInSnapshot
    {
      picture.layers.append(.keyboard(edited.screen, mask: edited.mask))
    }
    return picture
  }

  /// The appearance that the user has chosen, or else the only one that the app or the system has.
  var currentStyle: UserInterfaceStyle {
    guard profile.hasDarkMode else { return .light }
    return scenario.app.infoPlist.userInterfaceStyle ?? scenario.traits.userInterfaceStyle
  }

  /// All windows of a scene, from the bottom to the top.
  private func windows(
    of scene: SimulatedScene, showingMain: Bool = true, _ style: UserInterfaceStyle
  ) -> [Composition.Layer] {
    let main = showingMain ? composition(of: .window, in: scene, style: style).layers : []
    let others = scene.windows.map { ($0.place, layers(of: $0, scene, style)) }
    let covers = scene.covers.compactMap { cover -> (WindowPlace, [Composition.Layer])? in
      guard case .newWindow(let place) = cover.place, let layer = layer(of: cover, in: style)
      else { return nil }
      return (place, [layer])
    }
    return ([(.main, main)] + others + covers).sorted { $0.0 < $1.0 }.flatMap(\.1)
  }

  /// A further window with what its screen presents and the covers on its view.
  private func layers(
    of window: FurtherWindow, _ scene: SimulatedScene, _ style: UserInterfaceStyle
  ) -> [Composition.Layer] {
    let screen = window.screen
    let ground = Composition.Layer.window(
      screen.screen, mask: screen.mask, level: window.place.level)
    return [ground] + coversOnChildren(of: screen, isPresented: false, in: scene, style)
      + layers(in: scene, style) { $0.isView(of: screen.controller) }
      + presentedLayers(of: screen, scene, style)
  }

  /// What is presented, and the covers of the main window.
  private func windowLayers(
    of scene: SimulatedScene, upTo source: Attachment, _ style: UserInterfaceStyle
  ) -> [Composition.Layer] {
    let presented = scene.presented.flatMap { screen in
      layers(of: screen, scene, style) + presentedLayers(of: screen, scene, style)
        + layers(in: scene, style) { $0 == .presented(screen.controller) }
    }
    let places: [(Attachment, RaisedCover.Place)] = [
      (.presentation, .presentation), (.window, .window),
    ]
    return presented
      + places.filter { $0.0 <= source }.flatMap { place in
        layers(in: scene, style) { $0 == place.1 }
      }
  }

  private func layers(
    of screen: PresentedScreen, _ scene: SimulatedScene, _ style: UserInterfaceStyle
  ) -> [Composition.Layer] {
    [.screen(screen.screen, mask: screen.mask)]
      + coversOnChildren(of: screen, isPresented: false, in: scene, style)
  }

  private func presentedLayers(
    of screen: PresentedScreen, _ scene: SimulatedScene, _ style: UserInterfaceStyle
  ) -> [Composition.Layer] {
    guard screen.screen.presented != nil else { return [] }
    return [.presented(screen.screen, mask: screen.mask)]
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
    guard opacity > 0, let content = content(of: raised, in: style) else { return nil }
    return .cover(
      .init(
        id: raised.cover.id, content: content, attachment: raised.cover.attachment,
        level: raised.cover.attachment == .newWindow ? raised.cover.level : nil, opacity: opacity,
        placement: raised.placement, child: raised.place.host))
  }

  /// What a cover shows in an appearance; nil where it has no picture to show.
  func content(
    of raised: RaisedCover, in style: UserInterfaceStyle
  ) -> Composition.CoverContent? {
    switch raised.cover.content {
    case .color(let color): .color(resolve(color, for: style))
    case .image(let image, let layout): .image(image, resolve(layout, for: style))
    case .captured(_, let layout):
      raised.picture.map { .picture($0, resolve(layout, for: style)) }
    case .launchScreen: .launchScreen(scenario.app.launchScreen.onClearGround)
    case .view(let screen): .view(screen.onClearGround)
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

extension RaisedCover.Place {
  /// True for the view of a controller, presented or not.
  fileprivate func isView(of controller: Int) -> Bool {
    self == .view(of: controller) || self == .presented(controller)
  }
}
