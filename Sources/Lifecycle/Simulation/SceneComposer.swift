import AfterimageGraphics
import AfterimageMasking
import AfterimageScreens

/// Composes the layers of a scene at a moment, in the order in which they lie above each other.
struct SceneComposer {
  /// The scene.
  let scene: SimulatedScene
  /// The appearance.
  let style: UserInterfaceStyle
  /// The moment.
  let clock: Seconds
  /// The traits that the user has chosen.
  let traits: Traits
  /// The launch screen of the app.
  let launchScreen: Screen
  /// The settings of the system.
  let settings: LifecycleSettings

  /// All windows of the scene, from the bottom to the top, covers that are still clear among them.
  ///
  /// - Parameter showingMain: false leaves out the main window.
  func windows(showingMain: Bool = true) -> Composition {
    let main = showingMain ? mainWindow(upTo: .window) : []
    let hidden = scene.hiddenWindows
    let others = scene.navigation.windows.map { ($0.place, layers(of: $0)) }
    let covers = scene.covers.compactMap { cover in
      cover.place.ownWindow.map { ($0, layers(of: cover, inWindow: $0)) }
    }
    return Composition(
      userInterfaceStyle: style,
      layers: ([(.main, main)] + others + covers + loupes).filter { !hidden.contains($0.0) }
        .sorted { $0.0 < $1.0 }.flatMap(\.1)
    ).showingWhatIsBeneathTransparentViews
  }

  /// The picture that the app takes of itself.
  ///
  /// - Parameter controller: whose code takes it, and whose own view is meant by `view`; nil is the root's.
  func picture(of source: CoverAttachment, by controller: Int?) -> CapturedPicture {
    let child = source == .view ? scene.screen(of: controller)?.child(controller) : nil
    return CapturedPicture(
      composition: composition(of: source, controller).withoutClearCovers, source: source,
      child: child?.view, contentSizeCategory: traits.contentSizeCategory)
  }

  private func composition(of source: CoverAttachment, _ controller: Int?) -> Composition {
    switch source {
    case .newWindow: windows()
    case .view:
      Composition(userInterfaceStyle: style, layers: view(of: controller))
        .showingWhatIsBeneathTransparentViews
    case .rootView, .topView, .presentation, .topPresentation, .window:
      Composition(userInterfaceStyle: style, layers: mainWindow(upTo: source))
        .showingWhatIsBeneathTransparentViews
    }
  }

  /// The view of a controller, or of the visible one where it has none in the scene.
  private func view(of controller: Int?) -> [Composition.Layer] {
    guard let screen = scene.screen(of: controller) ?? scene.visibleScreen else { return [] }
    let isChild = screen.child(controller) != nil
    return layers(of: screen)
      + (isChild
        ? coversOnChildren(of: screen, isPresented: true)
        : covers { $0.isView(of: screen.controller) })
  }

  /// The main window, up to the covers on one of the things in it.
  private func mainWindow(upTo highest: CoverAttachment) -> [Composition.Layer] {
    let lower = CoverAttachment.allCases.prefix { $0 != highest }
    let beneath = highest == .window ? covers { $0 == .beneathRoot } : []
    return beneath + (lower + [highest]).flatMap { partOfMainWindow($0) }
  }

  /// The part of the main window that ends with the covers on one of the things in it.
  private func partOfMainWindow(_ attachment: CoverAttachment) -> [Composition.Layer] {
    switch attachment {
    case .view where scene.exchangedRoot != nil:
      scene.exchangedRoot.map { [.screen($0, mask: nil)] } ?? []
    case .view:
      scene.visibleScreen.map { screen in
        layers(of: screen) + covers { $0 == .view(of: screen.controller) }
      } ?? []
    case .rootView: covers { $0 == scene.rootPlace }
    case .topView: whatIsPresented
    case .presentation: presentsAboveCovers ? [] : coversPresentedByRoot
    // What the controller on top presents lies among what is presented.
    case .topPresentation: []
    case .window:
      inWindow(
        showing: scene.navigation.stack + scene.navigation.presented,
        coversWhere: isOnWindow(justBeneath: nil))
    case .newWindow: []
    }
  }

  /// A further window with what its screen presents and the covers on its view.
  private func layers(of window: FurtherWindow<PresentedScreen>) -> [Composition.Layer] {
    let screen = window.screen
    return [.window(shown(screen), mask: screen.mask, level: window.place.level)]
      + coversOnChildren(of: screen, isPresented: false)
      + covers { $0.isView(of: screen.controller) } + presentation(of: screen)
      + inWindow(showing: [screen]) { $0 == .inWindow(window.place) }
  }

