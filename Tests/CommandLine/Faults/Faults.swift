#if os(Linux)
  import Foundation
  import TestSupport
  import Testing

  /// Faults that are put between the command and the system.
  enum Faults {
    /// The library of `faults.c`, built once beside the command, by the compiler that Swift brings along.
    private static let library = Result { try build() }

    /// The environment in which the command meets faults.
    static func environment(_ faults: [String: String]) throws -> [String: String] {
      try faults.merging(["LD_PRELOAD": library.get()]) { own, _ in own }
    }

    private static func build() throws -> String {
      let source = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "faults.c")
      let library = try BuiltCommand().executable.deletingLastPathComponent()
        .appending(path: "faults.so")
      let compiler = Process()
      compiler.executableURL = URL(filePath: "/usr/bin/env")
      compiler.arguments = [
        "clang", "-std=gnu2x", "-Wall", "-Wextra", "-Werror", "-O1", "-shared", "-fPIC",
        source.path, "-o", library.path,
      ]
      try compiler.run()
      compiler.waitUntilExit()
      try #require(compiler.terminationStatus == 0, "faults.c does not compile")
      return library.path
    }
  }

  extension BuiltCommand {
    /// Runs a line of the shell, in which `$afterimage` is the executable.
    ///
    /// - Returns: how the shell ended: by 128 and the signal where a signal ended its last command.
    func shell(
      _ line: String, environment: [String: String] = [:], in folder: TemporaryFolder
    ) throws -> Ending {
      let own = ["PATH": "/usr/sbin:/usr/bin:/sbin:/bin", "afterimage": executable.path]
      let script = """
        cd '\(folder.path)' && exec < /dev/null > stdout 2> stderr
        \(line)
        """
      let status = try spawn(["/bin/sh", "-c", script], own.merging(environment) { $1 })
      return Ending(
        status: status, output: Data(try folder.bytes("stdout")),
        errors: String(decoding: try folder.bytes("stderr"), as: UTF8.self))
    }

    /// Runs a process to which every signal comes through, and that has no open files of this one; those of Foundation inherit what its threads keep off.
    private func spawn(_ words: [String], _ environment: [String: String]) throws -> Int32 {
      var attributes = posix_spawnattr_t()
      var nothing = sigset_t()
      sigemptyset(&nothing)
      posix_spawnattr_init(&attributes)
      defer { posix_spawnattr_destroy(&attributes) }
      posix_spawnattr_setsigmask(&attributes, &nothing)
      posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
      for descriptor in STDERR_FILENO + 1..<1024 { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
      var arguments = words.map { strdup($0) } + [nil]
      var variables = environment.map { strdup("\($0)=\($1)") } + [nil]
      defer { for text in arguments + variables { free(text) } }
      var process: pid_t = 0
      try #require(
        posix_spawn(&process, words[0], nil, &attributes, &arguments, &variables) == 0)
      var status: Int32 = 0
      while waitpid(process, &status, 0) < 0, errno == EINTR {}
      return status & 0x7F == 0 ? status >> 8 & 0xFF : 128 + status & 0x7F
    }
  }

  extension TemporaryFolder {
    /// Another folder with the same files.
    func copy() throws -> TemporaryFolder {
      let copy = try TemporaryFolder()
      for name in try FileManager.default.contentsOfDirectory(atPath: path) {
        try FileManager.default.copyItem(atPath: path(name), toPath: copy.path(name))
      }
      return copy
    }

    /// The bytes of the files below a folder, by their names in it.
    func contents(of part: String) throws -> [String: [UInt8]] {
      let names = files.filter { $0.hasPrefix(part + "/") }
      return try Dictionary(uniqueKeysWithValues: names.map { ($0, try bytes($0)) })
    }
  }

  /// True for a file that is as before a work or as after it; of the notes on goldens each line is one of these, as they are written case by case.
  func isFormerOrNew(_ bytes: [UInt8], among wholes: [[UInt8]?], _ name: String) -> Bool {
    if wholes.contains(bytes) { return true }
    let lineFeed = UInt8(ascii: "\n")
    let lines = Set(wholes.compactMap(\.self).flatMap { $0.split(separator: lineFeed) })
    return name.hasSuffix("/origins.txt") && bytes.last == lineFeed
      && bytes.split(separator: lineFeed).allSatisfy(lines.contains)
  }
#endif
