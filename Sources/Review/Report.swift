package import Afterimage
package import AfterimageGoldens
import AfterimageGraphics
import AfterimageScreens

/// What a run has found, for people to look at.
package struct Report: Sendable {
  /// What was tested, such as the folders of the goldens.
  package var title: String
  /// The program and its version.
  package var tool: String
  /// The versions of the libraries that drew.
  package var libraries: String
  /// The goldens, in the order of the run.
  package var cases: [ReportCase]

  /// Puts a report together.
  package init(title: String, tool: String, libraries: String, cases: [ReportCase]) {
    self.title = title
    self.tool = tool
    self.libraries = libraries
    self.cases = cases
  }

  /// The groups of the cases that somebody has to look at, by the places of the cases in the report.
  package var groups: [(group: CauseGroup, places: [Int])] {
    let failing = cases.indices.filter { cases[$0].isFailing }
    let members = failing.map { place in
      CauseGroup.Member(
        subject: cases[place].golden?.subject.path ?? cases[place].name,
        reasons: cases[place].explained?.reasons ?? Reasons(causes: []),
        message: cases[place].messageOfGroup)
    }
    return CauseGroup.all(of: members).map { ($0, $0.cases.map { failing[$0] }) }
  }

  /// Writes the page with all that it shows; the result is its data.
  ///
  /// - Parameter token: what a page that is served shows to decide; nil where nothing can be decided.
  @discardableResult
  package func write(
    to folder: inout ReportFolder, decidingWith token: String? = nil
  ) throws(OutputFailure) -> ReportPage {
    var words = Vocabularies()
    var rows: [JSONValue] = []
    for (place, one) in cases.enumerated() {
      rows.append(try one.row(place, &words, &folder))
    }
    let groups: [JSONValue] = groups.map { group, places in
      [
        "id": .string(String(Digest(of: Array(group.key.utf8)).hexadecimal.prefix(16))),
        "sentence": .string(group.sentence), "kind": "cause",
        "cases": .array(places.map { .integer($0) }),
      ]
    }
    var members: [JSONValue.Member] = token.map { [.init("review", ["token": .string($0)])] } ?? []
    let data: JSONValue = [
      "format": 1, "kind": "test", "title": .string(title), "tool": .string(tool),
      "libraries": .string(libraries), "subjects": words.subjects.json,
      "devices": words.devices.json, "strategies": words.strategies.json,
      "groups": .array(groups), "cases": .array(rows),
    ]
    if case .object(let all) = data { members += all }
    let page = ReportPage(data: .object(members))
    try folder.finish(token == nil ? page : nil)
    return page
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
