import AfterimageGraphics
import AfterimageMasking
import AfterimageScreens

/// The words of timelines, in text and in JSON.
struct TimelineWords {
  /// The timeline.
  let timeline: Timeline
  /// True where typed secrets are spelled out.
  let showSecrets: Bool

  /// An event in a few words.
  func words(for event: TimelineEntry.Event) -> String {
    switch event {
    case .step(let step): words(for: step)
    case .refused(let step, let refusal): "\(words(for: step)) is passed over: \(refusal.words)"
    case .callback(let callback, let screen, let scene):
      callback.rawValue + (screen.map { " " + $0 } ?? "") + (scene.map { " of scene \($0)" } ?? "")
    case .laterTurn: "later turn"
    case .card(let index): "card in the switcher: " + words(for: timeline.cards[index].composition)
    case .externalDisplay(let index): words(forDisplay: timeline.externalDisplays[index])
    case .pictureInPicture(let index): words(for: timeline.picturesInPicture[index].composition)
    case .coverRemoved(let id): "cover \(id) removed"
    case .snapshot(let index): words(for: timeline.snapshots[index])
    case .exitNotHonoured: "UIApplicationExitsOnSuspend not honoured"
    case .windowSecured(let isHidden):
      "secure container " + (isHidden ? "hides the window" : "not known to hide the window")
    case .snapshotsUnused: "snapshots kept, not used at the next launch"
    case .coversStuck(let ids): "still up: " + ids.joined(separator: ", ")
    case .idle(let action): "warning: \(action)"
    case .stateRestored(let screens): "state restored: " + screens.joined(separator: ", ")
    case .suspended: "suspended"
    case .terminated: "terminated"
    }
  }

  /// A step in a few words.
  func words(for step: TimelineStep) -> String {
    switch step {
    case .launch: "launch"
    case .show(let screen): "show \(screen)"
    case .type(let texts): "type " + texts.map(words).joined(separator: ", ")
    case .offerCode(let code):
      "offer code" + (showSecrets ? " " + JSONValue.string(code).text(.compact) : "")
    case .contextMenu(let view): "context menu of \(view)"
    case .dismissMenu: "dismiss menu"
    case .selectText(let view): "select text in \(view)"
    case .liftFinger: "lift finger"
    case .pictureInPicture(let view): "picture in picture of \(view)"
    case .stopPictureInPicture: "stop picture in picture"
    case .load(let ids): ids.isEmpty ? "load" : "load " + ids.joined(separator: ", ")
    case .push(let screen): "push \(screen)"
    case .pop: "pop"
    case .wait(let time): "wait \(time)"
    case .choose(.textSize(let size)): "text size \(size.rawValue)"
    case .choose(.appearance(let style)): "appearance \(style.rawValue)"
    case .present(let screen): "present \(screen)"
    case .dismiss: "dismiss"
    case .openScene(let screen): "open scene \(screen)"
    case .leaveScene: "leave scene"
    case .closeScene: "close scene"
    case .mirrorDisplay: "mirror display"
    case .connectDisplay(let screen): "connect display with \(screen)"
    case .disconnectDisplay: "disconnect display"
    case .showWindow(let screen, let level, let isKey):
      "show window \(screen) at level \(level)" + (isKey ? " and make it key" : "")
    case .hideWindow: "hide window"
    case .event(let event): event.name
    }
  }

