package import AfterimageLifecycle
package import AfterimageScreens

/// The screen or the scenario in a file that a command is given.
package enum Input: Sendable {
  case screen(Screen)
  case scenario(Scenario)

  /// The name of the screen or the scenario.
  package var name: Name {
    switch self {
    case .screen(let screen): screen.name
    case .scenario(let scenario): scenario.name
    }
  }
}

/// An input that was read, with the warnings that go with it.
package struct LoadedInput: Sendable {
  /// The input.
  package let input: Input
  /// The warnings, each ready to be printed.
  package let warnings: [String]

  /// Joins an input with what there is to tell of it.
  package init(input: Input, warnings: [String]) {
    self.input = input
    self.warnings = warnings
  }
}

/// The reason for which an input cannot be used.
public enum InputFailure: Error, Codable, Hashable, Sendable, CustomStringConvertible {
  /// It is not there, or a file that it names is not; the messages are ready to be printed.
  case missing([String])
  /// Its content is wrong, or that of a file that it names; the messages are ready to be printed.
  case invalid([String])

  /// The mistakes, each ready to be printed.
  public var messages: [String] {
    switch self {
    case .missing(let messages), .invalid(let messages): messages
    }
  }

  /// Every mistake with its hint, a line or two for each.
  public var description: String { messages.joined(separator: "\n") }
}

extension Input {
  /// True for the name of a screen or scenario file, or of a document of Interface Builder.
  package static func isInputName(_ name: String) -> Bool {
    name.hasSuffix(screenSuffix) || name.hasSuffix(scenarioSuffix)
      || DocumentReference.isDocumentName(name)
  }
}
