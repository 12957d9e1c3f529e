package import AfterimageGraphics
package import AfterimageScreens

/// The system's drawings around an app, and the device's frame of its picture.
package struct Chrome {
  /// The circumstances that the app runs in.
  let traits: Traits
  /// The measurer of the words of the status bar.
  let measurer: TextMeasurer

  /// Makes the surroundings of an app.
  package init(in traits: Traits, measuring measurer: TextMeasurer) {
    self.traits = traits
    self.measurer = measurer
  }

  /// The app's picture below status bar, home indicator and camera, within the corners of the display.
  package func framing(_ list: DisplayList) -> DisplayList {
    let own = (statusBar() + homeIndicator() + cutout()).map { DisplayItem($0) }
    let display = RoundedRect(
      Rect(origin: .zero, size: traits.size), radius: traits.device.cornerRadius)
    let picture = Group(list.items + own, clip: display)
    return DisplayList(size: list.size, items: [DisplayItem(.group(picture))])
  }

  /// The colour of what the system writes: black on a light app and white on a dark one.
  var ink: Color { traits.userInterfaceStyle == .light ? .black : .white }

  /// The capsule at the lower edge: 5 points high, 8 above the edge, and wide by a share of the display that is read off pictures.
  private func homeIndicator() -> [Drawing] {
    guard !traits.device.hasHomeButton else { return [] }
    let isUprightPhone = traits.device.idiom == .phone && traits.orientation == .portrait
    let width = (traits.size.width * (isUprightPhone ? 0.357 : 0.28)).rounded()
    let bar = Rect(
      x: (traits.size.width - width) / 2, y: traits.size.height - 13, width: width, height: 5)
    return [.fill(RoundedRect(bar, radius: 2.5), ink)]
  }
}