  /// A change in a few words.
  func words(for change: TimelineEntry.Change) -> String {
    switch change {
    case .coverUp(let id, let fade, let scene):
      "\(id) up" + (scene.map { " on scene \($0)" } ?? "") + within(fade)
    case .coverUpAlready(let id): "\(id) up already"
    case .coverWithoutPicture(let id, let picture): "\(id) not up, no picture \(picture)"
    case .coverWithoutScene(let id): "\(id) not up, no scene"
    case .coverWithoutWindow(let id, let absence): "\(id) not up, \(absence.words)"
    case .coverDown(let id, let fade): "\(id) down" + within(fade)
    case .coverNotUp(let id): "\(id) not up"
    case .hidden(let ids): "hides " + ids.joined(separator: ", ")
    case .shown(let ids): "shows " + ids.joined(separator: ", ")
    case .masked(let mask): "masks by \(mask.rawValue)"
    case .unmasked: "unmasks"
    case .editingEnded: "ends editing"
    case .nothingEdited: "finds nothing edited"
    case .captured(let name): "captures \(name)"
    case .capturedAlready(let name): "keeps \(name)"
    case .windowSecured: "window into secure container"
    case .windowSecuredAlready: "window in secure container already"
    case .notForwarded(let container): "not told, \(container.forwarder) does not forward"
    case .contentChanged(let change, _, _): change.words
    case .coverOutOfSight(let id, _): "\(id) out of sight"
    case .coverInSight(let id, _): "\(id) in sight again"
    case .noFormerRoot: "finds no former root"
    case .windowNotFound(let absence): "finds no window, \(absence.words)"
    case .textSet(let ids): "sets the text of " + ids.joined(separator: ", ")
    case .textRestored(let ids): "restores the text of " + ids.joined(separator: ", ")
    case .secureTextEntrySet(let entries):
      entries.map { ($0.isSecure ? "bullets in " : "characters in ") + $0.id }
        .joined(separator: ", ")
    case .presentationRefused(let id, let refusal): "\(id) not presented, \(refusal.words)"
    case .putOff(let time): time.map { "puts off for \($0)" } ?? "puts off to a later turn"
    case .repeats(let time): "repeats every \(time)"
    case .cancelled(let id): "cancels \(id)"
    case .nothingCancelled(let id): "finds no \(id) to cancel"
    case .variableSet(let name, let value): "\(name) is \(value)"
    case .committed: "commits"
    case .ranRunLoop(let time): "runs the run loop for \(time)"
    case .pictureInPictureStopped: "ends picture in picture"
    case .noPictureInPicture: "finds no picture in picture"
    case .snapshotIgnored: "ignores snapshot on next launch"
    }
  }

  /// The name of a layer, with its mask, level, material, opacity and frame where they matter.
  func words(for layer: Composition.Layer) -> String {
    switch layer {
    case .screen(let screen, let mask):
      name(of: screen) + secrets(of: screen)
        + (mask.map { " masked by \($0.rawValue)" } ?? "")
    case .presented(let screen, let mask):
      "presented by \(name(of: screen))" + (mask.map { " masked by \($0.rawValue)" } ?? "")
    case .window(let screen, let mask, let level):
      "\(name(of: screen)) in a window at level \(level)"
        + (mask.map { " masked by \($0.rawValue)" } ?? "")
    case .cover(let cover) where cover.isTransparency:
      "\(cover.attachment.rawValue) "
        + (cover.opacity < 1 ? "clear by \(percentage(cover.opacity))" : "clear")
    case .cover(let cover):
      cover.id + (cover.child.map { " on \($0.controller)" } ?? "") + words(for: cover.level)
        + material(of: cover)
        + (cover.opacity < 1 ? " at \(percentage(cover.opacity))" : "")
        + words(for: cover.placement)
    case .copy(let copy): words(for: copy)
    case .keyboard(let screen, let mask): words(forInputViewsOf: screen, mask)
    }
  }

  private func words(for copy: Composition.CopyLayer) -> String {
    "\(copy.form.words) of \(copy.viewName) in \(copy.screen.name)"
      + (copy.mask.map { " masked by \($0.rawValue)" } ?? "")
  }

  private func name(of screen: Screen) -> String {
    "\(screen.name)" + (screen.isRedactedForPrivacy ? " redacted for privacy" : "")
  }

