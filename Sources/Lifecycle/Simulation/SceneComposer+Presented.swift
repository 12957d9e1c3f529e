import AfterimageScreens

/// What is presented in the main window, and the covers among it.
extension SceneComposer {
  /// What lies in the window above the root controller's view: all that is presented, each with the covers on it, above the covers on the window that were laid before it came.
  var whatIsPresented: [Composition.Layer] {
    (presentsAboveCovers ? coversPresentedByRoot : [])
      + (scene.visibleScreen.map {
        covers(where: isOnWindow(justBeneath: $0.controller)) + presentation(of: $0)
      } ?? [])
      + covers { $0 == .topPresentation(by: nil) }
      + scene.navigation.presented.flatMap { screen in
        covers(where: isOnWindow(justBeneath: screen.controller))
          + layers(of: screen) + presentation(of: screen)
          + covers { $0 == .presented(screen.controller) }
          + covers { $0 == .topPresentation(by: screen.controller) }
      }
  }

  /// Says of a place whether covers there lie on the window, directly beneath what a controller presents or is presented as, as that came later; nil is above all that is presented.
  func isOnWindow(justBeneath controller: Int?) -> (RaisedCover.Place) -> Bool {
    let presented = presentedControllers
    return { place in
      guard case .window(let newest) = place else { return false }
      return presented.first { $0 > newest } == controller
    }
  }

  /// The covers that the root presents.
  var coversPresentedByRoot: [Composition.Layer] { covers { $0 == .presentation } }

  /// True where something is presented beside covers: the root presents a cover's controller only while it presents nothing else, so all of it came later, and lies above.
  var presentsAboveCovers: Bool { !presentedControllers.isEmpty }

  /// The controllers of what is presented beside covers, from the bottom to the top; an alert or a sheet of a screen's own counts as that screen's.
  private var presentedControllers: [Int] {
    let own = scene.visibleScreen.flatMap { $0.screen.presented == nil ? nil : $0.controller }
    return [own].compactMap(\.self) + scene.navigation.presented.map(\.controller)
  }
}
