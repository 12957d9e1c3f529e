import AfterimageGraphics

/// Where requests become answers, one at a time.
final class Desk: @unchecked Sendable {
  /// The open pages.
  let feeds: EventFeeds
  private let gate: Gate
  private let turn = Lock()
  private let handler: (Request) -> Response?

  /// Makes a desk; the handler is called within the lock and nowhere else.
  init(_ gate: Gate, _ limits: ServerLimits, _ handler: sending @escaping (Request) -> Response?) {
    feeds = EventFeeds(limits: limits)
    self.gate = gate
    self.handler = handler
  }

  /// The answer to a head that is not let in; nil where the body is to be read.
  func refuse(_ head: RequestHead) -> Reply? {
    do {
      _ = try gate.admit(head)
      return nil
    } catch {
      return Self.reply(to: error)
    }
  }

  /// The answer to a whole request.
  func answer(_ head: RequestHead, body: [UInt8]) -> Reply {
    do {
      var admission = try gate.admit(head)
      admission.request.body = body
      return try answer(admission)
    } catch {
      return Self.reply(to: error)
    }
  }

  private func answer(_ admission: Gate.Admission) throws(Refusal) -> Reply {
    guard var response = betweenRequests({ handler(admission.request) }) else { throw .unknownPath }
    if let cookie = admission.cookie { response.fields.append(("Set-Cookie", cookie)) }
    let content = try content(of: response, to: admission.request.method)
    return Reply(status: response.status, fields: response.allFields, content: content)
  }

  private func content(
    of response: Response, to method: Request.Method
  ) throws(Refusal) -> Reply.Content {
    switch (response.content, method) {
    case (.bytes(let bytes), _): return .bytes(bytes)
    // The library would send the end of a stream that has no beginning.
    case (.events, .head): return .bytes([])
    case (.events, .get), (.events, .post):
      guard let feed = feeds.add() else { throw .streamsTaken }
      return .feed(feed) { [feeds] in feeds.remove(feed) }
    }
  }

  /// Does something while no request is answered.
  func betweenRequests<Result>(_ work: () -> Result) -> Result {
    turn.withLock(work)
  }

  /// The answer to a request that is refused.
  static func reply(to refusal: Refusal) -> Reply {
    let response = refusal.response
    let bytes: [UInt8] = if case .bytes(let bytes) = response.content { bytes } else { [] }
    return Reply(status: response.status, fields: response.allFields, content: .bytes(bytes))
  }
}
