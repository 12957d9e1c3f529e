/// What a request has to bring before the program hears of it.
struct Gate {
  let token: Token
  let bytesInBody: Int

  /// A request that was let in.
  struct Admission {
    var request: Request
    /// What the answer gives the page, so that what it loads is let in as well.
    var cookie: String?
  }

  /// Lets a request in, its body aside; throws the first reason against it.
  func admit(_ head: RequestHead) throws(Refusal) -> Admission {
    guard let method = Request.Method(rawValue: head.method) else { throw .method }
    guard let target = RequestTarget(head.target) else { throw .target }
    try checkPlace(head)
    try checkLength(head, method)
    let cookie = try checkToken(head, method, target)
    if method == .post { try checkType(head) }
    var query = target.query
    query["token"] = nil
    return Admission(request: Request(method, path: target.path, query: query), cookie: cookie)
  }
}

extension Gate {
  /// Checks that a request is of a page of this server's.
  ///
  /// A name that resolves to this machine may be anybody's, so a page of that name is not ours. Pages of other ports
  /// count as strangers, too, though browsers take them for the same site.
  private func checkPlace(_ head: RequestHead) throws(Refusal) {
    let hosts = head.values(of: "host").map { $0.lowercased() }
    let own = ["127.0.0.1:\(head.port)", "localhost:\(head.port)"]
    guard hosts.count == 1, let host = hosts.first, own.contains(host) else { throw .host }
    guard head.values(of: "origin").allSatisfy({ $0 == "http://" + host }),
      head.values(of: "sec-fetch-site").allSatisfy({ ["same-origin", "none"].contains($0) })
    else { throw .origin }
  }

  private func checkLength(_ head: RequestHead, _ method: Request.Method) throws(Refusal) {
    let (lengths, codings) = (
      head.values(of: "content-length"), head.values(of: "transfer-encoding")
    )
    guard lengths.count + codings.count <= 1, codings.allSatisfy({ $0.lowercased() == "chunked" })
    else { throw .framing }
    guard let text = lengths.first else {
      guard codings.isEmpty || method == .post else { throw .framing }
      return
    }
    guard !text.isEmpty, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
      throw .framing
    }
    // Digits that are no number are one beyond all numbers.
    let length = Int(text) ?? .max
    guard length <= bytesInBody else { throw .bodyTooLarge }
    guard length == 0 || method == .post else { throw .framing }
  }

  private func checkType(_ head: RequestHead) throws(Refusal) {
    let types = head.values(of: "content-type")
    let type = types.first?.prefix { $0 != ";" }.lowercased()
    guard types.count == 1, type?.split(separator: " ") == ["application/json"] else {
      throw .contentType
    }
  }

  /// The cookie that the first page gets, where the token was in its address.
  private func checkToken(
    _ head: RequestHead, _ method: Request.Method, _ target: RequestTarget
  ) throws(Refusal) -> String? {
    // Cookies know no ports, and another server may run on this machine.
    let name = "afterimage-\(head.port)"
    if method == .post {
      let values = head.values(of: "x-afterimage-token")
      guard values.count == 1, token.matches(values[0]) else { throw .token }
      return nil
    }
    if target.path.isEmpty, let given = target.query["token"], token.matches(given) {
      return "\(name)=\(token.text); HttpOnly; SameSite=Strict; Path=/"
    }
    guard head.cookies(name).contains(where: token.matches) else { throw .token }
    return nil
  }
}
