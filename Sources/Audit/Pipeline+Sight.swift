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
  /// They are hidden or clear, lie outside of the window or of what a view above them shows, or are on no screen that comes to the front: what keeps them is not a protection. Nor are opaque views of their screen that lie over them, unless it is proved that these hide them whatever they are.
  ///
  /// - Parameter proved: those of the secrets of which that is proved.
  func secretsOutOfSight(
    among secrets: [Secret], proved: Set<Secret>, in timeline: Timeline
  ) throws(PipelineError) -> Set<Secret> {
    var hidden = Set(secrets)
    for shown in timeline.displays.map(\.snapshot) + timeline.exposures where !hidden.isEmpty {
      for entry in try screenLayouts(in: shown.composition, shown.traits) {
        for secret in secrets where entry.shows(secret, beneathOthers: proved.contains(secret)) {
          hidden.remove(secret)
        }
      }
    }
    return hidden
  }
}

extension LaidOutPicture.ScreenLayout {
  /// True where the view of a secret is in sight; of one that is laid out by another name nothing speaks against it.
  ///
  /// - Parameter isKept: true where it may lie beneath others all the same.
  fileprivate func shows(_ secret: Secret, beneathOthers isKept: Bool) -> Bool {
    guard secret.screen == screen else { return false }
    let places = places.filter { layout.nodes[$0].path == secret.path }
    return places.isEmpty
      || places.contains { layout.isInSight($0) && (isKept || !layout.isBuried($0)) }
  }
}

extension Layout {
  /// True where opaque drawings of other views lie over all of a view.
  fileprivate func isBuried(_ place: Int) -> Bool {
    var layout = self
    layout.ghosts.insert(place)
    let parts = place..<nodes[place].descendantsEnd
    var ground = OpenGround(scale: traits.scale)
    ground.draw(
      layout.displayList().items, within: Rect(origin: .zero, size: size), hides: true,
      reach: nodes[place].snappedFrame
    ) { $0.source.map(parts.contains) == true }
    return ground.isEmpty
  }
}
