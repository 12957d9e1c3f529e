import AfterimageMasking
import AfterimageScreens

/// Pictures for the system, the switcher and the user.
extension SimulatedApp {
  /// Takes the pictures of some scenes: in the same turn of the run loop, so nothing can happen between them but what they set off themselves.
  mutating func takeSnapshots(of scenes: [SceneIdentity]) {
    let moment = (record.snapshots.last?.moment ?? 0) + 1
    for scene in scenes {
      let isExternal = process[scene]?.isExternal == true
      guard !isExternal || scenario.settings.externalDisplayInPictures else { continue }
      let circumstances =
        isExternal ? photographedStyles.map { traitsOfDisplay($0) } : photographedTraits
      for traits in circumstances { takeSnapshot(of: scene, in: traits, moment) }
      restoreTraits(of: scene)
    }
  }

  private mutating func takeSnapshot(
    of scene: SceneIdentity, in traits: Traits, _ moment: Int
  ) {
    let before = self.traits
    picturedTraits = traits
    if traits.orientation != before.orientation {
      deliverSize(to: scene, from: before)
    }
    if traits.userInterfaceStyle != before.userInterfaceStyle { deliverTraits(to: scene) }
    note(.snapshot(record.snapshots.count))
    let windows = windows(of: scene, in: traits.userInterfaceStyle)
    record.snapshots.append(
      Snapshot(
        moment: moment, time: clock, traits: traits, scene: process.number(of: scene),
        composition: display(windows, of: scene), alternatives: []))
    photographed.append(
      PhotographedWindows(
        windows: windows,
        composer: composer(
          of: process.scene(scene, asCommitted: false), in: traits.userInterfaceStyle),
        size: traits.size))
  }

  /// Gives a scene its own traits back.
  private mutating func restoreTraits(of scene: SceneIdentity) {
    guard let pictured = picturedTraits else { return }
    picturedTraits = nil
    if pictured.orientation != traits.orientation { deliverSize(to: scene, from: pictured) }
    if pictured.userInterfaceStyle != traits.userInterfaceStyle { deliverTraits(to: scene) }
  }

  /// The appearances in which pictures are taken, the current one first: both from iOS 13 on, unless the app is locked to one.
  private var photographedStyles: [UserInterfaceStyle] {
    let isLocked = scenario.app.infoPlist.userInterfaceStyle != nil || !profile.hasDarkMode
    return isLocked ? [currentStyle] : [currentStyle, currentStyle.other]
  }

  /// The traits in which pictures of the device's display are taken, the current ones first: on an iPad in both orientations.
  private var photographedTraits: [Traits] {
    let isTablet = scenario.traits.device.idiom == .pad
    let orientations = isTablet ? [orientation, orientation.other] : [orientation]
    return orientations.flatMap { orientation in
      photographedStyles.map { circumstances(orientation, $0) }
    }
  }

  /// Asks the system not to launch the app with its picture the next time.
  mutating func ignoreSnapshot() -> TimelineEntry.Change {
    ignoresSnapshot = true
    return .snapshotIgnored
  }

  /// Notes the app's card in the switcher.
  mutating func showCard() {
    guard let scene = process.frontScene else { return }
    note(.card(record.cards.count))
    record.cards.append(
      Snapshot(
        moment: record.cards.count + 1, time: clock, traits: traits, scene: nil,
        composition: picture(of: scene, in: currentStyle), alternatives: []))
  }

  /// Notes the display of an app that is active.
  mutating func noteDisplay() {
    guard progress.appearance == .active, let scene = process.frontScene,
      process.front?.visibleScreen != nil
    else { return }
    let snapshot = Snapshot(
      moment: record.displays.count + 1, time: clock, traits: traits,
      scene: process.number(of: scene), composition: picture(of: scene, in: currentStyle),
      alternatives: [])
    record.displays.append(Display(entries: record.entries.count, snapshot: snapshot))
  }

  /// A composer of the pictures of a scene as it is now.
  func composer(of scene: SimulatedScene, in style: UserInterfaceStyle) -> SceneComposer {
    SceneComposer(
      scene: withoutViewInPicture(scene), style: style, clock: clock, traits: traits,
      launchScreen: scenario.app.launchScreen, settings: scenario.settings)
  }

  private func windows(of scene: SceneIdentity, in style: UserInterfaceStyle) -> Composition {
    composer(of: process.scene(scene, asCommitted: false), in: style).windows()
  }

  /// The picture of a scene as it is on its display now.
  func picture(of scene: SceneIdentity, in style: UserInterfaceStyle) -> Composition {
    display(windows(of: scene, in: style), of: scene)
  }

  /// The windows of a scene on the display, and above them the keyboard, which no picture of the app's own has.
  private func display(_ windows: Composition, of id: SceneIdentity) -> Composition {
    let scene = process.scene(id, asCommitted: false)
    var picture = windows
    if scene.isWindowSecured && scenario.settings.secureContainerHidden {
      picture = composer(of: scene, in: windows.userInterfaceStyle).windows(showingMain: false)
    }
    picture = picture.withoutClearCovers
    if scenario.settings.privacySensitiveRedacted, scene.state != .active {
      picture = picture.redactedForPrivacy
    }
    if let edited = scene.shownKeyboard(by: scenario.settings) {
      picture.layers.append(.keyboard(edited.screen, mask: edited.mask))
    }
    return picture
  }
}

extension Composition {
  /// The same composition while the redaction reason `privacy` is set in its screens.
  fileprivate var redactedForPrivacy: Composition {
    var copy = self
    copy.layers = layers.map { layer in
      switch layer {
      case .screen(let screen, let mask): .screen(screen.redactedForPrivacy, mask: mask)
      case .presented(let screen, let mask): .presented(screen.redactedForPrivacy, mask: mask)
      case .window(let screen, let mask, let level):
        .window(screen.redactedForPrivacy, mask: mask, level: level)
      // What has been copied follows its view no more.
      case .cover, .copy, .keyboard: layer
      }
    }
    return copy
  }
}

extension UserInterfaceStyle {
  fileprivate var other: UserInterfaceStyle { self == .light ? .dark : .light }
}

extension Orientation {
  /// How the device is held after it is turned.
  var other: Orientation { self == .portrait ? .landscape : .portrait }
}
