import AfterimageGraphics

/// The object that a screen file holds.
struct ScreenFile {
  var schema: String?
  var format = 1.0
  var name = ""
  var controller = Controller.plain
  var root = View(.view)
  var presented: Presentation?

  /// The keys of the object.
  static let form = ObjectForm(
    name: "the screen", documentation: "A screen of an app.", blank: ScreenFile(),
    keys: [
      Key("$schema", optional: \.schema, .text, "Where editors find the schema of this file."),
      Key("format", \.format, .formatNumber, isRequired: true, "The version of the format, 1."),
      Key("name", \.name, .screenName, isRequired: true, "What the screen is called."),
      Key("controller", \.controller, .controller, "What holds the root view."),
      Key("root", \.root, .view, isRequired: true, "The view that fills the controller."),
      Key(
        "presented", optional: \.presented, .presentation,
        "What stands before the view and its bars."),
    ])
}

extension Shape where Value == Double {
  /// The number 1: the only version of the format so far.
  package static var formatNumber: Shape {
    Shape(schema: ["const": 1], write: number.write, read: number.read)
      .checked { $0 == 1 ? nil : .unsupportedFormat($0) }
  }
}

extension Shape where Value == String {
  /// A name that can become a file name.
  package static var screenName: Shape {
    text.checked { Name($0) == nil ? .badName($0) : nil }
      .describing(
        .init("pattern", "^[A-Za-z0-9._-]+$"), .init("maxLength", 128),
        .init("not", ["enum": [".", ".."]]))
  }
}
