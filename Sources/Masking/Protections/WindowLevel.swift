/// The height of a window among those of its scene, as `UIWindow.Level`; a whole number, although UIKit takes fractions too.
public struct WindowLevel: RawRepresentable, Hashable, Sendable, Comparable {
  /// The number; higher ones lie above lower ones.
  public let rawValue: Int

  /// Takes a number as a level.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The level of an app's main window.
  public static let normal = WindowLevel(rawValue: 0)
  /// The level of the status bar.
  public static let statusBar = WindowLevel(rawValue: 1000)
  /// The level of alerts, in systems that gave them a window.
  public static let alert = WindowLevel(rawValue: 2000)
  /// `.alert + 1`, as it is written where a window has to lie above everything of an app.
  public static let aboveAlerts = alert + 1

  /// Orders from the bottom to the top.
  public static func < (left: WindowLevel, right: WindowLevel) -> Bool {
    left.rawValue < right.rawValue
  }

  /// The level that is higher by a number.
  public static func + (level: WindowLevel, height: Int) -> WindowLevel {
    WindowLevel(rawValue: level.rawValue + height)
  }
}

extension WindowLevel: CustomStringConvertible {
  /// The number in digits.
  public var description: String { "\(rawValue)" }
}
