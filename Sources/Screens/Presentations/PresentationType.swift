import AfterimageGraphics

/// The kinds of presentation by their names in files, each with its keys.
package enum PresentationType {
  /// Every kind.
  package static var all: [ObjectForm<Presentation>] { kinds.map { $0.form() } }

  /// Every kind by its name.
  package static let kinds: [VariantKind<Presentation>] = [
    .init("alert") { alert },
    .init("sheet") { sheet },
    .init("popover") { popover },
    .init("fullScreen") { fullScreen },
  ]

  /// The kinds as an object in a file chooses between them.
  static let variants = VariantForm(.presentationType, kinds) { $0.typeName }

  /// Describes a kind of presentation by its keys.
  static func describe<Payload: Sendable>(
    _ name: String, _ documentation: String, blank: Payload, keys: [Key<Payload>],
    embedding embed: @escaping @Sendable (Payload) -> Presentation,
    extracting extract: @escaping @Sendable (Presentation) -> Payload?
  ) -> ObjectForm<Presentation> {
    ObjectForm(
      name: name, documentation: documentation, blank: embed(blank),
      keys: keys.map { $0.lifted(extracting: extract, embedding: { $1 = embed($0) }) })
  }

  /// A controller over the whole window.
  private static let fullScreen = describe(
    "fullScreen", "A controller over the whole window.", blank: .blank,
    keys: PresentedContent.keys, embedding: Presentation.fullScreen,
    extracting: { if case .fullScreen(let content) = $0 { content } else { nil } })
}

extension PresentedContent {
  /// An empty view without bars.
  static let blank = PresentedContent(root: View(.view))

  /// The keys of a presented controller that a screen has, too.
  static let keys: [Key<PresentedContent>] = [
    Key("controller", \.controller, .singleController, "What holds the root view."),
    Key("root", \.root, .view, isRequired: true, "The view that fills the controller."),
  ]
}

extension Presentation {
  /// The name of the kind in files.
  package var typeName: String {
    switch self {
    case .alert: "alert"
    case .sheet: "sheet"
    case .popover: "popover"
    case .fullScreen: "fullScreen"
    }
  }
}

extension Shape where Value == Controller {
  /// A controller of one column: a screen has one root view for all that it presents.
  fileprivate static var singleController: Shape {
    controller.checked {
      $0.primaryRoot == nil ? nil : .outOfRange(expected: "a controller of one column")
    }
  }
}

extension Presentation {
  /// The mistake in how its parts go together; nil where there is none.
  fileprivate var mistake: Diagnostic.Kind? {
    if case .alert(let alert) = self { alert.mistake } else { nil }
  }
}

extension Shape where Value == Presentation {
  /// An object with the kind of presentation.
  static var presentation: Shape {
    Shape(
      schema: ["$ref": "#/$defs/presentation"], check: { PresentationType.variants.check($0) },
      write: { PresentationType.variants.write($0) },
      read: { PresentationType.variants.read($0, &$1) }
    ).checked(\.mistake)
  }
}
