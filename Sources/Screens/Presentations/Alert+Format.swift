import AfterimageGraphics

extension PresentationType {
  /// A question or a warning before a screen.
  static let alert = describe(
    "alert", "A question or a warning before a screen.", blank: Alert(),
    keys: [
      Key("id", optional: \.id, .identifierText, "What scenarios and reports call the alert."),
      Key("sensitive", optional: \.isSensitive, .bool, "Marks everything on the alert."),
      Key("title", optional: \.titleLabel, .textOrView, "The bold line at the top, or its label."),
      Key(
        "message", optional: \.messageLabel, .textOrView, "The small text below it, or its label."),
      Key("style", \.style, .word(), "In the middle of the screen or at its lower edge."),
      Key("textFields", \.textFields, .array(of: .textField), "The fields below the message."),
      Key("actions", \.actions, .array(of: action.shape), "The answers, in order."),
      Key(
        "preferredAction", optional: \.preferredAction, .text,
        "The title of the one that stands out."),
    ],
    embedding: Presentation.alert,
    extracting: { if case .alert(let alert) = $0 { alert } else { nil } })

  private static let action = ObjectForm(
    name: "an action", documentation: "An answer of an alert.", blank: Alert.Action(""),
    keys: [
      Key("title", \.title, .text, isRequired: true, "What stands on the button."),
      Key("style", \.style, .word(), "What choosing the answer does."),
      Key("enabled", \.isEnabled, .bool, "False where the button is greyed out."),
      Key(
        "sensitive", optional: \.isSensitive, .bool,
        "Marks the title as sensitive, or takes the alert's mark off it."),
    ])
}

extension Shape where Value == View {
  /// A text field, whose type need not be said.
  fileprivate static var textField: Shape {
    Shape(
      schema: ["anyOf": [view.schema, ElementType.textField.shape.schema]],
      write: { field in
        guard case .textField = field.element else { return view.write(field) }
        return .object(ElementType.textField.write(field))
      },
      read: { node, decoding in
        guard node["type"] == nil, node.members != nil else { return view.read(node, &decoding) }
        decoding.viewCount += 1
        guard decoding.viewCount <= Limits.views else { return View(.view) }
        return ElementType.textField.read(node, &decoding) ?? View(.view)
      })
  }
}

extension Alert {
  /// The first rule of UIAlertController that the alert breaks; nil where it keeps all, which UIKit checks while the app runs.
  var mistake: Diagnostic.Kind? {
    if let preferredAction, !actions.contains(where: { $0.title == preferredAction }) {
      return .unknownWord(.action, word: preferredAction, allowed: actions.map(\.title))
    }
    if actions.count(where: { $0.style == .cancel }) > 1 {
      return .outOfRange(expected: "at most one action of the style `cancel`")
    }
    if style == .actionSheet, !textFields.isEmpty {
      return .outOfRange(expected: "text fields in an alert alone, none in an action sheet")
    }
    let areFields = textFields.allSatisfy { field in
      if case .textField = field.element { true } else { false }
    }
    return areFields ? nil : .outOfRange(expected: "views of the type `textField` alone")
  }
}

extension JSONNode {
  /// The views of an alert, in the order of its root view's subviews.
  var alertNodes: [JSONNode] {
    ["title", "message"].compactMap { self[$0] } + (self["textFields"]?.elements ?? [])
  }
}