  /// The window of a cover, with the covers that lie in that and fade with it.
  private func layers(
    of host: RaisedCover, inWindow place: WindowPlace
  ) -> [Composition.Layer] {
    layers(of: host)
      + covers { $0 == .inWindow(place) }.map { layer in
        guard case .cover(var cover) = layer else { return layer }
        cover.opacity *= host.fade.opacity(at: clock)
        return .cover(cover)
      }
  }

  /// A screen with the covers on its children.
  func layers(of screen: PresentedScreen) -> [Composition.Layer] {
    [.screen(shown(screen), mask: screen.mask)] + coversOnChildren(of: screen, isPresented: false)
  }

  /// The alert or sheet of a screen, with the covers on its children.
  func presentation(of screen: PresentedScreen) -> [Composition.Layer] {
    guard screen.screen.presented != nil else { return [] }
    return [.presented(shown(screen), mask: screen.mask)]
      + coversOnChildren(of: screen, isPresented: true)
  }

  /// The covers on the views of a screen's children, each within its view.
  ///
  /// - Parameter isPresented: whether those in what the screen presents are wanted, or those in the screen itself.
  private func coversOnChildren(
    of screen: PresentedScreen, isPresented: Bool
  ) -> [Composition.Layer] {
    covers { place in
      guard case .child(let controller, let host) = place else { return false }
      return screen.child(controller) != nil && (host.view.root == .presented) == isPresented
    }
  }

  /// The covers at the places that fulfil a predicate, bottom to top, and what shows through the views there.
  func covers(where predicate: (RaisedCover.Place) -> Bool) -> [Composition.Layer] {
    scene.covers.filter { predicate($0.place) }.flatMap { layers(of: $0) }
      + scene.transparencies.filter { $0.place.host == nil && predicate($0.place) }
      .map { layer(of: $0) }
  }

  /// The layer of a cover; none where it has no picture to show.
  func layers(of raised: RaisedCover) -> [Composition.Layer] {
    guard let content = content(of: raised) else { return [] }
    let cover = raised.cover
    return [
      .cover(
        .init(
          id: cover.id, content: content, attachment: cover.attachment,
          level: cover.attachment == .newWindow ? cover.level : nil,
          opacity: raised.fade.opacity(at: clock), placement: raised.placement,
          child: raised.place.host))
    ]
  }
}

/// The contents of covers.
extension SceneComposer {
  /// The content of a cover, resolved for the appearance; nil where it has no picture to show.
  private func content(of raised: RaisedCover) -> Composition.CoverContent? {
    switch raised.cover.content {
    case .color(let color): .color(resolve(color))
    case .image(let image, let layout): .image(image, resolve(layout))
    case .captured(_, let layout): raised.picture.map { .picture($0, resolve(layout)) }
    case .launchScreen: .launchScreen(launchScreen.onClearGround)
    case .view(let screen): .view(screen.onClearGround)
    case .blur(let blur): resolve(blur)
    case .mosaic(let side): .backdrop(.mosaic(side: side))
    }
  }

  private func resolve(_ color: ColorReference) -> Color {
    color.resolved(for: style, contrast: traits.accessibilityContrast)
  }

  private func resolve(_ layout: PictureLayout) -> Composition.PictureFit {
    .init(
      contentMode: layout.contentMode,
      backgroundColor: layout.backgroundColor.map { resolve($0) } ?? .clear,
      blurRadius: layout.blurRadius)
  }

  /// A blur is UIKit's and becomes opaque where the user reduces transparency; a mosaic is the app's own and does not.
  private func resolve(_ blur: BlurStyle) -> Composition.CoverContent {
    traits.isReduceTransparencyEnabled
      ? .color(blur.opaqueColor(for: style)) : .backdrop(.blur(blur.blur(for: style)))
  }
}

extension Composition {
  /// The same composition without the covers whose opacity is zero.
  var withoutClearCovers: Composition {
    guard layers.contains(where: \.isClearCover) else { return self }
    return Composition(
      userInterfaceStyle: userInterfaceStyle, layers: layers.filter { !$0.isClearCover })
  }
}

extension Composition.Layer {
  fileprivate var isClearCover: Bool {
    if case .cover(let cover) = self { cover.opacity <= 0 } else { false }
  }
}
