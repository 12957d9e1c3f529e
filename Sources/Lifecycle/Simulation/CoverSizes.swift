import AfterimageGraphics
import AfterimageScreens

/// The sizes from which a cover's code can take a frame at a moment.
struct CoverSizes {
  /// The traits whose size the views have: while controllers hear of a new size, those from before.
  let bounds: Traits
  /// The traits whose size the controllers hear of; the same where they hear of none.
  let new: Traits
  /// The size of the whole screen, as `UIScreen.main.bounds` has it.
  let screen: Size
}

extension SimulatedApp {
  /// The sizes of a scene at this moment; the screen turns with the views, and is the device's for an external display too.
  func coverSizes(in scene: SceneIdentity) -> CoverSizes {
    guard process[scene]?.isExternal != true else {
      let own = traitsOfDisplay(currentStyle)
      return CoverSizes(bounds: own, new: own, screen: screenSize(orientation))
    }
    let bounds = traitsBeforeTransition ?? traits
    return CoverSizes(bounds: bounds, new: traits, screen: screenSize(bounds.orientation))
  }

  /// The size of the device's screen as it is held.
  private func screenSize(_ orientation: Orientation) -> Size {
    var screen = scenario.traits
    screen.orientation = orientation
    return screen.size
  }
}
