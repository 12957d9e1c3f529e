import AfterimageGraphics
package import AfterimageMasking
package import AfterimageScreens

extension GoldenCase {
  /// The name of the case: its subject without the folders it lies in, its device, and everything that is not the default.
  ///
  /// - Parameter strategy: the strategy of the case.
  package func name(strategy: ChosenStrategy?) -> String {
    var parts = [subject.name, device.id, appearance.rawValue]
    if system != .default { parts.append(system.id) }
    if orientation != .portrait { parts.append(orientation.rawValue) }
    if contrast != .normal { parts.append("\(contrast.rawValue)-contrast") }
    if isOpaque { parts.append("opaque") }
    if textSize != .large { parts.append(textSize.rawValue) }
    if direction != .leftToRight { parts.append(direction.rawValue) }
    if let strategy { parts.append(strategy.slug) }
    return parts.joined(separator: ".")
  }

  /// The files of its goldens.
  ///
  /// - Parameter name: the name of the case.
  func fileNames(of name: String) -> [String] { goldens.map { $0.fileName(of: name) } }
}

extension GoldenCase {
  /// The traits of the case.
  package var traits: Traits {
    var traits = Traits(device: device, system: system)
    traits.orientation = orientation
    traits.userInterfaceStyle = appearance
    traits.accessibilityContrast = contrast
    traits.isReduceTransparencyEnabled = isOpaque
    traits.contentSizeCategory = textSize
    traits.layoutDirection = direction
    return traits
  }
}
