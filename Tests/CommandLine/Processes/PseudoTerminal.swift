#if os(Linux)
  import Foundation
  import TestSupport
  import Testing

  /// The command on a terminal of its own, with a test in the place of the person and the window.
  final class PseudoTerminal {
    private let window: Int32
    private let terminal: Int32
    private let process: pid_t
    private var isReaped = false
    /// All that the command has shown.
    private(set) var shown = ""

    /// Starts the command in a session whose terminal it is.
    init(
      _ command: BuiltCommand, _ words: [String], term: String, in folder: TemporaryFolder
    ) throws {
      var (window, terminal): (Int32, Int32) = (-1, -1)
      var path = [CChar](repeating: 0, count: 128)
      var size = winsize(ws_row: 24, ws_col: 80, ws_xpixel: 0, ws_ypixel: 0)
      try #require(openpty(&window, &terminal, &path, nil, &size) == 0)
      // The terminal is kept open, so that its mode can be looked at when the command has ended.
      (self.window, self.terminal) = (window, terminal)
      let name = path.withUnsafeBufferPointer { $0.baseAddress.map { String(cString: $0) } } ?? ""
      let script = #"cd "$0" && exec "$@" < \#(name) > \#(name) 2>&1"#
      process = try spawnInSession(
        ["/bin/sh", "-c", script, folder.path, command.executable.path] + words,
        ["TERM=\(term)", "COLORTERM=truecolor"])
    }

    deinit {
      kill(process, SIGKILL)
      if !isReaped { _ = end() }
      close(window)
      close(terminal)
    }

    /// Types keys.
    func type(_ keys: String) {
      _ = keys.utf8CString.withUnsafeBytes { write(window, $0.baseAddress, $0.count - 1) }
    }

    /// Reads what the command shows until a text is there for the given time; false where the command falls silent for half a minute.
    func waits(for text: String, times: Int = 1) -> Bool {
      while shown.components(separatedBy: text).count <= times {
        var ready = pollfd(fd: window, events: Int16(POLLIN), revents: 0)
        guard poll(&ready, 1, 30_000) == 1 else { return false }
        var bytes = [UInt8](repeating: 0, count: 65_536)
        let count = read(window, &bytes, bytes.count)
        guard count > 0 else { return false }
        shown += String(decoding: bytes.prefix(count), as: UTF8.self)
      }
      return true
    }

    /// Sends a signal to the command.
    func signal(_ number: Int32) { kill(process, number) }

    /// Waits for the end, and gives the status, or 128 and the signal.
    func end() -> Int32 {
      var status: Int32 = 0
      while waitpid(process, &status, 0) < 0, errno == EINTR {}
      isReaped = true
      return status & 0x7F == 0 ? status >> 8 & 0xFF : 128 + status & 0x7F
    }

    /// Whether the terminal collects lines and shows what is typed.
    var isUsual: Bool {
      var mode = termios()
      let usual = tcflag_t(ICANON | ECHO)
      return tcgetattr(terminal, &mode) == 0 && mode.c_lflag & usual == usual
    }
  }

  /// Starts a process in a session of its own, to which every signal comes through; the terminal that it opens first is the session's.
  private func spawnInSession(_ words: [String], _ environment: [String]) throws -> pid_t {
    var attributes = posix_spawnattr_t()
    var (nothing, usual) = (sigset_t(), sigset_t())
    sigemptyset(&nothing)
    sigemptyset(&usual)
    for number in [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGTSTP] { sigaddset(&usual, number) }
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    posix_spawnattr_setsigmask(&attributes, &nothing)
    posix_spawnattr_setsigdefault(&attributes, &usual)
    posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | 0x80))
    for descriptor in STDERR_FILENO + 1..<1024 { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
    var arguments = words.map { strdup($0) } + [nil]
    var variables = environment.map { strdup($0) } + [nil]
    defer { for text in arguments + variables { free(text) } }
    var process: pid_t = 0
    try #require(posix_spawn(&process, words[0], nil, &attributes, &arguments, &variables) == 0)
    return process
  }
#endif
