import Synchronization

#if canImport(Glibc)
  private import Glibc
#elseif canImport(Darwin)
  private import Darwin
#endif

/// True once somebody has asked the command to end.
private let isInterrupted = Atomic(false)

/// The user's wish that a command end: Ctrl-C, or a request of the system's.
enum Interruption {
  /// True once somebody has asked since the last reset.
  static var isAsked: Bool { isInterrupted.load(ordering: .relaxed) }

  /// Forgets what was asked so far.
  static func reset() { isInterrupted.store(false, ordering: .relaxed) }

  /// Lets the wish be heard, also where whoever began the process had such signals kept back.
  static func listen() {
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in [SIGINT, SIGTERM] {
      sigaddset(&signals, number)
      signal(number) { _ in isInterrupted.store(true, ordering: .relaxed) }
    }
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
  }
}
