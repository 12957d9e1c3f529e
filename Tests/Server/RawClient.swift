#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A connection to a server on this machine that sends whatever it is told to.
final class RawClient {
  private let socket: Int32

  /// The seconds after which no answer counts as none.
  static let patience: Int32 = 60

  /// Connects; nil where nobody listens, or not within a moment.
  init?(port: UInt16, host: String = "127.0.0.1") {
    #if canImport(Glibc)
      socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #else
      socket = Darwin.socket(AF_INET, SOCK_STREAM, 0)
    #endif
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = inet_addr(host)
    let flags = fcntl(socket, F_GETFL)
    _ = fcntl(socket, F_SETFL, flags | O_NONBLOCK)
    let status = withUnsafePointer(to: address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard status == 0 || errno == EINPROGRESS else {
      close(socket)
      return nil
    }
  }

  deinit { close(socket) }

  /// True once the connection is there; false where it is refused or takes longer.
  func isConnected(milliseconds: Int32 = patience * 1000) -> Bool {
    guard isReady(POLLOUT, milliseconds: milliseconds) else { return false }
    var (error, size) = (0 as Int32, socklen_t(MemoryLayout<Int32>.size))
    getsockopt(socket, SOL_SOCKET, SO_ERROR, &error, &size)
    return error == 0
  }

  private func isReady(_ events: Int32, milliseconds: Int32) -> Bool {
    var asked = pollfd(fd: socket, events: Int16(events), revents: 0)
    return poll(&asked, 1, milliseconds) == 1
  }

  /// Sends bytes; false where the other side does not want them.
  @discardableResult func send(_ bytes: some Collection<UInt8>) -> Bool {
    var rest = Array(bytes)[...]
    while !rest.isEmpty {
      guard isReady(POLLOUT, milliseconds: Self.patience * 1000) else { return false }
      let sent = rest.withUnsafeBytes { sendQuietly($0.baseAddress, $0.count) }
      guard sent > 0 else { return false }
      rest = rest.dropFirst(sent)
    }
    return true
  }

  /// Sends a text.
  @discardableResult func send(_ text: String) -> Bool { send(text.utf8) }

  private func sendQuietly(_ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
    #if canImport(Glibc)
      Glibc.send(socket, bytes, count, Int32(MSG_NOSIGNAL))
    #else
      Darwin.send(socket, bytes, count, 0)
    #endif
  }

  /// Whatever comes next; none at the end, nil where nothing comes.
  func receivePart(milliseconds: Int32 = patience * 1000) -> [UInt8]? {
    guard isReady(POLLIN, milliseconds: milliseconds) else { return nil }
    var room = [UInt8](repeating: 0, count: 1 << 16)
    let count = recv(socket, &room, room.count, 0)
    return Array(room.prefix(max(count, 0)))
  }

  /// All that comes until a text is there, or until the end; nil where neither comes.
  func receive(until text: String? = nil) -> String? {
    var bytes: [UInt8] = []
    while true {
      guard let next = receivePart() else { return nil }
      bytes += next
      let isFound = text.map { String(decoding: bytes, as: UTF8.self).contains($0) }
      if next.isEmpty || isFound == true { return String(decoding: bytes, as: UTF8.self) }
    }
  }

  /// True where the other side ends the connection, whatever it says before.
  func isEnded() -> Bool { receive(until: nil) != nil }

  /// Says that nothing more will be sent.
  func finishSending() {
    #if canImport(Glibc)
      shutdown(socket, Int32(SHUT_WR))
    #else
      shutdown(socket, SHUT_WR)
    #endif
  }
}
