import Foundation
import TestSupport
import Testing

/// The executable that was built beside the tests.
struct BuiltCommand {
  let executable: URL

  /// Finds the executable in the folder of the test bundle; the test fails where it was not built.
  init() throws {
    let products = CommandLine.arguments.lazy.compactMap(Self.productsFolder).first
    let folder = try #require(products, "no argument of the test process leads to a test bundle")
    executable = folder.appending(path: "afterimage")
    try #require(
      FileManager.default.isExecutableFile(atPath: executable.path),
      "\(executable.path) is not there: build it with 'swift build --build-tests'")
  }

  /// Takes another copy of the executable.
  init(_ executable: URL) { self.executable = executable }

  private static func productsFolder(of argument: String) -> URL? {
    let parts = URL(filePath: argument).pathComponents
    guard let bundle = parts.firstIndex(where: { $0.hasSuffix(".xctest") }) else { return nil }
    return URL(filePath: NSString.path(withComponents: Array(parts[..<bundle])))
  }

  /// How a process ended, and what it wrote.
  struct Ending {
    let status: Int32
    let output: Data
    let errors: String
  }

  /// Runs the executable in an environment of these variables alone.
  func run(
    _ words: [String], environment: [String: String] = [:], in folder: TemporaryFolder
  ) throws -> Ending {
    let output = try folder.handle("stdout")
    let process = self.process(words, environment, in: folder)
    process.standardOutput = output
    let errors = try end(process, in: folder)
    return Ending(
      status: process.terminationStatus, output: Data(try folder.bytes("stdout")), errors: errors)
  }

  /// Runs the executable with a standard output that nobody reads.
  func runUnread(_ words: [String], in folder: TemporaryFolder) throws -> Ending {
    let process = self.process(words, [:], in: folder)
    let pipe = Pipe()
    try pipe.fileHandleForReading.close()
    process.standardOutput = pipe
    let errors = try end(process, in: folder)
    return Ending(status: process.terminationStatus, output: Data(), errors: errors)
  }

  private func process(
    _ words: [String], _ environment: [String: String], in folder: TemporaryFolder
  ) -> Process {
    let process = Process()
    process.executableURL = executable
    process.arguments = words
    process.environment = environment
    process.currentDirectoryURL = URL(filePath: folder.path)
    process.standardInput = FileHandle.nullDevice
    return process
  }

  /// Lets a process come to its end, and gives what it wrote to the standard error.
  private func end(_ process: Process, in folder: TemporaryFolder) throws -> String {
    process.standardError = try folder.handle("stderr")
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationReason == .exit)
    return String(decoding: try folder.bytes("stderr"), as: UTF8.self)
  }
}

extension TemporaryFolder {
  /// An empty file to be written by a process.
  func handle(_ name: String) throws -> FileHandle {
    try FileHandle(forWritingTo: URL(filePath: write("", to: name)))
  }
}
