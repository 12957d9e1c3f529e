import AfterimageGraphics
import AfterimageLayout
import AfterimageLifecycle
import AfterimageMasking
import AfterimageScreens

/// Finds the reasons for which a picture leaks, or does not.
struct ReasonFinder {
  /// The story.
  let scenario: Scenario
  /// True where the app has a scene delegate and the system knows scenes.
  let isSceneBased: Bool
  /// The kind of exposure.
  let exposureKind: ExposureKind
  /// What is exposed.
  let snapshot: Snapshot
  /// The layers of the picture, with the frames of covers resolved.
  let composition: Composition
  /// The covers among them that have constraints, each with the conflicts between these.
  let constrained: [Composition.CoverLayer: [LayoutConflict]]
  /// The effects of rules before the picture.
  let history: ExposureHistory

  /// The layers of the picture, from the bottom to the top.
  var layers: [Composition.Layer] { composition.layers }

  /// The reasons for the leaks of the picture.
  func reasons(for leaks: [Leak]) -> [Reason] {
    unique(leaks.map(\.screen)).flatMap { screen in
      let here = leaks.filter { $0.screen == screen }
      let seen = reasonsInPicture(of: screen, here)
      let found = seen.isEmpty ? reasonsInHistory(of: screen, leaking: here) : seen
      return found.isEmpty ? [lastReason(for: here, in: screen)] : found
    }
  }

  /// The reason where no protection is missing: views that move, or else views that show.
  private func lastReason(for leaks: [Leak], in screen: Name) -> Reason {
    let moved = unique(
      leaks.flatMap { leak -> [String] in
        guard case .shape(let views) = leak.kind else { return [] }
        return views
      })
    return moved.isEmpty ? .shows(screen) : .shape(screen, moved)
  }

  /// A cover of the picture, with the occasion on which it was laid.
  func coverUp(_ cover: Composition.CoverLayer) -> Reason.CoverUp {
    let rise = rise(of: cover)
    return Reason.CoverUp(
      id: cover.id, attachment: cover.attachment, child: cover.child?.controller,
      level: cover.level, since: rise?.occasion, fade: rise?.fade ?? .zero,
      isTransparency: cover.isTransparency)
  }

  /// The occasion on which a cover of the picture was laid: of several of one id the uppermost was laid last.
  func rise(
    of cover: Composition.CoverLayer
  ) -> (place: Int, occasion: Reason.Occasion, fade: Seconds)? {
    let same = layers.compactMap(\.cover).filter { $0.id == cover.id }
    let above = same.lastIndex(of: cover).map { same.count - 1 - $0 } ?? 0
    return history.rise(of: cover.id, on: snapshot.scene, back: above)
  }

  /// True for a cover that fills the window and lets nothing through.
  func hides(_ cover: Composition.CoverLayer) -> Bool {
    cover.child == nil && cover.opacity >= 1 && isWhole(cover) && cover.content.isOpaque
  }

  /// True for a cover as large as the window, or as what it lies on.
  func isWhole(_ cover: Composition.CoverLayer) -> Bool {
    guard let frame = cover.frame else { return true }
    let window = snapshot.traits.size
    return frame.minX <= 0 && frame.minY <= 0 && frame.maxX >= window.width
      && frame.maxY >= window.height
  }
}

extension Composition.Layer {
  /// The screen of the layer, or the one that presents it; nil for covers and the keyboard.
  var screen: Screen? {
    switch self {
    case .screen(let screen, _), .presented(let screen, _), .window(let screen, _, _): screen
    case .cover, .copy, .keyboard: nil
    }
  }

  /// The mask on the sensitive views of the layer.
  var mask: FieldMask? {
    switch self {
    case .screen(_, let mask), .presented(_, let mask), .window(_, let mask, _): mask
    case .cover, .copy, .keyboard: nil
    }
  }
}

extension Composition.CoverLayer {
  /// True for an opaque cover in the view of a child in which everything lies that a screen shows of its secrets.
  func hidesAll(of screen: Screen) -> Bool {
    guard let host = child, host.boundsTakenIn == nil, frame == nil else { return false }
    return opacity >= 1 && content.isOpaque
      && screen.viewsWithShownSecrets.allSatisfy { $0.lies(within: host.view) }
  }
}

extension Composition.CoverContent {
  /// True where nothing of what lies beneath comes through, wherever the content reaches.
  var isOpaque: Bool {
    guard transmittance <= 0 else { return false }
    return switch self {
    case .backdrop: false
    case .image(let image, let fit): fit.backgroundColor.isOpaque || image.bitmap.isOpaque
    case .color, .picture, .launchScreen, .view: true
    }
  }
}

/// The elements, each once, in the order in which they first occur.
package func unique<Element: Hashable>(_ elements: [Element]) -> [Element] {
  var known: Set<Element> = []
  return elements.filter { known.insert($0).inserted }
}
