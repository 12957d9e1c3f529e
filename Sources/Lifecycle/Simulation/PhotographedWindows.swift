import AfterimageGraphics
import AfterimageMasking

/// The windows of a scene as they were photographed, of which is asked what they let through where several runs are held against each other.
struct PhotographedWindows {
  /// The windows, the keyboard's left out.
  let windows: Composition
  /// What has composed them.
  let composer: SceneComposer
  /// The size of a window.
  let size: Size

  /// What comes through the covers of the windows.
  var exposure: Exposure {
    let isKeyboardShown = composer.scene.shownKeyboard(by: composer.settings) != nil
    let whole = windows.exposure(in: size, showsKeyboard: isKeyboardShown)
    let own = composer.emptyingDisguised.windows()
    return whole.halved(
      whereMissingIn: own.exposure(in: size, showsKeyboard: isKeyboardShown))
  }
}

extension SceneComposer {
  /// The same composer without the texts that rules have written and those that bullets stand for.
  fileprivate var emptyingDisguised: SceneComposer {
    var scene = scene
    scene.changeScreens(of: nil) { screen, _ in screen.emptyDisguised() }
    return SceneComposer(
      scene: scene, style: style, clock: clock, traits: traits, launchScreen: launchScreen,
      settings: settings)
  }
}
