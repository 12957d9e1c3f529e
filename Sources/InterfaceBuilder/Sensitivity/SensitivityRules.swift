/// Finds the views of a scene that hold secrets.
struct SensitivityRules {
  private let graph: SceneGraph
  private let captions: Captions
  private let page: AskingPage

  /// Takes a scene: its root view, its controller, and what its elements are to each other.
  init(_ graph: SceneGraph, root: XMLElement, controller: XMLElement?) {
    self.graph = graph
    captions = Captions(below: root)
    page = AskingPage(below: root, of: controller)
  }

  /// What tells that an element is sensitive; nil where nothing does.
  func reason(for element: XMLElement) -> SensitiveView.Reason? {
    switch element.name {
    case "textField", "textView": declared(by: element) ?? told(of: element)
    case "label": shown(by: element)
    case "datePicker": told(of: element)
    default: element["customClass"]?.hasSuffix("Field") == true ? told(of: element) : nil
    }
  }

  /// What the field itself asks of the system.
  private func declared(by element: XMLElement) -> SensitiveView.Reason? {
    let traits = element.child("textInputTraits", key: "textInputTraits")
    if traits?.isYes("secureTextEntry") == true { return .secureTextEntry }
    guard let type = traits?["textContentType"], Self.sensitiveTypes.contains(type) else {
      return nil
    }
    return .contentType(type)
  }

  /// What its names, its placeholder and the label beside it say.
  private func told(of element: XMLElement) -> SensitiveView.Reason? {
    let placeholder = Words(element["placeholder"] ?? "")
    let names = names(of: element)
    guard !placeholder.containsAny(of: Self.searching),
      !names.contains(where: { Words($0).containsAny(of: Self.searching) })
    else { return nil }
    for name in names {
      if let told = SecretKind.told(by: Words(name)) { return .name(name, phrase: told.phrase) }
    }
    if placeholder.all.count <= Self.longestPlaceholder,
      let told = SecretKind.told(by: placeholder)
    {
      return .placeholder(phrase: told.phrase)
    }
    let words = (names + [element["placeholder"] ?? ""]).map { Words($0) }
    return caption(of: element)
      ?? page.phrase(for: element, calledBy: words).map { .page(phrase: $0) }
  }

  private func caption(of element: XMLElement) -> SensitiveView.Reason? {
    guard let id = element["id"], let caption = captions[id],
      let told = SecretKind.told(by: Words(caption))
    else { return nil }
    return .caption(phrase: told.phrase)
  }

  /// What the names of a label say, unless it is the caption of a value or tells of an error.
  private func shown(by label: XMLElement) -> SensitiveView.Reason? {
    for name in names(of: label) {
      let words = Words(name)
      guard !words.containsAny(of: Self.captioning), let told = SecretKind.told(by: words),
        told.kind.isShownInLabels, SecretKind.told(by: Words(label["text"] ?? "")) == nil
      else { continue }
      return .name(name, phrase: told.phrase)
    }
    return nil
  }

  /// What code and the author call an element.
  private func names(of element: XMLElement) -> [String] {
    let identifier = element.child("accessibility", key: "accessibilityConfiguration")
    return [
      element["id"].flatMap(graph.outlet), element["userLabel"], element["customClass"],
      identifier?["identifier"], identifier?["label"],
    ].compactMap { $0 }
  }

  /// The content types that tell of a secret, as documents write them.
  private static let sensitiveTypes: Set<String> = [
    "name", "given-name", "middle-name", "family-name", "username", "email", "tel",
    "current-password", "password", "new-password", "one-time-code", "cc-number", "cc-name",
    "cc-given-name", "cc-middle-name", "cc-family-name", "cc-exp", "cc-exp-month", "cc-exp-year",
    "cc-csc", "cc-type", "street-address", "address-line1", "address-line2", "address-line3",
    "postal-code", "bday", "bday-day", "bday-month", "bday-year",
  ]
  /// The words of a field that looks for something and keeps nothing.
  private static let searching: Set<String> = ["search", "filter", "suche", "rechercher", "buscar"]
  /// The words of a label that speaks of a value and does not show it.
  private static let captioning: Set<String> = [
    "title", "header", "heading", "caption", "hint", "prompt", "error", "message", "description",
    "info", "instruction", "instructions", "warning", "placeholder", "button", "text", "static",
  ]
  private static let longestPlaceholder = 8
}
