/// The script that completes the tool's command lines in zsh 5 and later: a file `_NAME` of its functions' path, or to be sourced.
func zshCompletion(of tool: Tool) -> String {
  """
  #compdef \(tool.name)
  # zsh completion of \(tool.name), made by '\(tool.name) completion zsh'.

  _\(tool.name)() {
    local curcontext=$curcontext context state state_descr line
    local -A opt_args
    local -a commands=(
  \(tool.commands.map { "    " + "\($0.name):\($0.abstract)".shellQuoted }.joined(separator: "\n"))
    )
    _arguments -C \\
      \(help) \\
      '(- *)--version[Prints the version.]' \\
      '1:command:_describe -t commands command commands' \\
      '*::argument:->arguments' && return
    [[ $state == arguments ]] || return
    case $words[1] in
  \(tool.commands.map(branch).joined(separator: "\n"))
      *) return 1 ;;
    esac
  }

  # What finds it on the path of functions calls it; what sources it wants it to be known.
  if [[ $zsh_eval_context[-1] == loadautofunc ]]; then
    _\(tool.name) "$@"
  else
    compdef _\(tool.name) \(tool.name)
  fi
  """
}

private let help = "'(- *)'{-h,--help}'[Prints this page.]'"

private func branch(of command: Command) -> String {
  let options = command.options.flatMap { specifications(of: $0.declaration, in: command) }
  let places = command.positionals.enumerated().map { place($0, of: $1.declaration) }
  let lines = ["_arguments -S", help] + (options + places).map(\.shellQuoted)
  return "    \(command.name))\n      \(lines.joined(separator: " \\\n        ")) ;;"
}

/// One specification for each name, which takes the others off the list once it is given.
private func specifications(of declaration: Declaration, in command: Command) -> [String] {
  let rivals = command.exclusions.map { $0.map(\.declaration) }
    .filter { $0.contains { $0.key == declaration.key } }.joined()
    .filter { $0.key != declaration.key }.flatMap(\.spellings)
  let excluded = (declaration.isRepeatable ? [] : declaration.spellings) + rivals
  let prefix = excluded.isEmpty ? "" : "(\(excluded.joined(separator: " ")))"
  let value = declaration.role == .option ? value(of: declaration) : ""
  return declaration.spellings.map { name in
    prefix + (declaration.isRepeatable ? "*" : "") + name
      + (value.isEmpty ? "" : name.hasPrefix("--") ? "=" : "+")
      + "[\(declaration.abstract.escaping("[]"))]" + value
  }
}

private func place(_ index: Int, of declaration: Declaration) -> String {
  let number = declaration.isRepeatable ? "*" : String(index + 1)
  return number + (declaration.isRequired || declaration.isRepeatable ? "" : ":")
    + value(of: declaration)
}

private func value(of declaration: Declaration) -> String {
  ":\(declaration.placeholder.escaping(":")):\(action(for: declaration.completion))"
}

private func action(for completion: Completion) -> String {
  switch completion {
  case .none: " "
  case .words(let words): "(\(words.map { $0.escaping(" :()'\"") }.joined(separator: " ")))"
  case .files([]): "_files"
  case .files(let endings): "_files -g \"*.(\(endings.joined(separator: "|")))(-.)\""
  case .folders: "_files -/"
  }
}
