private import CHTTP

/// The one door to libmicrohttpd: a listener whose requests are answered at a desk, on threads of its own.
final class HTTPDoor: Sendable {
  private nonisolated(unsafe) let server: OpaquePointer
  /// Kept as long as the library may ask.
  private let desk: Desk

  /// Opens the door on 127.0.0.1; port 0 is one of the system's choice.
  init(port: UInt16, limits: ServerLimits, desk: Desk) throws(ServerError) {
    let callbacks = http_callbacks(
      context: Unmanaged.passUnretained(desk).toOpaque(), head: hearHead, whole: hearWhole,
      tick: hearTick)
    var opened: OpaquePointer?
    switch http_start(port, http_limits(limits), callbacks, &opened) {
    case http_done: break
    case http_no_library: throw .libraryMissing
    case http_no_port: throw .portTaken(port)
    default: throw .exhausted
    }
    guard let opened else { throw .exhausted }
    server = opened
    self.desk = desk
  }

  deinit {
    desk.feeds.end()
    http_stop(server)
  }

  /// The port that it is at.
  var port: UInt16 { http_port(server) }
}

extension http_limits {
  fileprivate init(_ limits: ServerLimits) {
    self.init(
      connections: UInt32(limits.connections), bytes_per_connection: limits.bytesInHead,
      bytes_in_body: limits.bytesInBody, idle_seconds: UInt32(limits.idleSeconds),
      request_seconds: UInt32(limits.requestSeconds))
  }
}

private func desk(_ context: UnsafeMutableRawPointer?) -> Desk? {
  context.map { Unmanaged<Desk>.fromOpaque($0).takeUnretainedValue() }
}

private func hearHead(_ context: UnsafeMutableRawPointer?, _ request: OpaquePointer?) {
  guard let desk = desk(context), let request, let head = RequestHead(request) else { return }
  if let refusal = desk.refuse(head) { send(refusal, to: request) }
}

private func hearWhole(_ context: UnsafeMutableRawPointer?, _ request: OpaquePointer?) {
  guard let desk = desk(context), let request, let head = RequestHead(request) else { return }
  var size = 0
  let bytes = http_body(request, &size)
  send(desk.answer(head, body: Array(UnsafeBufferPointer(start: bytes, count: size))), to: request)
}

private func hearTick(_ context: UnsafeMutableRawPointer?) {
  desk(context)?.feeds.tick()
}

extension RequestHead {
  fileprivate init?(_ request: OpaquePointer) {
    guard let method = http_method(request), let target = http_target(request) else { return nil }
    self.init(
      port: http_request_port(request), method: String(cString: method),
      target: String(cString: target))
    withUnsafeMutablePointer(to: &self) { head in
      http_each_field(request, head) { context, name, value in
        guard let context, let name, let value else { return }
        context.assumingMemoryBound(to: RequestHead.self).pointee
          .add(String(cString: name), String(cString: value))
      }
    }
  }
}
