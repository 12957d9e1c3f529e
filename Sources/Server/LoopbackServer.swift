private import AfterimageGraphics

/// A server on 127.0.0.1 for pages of the program's own: what comes from anywhere else is refused.
///
/// Answers are made one at a time, on threads of the server's; whoever makes one must not stop the server.
package final class LoopbackServer: @unchecked Sendable {
  /// The port that it is at.
  package let port: UInt16
  private let token: Token
  private let desk: Desk
  private let lock = Lock()
  private var door: HTTPDoor?

  /// Starts a server; port 0 is one of the system's choice.
  ///
  /// - Parameter handler: makes the answers, one at a time; nil where there is nothing of that name.
  package init(
    port: UInt16 = 0, token: Token, limits: ServerLimits = ServerLimits(),
    handler: sending @escaping (Request) -> Response?
  ) throws(ServerError) {
    desk = Desk(Gate(token: token, bytesInBody: limits.bytesInBody), limits, handler)
    let door = try HTTPDoor(port: port, limits: limits, desk: desk)
    self.port = door.port
    self.token = token
    self.door = door
  }

  /// The address of the first page, the secret in it.
  package var firstPage: String { "http://127.0.0.1:\(port)/?token=\(token.text)" }

  /// Tells all open pages of an event; never waits for them.
  package func publish(_ event: ServerEvent) {
    desk.feeds.add(event.bytes)
  }

  /// Who is there to see pages.
  package var attendance: Attendance { desk.feeds.current() }

  /// Does something while no answer is made, so that what answers are made of can be changed.
  package func betweenRequests<Result>(_ work: () -> Result) -> Result {
    desk.betweenRequests(work)
  }

  /// Waits until something is so, asking four times a second and whenever pages come or go; also ends when the server is stopped.
  package func waitUntil(_ isSo: (Attendance) -> Bool) {
    desk.feeds.waitUntil(isSo)
  }

  /// Ends all streams, lets the answer that is being made be finished, and closes all connections.
  package func stop() {
    lock.withLock { door = nil }
  }
}
