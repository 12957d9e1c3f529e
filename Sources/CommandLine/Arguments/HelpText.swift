extension Tool {
  /// The page that `--help` prints without a command.
  package var helpText: String { helpPage.text }

  /// The page that `--help` prints after a command.
  package func helpText(of command: Command) -> String { helpPage(of: command).text }

  /// What there is to say of the tool.
  var helpPage: HelpPage {
    HelpPage(
      heading: "\(name): \(abstract)",
      sections: [
        .usage("\(name) COMMAND [OPTION]... [ARGUMENT]..."),
        .rows("COMMANDS", commands.map { ($0.name, $0.abstract) }),
        .rows("OPTIONS", [helpRow, ("    --version", "Prints the version.")]),
        exitCodeSection(ExitCode.allCases),
        .paragraphs("'\(name) help COMMAND' explains a command."),
      ]
    )
  }

  /// What there is to say of a command.
  func helpPage(of command: Command) -> HelpPage {
    HelpPage(
      heading: command.abstract,
      sections: [
        .usage("\(name) \(command.usage)"),
        .paragraphs(command.discussion),
        .rows("ARGUMENTS", command.positionals.map { ($0.declaration.usage, $0.explanation) }),
        .rows(
          "OPTIONS", command.options.map { ($0.declaration.label, $0.explanation) } + [helpRow]),
        .examples(command.examples),
        exitCodeSection(command.exitCodes),
      ]
    )
  }
}

private let helpRow = ("-h, --help", "Prints this page.")

private func exitCodeSection(_ codes: [ExitCode]) -> HelpPage.Section {
  .rows("EXIT CODES", codes.map { (String($0.rawValue), $0.abstract) })
}

extension Command {
  fileprivate var usage: String {
    ([name] + positionals.map(\.declaration.usage) + (options.isEmpty ? [] : ["[OPTION]..."]))
      .joined(separator: " ")
  }
}

extension Declaration {
  /// How a positional stands in a usage line: `FILE`, `[FILE]`, `FILE...`, `[FILE]...`.
  fileprivate var usage: String {
    (isRequired ? placeholder : "[\(placeholder)]") + (isRepeatable ? "..." : "")
  }

  /// How an option stands in its list: the long names below each other.
  fileprivate var label: String {
    let short = names.dropFirst().first.map { $0 + ", " } ?? "    "
    return switch role {
    case .flag(let inversion?): short + key + ", " + inversion
    case .flag(nil): short + key
    case .option, .positional: short + key + " " + placeholder
    }
  }
}

extension Parameter {
  /// The abstract, and behind it what can be said by rule.
  fileprivate var explanation: String {
    let declaration = declaration
    var notes: [String] = []
    if case .words(let words) = declaration.completion, words.count <= mostWordsListed {
      notes.append("one of " + words.joined(separator: ", "))
    }
    if let spelling = declaration.defaultSpelling { notes.append("default: \(spelling)") }
    if declaration.isRepeatable, declaration.role == .option { notes.append("repeatable") }
    return declaration.abstract + (notes.isEmpty ? "" : " (\(notes.joined(separator: "; ")))")
  }
}

/// A longer list of values would drown the page; the abstract says where to find them.
private let mostWordsListed = 12
