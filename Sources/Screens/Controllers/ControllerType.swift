import AfterimageGraphics

/// The kinds of controller by their names in files, each with its keys.
package enum ControllerType {
  /// Every kind.
  package static var all: [ObjectForm<Controller>] { kinds.map { $0.form() } }

  /// Every kind by its name.
  package static let kinds: [VariantKind<Controller>] = [
    .init("plain") { plain },
    .init("navigation") { navigation },
    .init("tabBar") { tabBar },
    .init("split") { split },
    .init("page") { page },
  ]

  /// The kinds as an object in a file chooses between them.
  static let variants = VariantForm(.controllerType, kinds) { $0.typeName }

  /// Describes a kind of controller by its keys.
  static func describe<Payload: Sendable>(
    _ name: String, _ documentation: String, blank: Payload, keys: [Key<Payload>],
    embedding embed: @escaping @Sendable (Payload) -> Controller,
    extracting extract: @escaping @Sendable (Controller) -> Payload?
  ) -> ObjectForm<Controller> {
    ObjectForm(
      name: name, documentation: documentation, blank: embed(blank),
      keys: keys.map { $0.lifted(extracting: extract, embedding: { $1 = embed($0) }) })
  }

  /// Nothing but the view.
  static let plain = ObjectForm(
    name: "plain", documentation: "Nothing but the view.", blank: Controller.plain, keys: [])

  /// A navigation bar above the view.
  static let navigation = describe(
    "navigation", "A navigation bar above the view, and perhaps a toolbar below it.",
    blank: NavigationController(), keys: NavigationController.keys,
    embedding: Controller.navigation,
    extracting: { if case .navigation(let part) = $0 { part } else { nil } })

  /// A tab bar below the view.
  static let tabBar = describe(
    "tabBar", "A tab bar below the view.", blank: TabBarController(),
    keys: TabBarController.keys, embedding: Controller.tabBar,
    extracting: { if case .tabBar(let part) = $0 { part } else { nil } })
}

extension NavigationController {
  fileprivate static let keys: [Key<NavigationController>] =
    NavigationBar.keys.map { $0.lifted(extracting: \.bar, embedding: { $1.bar = $0 }) }
    + [
      Key(
        "toolbarItems", \.toolbarItems, .array(of: BarItem.form.shape),
        "The buttons of the toolbar below the view."),
      Key(
        "edgesForExtendedLayout", \.edgesForExtendedLayout, .extendedEdges,
        "The edges of the view that reach beneath the bars; else both."),
    ]

  static let form = ObjectForm(
    name: "the navigation controller", documentation: "A navigation bar above the view.",
    blank: NavigationController(), keys: keys)
}

extension TabBarController {
  fileprivate static let keys: [Key<TabBarController>] =
    TabBar.keys.map { $0.lifted(extracting: \.tabBar, embedding: { $1.tabBar = $0 }) }
    + [
      Key(
        "navigation", optional: \.navigation, NavigationController.form.shape,
        "The bars of the navigation controller in the selected tab."),
      Key(
        "edgesForExtendedLayout", \.edgesForExtendedLayout, .extendedEdges,
        "The edges of the view that reach beneath the tab bar; else both."),
    ]
}

extension Controller {
  /// The name of the kind in files.
  var typeName: String {
    switch self {
    case .plain: "plain"
    case .navigation: "navigation"
    case .tabBar: "tabBar"
    case .split: "split"
    case .page: "page"
    }
  }
}

extension Shape where Value == Controller {
  /// An object with the kind of controller.
  static var controller: Shape {
    Shape(
      schema: ["$ref": "#/$defs/controller"], check: { ControllerType.variants.check($0) },
      write: { ControllerType.variants.write($0) },
      read: { ControllerType.variants.read($0, &$1) })
  }
}

extension Shape where Value == Set<ExtendedEdge> {
  /// The edges that reach beneath bars, by their names.
  fileprivate static var extendedEdges: Shape {
    Shape<[ExtendedEdge]>.array(of: .word()).converted(
      to: { Set($0) }, from: { edges in ExtendedEdge.allCases.filter(edges.contains) })
  }
}
