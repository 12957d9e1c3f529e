import Afterimage
import AfterimageGraphics
import AfterimageLifecycle
import AfterimageScreens

/// A row for each view with a secret in a screen, or in the screens of a scenario: `SCREEN.VIEW`, and what tells of it.
func sensitiveRows(ofInput path: String) throws(CommandFailure) -> [ListRow] {
  guard Input.isInputName(path) else {
    throw CommandFailure(.usage, ["\(path) is no screen, scenario, .storyboard or .xib"])
  }
  return try reading { () throws(InputFailure) in
    try Input.load(path).input.screens.flatMap(\.sensitiveRows)
  }
}

extension Input {
  /// The screen, or those that the scenario shows.
  fileprivate var screens: [Screen] {
    switch self {
    case .screen(let screen): [screen]
    case .scenario(let scenario): scenario.screens
    }
  }
}

extension Screen {
  fileprivate var sensitiveRows: [ListRow] {
    sensitiveViews.map { entry in
      ListRow(
        name: "\(name).\(entry.name)",
        about: entry.reason.description,
        values: values(of: entry.path) + [
          .init("screen", .string(name.description)),
          .init("view", entry.view.id.map { .string($0) } ?? .null),
          .init("part", entry.part.map { .string($0) } ?? .null),
          .init("reason", .string(entry.reason.description)),
        ])
    }
  }

  /// Where a view stands, as values; nothing where it stands in no file.
  private func values(of path: ViewPath) -> [JSONValue.Member] {
    guard let place = places.place(of: path) else { return [] }
    return [.init("file", .string(place.file)), .init("line", .integer(place.line))]
  }
}
