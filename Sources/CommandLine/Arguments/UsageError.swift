/// One way in which a command line makes no sense.
package enum UsageError: Error, Sendable, Equatable {
  /// No command was named.
  case missingCommand
  /// There is no such command.
  case unknownCommand(String, nearest: String?)
  /// The command has no such option.
  case unknownOption(String, nearest: String?)
  /// The name of an option stands without its value, here as its placeholder.
  case missingValue(of: String, placeholder: String)
  /// A flag was given a value.
  case unexpectedValue(String, of: String)
  /// A value is not acceptable.
  case invalidValue(String, of: String, expected: String, nearest: String?)
  /// There are more words than places.
  case unexpectedArgument(String)
  /// A place is empty.
  case missingArgument(String)
  /// An option that counts once was given twice.
  case repeatedOption(String)
  /// Two options that rule each other out were both given.
  case excludedOptions(String, String)
  /// An option means nothing for the input of the command, for a reason that is a whole clause.
  case inapplicable(String, because: String)
}

/// Everything that makes no sense in one command line.
package struct UsageErrors: Error, Sendable, Equatable {
  /// The mistakes, in the order in which they were found.
  package let errors: [UsageError]

  /// Collects mistakes.
  package init(_ errors: [UsageError]) {
    self.errors = errors
  }
}
