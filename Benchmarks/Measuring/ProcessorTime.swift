#if canImport(Glibc)
  private import Glibc
#else
  private import Darwin
#endif

/// The time for which processors have worked for this process, whatever else ran beside it.
package func processorTime() -> Duration {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
}
