import AfterimageGraphics
package import AfterimageScreens

extension SizeClasses {
  /// The size classes of a device as it is held.
  ///
  /// An iPad is regular both ways and an iPhone compact across and regular down; on its side it is compact down, and across regular where it is a large one, from 414 points (Apple, Human Interface Guidelines, Layout).
  package init(_ traits: Traits) {
    let device = traits.device
    switch (device.idiom, traits.orientation) {
    case (.pad, _): self.init(width: .regular, height: .regular)
    case (.phone, .portrait): self.init(width: .compact, height: .regular)
    case (.phone, _):
      self.init(
        width: device.portraitSize.width >= 414 ? .regular : .compact, height: .compact)
    }
  }
}
