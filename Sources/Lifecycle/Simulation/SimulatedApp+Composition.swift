import AfterimageGraphics
import AfterimageMasking
import AfterimageScreens

/// What can be seen.
extension SimulatedApp {
  /// What the window, its root view or a controller's view shows now.
  ///
  /// - Parameter controller: whose view is meant; nil is the uppermost screen's.
  func composition(
    of source: Attachment, of controller: Int? = nil, in style: UserInterfaceStyle
  ) -> Composition {
    let wanted = source == .view ? stack.first { $0.controller == controller } : nil
    let screen = wanted ?? visibleScreen
    let bottom = screen.map { Composition.Layer.screen($0.screen, mask: $0.mask ?? mask) }
    let seen = covers(over: screen?.controller).filter { $0.cover.attachment <= source }
    // What is presented lies in the window, above the root controller's view.
    let beneath = layers(of: seen.filter { $0.cover.attachment < .window }, in: style)
    let above = layers(of: seen.filter { $0.cover.attachment == .window }, in: style)
    let presented = source == .window ? screen.flatMap(presentedLayer) : nil
    return Composition(
      userInterfaceStyle: style,
      layers: [bottom].compactMap(\.self) + beneath + [presented].compactMap(\.self) + above)
  }

  private func presentedLayer(of screen: PresentedScreen) -> Composition.Layer? {
    guard screen.screen.presented != nil else { return nil }
    return .presented(screen.screen, mask: screen.mask ?? mask)
  }

  /// What the display shows of the app: its window, and above it the keyboard, which no picture of the app's own has.
  func picture(in style: UserInterfaceStyle) -> Composition {
    var picture =
      hidesWindow
      ? Composition(userInterfaceStyle: style, layers: []) : composition(of: .window, in: style)
    if let screen = visibleScreen?.screen, screen.hasKeyboard, scenario.settings.keyboardInSnapshot
    {
      picture.layers.append(.keyboard(screen))
    }
    return picture
  }

  /// True where the system leaves the app's window out of its pictures.
  var hidesWindow: Bool { isWindowSecured && scenario.settings.secureContainerHidden }

  /// The covers that lie over a controller's screen: its own, and those of the root view and the window.
  func covers(over controller: Int?) -> [RaisedCover] {
    covers.filter { $0.controller == nil || $0.controller == controller }
  }

  /// The appearance that the user has chosen, or else the only one that the app or the system has.
  var currentStyle: UserInterfaceStyle {
    let hasDarkMode = scenario.traits.system.majorVersion >= 13
    guard hasDarkMode else { return .light }
    return scenario.app.infoPlist.userInterfaceStyle ?? scenario.traits.userInterfaceStyle
  }

  private func layers(
    of covers: [RaisedCover], in style: UserInterfaceStyle
  ) -> [Composition.Layer] {
    covers.enumerated()
      .sorted {
        ($0.element.cover.attachment, $0.offset) < ($1.element.cover.attachment, $1.offset)
      }
      .compactMap { layer(of: $0.element, in: style) }
  }

  private func layer(of raised: RaisedCover, in style: UserInterfaceStyle) -> Composition.Layer? {
    let opacity = raised.fade.opacity(at: clock)
    guard opacity > 0, let content = content(of: raised, in: style) else { return nil }
    return .cover(
      .init(
        id: raised.cover.id, content: content, attachment: raised.cover.attachment,
        opacity: opacity))
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
      backgroundColor: layout.backgroundColor.map { resolve($0, for: style) } ?? .clear)
  }

  /// A blur is UIKit's and becomes opaque where the user reduces transparency; a mosaic is the app's own and does not.
  private func resolve(
    _ blur: BlurStyle, for style: UserInterfaceStyle
  ) -> Composition.CoverContent {
    scenario.traits.isReduceTransparencyEnabled
      ? .color(blur.opaqueColor(for: style)) : .backdrop(.blur(blur.blur(for: style)))
  }
}
