/// An answer taken apart.
struct Answer {
  let status: Int
  let fields: [String: String]
  let body: String

  /// Takes apart what came; nil where that is no answer.
  init?(_ text: String?) {
    guard let text, let end = text.firstRange(of: "\r\n\r\n") else { return nil }
    let lines = text[..<end.lowerBound].split(separator: "\r\n")
    let words = lines.first?.split(separator: " ") ?? []
    guard words.count > 1, words[0].hasPrefix("HTTP/1."), let status = Int(words[1]) else {
      return nil
    }
    self.status = status
    body = String(text[end.upperBound...])
    let pairs = lines.dropFirst().compactMap { line -> (String, String)? in
      guard let colon = line.firstIndex(of: ":") else { return nil }
      let value = line[colon...].dropFirst().drop { $0 == " " }
      return (line[..<colon].lowercased(), String(value))
    }
    fields = Dictionary(pairs) { $0 + ", " + $1 }
  }
}
