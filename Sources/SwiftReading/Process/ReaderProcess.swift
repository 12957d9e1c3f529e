#if canImport(Glibc)
  private import Glibc
#elseif canImport(Darwin)
  private import Darwin
#endif

/// A run of the program that makes trees.
enum ReaderProcess {
  /// What the program has answered to some files: trees by the places of the files, and what went wrong before it had made all.
  struct Answer {
    /// The trees.
    let trees: [Int: [UInt8]]
    /// Why there are not as many as files; nil where there are.
    let failure: ReaderFailure?
  }

  /// Runs the program at a path on some files.
  ///
  /// - Parameter scratch: the folder for what it reads and writes.
  static func answer(
    to files: [[UInt8]], by program: String, scratch: String
  ) throws(ReaderFailure) -> Answer {
    let input = try ScratchFile(in: scratch)
    let output = try ScratchFile(in: scratch)
    let errors = try ScratchFile(in: scratch)
    for file in files {
      guard input.append(TreeFrames.head(of: file)), input.append(file) else {
        throw .noScratch(folder: scratch, reason: String(cString: strerror(errno)))
      }
    }
    input.rewind()
    let process = try start(
      program, input.descriptor, output.descriptor, errors.descriptor)
    let failure = failure(in: ending(of: process), said: errors)
    let trees = TreeFrames.read(output.contents(), count: files.count)
    let isCutOff = trees.count < files.count
    return Answer(
      trees: trees,
      failure: failure ?? (isCutOff ? .cutOff(trees: trees.count, files: files.count) : nil))
  }

  private static func start(
    _ program: String, _ input: Int32, _ output: Int32, _ errors: Int32
  ) throws(ReaderFailure) -> pid_t {
    #if canImport(Glibc)
      var actions = posix_spawn_file_actions_t()
    #else
      var actions: posix_spawn_file_actions_t?
    #endif
    var status = posix_spawn_file_actions_init(&actions)
    guard status == 0 else { throw failure(to: program, status) }
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO)
    posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
    posix_spawn_file_actions_adddup2(&actions, errors, STDERR_FILENO)
    var arguments: [UnsafeMutablePointer<CChar>?] = [strdup(program), nil]
    defer { for argument in arguments { free(argument) } }
    // To tell of a crash for a minute helps nobody here.
    var variables = environment() + [strdup("SWIFT_BACKTRACE=enable=no"), nil]
    defer { free(variables[variables.count - 2]) }
    var process = pid_t()
    status = posix_spawn(&process, program, &actions, nil, &arguments, &variables)
    guard status == 0 else { throw failure(to: program, status) }
    return process
  }

  private static func environment() -> [UnsafeMutablePointer<CChar>?] {
    var entries: [UnsafeMutablePointer<CChar>?] = []
    var next = environ
    while let entry = next.pointee {
      if strncmp(entry, "SWIFT_BACKTRACE=", 16) != 0 { entries.append(entry) }
      next += 1
    }
    return entries
  }

  private static func failure(to program: String, _ status: Int32) -> ReaderFailure {
    .notStarted(program: program, reason: String(cString: strerror(status)))
  }

  private static func ending(of process: pid_t) -> Int32 {
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    return status
  }

  private static func failure(
    in status: Int32, said errors: borrowing ScratchFile
  ) -> ReaderFailure? {
    let signal = status & 0x7F
    guard signal == 0 else { return .crashed(signal: Int(signal)) }
    let code = (status >> 8) & 0xFF
    guard code != 0 else { return nil }
    let said = String(decoding: errors.contents().prefix(400), as: UTF8.self)
    return .refused(
      code: Int(code), said: said.split(whereSeparator: \.isNewline).first.map(String.init) ?? "")
  }
}
