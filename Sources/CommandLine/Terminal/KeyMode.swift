#if canImport(Glibc)
  private import Glibc
#elseif canImport(Darwin)
  private import Darwin
#endif

/// The mode of a terminal in which each key comes at once and does not show; left again by whatever ends or stops the process, but for SIGKILL.
enum KeyMode {
  /// Enters the mode; nothing where the terminal refuses.
  static func begin(on terminal: Int32) {
    guard state.descriptor < 0, tcgetattr(terminal, &state.usual) == 0 else { return }
    state.keys = state.usual
    // Interrupts stay the terminal's: Ctrl-C ends the process as everywhere.
    state.keys.c_lflag &= ~tcflag_t(ICANON | ECHO)
    state.descriptor = terminal
    for number in signals { catchSignal(number) }
    tcsetattr(terminal, TCSADRAIN, &state.keys)
  }

  /// Leaves the mode.
  static func end() {
    guard state.descriptor >= 0 else { return }
    tcsetattr(state.descriptor, TCSADRAIN, &state.usual)
    state.descriptor = -1
    for number in signals { releaseSignal(number) }
  }
}

/// What a handler of signals needs, in memory that it may read at any moment.
private struct State {
  var descriptor: Int32 = -1
  var usual = termios()
  var keys = termios()
}

// Written by the thread that enters and leaves the mode, while no handler is there.
nonisolated(unsafe) private var state = State()

private let signals = [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGTSTP]

/// Has a signal restore the terminal first; one that the caller has us ignore stays so.
private func catchSignal(_ number: Int32) {
  var former = sigaction()
  sigaction(number, nil, &former)
  guard !isIgnored(former) else { return }
  var action = sigaction()
  // The handler is gone when it runs, and its own signal is let through: raised again, it does what it always does.
  action.sa_flags = Int32(truncatingIfNeeded: SA_RESETHAND) | Int32(SA_NODEFER) | Int32(SA_RESTART)
  setHandler(of: &action, to: restoreTerminal)
  sigaction(number, &action, nil)
}

/// Calls nothing but what POSIX lists as safe in a handler.
private func restoreTerminal(before number: Int32) {
  tcsetattr(state.descriptor, TCSANOW, &state.usual)
  raise(number)
  // Only a process that was stopped comes here, when it goes on.
  catchSignal(number)
  tcsetattr(state.descriptor, TCSANOW, &state.keys)
}

private func releaseSignal(_ number: Int32) {
  var former = sigaction()
  sigaction(number, nil, &former)
  guard !isIgnored(former) else { return }
  signal(number, SIG_DFL)
}

private func isIgnored(_ action: sigaction) -> Bool {
  #if canImport(Glibc)
    let handler = action.__sigaction_handler.sa_handler
  #else
    let handler = action.__sigaction_u.__sa_handler
  #endif
  return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
}

private func setHandler(
  of action: inout sigaction, to handler: @escaping @convention(c) (Int32) -> Void
) {
  #if canImport(Glibc)
    action.__sigaction_handler.sa_handler = handler
  #else
    action.__sigaction_u.__sa_handler = handler
  #endif
}
