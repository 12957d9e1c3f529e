#if os(Linux)
  import AfterimageGraphics
  import Foundation
  import TestSupport
  import Testing

  /// Processes that are told to end, or whose reader ends.
  @Suite struct SignalTests {
    let command: BuiltCommand

    init() throws { command = try BuiltCommand() }

    @Test(arguments: ["INT": 130, "TERM": 143, "HUP": 129], Work.all)
    func `a signal ends the command at once, and the next run has nothing to mend`(
      signal: (key: String, value: Int32), work: Work
    ) throws {
      let before = try work.folder()
      let after = try before.copy()
      _ = try command.run(work.words, in: after)
      let (old, new) = (try before.contents(of: work.place), try after.contents(of: work.place))
      // The shell waits for the first file that is written, or for the end; what is in its background ignores interrupts.
      let ending = try command.shell(
        """
        touch since
        env --default-signal=INT "$afterimage" \(work.words.joined(separator: " ")) > /dev/null 2>&1 & process=$!
        while kill -0 $process && test -z "$(find \(work.place) -newer since -type f)"; do :; done
        kill -\(signal.key) $process; wait $process
        """, in: before)
      #expect([signal.value, 0, 1].contains(ending.status))
      for (name, bytes) in try before.contents(of: work.place) where !name.hasSuffix(".partial") {
        #expect(isFormerOrNew(bytes, among: [old[name], new[name]], name), "\(name)")
      }
      _ = try command.run(work.words, in: before)
      #expect(try before.contents(of: work.place) == new)
    }

    @Test(arguments: ["INT": 130, "TERM": 143])
    func `a signal ends a command that waits for the reader of a pipe`(
      signal: (key: String, value: Int32)
    ) throws {
      let folder = try TemporaryFolder()
      #expect(mkfifo(folder.path("pipe"), 0o600) == 0)
      let ending = try command.shell(
        """
        env --default-signal=INT "$afterimage" render "\(Shipped.greeting)" -o - > pipe & process=$!
        exec 3< pipe
        sleep 0.2
        kill -\(signal.key) $process; wait $process
        """, in: folder)
      #expect([signal.value, 0].contains(ending.status))
    }

    @Test(arguments: [
      "list devices", "list strategies --json", "layout \(Shipped.cardForm)",
      "snapshot \(Shipped.cardForm) --timeline", "--help", "list screens \(Shipped.storyboard)",
    ])
    func `the first line is enough, and the command ends quietly`(words: String) throws {
      let folder = try TemporaryFolder()
      let ending = try command.shell(
        """
        { "$afterimage" \(words.replacing(Shipped.storyboard, with: "'\(Shipped.storyboard)'"))
          echo $? > code; } | head -n 1
        """, in: folder)
      #expect(ending.status == 0)
      #expect(ending.output.count(where: { $0 == UInt8(ascii: "\n") }) == 1)
      #expect(ending.errors == "")
      #expect(["0\n", "74\n"].contains(String(decoding: try folder.bytes("code"), as: UTF8.self)))
    }

    @Test func `a message is not written into a picture where no stream is open`() throws {
      let folder = try TemporaryFolder()
      let words = #"preview "\#(Shipped.greeting)" --device iphone-se --strategy none"#
      #expect(try command.shell(#""$afterimage" \#(words) -o plain"#, in: folder).status == 0)
      let closed = try command.shell(
        #"exec 3>&2 <&- >&- 2>&-; "$afterimage" \#(words) -o closed; test $? = 74"#, in: folder)
      #expect(closed.status == 0)
      let plain = try folder.contents(of: "plain").map { $0.value }
      let others = try folder.contents(of: "closed")
      #expect(others.count == plain.count)
      #expect(others.values.allSatisfy(plain.contains))
    }

    @Test func `a result that cannot be told is a failure`() throws {
      let folder = try TemporaryFolder()
      let ending = try command.shell(
        #""$afterimage" render "\#(Shipped.greeting)" -o a.png >&-"#, in: folder)
      #expect(ending.status == 74)
      #expect(ending.errors.contains("standard output cannot be written: Bad file descriptor"))
      #expect(try folder.picture("a.png").width > 0)
    }
  }
#endif
