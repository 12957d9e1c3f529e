import AfterimageLifecycle
import AfterimageMasking

extension Remedy {
  /// Lays a cover on something higher: the window, a window of its own, or one above every other of the story.
  static let raised = Remedy("raised") { scenario in
    scenario.changingOneCover { cover, _ in
      cover.higherGrounds(above: scenario.highestWindow).map { ground in
        var copy = cover
        (copy.attachment, copy.level) = (ground.attachment, ground.level)
        copy.window = .main
        return (.laid(id: cover.id, on: ground, insteadOf: CoverGround(cover)), copy)
      }
    }
  }
}

extension Cover {
  /// The higher grounds that the cover may lie on instead, the lowest first.
  fileprivate func higherGrounds(above window: WindowLevel?) -> [CoverGround] {
    let levels = Set<WindowLevel>([.aboveAlerts, .above(window)]).sorted()
    let own = levels.filter { attachment < .newWindow || $0 > level }
    return (attachment < .window ? [CoverGround(attachment: .window)] : [])
      + own.map { CoverGround(attachment: .newWindow, level: $0) }
  }
}

extension WindowLevel {
  /// The level of a window that is to lie above alerts and above another window.
  static func above(_ window: WindowLevel?) -> WindowLevel {
    max(.aboveAlerts, (window ?? .alert) + 1)
  }
}

extension Scenario {
  /// The level of the highest window that the app shows beside the main one; nil where it shows none.
  var highestWindow: WindowLevel? {
    steps.compactMap { step in
      if case .showWindow(_, let level, _) = step { level } else { nil }
    }.max()
  }
}
