package import AfterimageMasking
import AfterimageScreens

extension GoldenCase {
  /// The name of the case: its subject, its device, and everything that is not the default.
  ///
  /// - Parameter strategy: the strategy of the case, understood.
  package func name(strategy: ChosenStrategy?) -> String {
    var parts = [subjectName, device, appearance.rawValue]
    if system != System.default.id { parts.append(system) }
    if orientation != .portrait { parts.append(orientation.rawValue) }
    if textSize != .large { parts.append(textSize.rawValue) }
    if direction != .leftToRight { parts.append(direction.rawValue) }
    if let strategy { parts.append(strategy.slug) }
    return parts.joined(separator: ".")
  }

  private var subjectName: String {
    switch subject {
    case .screen(let name), .scenario(let name): name
    }
  }
}
