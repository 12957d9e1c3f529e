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
    let gaps = scene.coversOverTop.map(gap)
    let through = gaps.filter { $0.host == nil }.map(\.share).reduce(1, *)
    let shown = scene.openSecrets
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
    return (cover.place.host?.view, isWhole ? 1 - cover.fade.opacity(at: clock) : 1)
  }

  /// True where a cover is as large as what it lies on.
  private func covers(whole cover: RaisedCover) -> Bool {
    guard let frame = cover.frame else { return true }
    return frame.width >= traits.size.width && frame.height >= traits.size.height
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
  /// The covers that lie over the screen above all others.
  fileprivate var coversOverTop: [RaisedCover] {
    guard let top = presented.last?.controller else {
      return covers.filter { cover in
        cover.place.controller.map { isShown($0, by: visibleController) } ?? true
      }
    }
    return covers.filter { cover in
      switch cover.place {
      case .view, .root: false
      case .presented(let controller), .child(let controller, _): isShown(controller, by: top)
      case .presentation, .window, .newWindow: true
      }
    }
  }

  /// True where a controller is another, or a child of it.
  private func isShown(_ controller: Int, by other: Int?) -> Bool {
    screen(of: controller)?.controller == other
  }

  /// The views with secrets that nothing hides or masks.
  fileprivate var openSecrets: [ViewPath] {
    guard let top = topScreen, (top.mask ?? mask) == nil else { return [] }
    return top.screen.viewsWithShownSecrets
  }
}
