import AfterimageMasking
import AfterimageScreens

/// A view that picture in picture shows, in a window of the system's.
struct PictureInPicture {
  /// The view.
  let view: ViewPath
  /// The screen that the view is of, as it was when picture in picture began, with what has come to be in it by the story, and without what rules had hidden or masked: a player goes on beneath that.
  private(set) var screen: PresentedScreen

  /// Shows a view of a screen.
  init(of view: ViewPath, in screen: PresentedScreen) {
    (self.view, self.screen) = (view, screen)
    self.screen.mask = nil
    self.screen.screen = screen.screen.openAsDeclared(by: screen.story.screen)
  }

  /// Changes the view as the story changes the screen of a controller.
  mutating func change(of controller: Int, _ change: (inout PresentedScreen) -> Void) {
    if screen.controller == controller { change(&screen) }
  }
}

extension SimulatedApp {
  /// Has picture in picture show a view on the uppermost screen, in place of any other.
  mutating func startPictureInPicture(of id: String) {
    guard let top = process.front?.navigation.frontmost.first, let view = top.screen.path(of: id)
    else { return }
    process.pictureInPicture = PictureInPicture(of: view, in: top)
  }

  /// Ends picture in picture.
  @discardableResult
  mutating func stopPictureInPicture() -> TimelineEntry.Change {
    defer { process.pictureInPicture = nil }
    return process.pictureInPicture == nil ? .noPictureInPicture : .pictureInPictureStopped
  }

  /// Notes what picture in picture shows while the app is in the background.
  mutating func notePictureInPicture() {
    guard progress.appearance.isInBackground, let shown = process.pictureInPicture else { return }
    let isLive = scenario.settings.previewFollowsView
    let present = isLive ? process.screen(of: shown.screen.controller) : nil
    let screen = present ?? shown.screen
    let copy = Composition.CopyLayer(
      form: .pictureInPicture, view: shown.view, screen: screen.screen, mask: screen.mask)
    note(.pictureInPicture(record.picturesInPicture.count))
    record.picturesInPicture.append(
      Snapshot(
        moment: record.picturesInPicture.count + 1, time: clock, traits: traits, scene: nil,
        composition: Composition(userInterfaceStyle: currentStyle, layers: [.copy(copy)]),
        alternatives: []))
  }

  /// A scene as its pictures have it, without the view that picture in picture shows where the settings have it so.
  func withoutViewInPicture(_ scene: SimulatedScene) -> SimulatedScene {
    guard let shown = process.pictureInPicture, !scenario.settings.pictureInPictureInSnapshot
    else { return scene }
    var copy = scene
    copy.navigation.change(where: { $0.controller == shown.screen.controller }) {
      $0.screen = $0.screen.mapViews { view, path, _ in
        guard path == shown.view else { return nil }
        var clear = view
        clear.alpha = 0
        return clear
      }
    }
    return copy
  }
}

extension Screen {
  /// The same screen without what rules have hidden or masked that its declaration shows; what they have shown stays shown.
  fileprivate func openAsDeclared(by declaration: Screen) -> Screen {
    var declared: [ViewPath: View] = [:]
    declaration.forEachView { view, path, _ in declared[path] = view }
    return mapViews { view, path, _ in
      guard let own = declared[path] else { return nil }
      let isHidden = view.isHidden && own.isHidden
      guard isHidden != view.isHidden || own.fieldMask != view.fieldMask else { return nil }
      var copy = view
      copy.isHidden = isHidden
      copy.fieldMask = own.fieldMask
      return copy
    }
  }
}

extension SimulatedProcess {
  /// The screen of a controller as it is now; nil where it is gone.
  fileprivate func screen(of controller: Int) -> PresentedScreen? {
    scenes.lazy.compactMap { $0.screen(of: controller) }.first
  }
}
