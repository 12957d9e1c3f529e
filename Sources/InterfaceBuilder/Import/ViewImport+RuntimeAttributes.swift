import AfterimageGraphics
import AfterimageScreens

/// The user-defined runtime attributes that change what a view looks like.
extension ViewImport {
  /// Sets the properties of a view's layer, which custom views often call by the same names without `layer.`, and those of the view itself.
  ///
  /// A name that is none of UIKit's belongs to the custom class, of which nothing is known here.
  mutating func applyRuntimeAttributes(of view: inout View, _ element: XMLElement) {
    let attributes = element.child("userDefinedRuntimeAttributes")?.children ?? []
    for attribute in attributes {
      guard let path = attribute["keyPath"] else { continue }
      apply(Self.layerName(path) ?? path, attribute, of: &view)
    }
  }

  private mutating func apply(_ name: String, _ attribute: XMLElement, of view: inout View) {
    let number =
      attribute.child("real", key: "value")?.number("value")
      ?? attribute.child("integer", key: "value")?.number("value")
    let isYes = attribute.isYes("value")
    switch name {
    case "cornerRadius": view.cornerRadius = max(0, number ?? 0)
    case "masksToBounds", "clipsToBounds": view.clipsToBounds = isYes
    case "borderWidth": applyBorder(of: &view) { $0.width = max(0, number ?? 0) }
    case "borderColor":
      guard let color = color("value", of: attribute) else { return }
      applyBorder(of: &view) { $0.color = color }
    case "backgroundColor": view.backgroundColor = color("value", of: attribute)
    case "tintColor": view.tintColor = color("value", of: attribute)
    case "hidden", "isHidden": view.isHidden = isYes
    case "alpha", "opacity": view.alpha = min(max(number ?? 1, 0), 1)
    default: applyShadow(name, attribute, number, of: &view)
    }
  }

  private mutating func applyShadow(
    _ name: String, _ attribute: XMLElement, _ number: Double?, of view: inout View
  ) {
    var shadow = view.shadow ?? Shadow(opacity: 0)
    switch name {
    case "shadowOpacity": shadow.opacity = min(max(number ?? 0, 0), 1)
    case "shadowRadius": shadow.radius = max(0, number ?? 0)
    case "shadowColor":
      guard let color = color("value", of: attribute) else { return }
      shadow.color = color
    case "shadowOffset":
      guard let offset = attribute.children.first(where: { $0["key"] == "value" }) else { return }
      shadow.offset = Point(
        x: offset.number("width") ?? offset.number("x") ?? 0,
        y: offset.number("height") ?? offset.number("y") ?? 0)
    default: return
    }
    view.shadow = shadow
  }

  private func applyBorder(of view: inout View, changing: (inout Border) -> Void) {
    var border = view.border ?? Border(width: 0)
    changing(&border)
    view.border = border
  }

  /// The name of a layer's property; nil for what is not one.
  private static func layerName(_ path: String) -> String? {
    guard path.hasPrefix("layer.") else { return nil }
    let name = String(path.dropFirst("layer.".count))
    // A category that many projects have, as UIColor is not what a layer's border takes.
    return ["borderColorFromUIColor", "borderUIColor"].contains(name) ? "borderColor" : name
  }
}
