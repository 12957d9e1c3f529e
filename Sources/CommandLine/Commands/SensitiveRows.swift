import Afterimage
import AfterimageLifecycle
import AfterimageScreens

/// A row for each view with a secret in a screen, or in the screens of a scenario: `SCREEN.VIEW`, and what tells of it.
func sensitiveRows(ofInput path: String) throws(CommandFailure) -> [ListSubject.Row] {
  guard Input.isInputName(path) else {
    throw CommandFailure(.usage, ["\(path) is no screen, scenario, .storyboard or .xib"])
  }
  do throws(InputFailure) {
    return try Input.load(path).input.screens.flatMap(\.sensitiveRows)
  } catch {
    throw error.commandFailure
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
  fileprivate var sensitiveRows: [ListSubject.Row] {
    sensitiveViews.map { entry in
      ListSubject.Row(
        name: "\(name).\(entry.view.id ?? "view at \(entry.path.description)")",
        about: entry.reason.description)
    }
  }
}
