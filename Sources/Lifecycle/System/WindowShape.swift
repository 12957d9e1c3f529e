import AfterimageGraphics
import AfterimageScreens

/// The shape of a window: how much of a tablet's screen it has.
enum WindowShape: Hashable {
  /// All of it, as on every phone.
  case fullScreen
  /// Half of it, beside another app.
  case half
  /// A narrow column over another app.
  case slideOver
}

extension Traits {
  /// The traits in a window of a shape: as wide as measured on tablets, and as high as the screen.
  func inWindow(_ shape: WindowShape) -> Traits {
    guard device.idiom == .pad, shape != .fullScreen else { return self }
    let window = Size(width: width(of: shape), height: size.height)
    var traits = self
    traits.device = Device(
      id: device.id, name: device.name, idiom: device.idiom,
      portraitSize: orientation == .portrait
        ? window : Size(width: window.height, height: window.width),
      scale: device.scale, portraitSafeArea: device.portraitSafeArea,
      landscapeSafeArea: device.landscapeSafeArea, cornerRadius: device.cornerRadius)
    return traits
  }

  private func width(of shape: WindowShape) -> Double {
    // Tablets from 11 inches on give a narrow window 375 points, smaller ones 320; ten points part two halves.
    let narrow = device.portraitSize.height >= 1194 ? 375.0 : 320
    let halves = orientation == .landscape || device.portraitSize.height >= 1366
    return shape == .half && halves ? ((size.width - 10) / 2).rounded(.down) : narrow
  }
}
