import AfterimageGraphics
import AfterimageMasking
import AfterimageScreens

/// How covers go up and come down.
extension SimulatedApp {
  /// Lays a cover over a scene.
  mutating func raise(
    _ cover: Cover, for listener: Int, in scene: Int, about subject: Subject
  ) -> TimelineEntry.Change {
    guard !scenes[scene].holds(cover) else { return .coverUpAlready(id: cover.id) }
    var picture: CapturedPicture?
    if case .captured(let name, _) = cover.content {
      picture = listeners[listener].pictures[name]
      guard picture != nil else { return .coverWithoutPicture(id: cover.id, picture: name) }
    }
    let controller = listeners[listener].controller ?? subject.controller
    if cover.attachment == .presentation, let refusal = refusal(ofPresentingIn: scene) {
      return .presentationRefused(id: cover.id, because: refusal)
    }
    let place = scenes[scene].place(of: cover, controller, in: traits)
    scenes[scene].covers.append(
      RaisedCover(
        cover: cover, picture: picture, place: place,
        placement: placement(of: cover, on: place),
        fade: .init(start: clock, duration: cover.fade, curve: cover.curve, from: 0, to: 1)))
    complete(cover.fade, cover.completion, for: listeners[listener].identity, about: subject)
    return .coverUp(id: cover.id, fade: cover.fade, scene: sceneNumber(scene))
  }

  /// Takes a cover down in some scenes.
  mutating func lower(
    _ uncovering: Uncovering, in scenes: [Int], for listener: ListenerIdentity,
    about subject: Subject
  ) -> [TimelineEntry.Change] {
    let changes = scenes.compactMap { lower(uncovering, in: $0) }
    guard !changes.isEmpty else { return [.coverNotUp(id: uncovering.id)] }
    complete(uncovering.fade, uncovering.completion, for: listener, about: subject)
    return changes
  }

  /// Has a completion wait for the end of its animation; without one it is called in the next turn.
  private mutating func complete(
    _ fade: Seconds, _ actions: [Action], for listener: ListenerIdentity, about subject: Subject
  ) {
    guard !actions.isEmpty else { return }
    putOff(Later(fade, actions), for: listener, about: subject)
  }

  /// Names the covers that are up although the user has the app back and the story is over.
  mutating func tellOfStuckCovers() {
    guard progress.appearance == .active else { return }
    let stuck = scenes.filter { !$0.isPutAway }.flatMap(\.covers).filter { !$0.isLeaving }
      .map(\.cover.id)
    if !stuck.isEmpty { record(.coversStuck(stuck)) }
  }

  private mutating func lower(_ uncovering: Uncovering, in scene: Int) -> TimelineEntry.Change? {
    let id = uncovering.id
    let up = scenes[scene].covers.firstIndex { $0.cover.id == id && !$0.isLeaving }
    guard let index = up else { return nil }
    guard uncovering.fade > .zero else {
      scenes[scene].covers.remove(at: index)
      return .coverDown(id: id, fade: .zero)
    }
    let opacity = scenes[scene].covers[index].fade.opacity(at: clock)
    scenes[scene].covers[index].fade = .init(
      start: clock, duration: uncovering.fade, curve: uncovering.curve, from: opacity, to: 0)
    scenes[scene].covers[index].isLeaving = true
    return .coverDown(id: id, fade: uncovering.fade)
  }

  /// UIKit presents nothing from a controller that is presenting, nor, on newer systems, while the app is inactive.
  private func refusal(ofPresentingIn scene: Int) -> TimelineEntry.PresentationRefusal? {
    let presents = scenes[scene].covers.contains { $0.place == .presentation }
    if presents || !scenes[scene].presented.isEmpty { return .presentsAlready }
    let isAllowed =
      scenario.settings.presentsWhileInactive ?? profile.presentsWhileInactive
    return transitionUnderWay == .resignActive && !isAllowed ? .resigning : nil
  }

  /// What holds a cover's frame; that of a child's view is known only once its screen is laid out.
  private func placement(
    of cover: Cover, on place: RaisedCover.Place
  ) -> Composition.CoverPlacement {
    switch cover.layout {
    case .autoresizing: .whole
    case .constrained(let constraints):
      constraints.areToAllEdges ? .whole : .constraints(constraints)
    case .frame where place.host != nil: .whole
    case .frame: .frame(Rect(origin: .zero, size: traits.size))
    }
  }

  /// The number of a scene where there are several to tell apart.
  private func sceneNumber(_ index: Int) -> Int? { scenesMade > 1 ? scenes[index].number : nil }
}

extension SimulatedScene {
  /// True where the variable that holds a cover is taken.
  fileprivate func holds(_ cover: Cover) -> Bool {
    covers.contains { $0.cover.id == cover.id && (!$0.isLeaving || cover.waitsForLast) }
  }

  /// What a cover comes to lie on.
  fileprivate mutating func place(
    of cover: Cover, _ controller: Int?, in traits: Traits
  ) -> RaisedCover.Place {
    switch cover.attachment {
    case .view:
      if let child = screen(of: controller)?.child(controller) {
        return .child(
          child.controller,
          Composition.ChildHost(
            controller: child.name, view: child.view,
            boundsTakenIn: cover.layout == .frame ? traits : nil))
      }
      let owner = controller ?? visibleController
      return owner.map { owner in
        presented.contains { $0.controller == owner } ? .presented(owner) : .view(of: owner)
      } ?? .root
    case .rootView: return .root
    case .topView: return presented.last.map { .presented($0.controller) } ?? .root
    case .presentation: return .presentation
    case .window: return .window
    case .newWindow: return .newWindow(placeWindow(at: cover.level))
    }
  }
}
