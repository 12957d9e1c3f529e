import AfterimageGraphics
import AfterimageMasking
import AfterimageScreens

/// How much the covers let through, and when they can let through most.
extension SimulatedApp {
  /// How much of the secrets comes through, and where that is equal how see-through the covers are.
  struct Exposure: Comparable {
    /// The count of secrets that are neither hidden nor masked, times the share of light that comes through all covers.
    let secrets: Double
    /// The share of light that comes through all covers, 0 to 1.
    let through: Double
    /// The sum of what each cover lets through.
    let total: Double

    /// Less than any picture can give away.
    static let none = Exposure(secrets: -1, through: -1, total: -1)

    /// Orders by how much comes through.
    static func < (left: Exposure, right: Exposure) -> Bool {
      (left.secrets, left.through, left.total) < (right.secrets, right.through, right.total)
    }
  }

  /// How much the covers of a scene let through now.
  func exposure(of index: Int) -> Exposure {
    let scene = scenes[index]
    let windows = scene.windows.map { window in
      exposure(of: window.screen, in: scene, beneath: scene.covers(over: window))
    }
    return windows.reduce(
      exposure(of: scene.topScreen, in: scene, beneath: scene.coversOverTop)
    ) { one, other in
      Exposure(
        secrets: one.secrets + other.secrets, through: max(one.through, other.through),
        total: one.total + other.total)
    }
  }

  /// How much some covers let through of a screen.
  private func exposure(
    of screen: PresentedScreen?, in scene: SimulatedScene, beneath covers: [RaisedCover]
  ) -> Exposure {
    let gaps = covers.map(gap)
    let through = gaps.filter { $0.host == nil }.map(\.share).reduce(1, *)
    let shown = scene.openSecrets(of: screen)
    let above = shown.filter(\.root.isAccessory)
    let secrets = shown.filter { !$0.root.isAccessory }.map { secret in
      gaps.filter { $0.host.map(secret.lies) ?? false }.map(\.share).reduce(1, *)
    }
    return Exposure(
      secrets: through * secrets.reduce(0, +)
        + (scenario.settings.keyboardInSnapshot ? Double(above.count) : 0), through: through,
      total: gaps.map(\.share).reduce(0, +))
  }

  /// The share of light that comes through a cover, over all beneath it, or over one view and no more than that.
  private func gap(_ cover: RaisedCover) -> (host: ViewPath?, share: Double) {
    let isWhole = cover.place.host?.boundsTakenIn == nil && covers(whole: cover)
    let transmittance = content(of: cover, in: traits.userInterfaceStyle)?.transmittance ?? 1
    let share = 1 - cover.fade.opacity(at: clock) * (1 - transmittance)
    return (cover.place.host?.view, isWhole ? share : 1)
  }

  /// True where a cover is as large as what it lies on, as far as that is known before its constraints are solved.
  private func covers(whole cover: RaisedCover) -> Bool {
    switch cover.placement {
    case .whole: true
    case .frame(let frame):
      frame.width >= traits.size.width && frame.height >= traits.size.height
    case .constraints: false
    }
  }

  /// The moments of an interval from now on at which the covers can hide least: its ends and those at which something changes, and after each but the last the middle before the next; the first alone where nothing does.
  ///
  /// What one cover lets through only grows or only falls, so it is greatest at an end. Two that
  /// cross-fade are both see-through only between the ends, and most in the middle.
  ///
  /// - Parameter changes: the moments from now on at which something changes, in order.
  func moments(in interval: ClosedRange<Seconds>, changes: [Seconds]) -> [Seconds] {
    let (first, last) = (clock + interval.lowerBound, clock + interval.upperBound)
    let inner = changes.filter { $0 > first && $0 <= last }
    let isFading = endsOfFades.contains { $0 > first }
    guard isFading || !inner.isEmpty else { return [first] }
    let corners = [first] + inner.filter { $0 < last } + [last]
    let middles = zip(corners, corners.dropFirst()).map { $0.middle(to: $1) }
    return zip(corners, middles).flatMap { [$0, $1] } + [last]
  }
}

extension SimulatedScene {
  /// The covers that lie over the uppermost screen of the main window.
  fileprivate var coversOverTop: [RaisedCover] {
    let top = presented.last?.controller
    return covers.filter { cover in
      switch cover.place {
      case .view, .presented, .child:
        cover.place.controller.map { isShown($0, by: top ?? visibleController) } ?? false
      case .root: top == nil
      case .presentation, .window: true
      case .newWindow(let place): place > .main
      }
    }
  }

  /// The covers that lie over a further window or on its view.
  fileprivate func covers(over window: FurtherWindow) -> [RaisedCover] {
    covers.filter { cover in
      switch cover.place {
      case .view(let controller), .child(let controller, _):
        isShown(controller, by: window.screen.controller)
      case .newWindow(let place): place > window.place
      case .root, .presented, .presentation, .window: window.place < .main
      }
    }
  }

  /// True where a controller is another, or a child of it.
  private func isShown(_ controller: Int, by other: Int?) -> Bool {
    screen(of: controller)?.controller == other
  }

  /// The views with secrets on a screen that nothing hides or masks.
  fileprivate func openSecrets(of screen: PresentedScreen?) -> [ViewPath] {
    guard let screen, screen.mask == nil else { return [] }
    return screen.screen.viewsWithShownSecrets
  }
}
