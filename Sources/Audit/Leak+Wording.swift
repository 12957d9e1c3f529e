import AfterimageGraphics
import AfterimageScreens

extension Leak: CustomStringConvertible {
  /// The leak in a sentence, which names views and never a secret.
  public var description: String {
    "\(screen): \(view) (\(variation)), \(exposureKind.title) \(picture): \(finding)"
      + (times == .always ? "" : ", \(times)")
  }

  /// The number of the exposure in which the leak is, with its circumstances.
  var picture: String {
    [
      "\(moment)", scene.map { "of scene \($0)" },
      orientation == .portrait ? nil : orientation.rawValue, appearance.rawValue,
    ].compactMap(\.self).joined(separator: " ")
  }

  private var finding: String {
    switch kind {
    case .pixels(.pixels(let difference)):
      "pixel leak, \(difference.count) pixels tell the secret"
    case .pixels(.size):
      "pixel leak, even the size of the \(exposureKind.title) tells the secret"
    case .shape(let views): "shape leak, the secret moves \(views.joined(separator: ", "))"
    case .unknown: "cannot tell, as the app's code draws what is in sight"
    }
  }
}
