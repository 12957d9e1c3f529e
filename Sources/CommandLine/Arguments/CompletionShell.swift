/// A shell that completes the tool's command lines from a script.
enum CompletionShell: String, CaseIterable {
  case bash, zsh, fish

  /// The script for a tool.
  func script(for tool: Tool) -> String {
    switch self {
    case .bash: bashCompletion(of: tool)
    case .zsh: zshCompletion(of: tool)
    case .fish: fishCompletion(of: tool)
    }
  }

  /// A command line that makes a running shell read the script.
  func sourcing(_ tool: String) -> String {
    switch self {
    case .bash, .zsh: "source <(\(tool) completion \(rawValue))"
    case .fish: "\(tool) completion fish | source"
    }
  }
}

extension String {
  /// The text as one word of bash or zsh.
  var shellQuoted: String {
    "'" + split(separator: "'", omittingEmptySubsequences: false).joined(separator: #"'\''"#) + "'"
  }

  /// The text with a backslash before each of some characters, and before each backslash.
  func escaping(_ characters: String) -> String {
    reduce(into: "") { text, character in
      if character == "\\" || characters.contains(character) { text.append("\\") }
      text.append(character)
    }
  }
}