  private func words(forInputViewsOf screen: Screen, _ mask: FieldMask?) -> String {
    let accessory = "input accessory" + (mask.map { " masked by \($0.rawValue)" } ?? "")
    return [screen.shownAccessory.map { _ in accessory }, screen.hasKeyboard ? "keyboard" : nil]
      .compactMap(\.self).joined(separator: " on ")
  }

  /// The level of a cover's window where it is not what covers have unless told otherwise.
  private func words(for level: WindowLevel?) -> String {
    level.map { $0 == .aboveAlerts ? "" : " at level \($0)" } ?? ""
  }

  private func words(for placement: Composition.CoverPlacement) -> String {
    switch placement {
    case .whole: ""
    case .frame(let frame): " of \(Int(frame.width))x\(Int(frame.height))"
    case .constraints(let constraints):
      " held by constraints"
        + (constraints.translatesAutoresizingMaskIntoConstraints
          ? " and those of its autoresizing mask" : "")
    }
  }

  /// How many of a screen's secrets are out of sight, where some are.
  private func secrets(of screen: Screen) -> String {
    let (shown, all) = (screen.shownSecrets, screen.secretViews)
    guard shown < all else { return "" }
    return shown == 0 ? " without its secrets" : " with \(shown) of \(all) secrets"
  }

  /// The material of a cover, where that is not an opaque colour and its name does not say so.
  private func material(of cover: Composition.CoverLayer) -> String {
    let material =
      switch cover.content {
      case .color(let color): color.isOpaque ? "" : "see-through"
      case .image: "image"
      case .picture(let captured, let fit):
        (fit.blurRadius > 0 ? "blurred " : "") + "picture of \(words(for: captured.composition))"
      case .launchScreen(let screen): opacity(of: screen) + "launch screen"
      case .view(let screen): opacity(of: screen) + "view of \(screen.name)"
      case .backdrop(.blur): "blur"
      case .backdrop(.mosaic): "mosaic"
      }
    return material.isEmpty || material == cover.id ? "" : " (\(material))"
  }

  private func opacity(of screen: Screen) -> String {
    screen.root.isOpaque ? "" : "see-through "
  }

  private func words(for snapshot: Snapshot) -> String {
    let scene = snapshot.scene.map { " of scene \($0)" } ?? ""
    let turned = snapshot.traits.orientation
    let orientation = turned == timeline.traits.orientation ? "" : " \(turned.rawValue)"
    let size = snapshot.traits.contentSizeCategory
    let textSize = size == timeline.traits.contentSizeCategory ? "" : " \(size.rawValue)"
    return "snapshot \(snapshot.moment)\(scene)\(orientation)\(textSize)"
      + " \(snapshot.userInterfaceStyle.rawValue): " + words(for: snapshot.composition)
  }

  private func words(forDisplay snapshot: Snapshot) -> String {
    "external display" + (snapshot.scene.map { " of scene \($0)" } ?? "") + ": "
      + words(for: snapshot.composition)
  }

  private func words(for composition: Composition) -> String {
    composition.layers.isEmpty
      ? "nothing" : composition.layers.map { words(for: $0) }.joined(separator: ", ")
  }

  private func words(for entry: TimelineStep.TypedEntry) -> String {
    guard showSecrets || !entry.isSensitive else { return entry.typed.id }
    return entry.typed.id + " " + JSONValue.string(entry.typed.text).text(.compact)
  }
}

extension TimelineEntry.PresentationRefusal {
  fileprivate var words: String {
    switch self {
    case .presentsAlready: "another is presented already"
    case .resigning: "the app is resigning its activity"
    }
  }
}

private func within(_ fade: Seconds) -> String {
  fade > .zero ? " within \(fade)" : ""
}

/// An opacity as percent with one decimal, never rounded to 0 or 100 which it is not.
private func percentage(_ opacity: Double) -> String {
  let tenths = min(999, max(1, Int((opacity * 1000).rounded())))
  return "\(tenths / 10).\(tenths % 10)%"
}
