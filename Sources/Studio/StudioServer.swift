package import Afterimage
import AfterimageGraphics
package import AfterimageServer

/// A studio that is being served: its site behind the server's lock, its files watched.
package final class StudioServer {
  /// The address of the page with its token.
  package var address: String { server.firstPage }
  private let server: LoopbackServer
  private let shared: Shared
  private let verdicts: VerdictDesk
  private let swiftPackage: SwiftPackage?

  /// The site, which the handler of the server and the watch change, one at a time.
  private final class Shared: @unchecked Sendable {
    var site: StudioSite

    init(_ site: StudioSite) { self.site = site }
  }

  /// Where the verdicts' thread finds the server, which is there after it.
  private final class Pages: @unchecked Sendable {
    private let lock = Lock()
    private var server: LoopbackServer?

    func open(_ server: LoopbackServer) { lock.withLock { self.server = server } }
    func publish(_ event: ServerEvent) { lock.withLock { server }?.publish(event) }
  }

  /// Begins to serve a library.
  ///
  /// - Parameters:
  ///   - port: nil takes one that is free.
  ///   - pipeline: draws the pictures, and is used by nobody else from now on.
  ///   - tool: the program and its version.
  ///   - swiftPackage: the package that writes the inputs; nil where they are files of their own.
  package init(
    _ library: StudioLibrary, port: UInt16?, token: Token, drawnBy pipeline: Pipeline,
    tool: String, of swiftPackage: SwiftPackage?
  ) throws(ServerError) {
    let pages = Pages()
    self.swiftPackage = swiftPackage
    verdicts = VerdictDesk(with: pipeline) { pages.publish($0) }
    let shared = Shared(
      StudioSite(
        library, judgedBy: verdicts, drawnBy: pipeline, tool: tool, of: swiftPackage))
    self.shared = shared
    server = try LoopbackServer(port: port ?? 0, token: token) { shared.site.answer($0) }
    pages.open(server)
  }

  /// Serves, and follows the files, until somebody wants it to end.
  ///
  /// - Parameter isOver: asked several times a second, who is there being told.
  package func serve(until isOver: (Attendance) -> Bool) {
    judgeAll(nil)
    if let watch = FileWatch() {
      var follower = Follower(watch)
      follower.isPackageOld = swiftPackage != nil
      while !isOver(server.attendance) { follow(&follower) }
    } else {
      server.waitUntil(isOver)
    }
    server.stop()
    verdicts.close()
  }

  /// Tells all pages of an event.
  package func publish(_ event: ServerEvent) { server.publish(event) }

  /// Waits for changes for a moment, and tells the pages of them at once; what takes longer is done once no more follow.
  private func follow(_ follower: inout Follower) {
    let readings = server.betweenRequests { shared.site.library.readings }
    if readings != follower.readings {
      follower.readings = readings
      follower.watch.add(server.betweenRequests { shared.site.library.folders })
      follower.watch.add(swiftPackage.map { WatchedPath.foldersWithin($0.folder) } ?? [])
    }
    guard let change = follower.watch.wait(milliseconds: 100) else {
      // Editors write in several steps, of which each would be a build.
      if follower.isPackageOld { build(&follower) }
      if follower.isUnsettled { settle(&follower) }
      return
    }
    let paths: Set<String>? = if case .paths(let paths) = change { paths } else { nil }
    let (touched, event) = server.betweenRequests { shared.site.changes(of: paths) }
    if !touched.isEmpty { publish(event) }
    follower.touched += touched
    follower.isUnsettled = true
    follower.isPackageOld = follower.isPackageOld || swiftPackage?.isBuilt(from: paths) ?? false
  }

  /// Lists the folders anew, and has what was changed judged.
  private func settle(_ follower: inout Follower) {
    let (isOther, event) = server.betweenRequests {
      (shared.site.library.list(), shared.site.event(of: [], isList: true))
    }
    if isOther { publish(event) }
    judgeAll(isOther ? nil : follower.touched)
    follower.touched = []
    follower.isUnsettled = false
    // Folders that are new are watched from now on.
    follower.readings = -1
  }

  /// Builds the package anew, whose screens are files like others then.
  private func build(_ follower: inout Follower) {
    follower.isPackageOld = false
    guard let swiftPackage else { return }
    tell(ofBuild: ["state": "building"])
    tell(ofBuild: swiftPackage.preview().json)
    follower.isUnsettled = true
  }

  /// Tells the pages that are open, and those that are opened later, what becomes of building the package.
  private func tell(ofBuild data: JSONValue) {
    server.betweenRequests { shared.site.build = data }
    publish(ServerEvent("build", data: data.text(.compact)))
  }

  /// A watch, and what is still to be done about what it has told.
  private struct Follower {
    let watch: FileWatch
    /// The readings of files after which folders were last added to the watch.
    var readings = -1
    /// The inputs that were changed and have not been judged since.
    var touched: [String] = []
    /// True where the package was changed since it was built.
    var isPackageOld = false
    /// True where folders have not been listed since something changed.
    var isUnsettled = false

    init(_ watch: FileWatch) { self.watch = watch }
  }

  /// Has inputs judged by themselves, nil all, when pages wait for nothing.
  private func judgeAll(_ ids: [String]?) {
    server.betweenRequests { shared.site.judgeLater(ids) }
  }
}

extension StudioSite {
  /// The most inputs of which pages are told at once what is wrong with them; of more they ask.
  private static let mostTold = 4

  /// Notes changed files; the result is the inputs that may look otherwise now, and what pages are told of them.
  fileprivate mutating func changes(
    of paths: Set<String>?
  ) -> (touched: [String], event: ServerEvent) {
    let touched = note(paths)
    return (touched, event(of: touched))
  }

  /// What pages are told of changed inputs.
  ///
  /// - Parameter isList: true where inputs have come or gone.
  fileprivate mutating func event(of ids: [String], isList: Bool = false) -> ServerEvent {
    let rows = ids.count <= Self.mostTold ? ids.map { row(of: $0) } : []
    let data: JSONValue = [
      "revision": .integer(library.revision), "inputs": .array(ids.map { .string($0) }),
      "list": .bool(isList), "entries": .array(rows),
    ]
    return ServerEvent("change", data: data.text(.compact))
  }
}
