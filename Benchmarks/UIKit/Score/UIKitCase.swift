package import AfterimageGraphics
package import AfterimageScreens

/// A picture of UIKit and the circumstances that it was drawn in.
package struct UIKitCase {
  /// The picture's path below `Pictures`, without the ending.
  package let picture: String
  /// What shows the same.
  package let source: Source
  /// The width and height of the picture, what bars take of it, and the text size.
  package private(set) var traits: Traits
  /// The opacity of the coloured veils on what VoiceOver reads, over a grey picture; nil where the picture is the screen's own.
  package let veils: Double?

  /// What a picture is compared with.
  package enum Source {
    /// The screen file of that name in `Screens`.
    case screen(String)
    /// A screen file in `Screens` whose views are plain areas of colour on white.
    case areas(String)
    /// The scene of a storyboard in `Documents`, as the app's code had left its views when the picture was taken.
    case scene(String, hiding: [String] = [], texts: [String: String] = [:])
  }

  /// Makes a case of a picture of what a device shows, held in some way.
  init(
    _ picture: String, _ source: Source, on device: Device, _ orientation: Orientation = .portrait,
    textSize: ContentSizeCategory = .large, system: System = .default, veils: Double? = nil
  ) {
    self.picture = picture
    self.source = source
    self.veils = veils
    var traits = Traits(device: device, system: system)
    traits.orientation = orientation
    traits.contentSizeCategory = textSize
    self.traits = traits
  }

  /// Makes a case of a picture of a size in points.
  ///
  /// - Parameter scale: pixels in a point; most were drawn by a simulator at 3x, whatever the device.
  package init(
    _ picture: String, _ source: Source, _ width: Double, _ height: Double, scale: Double = 3,
    safeArea: EdgeInsets = .zero, textSize: ContentSizeCategory = .large,
    idiom: Device.Idiom = .phone, system: System = .default, veils: Double? = nil
  ) {
    self.init(
      picture, source,
      on: Device(
        id: "picture", name: "Picture", idiom: idiom,
        portraitSize: Size(width: width, height: height), scale: scale,
        portraitSafeArea: safeArea, landscapeSafeArea: safeArea, cornerRadius: 0),
      textSize: textSize, system: system, veils: veils)
  }

  /// The same in light or dark.
  package func inStyle(_ style: UserInterfaceStyle) -> UIKitCase {
    var other = self
    other.traits.userInterfaceStyle = style
    return other
  }

  /// A picture as it is compared: without the veils.
  package func seen(_ picture: Bitmap) -> Bitmap { veils.map(picture.withoutVeils) ?? picture }

  /// Every picture that is compared.
  package static let all =
    traitsOfDevices + traitsOfTextSizes + labels + views + embedded + fields + pages
    + accessibilitySnapshots + constraints

  /// True where the frames of fields and buttons are compared and nothing else, as the letters and what the app's code draws are its own.
  package var scoresFramesAlone: Bool { if case .scene = source { true } else { false } }

  /// How far an edge may lie from UIKit's, in points: those of plain views, which depend on no letters, have to be the same.
  var tolerance: Double { if case .areas = source { 0 } else { 1 } }

  /// Pixels in a point of the picture.
  package var scale: Double { traits.device.scale }
}
