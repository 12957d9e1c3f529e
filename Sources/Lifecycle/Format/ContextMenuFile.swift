import AfterimageScreens

/// The object of a context menu; the id of its view may stand for it.
struct ContextMenuFile: Sendable {
  var view = ""
  var titles = ["Copy"]

  static let form = ObjectForm(
    name: "a context menu", documentation: "A context menu, with the preview of a view.",
    blank: ContextMenuFile(),
    keys: [
      Key("of", \.view, .text, isRequired: true, "The id of the view that is pressed."),
      Key("titles", \.titles, .array(of: .text), "What its rows say, from top to bottom."),
    ])
}
