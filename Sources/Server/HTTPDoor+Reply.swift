private import CHTTP

/// Sends an answer; where the library does not take it, one that says so.
func send(_ reply: Reply, to request: OpaquePointer) {
  guard status(sending: reply, to: request) != http_done else { return }
  _ = status(sending: Desk.reply(to: .unsendable), to: request)
}

private func status(sending reply: Reply, to request: OpaquePointer) -> http_status {
  withFields(reply.fields) { fields in
    let (status, count) = (UInt32(clamping: reply.status), fields.count)
    switch reply.content {
    case .bytes(let bytes):
      return http_answer(request, status, fields.baseAddress, count, bytes, bytes.count)
    case .feed(let feed, let end):
      let listener = Unmanaged.passRetained(Listener(feed, end)).toOpaque()
      let stream = http_stream(context: listener, next: takeNext, end: endListening)
      return http_answer_stream(request, status, fields.baseAddress, count, stream)
    }
  }
}

/// Lends fields as C wants them.
private func withFields<Result>(
  _ fields: [(name: String, value: String)],
  _ work: (UnsafeBufferPointer<http_field>) -> Result
) -> Result {
  var texts: [CChar] = []
  let starts = fields.map { field in
    let (name, value) = (Array(field.name.utf8CString), Array(field.value.utf8CString))
    defer { texts += name + value }
    return (name: texts.count, value: texts.count + name.count)
  }
  return texts.withUnsafeBufferPointer { texts in
    let lent = starts.map { start in
      http_field(
        name: texts.baseAddress?.advanced(by: start.name),
        value: texts.baseAddress?.advanced(by: start.value))
    }
    return lent.withUnsafeBufferPointer(work)
  }
}

/// A feed on its way through the library.
private final class Listener: Sendable {
  let feed: EventFeed
  let end: @Sendable () -> Void

  init(_ feed: EventFeed, _ end: @escaping @Sendable () -> Void) {
    self.feed = feed
    self.end = end
  }
}

private func takeNext(
  _ context: UnsafeMutableRawPointer?, _ position: UInt64, _ room: UnsafeMutablePointer<CChar>?,
  _ size: Int
) -> Int {
  guard let context, let room else { return -1 }
  let listener = Unmanaged<Listener>.fromOpaque(context).takeUnretainedValue()
  let bytes = listener.feed.take(atMost: size)
  UnsafeMutableRawBufferPointer(start: room, count: size).copyBytes(from: bytes)
  return bytes.isEmpty ? -1 : bytes.count
}

private func endListening(_ context: UnsafeMutableRawPointer?) {
  guard let context else { return }
  Unmanaged<Listener>.fromOpaque(context).takeRetainedValue().end()
}
