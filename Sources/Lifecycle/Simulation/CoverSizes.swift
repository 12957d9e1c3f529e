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
    let isExternal = process[scene]?.isExternal == true
    let own = isExternal ? traitsOfDisplay(currentStyle) : traits
    let bounds = isExternal ? own : traitsBeforeTransition ?? own
    var screen = scenario.traits
    screen.orientation = isExternal ? orientation : bounds.orientation
    return CoverSizes(bounds: bounds, new: own, screen: screen.size)
  }
}
