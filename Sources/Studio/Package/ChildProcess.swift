#if canImport(Glibc)
  private import Glibc
#elseif canImport(Darwin)
  private import Darwin
#endif

/// A program that is run to its end.
enum ChildProcess {
  /// How it ended, and what it has said on both outputs.
  struct Ending: Sendable {
    /// True where it ended with 0.
    let isSuccess: Bool
    /// What it has said.
    let output: String
  }

  /// Runs a program by its name and its arguments; nil where it cannot be started.
  static func run(_ words: [String]) -> Ending? {
    var ends: [Int32] = [-1, -1]
    guard let program = words.first, pipe(&ends) == 0 else { return nil }
    defer { close(ends[0]) }
    let process = start(program, words, writingTo: ends[1])
    close(ends[1])
    guard let process else { return nil }
    let output = readAll(from: ends[0])
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    return Ending(isSuccess: status == 0, output: String(decoding: output, as: UTF8.self))
  }

  private static func start(
    _ program: String, _ words: [String], writingTo output: Int32
  ) -> pid_t? {
    #if canImport(Glibc)
      var actions = posix_spawn_file_actions_t()
    #else
      var actions: posix_spawn_file_actions_t?
    #endif
    guard posix_spawn_file_actions_init(&actions) == 0 else { return nil }
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    for descriptor in [STDOUT_FILENO, STDERR_FILENO] {
      posix_spawn_file_actions_adddup2(&actions, output, descriptor)
    }
    var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    var process = pid_t()
    guard posix_spawnp(&process, program, &actions, nil, &arguments, environ) == 0 else {
      return nil
    }
    return process
  }

  private static func readAll(from descriptor: Int32) -> [UInt8] {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 64 << 10)
    while true {
      let count = read(descriptor, &buffer, buffer.count)
      if count > 0 { bytes += buffer.prefix(count) } else if count == 0 || errno != EINTR { break }
    }
    return bytes
  }
}
