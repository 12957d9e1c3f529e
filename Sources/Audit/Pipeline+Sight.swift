import Afterimage
import AfterimageLayout
import AfterimageLifecycle
import AfterimageScreens

extension Pipeline {
  /// The layouts of all screens in a composition, those in pictures of pictures included.
  func screenLayouts(
    in composition: Composition, _ traits: Traits
  ) throws(PipelineError) -> [LaidOutPicture.ScreenLayout] {
    var found: [LaidOutPicture.ScreenLayout] = []
    for layer in composition.layers {
      switch layer {
      case .screen(let screen, let mask), .window(let screen, let mask, _):
        let layout = try layOut(screen, in: traits, mask: mask)
        found.append(LaidOutPicture.ScreenLayout(layout, of: screen.name))
      // The layout of the screen has what it presents.
      case .presented: continue
      case .cover(let cover):
        switch cover.content {
        case .picture(let captured, _):
          found += try screenLayouts(in: captured.composition, captured.traits(in: traits))
        case .view(let screen), .launchScreen(let screen):
          let layout = try layOut(screen, in: traits)
          found.append(LaidOutPicture.ScreenLayout(layout, of: screen.name))
        case .color, .image, .backdrop: continue
        }
      case .copy(let copy):
        let layout = try layOut(copy.screen, in: traits, mask: copy.mask)
        found.append(
          LaidOutPicture.ScreenLayout(layout, of: copy.screen.name, within: copy.view))
      case .keyboard: continue
      }
    }
    return found
  }

  /// Those of some secrets whose views are never in sight in a story: neither while the app is in use nor in anything that is exposed of it.
  ///
  /// They are hidden or clear, lie outside of the window or of what a view above them shows, or are on no screen that comes to the front: what keeps them is not a protection.
  func secretsOutOfSight(
    among secrets: [Secret], in timeline: Timeline
  ) throws(PipelineError) -> Set<Secret> {
    var hidden = Set(secrets)
    for shown in timeline.displays.map(\.snapshot) + timeline.exposures where !hidden.isEmpty {
      for entry in try screenLayouts(in: shown.composition, shown.traits) {
        for secret in secrets where entry.shows(secret) { hidden.remove(secret) }
      }
    }
    return hidden
  }
}

extension LaidOutPicture.ScreenLayout {
  /// True where the view of a secret is in sight; of one that is laid out by another name nothing speaks against it.
  fileprivate func shows(_ secret: Secret) -> Bool {
    guard secret.screen == screen else { return false }
    let places = places.filter { layout.nodes[$0].path == secret.path }
    return places.isEmpty || places.contains(where: layout.isInSight)
  }
}
