import AfterimageCommandLine
import Foundation
import TestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

@Suite struct ConsoleTests {
  private func makePipe() throws -> (read: Int32, write: Int32) {
    signal(SIGPIPE, SIG_IGN)
    var ends: [Int32] = [0, 0]
    try #require(pipe(&ends) == 0)
    return (ends[0], ends[1])
  }

  @Test func `bytes that fit into no pipe at once arrive whole`() throws {
    let (read, write) = try makePipe()
    _ = fcntl(write, F_SETFL, O_NONBLOCK)
    let bytes = (0..<1_000_000).map { UInt8(truncatingIfNeeded: $0 * 7) }
    // A process reads: a task would wait for a thread, while this test holds one.
    let folder = try TemporaryFolder()
    let reader = Process()
    reader.executableURL = URL(filePath: "/bin/cat")
    reader.standardInput = FileHandle(fileDescriptor: read, closeOnDealloc: true)
    reader.standardOutput = try folder.handle("received")
    _ = fcntl(write, F_SETFD, FD_CLOEXEC)
    try reader.run()
    try ConsoleStream.descriptor(write, noColor: false).write(bytes)
    close(write)
    reader.waitUntilExit()
    #expect(try folder.bytes("received") == bytes)
  }

  @Test func `a reader that has gone is told apart from a failure`() throws {
    let (read, write) = try makePipe()
    close(read)
    #expect(throws: ConsoleStream.Failure.closedPipe) {
      try ConsoleStream.descriptor(write, noColor: false).write([1])
    }
    close(write)
    #expect(throws: ConsoleStream.Failure.system("Bad file descriptor")) {
      try ConsoleStream.descriptor(-1, noColor: false).write([1])
    }
  }

  @Test func `a pipe is no terminal and has no styles`() throws {
    let (read, write) = try makePipe()
    defer { for end in [read, write] { close(end) } }
    let stream = ConsoleStream.descriptor(write, noColor: false)
    #expect(!stream.isTerminal)
    #expect(stream.bold("word") == "word")
  }

  @Test func `a terminal has styles unless colours are unwanted`() throws {
    let terminal = open("/dev/ptmx", O_RDWR | O_NOCTTY)
    try #require(terminal >= 0)
    defer { close(terminal) }
    #expect(
      ConsoleStream.descriptor(terminal, noColor: false).bold("word") == "\u{1B}[1mword\u{1B}[0m")
    #expect(ConsoleStream.descriptor(terminal, noColor: true).bold("word") == "word")
    #expect(ConsoleStream.descriptor(terminal, noColor: true).isTerminal)
  }

  @Test func `progress replaces its line and leaves none`() {
    let captured = CapturedConsole(isTerminal: true)
    let progress = ProgressLine(on: captured.console)
    progress.show(1, of: 12, String(repeating: "long ", count: 40))
    progress.show(2, of: 12, "card-form")
    progress.clear()
    let lines = captured.errors.split(separator: "\r")
    #expect(lines.map(\.count) == [79, 79, 79])
    #expect(lines[1].hasPrefix("[2/12] card-form  "))
    #expect(lines[2].allSatisfy { $0 == " " })
    #expect(captured.errors.hasSuffix("\r"))
    #expect(captured.output.isEmpty)
  }

  @Test(arguments: [
    (Duration.seconds(1), "[3/12]"), (.seconds(6), "[3/12, about 18 s left]"),
    (.seconds(60), "[3/12, about 3 min left]"),
  ])
  func `progress estimates the end once it is worth knowing`(elapsed: Duration, words: String) {
    let captured = CapturedConsole(isTerminal: true)
    ProgressLine(on: captured.console) { elapsed }.show(3, of: 12, "card-form")
    #expect(captured.errors.contains("\(words) card-form"))
  }

  @Test func `progress is silent where nobody looks`() {
    let captured = CapturedConsole()
    let progress = ProgressLine(on: captured.console)
    progress.show(1, of: 2, "card-form")
    progress.clear()
    #expect(captured.errors.isEmpty)
  }
}
