import AfterimageMasking
import AfterimageScreens

/// What the actions of a rule do.
extension SimulatedApp {
  /// Performs an action for a listener.
  ///
  /// - Parameter subject: the controller that the callback is about; nil where it is about the app.
  mutating func perform(
    _ action: Action, for listener: Int, about subject: Int?
  ) -> TimelineEntry.Change {
    let controller = listeners[listener].controller ?? subject
    switch action {
    case .hide(let ids):
      setHidden(true, ids, in: controller)
      return .hidden(ids)
    case .show(let ids):
      setHidden(false, ids, in: controller)
      return .shown(ids)
    case .mask(let mask):
      setMask(mask, in: controller)
      return .masked(mask)
    case .unmask:
      setMask(nil, in: controller)
      return .unmasked
    case .endEditing: return endEditing(in: controller)
    case .cover(let cover): return raise(cover, for: listener, in: controller)
    case .uncover(let id, let fade): return lower(id, fade)
    case .capture(let capture): return take(capture, for: listener, in: controller)
    case .secureWindow:
      defer { isWindowSecured = true }
      return isWindowSecured ? .windowSecuredAlready : .windowSecured
    case .ignoreSnapshot:
      ignoresSnapshot = true
      return .snapshotIgnored
    }
  }

  private mutating func setHidden(_ isHidden: Bool, _ ids: [String], in controller: Int?) {
    for index in stack.indices where concerns(controller, stack[index]) {
      stack[index].screen = stack[index].screen.settingHidden(isHidden, of: ids)
    }
  }

  private mutating func setMask(_ mask: FieldMask?, in controller: Int?) {
    guard controller != nil else {
      self.mask = mask
      return
    }
    for index in stack.indices where concerns(controller, stack[index]) {
      stack[index].mask = mask
    }
  }

  private mutating func endEditing(in controller: Int?) -> TimelineEntry.Change {
    let edited = stack.indices.filter {
      concerns(controller, stack[$0]) && stack[$0].screen.focusedField != nil
    }
    for index in edited { stack[index].screen = stack[index].screen.endingEditing }
    return edited.isEmpty ? .nothingEdited : .editingEnded
  }

  private func concerns(_ controller: Int?, _ screen: PresentedScreen) -> Bool {
    controller == nil || controller == screen.controller
  }

  private mutating func raise(
    _ cover: Cover, for listener: Int, in controller: Int?
  ) -> TimelineEntry.Change {
    guard !covers.contains(where: { $0.cover.id == cover.id && !$0.isLeaving }) else {
      return .coverUpAlready(id: cover.id)
    }
    var picture: CapturedPicture?
    if case .captured(let name, _) = cover.content {
      picture = listeners[listener].pictures[name]
      guard picture != nil else { return .coverWithoutPicture(id: cover.id, picture: name) }
    }
    covers.append(
      RaisedCover(
        cover: cover, picture: picture,
        controller: cover.attachment == .view ? controller ?? visibleController : nil,
        fade: .init(start: clock, duration: cover.fade, from: 0, to: 1)))
    return .coverUp(id: cover.id, fade: cover.fade)
  }

  private mutating func lower(_ id: String, _ duration: Seconds) -> TimelineEntry.Change {
    guard let index = covers.firstIndex(where: { $0.cover.id == id && !$0.isLeaving }) else {
      return .coverNotUp(id: id)
    }
    guard duration > .zero else {
      covers.remove(at: index)
      return .coverDown(id: id, fade: .zero)
    }
    let opacity = covers[index].fade.opacity(at: clock)
    covers[index].fade = .init(start: clock, duration: duration, from: opacity, to: 0)
    covers[index].isLeaving = true
    return .coverDown(id: id, fade: duration)
  }

  private mutating func take(
    _ capture: Capture, for listener: Int, in controller: Int?
  ) -> TimelineEntry.Change {
    if capture.once, listeners[listener].pictures[capture.name] != nil {
      return .capturedAlready(capture.name)
    }
    listeners[listener].pictures[capture.name] = CapturedPicture(
      composition: composition(of: capture.source, of: controller, in: currentStyle),
      source: capture.source)
    return .captured(capture.name)
  }
}
