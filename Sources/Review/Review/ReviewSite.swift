import AfterimageGoldens
import AfterimageGraphics
import AfterimageScreens
package import AfterimageServer

/// The pages of a review: the report, its pictures, and what decides.
package struct ReviewSite {
  /// The desk where decisions are made.
  package var desk: ReviewDesk
  private let page: [UInt8]
  private let folder: String
  private let goldenFolders: [String]

  /// Makes the site of a report that was written.
  ///
  /// - Parameters:
  ///   - page: the page of the report, with a token.
  ///   - folder: where its pictures and details lie.
  ///   - goldenFolders: the folders of goldens, for the commands that keep them.
  package init(_ desk: ReviewDesk, _ page: ReportPage, folder: String, goldenFolders: [String]) {
    self.desk = desk
    self.page = page.bytes
    self.folder = folder
    self.goldenFolders = goldenFolders
  }

  /// Answers a request that the server has let through; nil where there is nothing of that name.
  package mutating func answer(_ request: Request) -> Response? {
    switch (request.method, request.path) {
    case (.get, []), (.head, []), (.get, ["index.html"]):
      Response(
        contentType: "text/html; charset=utf-8", contentSecurityPolicy: ReportPage.policy,
        content: .bytes(page))
    case (.get, ["api", "events"]): .events
    case (.get, ["api", "state"]): json(state)
    case (.get, ["api", "summary"]): json(summary)
    case (.post, ["api", "decide"]): decide(request.body)
    case (.post, ["api", "undo"]): json(results(desk.undo()))
    case (.get, let path), (.head, let path): file(path)
    case (.post, _): nil
    }
  }

  /// A file of the report: nothing else is read, whatever the path.
  private func file(_ path: [String]) -> Response? {
    guard path.count == 2, ["pictures", "details"].contains(path[0]), ReportFolder.isOwn(path[1]),
      let bytes = try? readFile(at: "\(folder)/\(path[0])/\(path[1])").get()
    else { return nil }
    let isPicture = path[1].hasSuffix(".png")
    return Response(
      contentType: isPicture ? "image/png" : "text/javascript; charset=utf-8",
      content: .bytes(bytes))
  }

  private mutating func decide(_ body: [UInt8]) -> Response {
    guard let (decision, requests) = ReviewDesk.requests(in: body) else {
      return .text("the decision cannot be read", status: 400)
    }
    return json(results(desk.decide(decision, requests)))
  }

  private func json(_ value: JSONValue) -> Response {
    Response(
      contentType: "application/json", content: .bytes(Array(value.text(.compact).utf8)))
  }

  private func results(_ outcomes: [ReviewDesk.Outcome]) -> JSONValue {
    [
      "results": .array(
        outcomes.map { outcome in
          [
            "name": .string(outcome.name), "state": .string(outcome.state),
            "message": .string(outcome.message),
          ]
        }), "revision": .integer(desk.revision),
    ]
  }

  private var state: JSONValue {
    let decisions = desk.decisions.sorted { $0.key < $1.key }
    return [
      "decisions": .object(decisions.map { .init($0.key, .string($0.value.rawValue)) }),
      "summary": [
        "approved": .integer(desk.names(.approved).count),
        "refused": .integer(desk.names(.refused).count), "pending": .integer(desk.pendingCount),
      ], "revision": .integer(desk.revision),
    ]
  }

  private var summary: JSONValue {
    [
      "approved": .array(desk.names(.approved).map { .string($0) }),
      "refused": .array(desk.names(.refused).map { .string($0) }),
      "commands": .array(commands.map { .string($0) }),
    ]
  }

  /// The commands that keep what was approved; none where nothing was.
  package var commands: [String] {
    let count = desk.names(.approved).count
    guard count > 0 else { return [] }
    let folders = goldenFolders.map(\.quotedForShell).joined(separator: " ")
    return [
      "git add \(folders)", "git commit -m 'Approve \(count) golden\(count == 1 ? "" : "s")'",
    ]
  }
}

extension ReviewDesk {
  /// The most goldens that one request decides about.
  private static let mostGoldens = 100_000

  /// Reads a decision about goldens; nil for anything else.
  fileprivate static func requests(in body: [UInt8]) -> (Decision, [Request])? {
    let root = JSONDocument(reading: body, file: "decision").root
    guard let elements = root?["goldens"]?.elements, elements.count <= mostGoldens else {
      return nil
    }
    let requests = elements.compactMap { element -> Request? in
      guard let name = element["name"]?.string, let seen = element["seen"]?.string else {
        return nil
      }
      return Request(name: name, seen: seen)
    }
    guard requests.count == elements.count else { return nil }
    switch root?["decision"]?.string {
    case "approve": return (.approved, requests)
    case "refuse": return (.refused, requests)
    default: return nil
    }
  }
}
