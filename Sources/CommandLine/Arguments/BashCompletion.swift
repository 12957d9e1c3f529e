/// The script that completes the tool's command lines in bash 3.2 and later.
func bashCompletion(of tool: Tool) -> String {
  """
  # bash completion of \(tool.name), made by '\(tool.name) completion bash'.

  \(shellFunctions(tool.name))

  _\(tool.name)() {
    local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]}
    local command=${COMP_WORDS[1]} valued='' place=0 only_places='' index
    COMPREPLY=()
    # Bash parts '--name=value' into three words.
    if [[ $current == '=' ]]; then
      current=''
    elif [[ $previous == '=' ]]; then
      previous=${COMP_WORDS[COMP_CWORD-2]}
    fi
    if ((COMP_CWORD == 1)); then
      _\(tool.name)_words \(quoted((tool.commandNames + ["--help", "--version"])))
      return
    fi
    case $command in
  \(tool.commands.map(valuedNames).joined(separator: "\n"))
    esac
    for ((index = 2; index < COMP_CWORD; index++)); do
      if [[ -n $only_places ]]; then
        ((place++))
      elif [[ ${COMP_WORDS[index]} == -- ]]; then
        only_places=1
      elif [[ $valued == *" ${COMP_WORDS[index]} "* ]]; then
        [[ ${COMP_WORDS[index+1]} == '=' ]] && ((index++))
        ((index++))
      elif [[ ${COMP_WORDS[index]} != -?* ]]; then
        ((place++))
      fi
    done
    [[ -n $only_places ]] && previous=''
    case $command in
  \(tool.commands.map { branch(of: $0, in: tool.name) }.joined(separator: "\n"))
    esac
  }

  complete -F _\(tool.name) \(tool.name)
  """
}

private func shellFunctions(_ name: String) -> String {
  """
  _\(name)_words() {
    local word
    while IFS= read -r word; do
      COMPREPLY+=("$word")
    done < <(compgen -W "$1" -- "$current")
  }

  # Offers folders, and files with one of the endings.
  _\(name)_files() {
    local path ending
    compopt -o filenames 2>/dev/null
    while IFS= read -r path; do
      if [[ -d $path ]]; then
        COMPREPLY+=("$path")
        continue
      fi
      for ending in "$@"; do
        [[ $path == *"$ending" ]] && COMPREPLY+=("$path") && break
      done
    done < <(compgen -f -- "$current")
  }
  """
}

/// The names after which a value follows, between spaces.
private func valuedNames(of command: Command) -> String {
  let names = command.options.map(\.declaration).filter { $0.role == .option }.flatMap(\.names)
  return "    \(command.name)) valued=\(quoted([""] + names + [""])) ;;"
}

private func branch(of command: Command, in name: String) -> String {
  let options = command.options.map(\.declaration)
  let values = options.filter { $0.role == .option }.map {
    "        \($0.names.joined(separator: "|"))) \(action(for: $0.completion, in: name)); return ;;"
  }
  return """
        \(command.name))
          case $previous in
    \((values + ["        *) ;;"]).joined(separator: "\n"))
          esac
          if [[ $current == -* && -z $only_places ]]; then
            _\(name)_words \(quoted(options.flatMap(\.spellings) + ["--help"]))
            return
          fi
          case $place in
    \(places(of: command, in: name).joined(separator: "\n"))
          esac ;;
    """
}

private func places(of command: Command, in name: String) -> [String] {
  let places = command.positionals.map(\.declaration).enumerated().map { place, declaration in
    let pattern = declaration.isRepeatable ? "*" : String(place)
    return "        \(pattern)) \(action(for: declaration.completion, in: name)) ;;"
  }
  return places + ["        *) ;;"]
}

private func action(for completion: Completion, in name: String) -> String {
  switch completion {
  case .none: ":"
  case .words(let words): "_\(name)_words \(quoted(words))"
  case .files([]): "_\(name)_files ''"
  case .files(let endings):
    "_\(name)_files \(endings.map { quoted(["." + $0]) }.joined(separator: " "))"
  case .folders: "_\(name)_files"
  }
}

/// Words as one word of the shell.
private func quoted(_ words: [String]) -> String { words.joined(separator: " ").shellQuoted }
