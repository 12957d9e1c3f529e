import AfterimageGraphics

/// The kinds of controller by their names in files, each with its keys.
package enum ControllerType {
  /// Every kind.
  package static let all: [ObjectForm<Controller>] = [plain, navigation]

  /// The kinds as an object in a file chooses between them.
  static let variants = VariantForm(.controllerType, all) { $0.typeName }

  /// Nothing but the view.
  static let plain = ObjectForm(
    name: "plain", documentation: "Nothing but the view.", blank: Controller.plain, keys: [])

  /// A navigation bar with an inline title above the view.
  static let navigation = ObjectForm(
    name: "navigation", documentation: "A navigation bar with an inline title above the view.",
    blank: Controller.navigation(title: ""),
    keys: [
      Key("title", \.title, .text, "What stands in the middle of the bar.")
    ])
}

extension Controller {
  /// The name of the kind in files.
  var typeName: String {
    switch self {
    case .plain: "plain"
    case .navigation: "navigation"
    }
  }

  /// The title of the bar; nothing where there is no bar, and setting it then does nothing.
  fileprivate var title: String {
    get { if case .navigation(let title) = self { title } else { "" } }
    set { if case .navigation = self { self = .navigation(title: newValue) } }
  }
}

extension Shape where Value == Controller {
  /// An object with the kind of controller.
  static var controller: Shape {
    Shape(
      schema: ["$ref": "#/$defs/controller"], write: { ControllerType.variants.write($0) },
      read: { ControllerType.variants.read($0, &$1) })
  }
}
