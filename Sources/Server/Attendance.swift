/// Who is there to see pages.
package struct Attendance: Hashable, Sendable {
  /// Streams that are open; each page has one.
  package var openStreams: Int
  /// Seconds since the last page went, which is noticed within some seconds; nil while one is there or none has been.
  package var secondsAlone: Double?

  /// Makes an attendance.
  package init(openStreams: Int = 0, secondsAlone: Double? = nil) {
    self.openStreams = openStreams
    self.secondsAlone = secondsAlone
  }
}
