/// What a server holds at most, whatever is sent to it.
package struct ServerLimits: Hashable, Sendable {
  /// Connections at a time; further ones wait or are turned away.
  package var connections = 128
  /// Event streams at a time; a browser has six connections to a server, so that more are no pages'.
  package var streams = 64
  /// Bytes of what was published that wait for a page; a page that lets more wait is cut off.
  package var bytesWaiting = 1 << 20
  /// Bytes of the head of a request.
  package var bytesInHead = 32 << 10
  /// Bytes of the body of a request.
  package var bytesInBody = 1 << 20
  /// Seconds that a client may say nothing, or take nothing.
  package var idleSeconds = 15
  /// Seconds within which a request has to be there, and after that its answer taken.
  package var requestSeconds = 60

  /// The limits for pages of the program's own.
  package init() {}
}
