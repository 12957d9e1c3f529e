import AfterimageLifecycle
import AfterimageMasking

/// What a rule takes out of sight and brings back by changing the content of a scene.
enum ContentGround: Hashable {
  /// A controller's view, by its opacity.
  case view(ContentView, scene: Int)
  /// The root controller of the main window, by another in its place.
  case root(scene: Int)
  /// A window, by its number.
  case window(Int?, scene: Int)
}

extension TimelineEntry.Change {
  /// What a change of content is about; nil for every other change.
  var contentGround: ContentGround? {
    guard case .contentChanged(let change, let window, let scene) = self else { return nil }
    return switch change {
    case .alpha(let alpha): .view(alpha.view, scene: scene)
    case .root, .formerRoot: .root(scene: scene)
    case .hideWindow, .showWindow: .window(window, scene: scene)
    }
  }
}
