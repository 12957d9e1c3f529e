import AfterimageGraphics
import AfterimageScreens

extension Lowering {
  /// The placeholder of a map view, on the ground of land on a map (chosen by eye).
  func lowered(_ mapView: MapView, as view: LoweredView) -> LoweredView {
    let ground = Color(hex: traits.userInterfaceStyle == .light ? 0xF2EFE6 : 0x24282C)
    return placeholder("Map view", mapView.place, on: ground, as: view)
  }
}
