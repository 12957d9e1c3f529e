import Afterimage
import AfterimageGraphics
import AfterimageLifecycle
import AfterimageMasking
import AfterimageScreens

extension Command {
  /// Prints what can be chosen.
  static let list = Command(
    "list", "Prints what can be chosen: devices, systems, strategies, triggers, elements, screens.",
    discussion: """
      'screens' lists the screens, scenarios and documents of a folder and of those below it, or the scenes of a storyboard or xib. 'sensitive' lists the views of a screen, a scenario's screens or a document that hold secrets, each with what tells of it; "sensitive" in a screen and NAME.sensitive.json beside a document change that. 'segues' lists the segues that a scenario's steps can take.
      """,
    parameters: [subject, folder, asJSON],
    examples: [
      Example("afterimage list devices", "Every device with its size in points."),
      Example("afterimage list screens Screens", "The screens and scenarios of a folder."),
      Example("afterimage list screens Main.storyboard", "The scenes of a storyboard."),
      Example("afterimage list sensitive Main.storyboard", "What in them is secret, and why."),
      Example(
        "afterimage list sensitive card-form.screen.json", "The same of a screen."),
    ],
    exitCodes: [.asExpected, .usage, .badInput, .inputMissing, .disk]
  ) { arguments, console in
    let folder = try arguments[folder]
    let rows = try arguments[subject].rows(folder ?? ".")
    if try arguments[asJSON] {
      let objects = rows.map {
        JSONValue.object([.init("name", .string($0.name)), .init("about", .string($0.about))])
      }
      try console.print(JSONValue.array(objects).text(.pretty))
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
  private static let folder = Positional(
    optional: "PATH",
    "A folder, the current one without; or a storyboard, xib, screen or scenario.",
    .file("storyboard", "xib", "screen.json", "scenario.json"))
  private static let asJSON = Flag("--json", "Print JSON.")
}

/// The lists that can be printed.
enum ListSubject: String, CaseIterable {
  case devices, systems, strategies, triggers, elements, screens, sensitive, segues

  /// A name and what there is to say about it.
  struct Row {
    let name: String
    let about: String
  }

  /// The rows of the list, in the order of the values they stand for.
  func rows(_ folder: String) throws(CommandFailure) -> [Row] {
    switch self {
    case .devices: Device.all.map { Row(name: $0.id, about: about($0)) }
    case .systems: System.all.map { Row(name: $0.id, about: "") }
    case .strategies: Strategy.all.map { Row(name: $0.name, about: $0.abstract) }
    case .triggers: Trigger.all.map { Row(name: $0.name, about: $0.abstract) }
    case .elements: ElementType.all.map { Row(name: $0.name, about: $0.documentation) }
    case .screens: try files(in: folder)
    case .sensitive:
      DocumentReference(folder) == nil
        ? try sensitiveRows(ofInput: folder) : try OpenedDocument.open(folder).sensitiveRows()
    case .segues: try OpenedDocument.open(folder).segueRows()
    }
  }

  private func about(_ device: Device) -> String {
    let size = device.portraitSize
    return "\(device.name), \(Int(size.width))x\(Int(size.height)) at \(Int(device.scale))x"
  }

  private func files(in folder: String) throws(CommandFailure) -> [Row] {
    if DocumentReference(folder) != nil { return try OpenedDocument.open(folder).sceneRows() }
    let found = InputFolder(folder)
    guard found.failures.isEmpty else {
      throw CommandFailure(.inputMissing, found.failures.map { "\($0)" })
    }
    return found.names.map { Row(name: $0, about: "") }
  }
}
