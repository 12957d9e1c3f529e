import Afterimage
import AfterimageGraphics

extension Command {
  /// Prints what can be chosen.
  static let list = Command(
    "list", "Prints what can be chosen: devices, strategies, elements, symbols, screens and more.",
    discussion: """
      'screens' lists the screens, scenarios and documents of a folder and of those below it, or the scenes of a storyboard or xib. 'sensitive' lists the views of a screen, a scenario's screens or a document that hold secrets, each with what tells of it; "sensitive" in a screen and NAME.sensitive.json beside a document change that. 'segues' lists the segues that a scenario's steps can take. 'elements' with the name of one lists its keys. 'settings' are those of scenarios, 'colors' and 'symbols' those that screens can name.
      """,
    parameters: [subject, path, asJSON],
    examples: [
      Example("afterimage list devices", "Every device with its size in points."),
      Example("afterimage list elements textField", "The keys of a text field."),
      Example("afterimage list screens Screens", "The screens and scenarios of a folder."),
      Example("afterimage list screens Main.storyboard", "The scenes of a storyboard."),
      Example("afterimage list sensitive Main.storyboard", "What in them is secret, and why."),
      Example("afterimage list sensitive card-form.screen.json", "The same of a screen."),
    ],
    exitCodes: [.asExpected, .usage, .badInput, .inputMissing, .disk]
  ) { arguments, console in
    let subject = try arguments[subject]
    let rows = try subject.rows(of: arguments[path])
    if try arguments[asJSON] {
      try console.print(JSONValue.array(rows.map(\.json)).text(.pretty))
      return .asExpected
    }
    let width = rows.map(\.name.count).max() ?? 0
    for row in rows {
      let space = String(repeating: " ", count: width - row.name.count + 2)
      try console.print(row.about.isEmpty ? row.name : row.name + space + row.about)
    }
    return .asExpected
  }

  private static let subject = Positional(
    "WHAT", "What to list.", .one(of: ListSubject.allCases, named: \.rawValue))
  private static let path = Positional(
    optional: "PATH",
    "A folder, the current one without; or a storyboard, xib, screen or scenario; of elements the name of one.",
    .file("storyboard", "xib", "screen.json", "scenario.json"))
  private static let asJSON = Flag("--json", "Print JSON.")
}

/// A name and what there is to say about it.
struct ListRow {
  /// The name.
  let name: String
  /// The rest that a person wants to know about it; may be empty.
  var about = ""
  /// The same for programs, as values.
  var values: [JSONValue.Member] = []

  /// The row as an object.
  var json: JSONValue {
    .object([.init("name", .string(name)), .init("about", .string(about))] + values)
  }
}
