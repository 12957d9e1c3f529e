import AfterimageGraphics
import AfterimageScreens

extension Chrome {
  /// The notch or island, black; on the left where the device lies on its side.
  func cutout() -> [Drawing] {
    switch traits.device.cutout {
    case nil: []
    case .notch(let size): notch(size).map { .fill($0, .black) }
    case .island(let rect): [.fill(RoundedRect(turned(rect), radius: rect.height / 2), .black)]
    }
  }

  /// A shape that reaches beyond the display, so that only its lower corners are round.
  private func notch(_ size: Size) -> [RoundedRect] {
    let left = (traits.device.portraitSize.width - size.width) / 2
    let rect = Rect(x: left, y: -size.height, width: size.width, height: 2 * size.height)
    return [RoundedRect(turned(rect), radius: 20)]
  }

  /// A place on the device held upright, as the device is held.
  private func turned(_ rect: Rect) -> Rect {
    guard traits.orientation == .landscape else { return rect }
    return Rect(
      x: rect.minY, y: traits.size.height - rect.maxX, width: rect.height, height: rect.width)
  }
}
