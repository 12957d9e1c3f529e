import AfterimageScreens

/// A ready-made way to keep secrets out of the system's pictures: rules that an app has instead of its own, and what its Info.plist asks of the system.
///
///     try assertGolden(of: screen, named: "card-form", strategy: .blur(radius: 20))
///     try assertNoLeaks(in: screen, strategy: .cover(.color(.systemBackground)))
public struct MaskingStrategy: Hashable, Sendable {
  /// The rules, in the order in which they are registered.
  package var protections: [Protection]
  /// True where the Info.plist has UIApplicationExitsOnSuspend.
  package var exitsOnSuspend: Bool

  /// Makes a strategy that asks nothing of the system, unless told otherwise.
  package init(_ protections: [Protection] = [], exitsOnSuspend: Bool = false) {
    self.protections = protections
    self.exitsOnSuspend = exitsOnSuspend
  }
}

extension MaskingStrategy {
  /// The id of the cover that a strategy puts up.
  static let coverId = "strategy"

  /// A mask on each sensitive view while the app is in the background; the keyboard, which no mask reaches, goes first.
  static func masking(_ mask: FieldMask) -> MaskingStrategy {
    let protection = Protection(
      owner: .app,
      rules: [
        .init(on: Phase.didEnterBackground.notification, [.endEditing, .mask(mask)]),
        .init(on: Phase.willEnterForeground.notification, [.unmask]),
      ])
    return MaskingStrategy([protection])
  }

  /// A cover over the window of the scene while the app is not active, such as `.cover(.color(.systemBackground))`.
  public static func cover(_ content: Cover.Content) -> MaskingStrategy {
    MaskingStrategy([Protection(owner: .app, rules: coverRules(content))])
  }

  /// The rules that lay a cover and take it down again, both without an animation; the keyboard, which lies above every cover, goes first.
  static func coverRules(_ content: Cover.Content) -> [Protection.Rule] {
    [
      .init(
        on: Phase.willResignActive.notification, [.endEditing, .cover(Cover(content, id: coverId))]),
      .init(on: Phase.didBecomeActive.notification, [.uncover(id: coverId)]),
    ]
  }
}

extension Double {
  /// The nearest number within bounds; the lower bound where this is not a number.
  func nearest(in bounds: ClosedRange<Double>) -> Double {
    self > bounds.lowerBound ? min(self, bounds.upperBound) : bounds.lowerBound
  }
}
