import AfterimageCommandLine
import Testing

/// Runs the generated script in a real bash, in a folder with a few files.
@Suite struct BashCompletionTests {
  /// What bash offers for words of which the last is being typed.
  private func offers(_ words: String...) throws -> [String] {
    try CompletingShell.bash.offers(words)
  }

  @Test func `the first word is a command`() throws {
    #expect(
      try offers("") == [
        "--help", "--version", "compare", "completion", "develop", "help", "sort",
      ])
  }

  @Test func `after a dash come the options of the command`() throws {
    #expect(
      try offers("develop", "-") == [
        "--bath-of-the-picture", "--border", "--copies", "--help", "--json", "--no-border",
        "--output", "--paper", "--scale", "-b", "-j", "-o",
      ])
    #expect(try offers("sort", "-") == ["--help"])
    #expect(try offers("develop", "a.roll", "--p") == ["--paper"])
  }

  @Test func `a value comes from the list of the option`() throws {
    #expect(try offers("develop", "--paper", "ma") == ["matte"])
  }

  @Test func `a value after an equals sign, which bash takes for a word, is the same`() throws {
    #expect(try offers("develop", "--paper", "=") == ["baryta", "glossy", "matte"])
    #expect(try offers("develop", "--paper", "=", "g") == ["glossy"])
  }

  @Test func `files are offered by their endings, and folders on the way`() throws {
    #expect(try offers("develop", "") == ["a b.roll", "a.film.json", "tanks"])
    #expect(try offers("develop", "-o", "") == ["b.png", "tanks"])
    #expect(try offers("develop", "-o", "tanks/") == ["tanks/d.png"])
    #expect(try offers("develop", "-b", "") == ["tanks"])
  }

  @Test func `places are counted past options and their values`() throws {
    #expect(try offers("develop", "a.roll", "") == [])
    #expect(
      try offers("develop", "-o", "x.png", "--paper", "=", "matte", "-j", "a") == [
        "a b.roll", "a.film.json",
      ])
    #expect(try offers("compare", "a.png", "b.png", "") == ["b.png", "tanks"])
  }
}

extension CompletingShell {
  /// Bash, whose variables say what was typed.
  static let bash = CompletingShell(
    name: "bash", words: ["-u", "driver", "darkroom"],
    driver: """
      source ./script
      complete -p darkroom >/dev/null || exit 3
      COMP_WORDS=("$@") COMP_CWORD=$(($# - 1)); _darkroom
      printf '%s\\n' "${COMPREPLY[@]}"
      """)
}
