import AfterimageCommandLine
import Foundation
import TestSupport
import Testing

/// What `--version` tells of the program that runs, and how a commit gets there.
@Suite struct VersionTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// The lines that a command line of the shell prints in the folder.
  private func lines(_ line: String) throws -> [String] {
    let ending = try BuiltCommand(URL(filePath: "/bin/sh")).run(
      ["-c", line],
      environment: [
        "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin",
        "HOME": folder.path, "REPOSITORY": Repository.folder.path,
      ], in: folder)
    #expect(ending.status == 0, "\(ending.errors)")
    return String(decoding: ending.output, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  @Test func `what SwiftPM links knows no commit, and names the drawing libraries`() throws {
    let ending = try BuiltCommand().run(["--version"], in: folder)
    let lines = String(decoding: ending.output, as: UTF8.self).split(separator: "\n")
    try #require(lines.count == 2)
    #expect(lines[0].wholeMatch(of: /afterimage \d+\.\d+\.\d+/) != nil)
    #expect(
      lines[1].wholeMatch(
        of: /draws with cairo-[\d.]+ freetype-[\d.]+ harfbuzz-[\d.]+ pango-[\d.]+ pixman-[\d.]+/)
        != nil)
  }

  #if os(Linux)
    @Test func `what Scripts/link links has the commit behind the same version`() throws {
      let products = try BuiltCommand().executable.deletingLastPathComponent().path
      let told = try lines(
        """
        cd "$REPOSITORY"
        '\(products)/afterimage' --version
        Scripts/built-from commit
        Scripts/link '\(products)' afterimage AfterimageCommand '\(folder.path)/linked'
        '\(folder.path)/linked' --version
        """)
      try #require(told.count == 5)
      #expect(told[3] == "\(told[0]) (\(told[2]))")
      #expect(told[4] == told[1])
    }
  #endif

  /// A clone with one commit of all that a commit is told from.
  private func makeClone() throws {
    _ = try lines(
      """
      mkdir -p clone/Scripts clone/Packaging
      cp "$REPOSITORY/Scripts/built-from" clone/Scripts/
      cp "$REPOSITORY/Packaging/commit.txt" clone/Packaging/
      cp "$REPOSITORY/.gitattributes" clone/
      cd clone
      git init -q
      git -c user.name=Tests -c user.email=tests@localhost add .
      GIT_COMMITTER_DATE='1700000000 +0000' \\
        git -c user.name=Tests -c user.email=tests@localhost commit -q -m One
      """)
  }

  @Test func `a clone tells its commit, and whether files differ from it`() throws {
    try makeClone()
    let clean = try lines("git -C clone rev-parse HEAD; clone/Scripts/built-from commit")
    #expect(clean[1] == String(clean[0].prefix(12)))
    #expect(clean[0].count == 40)
    #expect(try lines("clone/Scripts/built-from date") == ["1700000000"])
    #expect(try lines("SOURCE_DATE_EPOCH=12 clone/Scripts/built-from date") == ["12"])
    let dirty = try lines("echo >> clone/.gitattributes; clone/Scripts/built-from commit")
    #expect(dirty == [clean[1] + "-dirty"])
  }

  @Test func `an archive that git has made tells the commit, also within another clone`() throws {
    try makeClone()
    let told = try lines(
      """
      clone/Scripts/built-from commit
      mkdir clone/unpacked
      git -C clone archive HEAD | tar -x -C clone/unpacked
      clone/unpacked/Scripts/built-from commit
      clone/unpacked/Scripts/built-from date
      """)
    #expect(told == [told[0], told[0], "1700000000"])
  }

  @Test func `a folder of neither kind tells nothing`() throws {
    try makeClone()
    let told = try lines(
      "rm -r clone/.git; clone/Scripts/built-from commit; clone/Scripts/built-from date")
    #expect(told == [])
  }
}
