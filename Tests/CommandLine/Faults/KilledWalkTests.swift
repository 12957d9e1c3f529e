#if os(Linux)
  import Foundation
  import TestSupport
  import Testing

  /// A walk through goldens that is killed while it writes.
  @Suite struct KilledWalkTests {
    let command: BuiltCommand

    init() throws { command = try BuiltCommand() }

    /// Approves, takes that back, and approves all.
    private static let line =
      #"printf 'y\nu\ny\ny\n' | "$afterimage" approve -i --goldens Goldens -o seen"#

    @Test func `whenever it is killed, each golden is the former or the new one, and can be had`()
      throws
    {
      let before = try pending()
      let after = try before.copy()
      let counted = try Faults.environment(["COUNT_TO": "count"])
      #expect(try run(among: counted, in: after) == 0)
      let all = try #require(Int(String(decoding: after.bytes("count"), as: UTF8.self)))
      let (old, new) = (try before.contents(of: "Goldens"), try after.contents(of: "Goldens"))
      for moment in 1...all {
        let folder = try before.copy()
        let faults = try Faults.environment(["KILL_AT": "\(moment)"])
        #expect(try run(among: faults, in: folder) == 128 + SIGKILL, "at moment \(moment)")
        for (name, bytes) in try folder.contents(of: "Goldens") where !name.hasSuffix(".partial") {
          #expect([old[name], new[name]].contains(bytes), "\(name) at moment \(moment)")
        }
        for words in [["test", "Goldens", "-o", "seen"], ["approve", "-o", "seen"]] {
          _ = try command.run(words, in: folder)
        }
        #expect(try folder.contents(of: "Goldens") == new, "after moment \(moment)")
      }
    }

    /// Goldens that a change of the screen has made pending again.
    private func pending() throws -> TemporaryFolder {
      let suite = try Suite()
      _ = suite.test()
      _ = suite.approve()
      try suite.write(label: "two")
      _ = suite.test()
      return suite.folder
    }

    /// The faults are those of the command alone: the shell opens files as well.
    private func run(among faults: [String: String], in folder: TemporaryFolder) throws -> Int32 {
      let variables = faults.map { "\($0)='\($1)'" }.joined(separator: " ")
      let line = Self.line.replacing(#""$afterimage""#, with: #"env \#(variables) "$afterimage""#)
      return try command.shell(line, in: folder).status
    }
  }
#endif
