import Testing

/// What all shells offer alike, each asked by what is really typed into it.
@Suite struct ShellCompletionTests {
  @Test(arguments: CompletingShell.all)
  func `commands and what they take are offered by what has been typed of them`(
    shell: CompletingShell
  ) throws {
    #expect(try shell.offers(["com"]) == ["compare", "completion"])
    #expect(try shell.offers(["help", "dev"]) == ["develop"])
    #expect(try shell.offers(["completion", ""]) == ["bash", "fish", "zsh"])
    #expect(try shell.offers(["sort", "c"]) == ["c.json"])
  }

  @Test(arguments: CompletingShell.all)
  func `a value comes from the list of the option`(shell: CompletingShell) throws {
    #expect(try shell.offers(["develop", "--paper", ""]) == ["baryta", "glossy", "matte"])
    #expect(try shell.offers(["develop", "--scale", ""]) == [])
  }

  @Test(arguments: CompletingShell.all)
  func `after two dashes no options are offered`(shell: CompletingShell) throws {
    #expect(try shell.offers(["develop", "--", "--p"]) == [])
    #expect(try shell.offers(["compare", "--", "b"]) == ["b.png"])
  }

  @Test(arguments: CompletingShell.all)
  func `an unknown command offers nothing`(shell: CompletingShell) throws {
    #expect(try shell.offers(["nothing", ""]) == [])
  }
}
