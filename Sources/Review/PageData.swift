import AfterimageFleet
import AfterimageGoldens
import AfterimageGraphics

/// What a page shows, while its cases are written.
struct PageData {
  /// The words that many cases share.
  var words = Vocabularies()
  /// The cases.
  var rows: [JSONValue] = []
  private var groups: [JSONValue] = []

  /// Adds a group of cases by their places; its key tells it from others, from run to run.
  mutating func add(
    group key: String, of kind: String, saying sentence: String, _ places: [Int]
  ) {
    groups.append([
      "id": .string(String(Digest(of: Array(key.utf8)).hexadecimal.prefix(16))),
      "sentence": .string(sentence), "kind": .string(kind),
      "cases": .array(places.map { .integer($0) }),
    ])
  }

  /// The data as the page reads it.
  func members(
    kind: String, title: String, tool: String, libraries: String
  ) -> [JSONValue.Member] {
    [
      .init("format", 1), .init("kind", .string(kind)), .init("title", .string(title)),
      .init("tool", .string(tool)), .init("libraries", .string(libraries)),
      .init("subjects", words.subjects.json), .init("devices", words.devices.json),
      .init("strategies", words.strategies.json), .init("groups", .array(groups)),
      .init("cases", .array(rows)),
    ]
  }
}

/// The words that many cases share, each by its place.
struct Vocabularies {
  var subjects = Vocabulary()
  var devices = Vocabulary()
  var strategies = Vocabulary()

  /// Words in the order in which they were first met.
  struct Vocabulary {
    private var places: [String: Int] = [:]
    private var words: [String] = []

    /// The place of a word.
    mutating func place(of word: String) -> JSONValue {
      if let place = places[word] { return .integer(place) }
      places[word] = words.count
      words.append(word)
      return .integer(words.count - 1)
    }

    /// The words in their order.
    var json: JSONValue { .array(words.map { .string($0) }) }
  }
}
