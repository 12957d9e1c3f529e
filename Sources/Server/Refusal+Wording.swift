extension Refusal {
  /// The number that says so (RFC 9110, section 15).
  var status: Int {
    switch self {
    case .target, .framing: 400
    case .host, .origin, .token: 403
    case .unknownPath: 404
    case .method: 405
    case .bodyTooLarge: 413
    case .contentType: 415
    case .unsendable: 500
    case .streamsTaken: 503
    }
  }

  private var wording: String {
    switch self {
    case .method: "Only GET, HEAD and POST are answered here."
    case .host: "This server is not the one that was asked for."
    case .target: "This is no address of a page."
    case .origin: "Another site's page may not ask this."
    case .token: "Open the address that afterimage has printed: it holds the key to this page."
    case .contentType: "What is posted has to be JSON."
    case .framing: "The length of this request is not clear."
    case .bodyTooLarge: "This request is too large."
    case .unknownPath: "There is no such page."
    case .streamsTaken: "Too many pages are open."
    case .unsendable: "The answer could not be sent."
    }
  }

  /// The answer, which says nothing of what the program knows.
  var response: Response {
    var response = Response.text(wording + "\n", status: status)
    if self == .method { response.fields = [("Allow", "GET, HEAD, POST")] }
    return response
  }
}
