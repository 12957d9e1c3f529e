import AfterimageCommandLine
import Testing

@Suite struct ParsingTests {
  private func develop(_ words: String...) throws -> Arguments {
    try Develop.command.parse(["a.roll"] + words)
  }

  @Test func `an option that is not given has its default, or nothing`() throws {
    let arguments = try develop()
    #expect(try arguments[Develop.film] == "a.roll")
    #expect(try arguments[Develop.output] == nil)
    #expect(try arguments[Develop.paper] == .matte)
    #expect(try arguments[Develop.scale] == 1)
    #expect(try arguments[Develop.bath] == [])
    #expect(try arguments[Develop.border])
    #expect(try !arguments[Develop.json])
    #expect(!arguments.has(Develop.paper))
  }

  @Test(arguments: [
    ["--output", "b.png"], ["--output=b.png"], ["-o", "b.png"], ["-ob.png"],
  ])
  func `a value follows its name in every usual way`(words: [String]) throws {
    let arguments = try Develop.command.parse(words + ["a.roll"])
    #expect(try arguments[Develop.output] == "b.png")
    #expect(arguments.has(Develop.output))
  }

  @Test func `a value may hold an equals sign`() throws {
    #expect(try develop("--output=a=b.png")[Develop.output] == "a=b.png")
  }

  @Test func `a dash alone is a value and a positional`() throws {
    #expect(try develop("-o", "-")[Develop.output] == "-")
    #expect(try Develop.command.parse(["-"])[Develop.film] == "-")
  }

  @Test func `a negative number is a value`() throws {
    #expect(try develop("--scale", "-0.5")[Develop.scale] == -0.5)
  }

  @Test func `values are typed`() throws {
    let arguments = try develop("--paper", "glossy", "--copies", "12")
    #expect(try arguments[Develop.paper] == .glossy)
    #expect(try arguments[Develop.copies] == 12)
  }

  @Test func `a flag says yes and its inversion says no`() throws {
    #expect(try develop("--border")[Develop.border])
    #expect(try !develop("--no-border")[Develop.border])
    #expect(try develop("--json")[Develop.json])
    #expect(try develop("-j")[Develop.json])
  }

  @Test func `a repeatable option keeps all values in order`() throws {
    #expect(try develop("-b", "two", "--bath-of-the-picture=one")[Develop.bath] == ["two", "one"])
  }

  @Test func `options and positionals mix`() throws {
    let arguments = try Compare.command.parse(["b", "a", "c"])
    #expect(try arguments[Compare.first] == "b")
    #expect(try arguments[Compare.others] == ["a", "c"])
  }

  @Test func `after two dashes everything is positional`() throws {
    let arguments = try Sort.command.parse(["a", "--", "--json", "--", "-o"])
    #expect(try arguments[Sort.films] == ["a", "--json", "--", "-o"])
  }

  @Test func `places that may stay empty do`() throws {
    #expect(try Sort.command.parse([])[Sort.films] == [])
    let place = Positional(optional: "IN", "A file.", .text)
    let command = Command("c", "C.", parameters: [place], examples: []) { _, _ in .asExpected }
    #expect(try command.parse([])[place] == nil)
    #expect(try command.parse(["x"])[place] == "x")
  }
}
