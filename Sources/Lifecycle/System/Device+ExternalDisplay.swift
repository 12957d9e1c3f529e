import AfterimageGraphics
import AfterimageScreens

extension Device {
  /// An external display of 1920 by 1080 points, of one pixel each, as a television has.
  ///
  /// - Parameter idiom: the family of the device that it is connected to, whose bars and margins it has.
  static func externalDisplay(idiom: Idiom) -> Device {
    Device(
      id: "external-display", name: "External display", idiom: idiom,
      portraitSize: Size(width: 1080, height: 1920), scale: 1, portraitSafeArea: EdgeInsets(),
      landscapeSafeArea: EdgeInsets(), cornerRadius: 0)
  }
}
