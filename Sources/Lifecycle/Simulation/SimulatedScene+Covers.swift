import AfterimageMasking
import AfterimageScreens

/// How covers go up and come down.
extension SimulatedScene {
  /// True where a cover of the same id is up, or still fades away where the new one waits for that.
  func holds(_ cover: Cover) -> Bool {
    covers.contains { $0.cover.id == cover.id && (!$0.isLeaving || cover.waitsForLast) }
  }

  /// True where the root controller presents something, an alert among it, so that UIKit presents nothing else from it.
  var isPresenting: Bool {
    !navigation.presented.isEmpty || visibleScreen?.screen.presented != nil
      || covers.contains { [.presentation, .topPresentation(by: nil)].contains($0.place) }
  }

  /// Lays a cover over the scene.
  ///
  /// - Parameters:
  ///   - window: the window that it is added to; without effect for one in a window of its own.
  ///   - controller: whose code lays it.
  ///   - sizes: the sizes from which covers take their frames.
  mutating func raise(
    _ cover: Cover, in window: WindowPlace, showing picture: CapturedPicture?,
    by controller: Int?, at clock: Seconds, in sizes: CoverSizes
  ) {
    let place =
      window == .main
      ? place(of: cover, controller, in: sizes) : place(of: cover.attachment, in: window)
    if cover.isKey, let own = place.ownWindow { madeKey.append(own) }
    covers.append(
      RaisedCover(
        cover: cover, picture: picture, place: place,
        placement: .init(of: cover, on: place, in: sizes),
        fade: .init(
          start: clock, duration: cover.fade, curve: cover.curve, from: 0, to: cover.opacity)))
  }

  /// Takes a cover down, or lets its fade begin; false where it is not up.
  mutating func lower(_ uncovering: Uncovering, at clock: Seconds) -> Bool {
    let up = covers.firstIndex { $0.cover.id == uncovering.id && !$0.isLeaving }
    guard let up else { return false }
    guard uncovering.fade > .zero else {
      covers.remove(at: up)
      return true
    }
    covers[up].fade = .init(
      start: clock, duration: uncovering.fade, curve: uncovering.curve,
      from: covers[up].fade.opacity(at: clock), to: 0)
    covers[up].isLeaving = true
    return true
  }

  /// Adds the view of another root controller to the main window, above the covers that were added to that before.
  mutating func addRootToWindow() {
    for index in covers.indices {
      if case .window = covers[index].place { covers[index].place = .beneathRoot }
    }
  }

  /// The place where a cover comes to lie.
  private mutating func place(
    of cover: Cover, _ controller: Int?, in sizes: CoverSizes
  ) -> RaisedCover.Place {
    switch cover.attachment {
    case .view:
      if let child = screen(of: controller)?.child(controller) {
        return .child(
          child.controller,
          Composition.ChildHost(
            controller: child.name, view: child.view,
            boundsTakenIn: cover.layout.boundsTaken(from: sizes)))
      }
      guard let owner = controller ?? visibleController else { return rootPlace }
      let isPresented = navigation.presented.contains { $0.controller == owner }
      return isPresented ? .presented(owner) : .view(of: owner)
    case .rootView: return rootPlace
    case .topView: return navigation.presented.last.map { .presented($0.controller) } ?? rootPlace
    case .presentation: return .presentation
    case .topPresentation: return .topPresentation(by: navigation.presented.last?.controller)
    case .window: return .window(above: newestController)
    case .newWindow: return .newWindow(navigation.nextPlace(at: cover.level))
    }
  }
}

extension SimulatedScene {
  /// The highest number among the controllers of the main window; -1 where there is none.
  private var newestController: Int {
    let shown = [visibleScreen].compactMap(\.self) + navigation.presented
    return shown.map(\.controller).max() ?? -1
  }
}

extension CoverLayout {
  /// The traits in which a cover on a child's view takes the bounds of that, to keep their size; nil where it follows the view, or takes another size.
  fileprivate func boundsTaken(from sizes: CoverSizes) -> Traits? {
    switch self {
    case .frame: sizes.bounds
    case .newSize: sizes.new
    case .autoresizing, .constrained, .screenBounds: nil
    }
  }
}
