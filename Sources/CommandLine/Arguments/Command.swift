/// One command of a tool: everything that parsing, help, completion and running need.
package struct Command: Sendable {
  /// The word that calls it.
  package let name: String
  /// A sentence about its effect.
  package let abstract: String
  /// The rest that a person wants to know; paragraphs are parted by line breaks.
  package let discussion: String
  /// Its flags, options and positionals, in the order of the help text.
  package let parameters: [any Parameter]
  /// Groups of which one option at most may be given.
  package let exclusions: [[any Parameter]]
  /// Command lines to copy.
  package let examples: [Example]
  /// The codes with which it may end.
  package let exitCodes: [ExitCode]
  /// Does the work.
  package let run: @Sendable (Arguments, Console) throws -> ExitCode

  /// A command line, and what it is good for in a sentence.
  package struct Example: Sendable {
    let line: String
    let abstract: String

    /// Pairs a command line with its purpose.
    package init(_ line: String, _ abstract: String) {
      self.line = line
      self.abstract = abstract
    }
  }

  /// Describes a command.
  package init(
    _ name: String, _ abstract: String, discussion: String = "", parameters: [any Parameter],
    exclusions: [[any Parameter]] = [], examples: [Example],
    exitCodes: [ExitCode] = ExitCode.allCases,
    run: @escaping @Sendable (Arguments, Console) throws -> ExitCode
  ) {
    self.name = name
    self.abstract = abstract
    self.discussion = discussion
    self.parameters = parameters
    self.exclusions = exclusions
    self.examples = examples
    self.exitCodes = exitCodes
    self.run = run
  }

  var positionals: [any Parameter] { parameters.filter { $0.declaration.role == .positional } }
  var options: [any Parameter] { parameters.filter { $0.declaration.role != .positional } }
}
