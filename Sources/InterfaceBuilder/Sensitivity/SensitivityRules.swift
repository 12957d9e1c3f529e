import AfterimageScreens

/// Finds the views of a scene that hold secrets.
struct SensitivityRules {
  private let graph: SceneGraph
  private let captions: Captions
  /// The scene, where it has one field only, and the id of that.
  private let page: (scene: AskingPage, field: String)?

  /// Takes a scene.
  init(_ scene: ResolvedScene) {
    graph = scene.graph
    captions = Captions(in: scene.views)
    page = Self.page(scene)
  }

  /// The reason for which an element is sensitive; nil is none.
  func reason(for element: XMLElement) -> SecretReason? {
    let isOwnField = element["customClass"]?.hasSuffix("Field") == true
    var clues: SecretClues
    switch element.name {
    case "textField", "textView":
      clues = SecretClues(.field)
      let traits = element.child("textInputTraits", key: "textInputTraits")
      clues.isSecureTextEntry = traits?.isYes("secureTextEntry") == true
      clues.contentType = traits?["textContentType"].flatMap {
        Self.sensitiveTypes.contains($0) ? $0 : nil
      }
    case "label": clues = SecretClues(.label)
    case "datePicker": clues = SecretClues(.field)
    default: clues = SecretClues(isOwnField ? .field : .other)
    }
    clues.names = names(of: element)
    clues.placeholder = element["placeholder"] ?? ""
    clues.text = element["text"] ?? ""
    clues.caption = element["id"].flatMap { captions[$0] }
    clues.page = page.flatMap { element["id"] == $0.field ? $0.scene : nil }
    return clues.reason
  }

  /// The names of an element in code and in the document.
  private func names(of element: XMLElement) -> [String] {
    let identifier = element.child("accessibility", key: "accessibilityConfiguration")
    return [
      element["id"].flatMap(graph.outlet), element["userLabel"], element["customClass"],
      identifier?["identifier"], identifier?["label"],
    ].compactMap { $0 }
  }

  /// A field in a bar, as for searching, does not take the question from the one below.
  private static func page(_ scene: ResolvedScene) -> (scene: AskingPage, field: String)? {
    let controller = scene.scene.controller
    let elements = scene.views.flatMap(\.withAllBelow)
    let own = textInputs(among: scene.root.withAllBelow)
    let fields = own.isEmpty ? textInputs(among: elements) : own
    guard fields.count == 1, let field = fields[0]["id"] else { return nil }
    let item = controller?.child("navigationItem", key: "navigationItem")
    let names = [
      controller?["customClass"], controller?["storyboardIdentifier"], controller?["title"],
      item?["title"],
    ]
    let labels = elements.filter { $0.name == "label" }.map { $0["text"] }
    return (AskingPage(calledBy: (names + labels).compactMap(\.self)), field)
  }

  private static func textInputs(among elements: [XMLElement]) -> [XMLElement] {
    elements.filter { ["textField", "textView"].contains($0.name) }
  }

  /// The content types that tell of a secret, as documents write them.
  private static let sensitiveTypes: Set<String> = [
    "name", "given-name", "middle-name", "family-name", "username", "email", "tel",
    "current-password", "password", "new-password", "one-time-code", "cc-number", "cc-name",
    "cc-given-name", "cc-middle-name", "cc-family-name", "cc-exp", "cc-exp-month", "cc-exp-year",
    "cc-csc", "cc-type", "street-address", "address-line1", "address-line2", "address-line3",
    "postal-code", "bday", "bday-day", "bday-month", "bday-year",
  ]
}
