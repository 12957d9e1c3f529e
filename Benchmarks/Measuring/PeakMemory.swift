#if canImport(Glibc)
  private import Glibc
#else
  private import Darwin
#endif

/// The most memory in bytes that this process ever had in use.
///
/// On Linux from the process' own map, as `getrusage` also counts who started it.
package func peakMemory() -> Int {
  #if canImport(Glibc)
    guard let status = fopen("/proc/self/status", "r") else { return 0 }
    defer { fclose(status) }
    var line: UnsafeMutablePointer<CChar>?
    var capacity = 0
    defer { free(line) }
    while getline(&line, &capacity, status) > 0, let line {
      if strncmp(line, "VmHWM:", 6) == 0 { return 1024 * strtol(line + 6, nil, 10) }
    }
    return 0
  #else
    var usage = rusage()
    getrusage(RUSAGE_SELF, &usage)
    return usage.ru_maxrss
  #endif
}
