import Foundation

private let tag = try! NSRegularExpression(pattern: "<\\/?([a-zA-Z0-9]+)[^>]*>")

func name(of text: String) -> String? {
  guard let match = tag.firstMatch(in: text, range: NSRange(text.startIndex..., in: text)),
    let range = Range(match.range(at: 1), in: text)
  else { return nil }
  return String(text[range])
}

func count(_ pattern: String, _ text: String) -> Int {
  let expression = try! NSRegularExpression(pattern: pattern, options: .caseInsensitive)
  return expression.numberOfMatches(in: text, range: NSRange(text.startIndex..., in: text))
}

// expect group: "strong"
func group() -> String? { name(of: "a </strong >") }

// expect nothing: nil
func nothing() -> String? { name(of: "a < b") }

// expect trimmed: "words  here"
func trimmed() -> String {
  "  words  here".replacingOccurrences(of: "^\\s+", with: "", options: .regularExpression)
}

// expect digits: "# and #"
func digits() -> String {
  "12 and 3456".replacingOccurrences(of: #"\d{1,}"#, with: "#", options: .regularExpression)
}

// expect literal: "a-c"
func literal() -> String { "a.c".replacingOccurrences(of: ".", with: "-") }

// expect words: 3
func words() -> Int { count(#"\bon(e|ly)?\b"#, "On one, only once") }

// expect lazy: 2
func lazy() -> Int { count("\".*?\"", #""a" and "b""#) }

// expect greedy: 1
func greedy() -> Int { count("\".*\"", #""a" and "b""#) }

// expect counted: 1
func counted() -> Int { count("^(?:ab){2,3}$", "ababab") }

// expect last: "ab!"
func last() -> String {
  "ab\n".replacingOccurrences(of: "\\n$", with: "!", options: .regularExpression)
}

// expect line: 1
func line() -> Int { count("b$", "ab\n") }
