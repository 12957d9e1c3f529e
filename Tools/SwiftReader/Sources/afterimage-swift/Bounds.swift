#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What this program may take before the system ends it.
enum Bounds {
  /// Sets a bound to memory: 4 GiB beside the stacks.
  static func setMemory() {
    #if canImport(Glibc)
      let stacks = rlim_t(Parallel.processorCount) * (512 << 20)
      let most = stacks + 4 << 30
      var bound = rlimit(rlim_cur: most, rlim_max: most)
      setrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &bound)
    #endif
  }
}
