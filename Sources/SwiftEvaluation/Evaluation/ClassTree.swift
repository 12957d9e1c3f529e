/// Which class of the system comes from which, as far as extensions and casts ask for it.
enum ClassTree {
  /// The class that each comes from.
  static let parents = SystemTypes.classes.split(separator: "\n").reduce(into: otherParents) {
    let words = $1.split(separator: " ")
    guard let parent = words.first?.dropLast() else { return }
    for name in words.dropFirst() { $0[String(name)] = String(parent) }
  }

  /// Classes that no header of Apple's has: generic ones, the views behind functions that make them, and Flutter's.
  private static let otherParents = [
    "UIHostingController": "UIViewController", Frameworks.pictureOfView: "UIView",
    "NSLayoutXAxisAnchor": "NSLayoutAnchor", "NSLayoutYAxisAnchor": "NSLayoutAnchor",
    "NSLayoutDimension": "NSLayoutAnchor",
    "NSHashTable": "NSObject", "NSMapTable": "NSObject", "NSKeyValueObservation": "NSObject",
    "FlutterAppDelegate": "UIResponder", "FlutterSceneDelegate": "UIResponder",
    "FlutterViewController": "UIViewController",
  ]

  /// A class and those that it comes from, nearest first.
  static func ancestors(of name: String) -> [String] {
    var (found, next) = ([name], parents[name])
    while let parent = next {
      found.append(parent)
      next = parents[parent]
    }
    return found
  }
}
