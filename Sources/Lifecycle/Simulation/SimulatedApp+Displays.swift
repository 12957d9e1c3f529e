import AfterimageMasking
import AfterimageScreens

/// What an external display shows while the app is in front.
enum ExternalDisplay {
  /// The device's own display.
  case mirror
  /// A screen in a scene of its own.
  case screen(StoryScreen)
}

/// External displays.
extension SimulatedApp {
  /// UIScreen.isCaptured: true while the screen is recorded or mirrored.
  ///
  /// Whether it is while a scene of the app's own is on an external display nobody says: no rule that asks for it protects anything then.
  var isCaptured: Bool {
    isRecorded || externalDisplay?.isMirror == true
  }

  /// Connects an external display, on which the app shows a screen that is there as a whole.
  mutating func connectDisplay(_ story: StoryScreen) {
    externalDisplay = .screen(story.complete)
    connectSceneOfDisplay()
  }

  /// Connects the scene of the external display where the app has none for it yet: it is in the foreground, and never active.
  mutating func connectSceneOfDisplay() {
    guard case .screen(let story)? = externalDisplay, process.externalScene == nil else { return }
    let scene = connectScene(in: .background, isExternal: true)
    transition(.enterForeground, to: .inactive, isEarly: false) { $0.id == scene }
    show(story, in: scene)
  }

  /// Disconnects the external display, and its scene for good; no picture is taken.
  mutating func disconnectDisplay() {
    changeCapture { $0.externalDisplay = nil }
    if let scene = process.externalScene { disconnect(scene) }
  }

  /// Notes what an external display shows of an app that is in front and not active: the windows of its scene, or else the device's display.
  mutating func noteExternalDisplay() {
    guard progress.appearance == .inactive, externalDisplay != nil else { return }
    let own = process.externalScene.map { ($0, traitsOfDisplay(currentStyle)) }
    let mirrored = process.frontScene.map { ($0, traits) }
    for case let (scene, traits)? in [own, mirrored] {
      let composition = picture(of: scene, in: currentStyle)
      guard !composition.layers.isEmpty else { continue }
      note(.externalDisplay(record.externalDisplays.count))
      record.externalDisplays.append(
        Snapshot(
          moment: record.externalDisplays.count + 1, time: clock, traits: traits,
          scene: process.number(of: scene), composition: composition, alternatives: []))
      return
    }
  }

  /// The traits of an external display's scene, which is not turned with the device.
  func traitsOfDisplay(_ style: UserInterfaceStyle) -> Traits {
    var traits = scenario.traits
    traits.device = .externalDisplay(idiom: traits.device.idiom)
    traits.orientation = .landscape
    traits.userInterfaceStyle = style
    traits.contentSizeCategory = contentSizeCategory
    return traits
  }
}

extension ExternalDisplay {
  /// True where the display shows what the device's does.
  fileprivate var isMirror: Bool {
    if case .mirror = self { true } else { false }
  }
}
