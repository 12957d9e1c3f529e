import AfterimageScreens

/// The object of a context menu; the id of its view may stand for it.
struct ContextMenuFile: Sendable {
  var view: String
  var titles = ["Copy"]

  /// The step that opens it.
  var step: Step { .contextMenu(of: view, titles: titles) }

  /// Begins with an id alone, and the row that copies.
  init(view: String = "") { self.view = view }

  /// Describes a step; nil for one of another kind.
  init?(_ step: Step) {
    guard case .contextMenu(let view, let titles) = step else { return nil }
    (self.view, self.titles) = (view, titles)
  }

  static let form = ObjectForm(
    name: "a context menu", documentation: "A context menu, with the preview of a view.",
    blank: ContextMenuFile(),
    keys: [
      Key("of", \.view, .text, isRequired: true, "The id of the view that is pressed."),
      Key("titles", \.titles, .array(of: .text), "What its rows say, from top to bottom."),
    ])
}
