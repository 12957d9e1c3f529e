import AfterimageCommandLine
import Foundation
import TestSupport
import Testing

/// The pages of the manual, which real formatters read.
@Suite struct ManualPageTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Writes pages of a tool, and gives their names.
  @discardableResult
  private func write(_ tool: Tool, _ words: String...) throws -> [String] {
    let captured = CapturedConsole()
    let code = tool.run(["help"] + words + ["--man", folder.path("man1")], on: captured.console)
    #expect(code == .asExpected)
    #expect(captured.output.split(separator: "\n").map(String.init).sorted() == paths)
    return folder.files
  }

  private var paths: [String] { folder.files.map(folder.path) }

  /// What a program says of all pages, to either stream.
  private func ask(_ program: String, _ words: [String]) throws -> (status: Int32, words: String) {
    let aside = try TemporaryFolder()
    let environment = [
      "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin", "LC_ALL": "C.UTF-8",
      "MANWIDTH": "80",
    ]
    let ending = try BuiltCommand(URL(filePath: "/usr/bin/env")).run(
      [program] + words + paths, environment: environment, in: aside)
    return (ending.status, String(decoding: ending.output, as: UTF8.self) + ending.errors)
  }

  @Test func `there is a page for the tool and one for each command`() throws {
    #expect(
      try write(sampleTool) == [
        "man1/darkroom-compare.1", "man1/darkroom-completion.1", "man1/darkroom-develop.1",
        "man1/darkroom-help.1", "man1/darkroom-sort.1", "man1/darkroom.1",
      ])
  }

  @Test func `the page of one command is written alone`() throws {
    #expect(try write(sampleTool, "sort") == ["man1/darkroom-sort.1"])
  }

  @Test func `a page has what the help says, in the macros of man`() throws {
    try write(sampleTool, "compare")
    #expect(
      try folder.text("man1/darkroom-compare.1").hasPrefix(
        #"""
        .TH "DARKROOM\-COMPARE" 1 2026-01-31 "darkroom 1.2" "darkroom"
        .SH "NAME"
        darkroom\-compare \- compares pictures
        .SH "SYNOPSIS"
        \fBdarkroom\fR \fBcompare\fR \fIA.png\fR \fIB.png...\fR
        .SH "DESCRIPTION"
        Compares pictures.
        .SH "ARGUMENTS"
        .TP
        \fIA.png\fR
        A picture.
        .TP
        \fIB.png...\fR
        The others.
        .SH "OPTIONS"
        .TP
        \fB\-h\fR, \fB\-\-help\fR
        Prints this page.
        .SH "EXAMPLES"
        .TP
        Exits with 1 where they differ.
        .EX
        darkroom compare a.png b.png
        .EE
        .SH "EXIT STATUS"
        .TP
        \fB0\fR
        as expected

        """#))
  }

  @Test func `what roff would obey is set as it is`() throws {
    let command = Command(
      "obey", #"Prints .\" 'so' and \n."#, discussion: ".so /etc/passwd\n'br",
      parameters: [], examples: []
    ) { _, _ in .asExpected }
    try write(Tool("t", "T.", version: Version("1", of: "2026-01-31"), commands: [command]), "obey")
    let text = try ask("mandoc", ["-T", "ascii"]).words
    #expect(text.contains(#"Prints .\" 'so' and \n."#))
    #expect(text.contains(".so /etc/passwd"))
    #expect(text.contains("'br"))
  }

  @Test func `mandoc and man have nothing to say of any page`() throws {
    try write(.afterimage)
    let lint = try ask("mandoc", ["-T", "lint"])
    #expect(lint.words == "")
    #expect(lint.status == 0)
    #if os(Linux)
      let man = try ask("man", ["--warnings", "-E", "UTF-8", "-Tutf8", "-Z", "-l"])
      #expect(!man.words.contains("warning"))
      #expect(man.status == 0)
    #endif
  }

  #if os(Linux)
    @Test func `a list of pages names each with its purpose`() throws {
      try write(.afterimage)
      let listed = try ask("lexgrog", []).words
      for command in Tool.afterimage.commands {
        #expect(listed.contains("\"afterimage-\(command.name) - "))
      }
    }
  #endif
}
