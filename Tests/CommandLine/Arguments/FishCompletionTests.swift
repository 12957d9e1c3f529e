import Testing

/// Asks a real fish what it would offer, in a folder with a few files.
@Suite struct FishCompletionTests {
  /// What fish offers for words of which the last is being typed.
  private func offers(_ words: String...) throws -> [String] {
    let driver = """
      source ./script
      complete -C (string join ' ' -- darkroom $argv) | string replace -r '\\t.*' ''
      exit 0
      """
    return try CompletingShell("fish", ["driver"] + words).offers(driver)
  }

  @Test func `the first word is a command or an option of the tool`() throws {
    #expect(try offers("") == ["compare", "completion", "develop", "help", "sort"])
    #expect(try offers("com") == ["compare", "completion"])
    #expect(try offers("-") == ["--help", "--version", "-h"])
  }

  @Test func `after a dash come the options of the command`() throws {
    #expect(
      try offers("develop", "-") == [
        "--bath-of-the-picture", "--border", "--copies", "--help", "--json", "--no-border",
        "--output", "--paper", "--scale", "-b", "-h", "-j", "-o",
      ])
    #expect(try offers("sort", "-") == ["--help", "-h"])
    #expect(try offers("develop", "a.roll", "--p") == ["--paper"])
  }

  @Test func `a value comes from the list of the option`() throws {
    #expect(try offers("develop", "--paper", "") == ["baryta", "glossy", "matte"])
    #expect(try offers("develop", "--paper=g") == ["--paper=glossy"])
    #expect(try offers("develop", "--scale", "") == [])
  }

  @Test func `files are offered by their endings, and folders on the way`() throws {
    #expect(try offers("develop", "") == ["a b.roll", "a.film.json", "tanks/"])
    #expect(try offers("develop", "-o", "") == ["b.png", "tanks/"])
    #expect(try offers("develop", "--output=b") == ["--output=b.png"])
    #expect(try offers("develop", "-o", "tanks/") == ["tanks/d.png"])
    #expect(try offers("develop", "-b", "") == ["tanks/"])
    #expect(try offers("sort", "c") == ["c.json"])
  }

  @Test func `places are counted past options and their values`() throws {
    #expect(try offers("develop", "a.roll", "") == [])
    #expect(
      try offers("develop", "-o", "x.png", "--paper=matte", "-j", "a") == [
        "a b.roll", "a.film.json",
      ])
    #expect(try offers("compare", "a.png", "b.png", "") == ["b.png", "tanks/"])
    #expect(try offers("help", "dev") == ["develop"])
    #expect(try offers("completion", "") == ["bash", "fish", "zsh"])
  }

  @Test func `after two dashes no options are offered`() throws {
    #expect(try offers("develop", "--", "--p") == [])
    #expect(try offers("compare", "--", "b") == ["b.png"])
  }

  @Test func `an unknown command offers nothing`() throws {
    #expect(try offers("nothing", "") == [])
  }
}
