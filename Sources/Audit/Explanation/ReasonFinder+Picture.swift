import AfterimageGraphics
import AfterimageLayout
import AfterimageLifecycle
import AfterimageMasking
import AfterimageScreens

/// Reasons in the layers of a picture that leaks.
extension ReasonFinder {
  /// The reasons in the layers of the picture: covers that do not hide the screen, windows above all covers, and masks that give shapes away.
  ///
  /// - Parameter leaks: the leaks of the screen.
  func reasonsInPicture(of screen: Name, _ leaks: [Leak]) -> [Reason] {
    let places = layers.indices.filter { layers[$0].screen?.name == screen }
    let open = places.filter { place in
      !layers[place...].contains { $0.cover.map(hides) ?? false }
        && layers[place].screen?.shownSecrets != 0
    }
    let found =
      open.flatMap { reasonsAbove($0, leaks) + reasonsBeneath($0) + reasonsOfMask($0, leaks) }
      + reasonsInPictures(of: screen) + reasonsInCovers(of: screen, leaks)
      + reasonsInCopies(of: screen)
    let above = reasonsOfKeyboard(
      of: screen, leaks, isMasked: open.allSatisfy { layers[$0].mask != nil })
    return unique(found + above + (found.isEmpty && open.isEmpty ? reasonsOfBars : []))
  }

  private func reasonsAbove(_ place: Int, _ leaks: [Leak]) -> [Reason] {
    composition.coversOnChildren(ofScreenAt: place).flatMap { reasonsWithin(place, $0, leaks) }
      + layers[place...].compactMap(\.cover).filter { $0.child == nil }.flatMap(reasonsOfLook)
  }

  /// Why a cover in the view of a child does not hide what leaks: it lies beside, or shows through.
  private func reasonsWithin(
    _ place: Int, _ cover: Composition.CoverLayer, _ leaks: [Leak]
  ) -> [Reason] {
    guard let host = cover.child, let screen = layers[place].screen else { return [] }
    let views = unique(leaks.map(\.view))
    let beside = views.filter { view in !(screen.path(of: view)?.lies(within: host.view) ?? false) }
    let keepsBounds = host.boundsTakenIn != nil && cover.opacity >= 1
    let look =
      beside.count == views.count
      ? [] : reasonsOfLook(cover) + (keepsBounds ? [.keepsBounds(coverUp(cover))] : [])
    return look + (beside.isEmpty ? [] : [.beside(coverUp(cover), beside)])
  }

  /// Why a cover lets through what lies beneath it.
  private func reasonsOfLook(_ cover: Composition.CoverLayer) -> [Reason] {
    let up = coverUp(cover)
    var reasons: [Reason] = []
    if cover.opacity < 1 { reasons.append(fading(cover, up)) }
    if let frame = cover.frame, !isWhole(cover) {
      reasons.append(reason(forFrame: frame, of: cover, up))
    }
    if case .backdrop = cover.content {
      reasons.append(.blurred(up))
    } else if !cover.content.isOpaque {
      reasons.append(.seeThrough(up))
    }
    return reasons
  }

  /// Why a cover is not as large as the window.
  private func reason(
    forFrame frame: Rect, of cover: Composition.CoverLayer, _ up: Reason.CoverUp
  ) -> Reason {
    let window = snapshot.traits.size
    guard let conflicts = constrained[cover], cover.child == nil || !conflicts.isEmpty else {
      return .small(up, frame.size, window: window)
    }
    guard conflicts.isEmpty else {
      return .unsatisfiable(
        up, broken: unique(conflicts.map(\.givenUp.text)),
        besideMask: conflicts.flatMap(\.members).contains {
          $0.identifier == "NSAutoresizingMaskLayoutConstraint"
        }, frame.size)
    }
    return .bare(
      up,
      EdgeInsets(
        top: max(0, frame.minY), left: max(0, frame.minX),
        bottom: max(0, window.height - frame.maxY), right: max(0, window.width - frame.maxX)))
  }

