import AfterimageSwiftEvaluation

/// The objects that objects of UIKit's have from the beginning.
extension UIKitModel {
  private static let parts: [(name: String, type: String, owner: String)] = [
    ("layer", "CALayer", "UIView"), ("titleLabel", "UILabel", "UIButton"),
    ("imageView", "UIImageView", "UIButton"), ("imageView", "UIImageView", "UITableViewCell"),
    ("textLabel", "UILabel", "UITableViewCell"),
    ("detailTextLabel", "UILabel", "UITableViewCell"),
    ("textLabel", "UILabel", "UITableViewHeaderFooterView"),
    ("searchTextField", "UITextField", "UISearchBar"),
    ("navigationItem", "UINavigationItem", "UIViewController"),
    ("tabBarItem", "UITabBarItem", "UIViewController"),
    ("navigationBar", "UINavigationBar", "UINavigationController"),
    ("toolbar", "UIToolbar", "UINavigationController"),
    ("tabBar", "UITabBar", "UITabBarController"),
    ("searchBar", "UISearchBar", "UISearchController"),
    ("collectionViewLayout", "UICollectionViewFlowLayout", "UICollectionView"),
    ("layoutMarginsGuide", "UILayoutGuide", "UIViewController"),
  ]

  /// The class of what some classes have by a name from the beginning; nil where that is none of these.
  static func part(_ name: String, ofAnyOf classes: [String]) -> String? {
    parts.first { $0.name == name && classes.contains($0.owner) }?.type
  }

  /// The parts by their names, each made when it is asked for first.
  static let partProperties: [String: Property] = {
    var properties: [String: Property] = [:]
    for part in parts {
      let others = properties[part.name]
      properties[part.name] = { id, place, evaluator in
        if evaluator.isKind(id, of: part.owner) {
          return .object(evaluator.part(part.name, of: id, part.type, at: place))
        }
        return others?(id, place, &evaluator)
      }
    }
    properties["contentView"] = { id, place, evaluator in contentView(id, place, &evaluator) }
    properties["topItem"] = { id, place, evaluator in
      .object(evaluator.part("topItem", of: id, "UINavigationItem", at: place))
    }
    return properties
  }()

  /// The view in which cells and effect views keep theirs; it fills them.
  private static func contentView(
    _ id: ObjectID, _ place: CodePlace, _ evaluator: inout Evaluator
  ) -> Value? {
    let owners = [
      "UITableViewCell", "UICollectionViewCell", "UIVisualEffectView",
      "UITableViewHeaderFooterView",
    ]
    guard owners.contains(where: { evaluator.isKind(id, of: $0) }) else { return nil }
    let view = evaluator.part("contentView", of: id, "UIView", at: place)
    evaluator.write(.object(id), to: "superview", of: view)
    return .object(view)
  }
}
