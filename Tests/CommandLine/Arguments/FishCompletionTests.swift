import Testing

/// Asks a real fish what it would offer, in a folder with a few files.
@Suite struct FishCompletionTests {
  /// What fish offers for words of which the last is being typed.
  private func offers(_ words: String...) throws -> [String] {
    try CompletingShell.fish.offers(words)
  }

  @Test func `the first word is a command or an option of the tool`() throws {
    #expect(try offers("") == ["compare", "completion", "develop", "help", "sort"])
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
    #expect(try offers("develop", "--paper=g") == ["--paper=glossy"])
  }

  @Test func `files are offered by their endings, and folders on the way`() throws {
    #expect(try offers("develop", "") == ["a b.roll", "a.film.json", "tanks/"])
    #expect(try offers("develop", "-o", "") == ["b.png", "tanks/"])
    #expect(try offers("develop", "--output=b") == ["--output=b.png"])
    #expect(try offers("develop", "-o", "tanks/") == ["tanks/d.png"])
    #expect(try offers("develop", "-b", "") == ["tanks/"])
  }

  @Test func `places are counted past options and their values`() throws {
    #expect(try offers("develop", "a.roll", "") == [])
    #expect(
      try offers("develop", "-o", "x.png", "--paper=matte", "-j", "a") == [
        "a b.roll", "a.film.json",
      ])
    #expect(try offers("compare", "a.png", "b.png", "") == ["b.png", "tanks/"])
  }
}

extension CompletingShell {
  /// Fish, which is asked what it would offer.
  static let fish = CompletingShell(
    name: "fish", words: ["driver"],
    driver: """
      source ./script
      complete -C (string join ' ' -- darkroom $argv) | string replace -r '\\t.*' ''
      exit 0
      """)
}