  private func fading(_ cover: Composition.CoverLayer, _ up: Reason.CoverUp) -> Reason {
    guard let place = rise(of: cover)?.place, let fall = history.fall(of: cover.id, after: place)
    else { return .fading(up, opacity: cover.opacity) }
    return .leaving(up, since: fall, opacity: cover.opacity)
  }

  private func reasonsBeneath(_ place: Int) -> [Reason] {
    guard let screen = layers[place].screen?.name else { return [] }
    return layers[..<place].compactMap(\.cover).map { cover in
      switch layers[place] {
      case .presented: .beneathPresented(screen, coverUp(cover))
      case .window(_, _, let level): .beneathWindow(screen, level, coverUp(cover))
      case .screen, .cover, .copy, .keyboard: .beneath(screen, coverUp(cover))
      }
    }
  }

  private func reasonsOfMask(_ place: Int, _ leaks: [Leak]) -> [Reason] {
    let isMoved = leaks.contains { if case .shape = $0.kind { true } else { false } }
    guard isMoved, let screen = layers[place].screen?.name, let mask = layers[place].mask else {
      return []
    }
    return [.maskedInShape(screen, mask)]
  }

  private func reasonsInPictures(of screen: Name) -> [Reason] {
    layers.compactMap(\.cover).compactMap { cover in
      guard case .picture(let captured, _) = cover.content,
        captured.composition.layers.contains(where: {
          $0.screen?.name == screen && $0.mask == nil && $0.screen?.shows(captured.child) == true
        })
      else { return nil }
      return .showsSecret(coverUp(cover), screen)
    }
  }

  private func reasonsInCovers(of screen: Name, _ leaks: [Leak]) -> [Reason] {
    layers.compactMap(\.cover).compactMap { cover in
      guard let shown = cover.content.screen, shown.name == screen, shown.shownSecrets > 0 else {
        return nil
      }
      return .holdsSecret(coverUp(cover), screen, unique(leaks.map(\.view)))
    }
  }

  /// Reasons in the keyboard's window: views of the app's own, and suggestions, which count only where no screen shows openly.
  private func reasonsOfKeyboard(of screen: Name, _ leaks: [Leak], isMasked: Bool) -> [Reason] {
    let shown = layers.lazy.compactMap { layer -> Screen? in
      guard case .keyboard(let own, _) = layer, own.name == screen else { return nil }
      return own
    }.first
    guard let shown else { return [] }
    let views = unique(leaks.map(\.view))
    let accessory = views.filter { shown.path(of: $0)?.root.isAccessory == true }
    let code = Secret.nameOfCode(for: shown.focusedId)
    let isCode = shown.focusedField?.inputTraits.offeredCode != nil && views.contains(code)
    let others = views.count > accessory.count + (isCode ? 1 : 0)
    return (isCode ? [.offeredCode(screen)] : [])
      + (accessory.isEmpty ? [] : [.inputAccessory(screen, accessory)])
      + (isMasked && others ? [.keyboard(screen)] : [])
  }

  /// A cover on a controller's own view reaches no further than that.
  private var reasonsOfBars: [Reason] {
    layers.compactMap(\.cover).filter { $0.attachment == .view && hides($0) }
      .map { .leavesBars(coverUp($0)) }
  }
}

extension Composition.CoverContent {
  /// The screen whose view the cover shows; nil for any other content.
  fileprivate var screen: Screen? {
    switch self {
    case .view(let screen), .launchScreen(let screen): screen
    case .color, .image, .picture, .backdrop: nil
    }
  }
}

extension Screen {
  /// True where a secret shows within a view; nil is the whole screen.
  fileprivate func shows(_ part: ViewPath?) -> Bool {
    viewsWithShownSecrets.contains { secret in part.map(secret.lies) ?? true }
  }
}
