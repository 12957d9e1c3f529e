import AfterimageGraphics
import AfterimageScreens

extension Leak: CustomStringConvertible {
  /// The leak in a sentence, which names views and never a secret.
  public var description: String {
    let place = "\(screen): \(view) (\(variation)), picture \(moment) \(appearance.rawValue)"
    return switch kind {
    case .pixels(.pixels(let difference)):
      "\(place): pixel leak, \(difference.count) pixels tell the secret"
    case .pixels(.size): "\(place): pixel leak, even the size of the picture tells the secret"
    case .shape(let views):
      "\(place): shape leak, the secret moves \(views.joined(separator: ", "))"
    }
  }
}
