import Testing

/// Types words into a real zsh, on a terminal of its own, and notes what it would offer at the tabulator.
@Suite struct ZshCompletionTests {
  /// What zsh offers for words of which the last is being typed.
  private func offers(_ words: String...) throws -> [String] {
    try CompletingShell.zsh.offers(words)
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
  }

  @Test func `what was given is not offered again, nor what it excludes`() throws {
    #expect(
      try offers("develop", "-j", "--border", "--bath-of-the-picture", "tanks", "-") == [
        "--bath-of-the-picture", "--copies", "--help", "--paper", "--scale", "-b", "-h",
      ])
    #expect(try offers("develop", "--help", "") == [])
  }

  @Test func `a value comes from the list of the option`() throws {
    #expect(try offers("develop", "--paper=g") == ["glossy"])
  }

  @Test func `files are offered by their endings, and folders on the way`() throws {
    #expect(try offers("develop", "") == ["a.film.json", #"a\ b.roll"#, "tanks"])
    #expect(try offers("develop", "-o", "") == ["b.png", "tanks"])
    #expect(try offers("develop", "-otanks/") == ["d.png"])
    #expect(try offers("develop", "-b", "") == ["tanks"])
    // Where none of the endings begins so, zsh offers what there is.
    #expect(try offers("compare", "c") == ["c.json"])
  }

  @Test func `places are counted past options and their values`() throws {
    #expect(
      try offers("develop", "-o", "x.png", "--paper=matte", "a") == [
        "a.film.json", #"a\ b.roll"#,
      ])
    #expect(try offers("compare", "a.png", "b.png", "") == ["b.png", "tanks"])
  }

  @Test func `where no word can follow, options are offered without their dash`() throws {
    #expect(try offers("help", "sort", "") == ["--help", "--man", "-h"])
  }
}

/// Notes what is added to the list of offers, by the shell that is typed into.
private let typedInto = """
  autoload -U compinit
  compinit -D -u
  source ./script
  bindkey '^I' complete-word
  comppostfuncs=(exit)
  compadd() {
    local -a offered
    if [[ ${@[1,(i)(-|--)]} != *-(O|A|D)\\ * ]]; then
      builtin compadd -A offered "$@"
      (( $#offered )) && print -rl -- $offered >> $HOME/offers
    fi
    builtin compadd "$@"
  }
  print READY
  """

extension CompletingShell {
  /// Zsh, on a terminal into which the words are typed.
  static let zsh = CompletingShell(
    name: "zsh", words: ["-f", "driver", "darkroom"], driver: zshDriver)
}

private let zshDriver = """
  cat > $HOME/typed-into << 'END'
  \(typedInto)
  END
  zmodload zsh/zpty
  zpty shell zsh -f -i
  zpty -w shell 'source $HOME/typed-into'
  zpty -r shell ignored '*READY*'
  zpty -w -n shell "${(j: :)@}"$'\\t'
  while zpty -r shell ignored; do :; done
  [[ ! -f $HOME/offers ]] || sort -u $HOME/offers
  """
