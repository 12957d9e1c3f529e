import AfterimageGoldens
import AfterimageGraphics
import AfterimageReview
import AfterimageServer
import Synchronization

#if canImport(Glibc)
  private import Glibc
#elseif canImport(Darwin)
  private import Darwin
#endif

/// True once somebody has asked the review to end.
private let isInterrupted = Atomic(false)

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
    do throws(ServerError) {
      server = try LoopbackServer(port: port ?? 0, token: token, limits: limits) { request in
        shared.answer(request)
      }
    } catch {
      throw CommandFailure(.inputMissing, ["\(error)"])
    }
    self.site = shared
    let server = server
    server.betweenRequests { shared.publish = { server.publish($0) } }
  }

  /// Serves until the last page was closed or the user ends it; the result is what was decided.
  ///
  /// In the end what was approved is packed as small as can be.
  func serve() -> ReviewSite {
    Self.listenToUser()
    server.waitUntil { attendance in
      if isInterrupted.load(ordering: .relaxed) { return true }
      return (attendance.secondsAlone ?? 0) > Self.secondsAfterLastPage
    }
    server.stop()
    packRest()
    return site.site
  }

  /// Lets Ctrl-C and a request to end be heard, also where whoever began the process had them kept back.
  private static func listenToUser() {
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in [SIGINT, SIGTERM] {
      sigaddset(&signals, number)
      signal(number) { _ in isInterrupted.store(true, ordering: .relaxed) }
    }
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
  }

  /// A page that is loaded anew comes back well within that time.
  private static let secondsAfterLastPage = 5.0

  /// Packs what was approved as small as can be; a second Ctrl-C leaves the rest as it is.
  private func packRest() {
    isInterrupted.store(false, ordering: .relaxed)
    while !isInterrupted.load(ordering: .relaxed), let golden = site.site.desk.nextToPack() {
      site.site.desk.pack(golden, golden.smallBytes)
    }
  }
}
