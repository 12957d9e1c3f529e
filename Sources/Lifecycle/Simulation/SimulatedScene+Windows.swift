import AfterimageMasking
import AfterimageScreens

/// The windows of a scene, as the app's code finds them.
extension SimulatedScene {
  /// The places of all windows, from the bottom to the top.
  var windowPlaces: [WindowPlace] {
    ([.main] + navigation.windows.map(\.place) + covers.compactMap(\.place.ownWindow)).sorted()
  }

  /// The place of the window that was made key last, of those that are there.
  var keyWindow: WindowPlace {
    let there = windowPlaces
    return madeKey.last(where: there.contains) ?? .main
  }

  /// The window that a cover is added to, the main one for a cover in a window of its own; or why it has none.
  func window(
    for cover: Cover, isSceneBased: Bool
  ) -> Result<WindowPlace, TimelineEntry.WindowAbsence> {
    switch cover.attachment {
    case .view: .success(.main)
    case .newWindow:
      isSceneBased && !cover.hasWindowScene ? .failure(.belongsToNoScene) : .success(.main)
    case .rootView, .topView, .presentation, .topPresentation, .window:
      window(found: cover.window, isSceneBased: isSceneBased)
    }
  }

  /// The window that code finds, or why it finds none.
  func window(
    found search: WindowSearch, isSceneBased: Bool
  ) -> Result<WindowPlace, TimelineEntry.WindowAbsence> {
    switch search {
    case .main: .success(.main)
    case .appDelegate: isSceneBased ? .failure(.appDelegateHasNone) : .success(.main)
    case .keyWindow: .success(keyWindow)
    case .first: .success(windowPlaces.first ?? .main)
    case .last: .success(windowPlaces.last ?? .main)
    }
  }

  /// The place of a cover in a window beside the main one: the view of its controller, or above all in it.
  func place(of attachment: CoverAttachment, in window: WindowPlace) -> RaisedCover.Place {
    let screen = navigation.windows.first { $0.place == window }?.screen
    return switch attachment {
    case .rootView, .topView: screen.map { .view(of: $0.controller) } ?? .inWindow(window)
    case .view, .presentation, .topPresentation, .window, .newWindow: .inWindow(window)
    }
  }

  /// The uppermost screen whose keyboard or input accessory view is in the pictures of the scene; nil where none is.
  ///
  /// That of a window that is not key has gone where the settings say so.
  func shownKeyboard(by settings: LifecycleSettings) -> PresentedScreen? {
    guard settings.keyboardInSnapshot else { return nil }
    return navigation.frontmost.first { screen in
      screen.screen.hasInputViews
        && (!settings.keyWindowTakesKeyboardDown || window(of: screen) == keyWindow)
    }
  }

  /// The screen of a window's root controller; nil in the window of a cover.
  func screen(ofWindow place: WindowPlace) -> PresentedScreen? {
    place == .main ? visibleScreen : navigation.windows.first { $0.place == place }?.screen
  }

  private func window(of screen: PresentedScreen) -> WindowPlace {
    navigation.windows.first { $0.screen.controller == screen.controller }?.place ?? .main
  }
}

extension SimulatedApp {
  /// Lets the covers go that lie in a window which is gone.
  mutating func discardCoversWithoutWindow() {
    for scene in process.scenes where scene.covers.contains(where: scene.isLost) {
      for cover in scene.covers where scene.isLost(cover) {
        note(.coverRemoved(id: cover.cover.id))
      }
      process.change(scene.id) { $0.covers.removeAll(where: scene.isLost) }
    }
  }
}

extension SimulatedScene {
  /// True for a cover that lies in a window which is gone.
  fileprivate func isLost(_ cover: RaisedCover) -> Bool {
    guard case .inWindow(let place) = cover.place else { return false }
    return !windowPlaces.contains(place)
  }
}
