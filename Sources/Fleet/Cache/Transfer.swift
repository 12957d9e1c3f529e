private import CCurl

#if canImport(Glibc)
  private import Glibc
#elseif canImport(Darwin)
  private import Darwin
#endif

/// A connection to a server, for one thread at a time.
final class Transfer {
  private let connection: OpaquePointer

  /// A server on the same network answers in milliseconds; one that takes longer than this costs more than it saves.
  private static var patience: transfer_patience {
    transfer_patience(connect: 2_000, whole: 30_000)
  }

  /// What came of a request.
  enum Outcome {
    /// A server answered, with what HTTP calls the status.
    case answer(code: Int, [UInt8])
    /// Nobody did in a way that is of use, for a reason in words that follow the address.
    case silence(String, isFinal: Bool)

    /// True where another try is not worth it.
    var isFinal: Bool {
      switch self {
      case .answer(let code, _): code < 500 && code != 429
      case .silence(_, let isFinal): isFinal
      }
    }
  }

  /// Makes a connection; nil where libcurl is not installed.
  init?() {
    var opened: OpaquePointer?
    guard transfer_open(&opened) == transfer_done, let opened else { return nil }
    connection = opened
  }

  deinit { transfer_close(connection) }

  /// Asks for what is at an address.
  ///
  /// - Parameter limit: the most bytes that are taken.
  func get(_ address: String, header: String?, limit: Int) -> Outcome {
    var code = 0
    var bytes: UnsafeMutablePointer<UInt8>?
    var count = 0
    let status = transfer_get(
      connection, address, header, Self.patience, limit, &code, &bytes, &count)
    defer { transfer_free(bytes) }
    return outcome(status, code, Array(UnsafeBufferPointer(start: bytes, count: count)))
  }

  /// Puts bytes at an address.
  func put(_ bytes: [UInt8], at address: String, header: String?) -> Outcome {
    var code = 0
    let status = bytes.withUnsafeBufferPointer {
      transfer_put(connection, address, header, Self.patience, $0.baseAddress, $0.count, &code)
    }
    return outcome(status, code, [])
  }

  private func outcome(_ status: transfer_status, _ code: Int, _ bytes: [UInt8]) -> Outcome {
    switch status {
    case transfer_done: return .answer(code: code, bytes)
    case transfer_too_long: return .silence("sends more than is taken", isFinal: true)
    default:
      let words = String(cString: transfer_words(connection))
      return .silence(
        words.isEmpty ? "does not answer" : "does not answer (\(words))", isFinal: false)
    }
  }

  /// Waits.
  static func wait(milliseconds: Int) {
    usleep(UInt32(milliseconds) * 1000)
  }
}
