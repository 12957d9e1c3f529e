import AfterimageGraphics
package import AfterimageScreens

/// A picture of UIKit and the circumstances that it was drawn in.
package struct UIKitCase {
  /// The picture's path below `Pictures`, without the ending.
  package let picture: String
  /// The name of the file in `Screens` that shows the same.
  package let screen: String
  /// The width and height of the picture, what bars take of it, and the text size.
  package let traits: Traits

  /// Pixels in a point of every picture: they were drawn by a simulator at 3x, whatever the device.
  package static let scale = 3.0

  /// Makes a case of a picture of a size in points.
  init(
    _ picture: String, screen: String, _ width: Double, _ height: Double,
    safeArea: EdgeInsets = .zero, textSize: ContentSizeCategory = .large,
    idiom: Device.Idiom = .phone
  ) {
    self.picture = picture
    self.screen = screen
    var traits = Traits(
      device: Device(
        id: "picture", name: "Picture", idiom: idiom,
        portraitSize: Size(width: width, height: height), scale: Self.scale,
        portraitSafeArea: safeArea, landscapeSafeArea: safeArea, cornerRadius: 0))
    traits.contentSizeCategory = textSize
    self.traits = traits
  }

  /// Every picture that is compared.
  package static let all = traitsOfDevices + traitsOfTextSizes + labels + views + embedded + fields
}
