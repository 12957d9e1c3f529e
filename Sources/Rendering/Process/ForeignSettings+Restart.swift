private import CCairo

#if canImport(Glibc)
  private import Glibc
#else
  private import Darwin
  private import MachO
#endif

extension ForeignSettings {
  /// Starts the process again, once, without these settings; returns where there are none.
  ///
  /// Unsetting them would come too late: pixman reads its own before `main`. To be called first in a
  /// program. Returns also where the system refuses, so that a program runs in any case.
  package static func restartWithoutThem() {
    let entries = environment()
    let kept = entries.filter { !contain(String(cString: $0)) }
    guard kept.count < entries.count, let program = programPath() else { return }
    execve(program, CommandLine.unsafeArgv, kept + [nil])
  }

  private static func environment() -> [UnsafeMutablePointer<CChar>] {
    guard var next = ccairo_environment() else { return [] }
    var entries: [UnsafeMutablePointer<CChar>] = []
    while let entry = next.pointee {
      entries.append(entry)
      next += 1
    }
    return entries
  }

  private static func programPath() -> String? {
    #if os(Linux)
      return "/proc/self/exe"
    #else
      var length: UInt32 = 0
      _ = _NSGetExecutablePath(nil, &length)
      var path = [CChar](repeating: 0, count: Int(length))
      guard _NSGetExecutablePath(&path, &length) == 0 else { return nil }
      let bytes = path.prefix { $0 != 0 }.map(UInt8.init(bitPattern:))
      return String(decoding: bytes, as: UTF8.self)
    #endif
  }
}
