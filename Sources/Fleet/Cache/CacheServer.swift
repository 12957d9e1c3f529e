import Afterimage

/// A server that keeps products by Bazel's protocol: `GET` and `PUT` of `/ac/DIGEST` and `/cas/DIGEST` (bazel.build/remote/caching).
///
/// What fails is tried again twice; after three requests that failed all the same no more are made, so that a server that is gone
/// costs seconds and no result.
package struct CacheServer: Sendable {
  private let address: String
  private let header: String?
  private let problem = Trouble()
  private let refusal = Trouble()
  private let connections = ToolPool { Transfer() }

  /// Names a server by the address that the names of its contents follow.
  init(_ address: String, header: String?) {
    self.address = address.hasSuffix("/") ? String(address.dropLast()) : address
    self.header = header
  }

  /// What keeps it from being used, in a sentence without a password.
  var trouble: String? { problem.sentence ?? refusal.sentence }

  /// What is kept under a name.
  func read(_ name: CacheName) -> [UInt8]? {
    guard !problem.isHopeless else { return nil }
    let answer = ask { $0.get(place(of: name), header: header, limit: CacheName.limit) }
    switch answer?.code {
    case nil: return nil
    case 200?:
      problem.clear()
      return answer?.bytes
    case 404?, 410?:
      problem.clear()
      return nil
    case let code?:
      note(code)
      return nil
    }
  }

  /// Keeps something under a name.
  func write(_ bytes: [UInt8], as name: CacheName) {
    guard !problem.isHopeless, !refusal.isHopeless else { return }
    guard let code = ask({ $0.put(bytes, at: place(of: name), header: header) })?.code else {
      return
    }
    switch code {
    case 200..<300: problem.clear()
    case 401, 403, 405:
      // Whoever may not write may still read.
      refusal.note(
        "\(shownAddress) takes nothing (\(code)); --cache-read-only asks it no more", isFinal: true)
    default: note(code)
    }
  }

  private func note(_ code: Int) {
    problem.note(
      "\(shownAddress) answers \(code); went on without it", isFinal: [401, 403].contains(code))
  }

  /// Makes a request, and again where nobody answers or a server says that it is busy; nil where nobody answers at last.
  private func ask(_ request: (Transfer) -> Transfer.Outcome) -> (code: Int, bytes: [UInt8])? {
    var outcome: Transfer.Outcome?
    connections.lend { transfer in
      for pause in [0, 100, 400] where outcome?.isFinal != true {
        if pause > 0 { Transfer.wait(milliseconds: pause) }
        outcome = request(transfer)
      }
    }
    switch outcome {
    case .answer(let code, let bytes): return (code, bytes)
    case .silence(let words, _): problem.note("\(shownAddress) \(words); went on without it")
    case nil:
      problem.note(
        "libcurl, which reads \(shownAddress), is not installed; went on without it", isFinal: true)
    }
    return nil
  }

  private func place(of name: CacheName) -> String { "\(address)/\(name.kind)/\(name.digits)" }

  /// The address without a name and a password in it.
  private var shownAddress: String {
    guard let scheme = address.firstRange(of: "://"),
      let at = address[scheme.upperBound...].prefix(while: { $0 != "/" }).lastIndex(of: "@")
    else { return address }
    return String(address[..<scheme.upperBound] + address[address.index(after: at)...])
  }
}
