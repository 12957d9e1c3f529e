#if os(Linux)
  import AfterimageGraphics
  import Foundation
  import TestSupport
  import Testing

  /// What a process can do without, and what may be wrong around it.
  @Suite struct ScarcityTests {
    let command: BuiltCommand

    init() throws { command = try BuiltCommand() }

    /// What a work makes of its folder in a process that lacks nothing.
    private func expectSame(
      of work: Work, environment: [String: String] = [:], limit: String = "",
      insteadOf plainEnvironment: [String: String] = [:]
    ) throws {
      let folder = try work.folder()
      let plain = try folder.copy()
      let expected = try command.run(work.words, environment: plainEnvironment, in: plain)
      let ending = try command.shell(
        #"\#(limit) exec "$afterimage" \#(work.words.joined(separator: " "))"#,
        environment: environment, in: folder)
      #expect(ending.status == expected.status)
      #expect(ending.output == expected.output)
      #expect(ending.errors == expected.errors)
      #expect(try folder.contents(of: work.place) == plain.contents(of: work.place))
    }

    @Test(arguments: Work.all)
    func `sixteen open files are enough`(work: Work) throws {
      try expectSame(of: work, limit: "ulimit -n 16;")
    }

    @Test(arguments: Work.all)
    func `nobody needs a home`(work: Work) throws {
      try expectSame(of: work, limit: "unset HOME; unset TMPDIR;")
      try expectSame(of: work, environment: ["HOME": "/nonexistent", "TMPDIR": "/nonexistent"])
    }

    @Test(arguments: Work.all, ["0", "-5000000000", "2147483648", "253402300800"])
    func `the clock does not matter`(work: Work, seconds: String) throws {
      // What has passed is remembered for a program and its libraries, of which that of the faults is one.
      try expectSame(
        of: work, environment: Faults.environment(["CLOCK": seconds]),
        insteadOf: Faults.environment([:]))
    }

    @Test func `too few open files are told, and leave no picture`() throws {
      let folder = try TemporaryFolder()
      for limit in 3...7 {
        let ending = try command.shell(
          #"ulimit -n \#(limit); exec "$afterimage" render "\#(Shipped.greeting)" -o a.png"#,
          in: folder)
        if ending.status == 0 {
          #expect(try folder.picture("a.png").width > 0)
        } else {
          #expect(ending.errors != "")
          #expect(!folder.files.contains { $0.hasSuffix(".png") || $0.hasSuffix(".partial") })
        }
      }
    }
  }

  /// Two processes that write to one folder at the same time.
  @Suite struct TwoRunsTests {
    let command: BuiltCommand

    init() throws { command = try BuiltCommand() }

    @Test(arguments: Work.all)
    func `two runs on one folder leave what one leaves`(work: Work) throws {
      let folder = try work.folder()
      let plain = try folder.copy()
      _ = try command.run(work.words, in: plain)
      let line = #""$afterimage" \#(work.words.joined(separator: " ")) > /dev/null 2>> errors"#
      _ = try command.shell("\(line) & \(line) & \(line) & wait", in: folder)
      #expect(try folder.contents(of: work.place) == plain.contents(of: work.place))
      #expect(!String(decoding: try folder.bytes("errors"), as: UTF8.self).contains("cannot"))
    }
  }
#endif
