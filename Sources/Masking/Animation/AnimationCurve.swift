/// The timing curve of an animation: how the presentation value moves to its end, where the model value is from the start.
public enum AnimationCurve: String, CaseIterable, Hashable, Sendable {
  /// At a constant speed.
  case linear
  /// Slowly at first, as `UIView.AnimationOptions.curveEaseIn`.
  case easeIn
  /// Slowly at last, as `curveEaseOut`.
  case easeOut
  /// Slowly at both ends, as `curveEaseInOut`, which UIKit takes where nothing else is asked for.
  case easeInOut
  /// A critically damped spring, which never swings beyond its end and ends within half a thousandth of it.
  case spring

  /// The share of the way that the value has covered, 0 to 1.
  ///
  /// - Parameter fraction: the part of the time that has gone by, 0 to 1.
  package func progress(at fraction: Double) -> Double {
    guard fraction > 0 else { return 0 }
    guard fraction < 1 else { return 1 }
    return switch self {
    case .linear: fraction
    case .easeIn: Bezier(0.42, 0, 1, 1).height(at: fraction)
    case .easeOut: Bezier(0, 0, 0.58, 1).height(at: fraction)
    case .easeInOut: Bezier(0.42, 0, 0.58, 1).height(at: fraction)
    case .spring: Self.springPosition(at: fraction)
    }
  }

  /// The position of a spring that starts at rest, followed in steps of a 1024th of the time: sums and products alone, so the same on every processor.
  private static func springPosition(at fraction: Double) -> Double {
    // What is left at the end, (1 + frequency) e^(-frequency), is half a thousandth.
    let frequency = 10.0
    let step = 1.0 / 1024
    var (position, velocity) = (0.0, 0.0)
    for _ in 0..<Int(fraction * 1024) {
      velocity += step * frequency * (frequency * (1 - position) - 2 * velocity)
      position += step * velocity
    }
    return position
  }
}

/// A cubic from (0, 0) to (1, 1) whose two inner points steer it, as CAMediaTimingFunction has it.
private struct Bezier {
  let first: (x: Double, y: Double)
  let second: (x: Double, y: Double)

  init(_ firstX: Double, _ firstY: Double, _ secondX: Double, _ secondY: Double) {
    first = (firstX, firstY)
    second = (secondX, secondY)
  }

  /// The height where the cubic is so far along; found by halving, as far as a double goes.
  func height(at x: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    for _ in 0..<52 {
      let middle = (low + high) / 2
      if value(first.x, second.x, at: middle) < x { low = middle } else { high = middle }
    }
    return value(first.y, second.y, at: (low + high) / 2)
  }

  private func value(_ first: Double, _ second: Double, at time: Double) -> Double {
    let rest = 1 - time
    return 3 * rest * rest * time * first + 3 * rest * time * time * second + time * time * time
  }
}
