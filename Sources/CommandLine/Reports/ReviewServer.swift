import AfterimageGoldens
import AfterimageGraphics
import AfterimageReview
import AfterimageServer

/// A review that is being served: its site behind the server's lock.
struct ReviewServer {
  /// The address of the page with its token.
  var address: String { server.firstPage }
  private let server: LoopbackServer
  private let site: Shared

  /// The site, which the handler of the server changes; one request at a time.
  private final class Shared: @unchecked Sendable {
    var site: ReviewSite
    /// Tells all pages that something was decided.
    var publish: (ServerEvent) -> Void = { _ in }

    /// Answers a request, and tells all pages where it has decided something.
    func answer(_ request: Request) -> Response? {
      let revision = site.desk.revision
      defer {
        if site.desk.revision != revision {
          publish(ServerEvent("message", data: "{\"revision\":\(site.desk.revision)}"))
        }
      }
      return site.answer(request)
    }

    init(_ site: ReviewSite) {
      self.site = site
    }
  }

  /// Begins to serve.
  ///
  /// - Parameter port: nil takes one that is free.
  init(_ site: ReviewSite, port: UInt16?, token: Token) throws(CommandFailure) {
    let shared = Shared(site)
    var limits = ServerLimits()
    // One group may be all goldens of a large project.
    limits.bytesInBody = 16 << 20
    let limit = limits
    server = try serving { () throws(ServerError) in
      try LoopbackServer(port: port ?? 0, token: token, limits: limit) { shared.answer($0) }
    }
    self.site = shared
    let server = server
    server.betweenRequests { shared.publish = { server.publish($0) } }
  }

  /// Serves until the last page was closed or the user ends it; the result is what was decided.
  ///
  /// In the end what was approved is packed as small as can be.
  func serve() -> ReviewSite {
    Interruption.listen()
    server.waitUntil(ServingArguments.isOver)
    server.stop()
    packRest()
    return site.site
  }

  /// Packs what was approved as small as can be; a second Ctrl-C leaves the rest as it is.
  private func packRest() {
    Interruption.reset()
    while !Interruption.isAsked, let golden = site.site.desk.nextToPack() {
      site.site.desk.pack(golden, golden.smallBytes)
    }
  }
}
