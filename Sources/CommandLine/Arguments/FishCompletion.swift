/// The script that completes the tool's command lines in fish 3 and later.
func fishCompletion(of tool: Tool) -> String {
  """
  # fish completion of \(tool.name), made by '\(tool.name) completion fish'.

  \(shellFunctions(tool.name))

  complete -c \(tool.name) -f
  \((firstWords(of: tool) + tool.commands.flatMap { lines(of: $0, in: tool.name) })
    .joined(separator: "\n"))
  """
}

private func shellFunctions(_ name: String) -> String {
  """
  # Succeeds where the first word is this one, without an argument where there is none yet.
  function __\(name)_command
    set -l words (commandline -opc)
    test "$words[2]" = "$argv[1]"
  end

  # COMMAND TEST NUMBER VALUED...: succeeds where the test holds of the number of words before this one that are no options
  # of the command, nor values of its valued ones.
  function __\(name)_place
    __\(name)_command $argv[1]; or return
    set -l words (commandline -opc)
    set -l place 0
    set -l state options
    for word in $words[3..-1]
      if test $state = value
        set state options
      else if test $state = places
        set place (math $place + 1)
      else if test "$word" = --
        set state places
      else if contains -- "$word" $argv[4..-1]
        set state value
      else if not string match -q -- '-?*' "$word"
        set place (math $place + 1)
      end
    end
    test $place $argv[2] $argv[3]
  end

  # Offers folders, and files with one of the endings.
  function __\(name)_files
    set -l typed (commandline -ct | string replace -r -- '^-[^=]*=' '')
    set -l endings (string join '|' / (string escape --style=regex -- $argv))
    complete -C "__fish_command_without_completions $typed" |
      string replace -r -f -- "^(.*(?:$endings))(?:\\t.*)?\\$" '$1'
  end
  """
}

private func firstWords(of tool: Tool) -> [String] {
  let start = "complete -c \(tool.name) -n __\(tool.name)_command"
  return tool.commands.map { "\(start) -a \($0.name) -d \($0.abstract.fishQuoted)" } + [
    "\(start) -l version -d 'Prints the version.'",
    "complete -c \(tool.name) -s h -l help -d 'Prints this page.'",
  ]
}

private func lines(of command: Command, in name: String) -> [String] {
  let options = command.options.map(\.declaration)
  let valued = options.filter { $0.role == .option }.flatMap(\.names)
  return options.flatMap { lines(of: $0, of: command, in: name) }
    + command.positionals.map(\.declaration).enumerated().map { place, declaration in
      let test = declaration.isRepeatable ? "-ge" : "-eq"
      let condition = ["__\(name)_place", command.name, test, String(place)] + valued
      return "complete -c \(name) -n '\(condition.joined(separator: " "))'"
        + offer(for: declaration.completion, in: name)
    }
}

private func lines(
  of declaration: Declaration, of command: Command, in name: String
) -> [String] {
  let start = "complete -c \(name) -n '__\(name)_command \(command.name)'"
  let end = " -d \(declaration.abstract.fishQuoted)"
  return switch declaration.role {
  case .flag(let inversion):
    [start + switches(declaration.names) + end]
      + [inversion].compactMap(\.self).map { start + switches([$0]) + end }
  case .option:
    [
      start + switches(declaration.names) + " -x" + offer(for: declaration.completion, in: name)
        + end
    ]
  case .positional: []
  }
}

/// Names of an option as `complete` takes them.
private func switches(_ names: [String]) -> String {
  names.map { $0.hasPrefix("--") ? " -l \($0.dropFirst(2))" : " -s \($0.dropFirst())" }.joined()
}

private func offer(for completion: Completion, in name: String) -> String {
  switch completion {
  case .none: ""
  case .words(let words):
    " -a " + words.map { $0.escaping(" ()$'\"") }.joined(separator: " ").fishQuoted
  case .files([]): " -a \"(__\(name)_files '')\""
  case .files(let endings):
    " -a '(__\(name)_files \(endings.map { "." + $0 }.joined(separator: " ")))'"
  case .folders: " -a '(__\(name)_files)'"
  }
}

extension String {
  /// The text as one word of fish.
  fileprivate var fishQuoted: String { "'\(escaping("'"))'" }
}
