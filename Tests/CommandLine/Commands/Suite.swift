import Foundation
import TestSupport
import Testing

/// A small suite of goldens in a folder of one test: a label and what is pending about it.
struct Suite {
  let folder: TemporaryFolder
  var goldens: String { folder.path("Goldens") }
  var evidence: String { folder.path("seen") }

  init() throws {
    folder = try TemporaryFolder()
    try write(label: "one")
    try write(cases: #"{ "screen": "note", "device": "iphone-se", "goldens": ["frames", "png"] }"#)
  }

  /// Writes the screen anew, with another text.
  func write(label: String) throws {
    try folder.write(
      screenFile(
        name: "note", subviews: #"{ "type": "label", "id": "note", "text": "\#(label)" }"#,
        constraints: #""note.top == safeArea.top", "note.leading == super.leading""#),
      to: "Screens/note.screen.json")
  }

  func write(cases: String) throws {
    try folder.write(
      #"{ "format": 1, "screens": "../Screens", "cases": [\#(cases)] }"#, to: "Goldens/cases.json")
  }

  func test(_ options: String...) -> Run { test(options) }

  func test(_ options: [String]) -> Run {
    afterimage(["test", goldens, "-o", evidence] + options)
  }

  func approve(_ names: String...) -> Run { approve(names, []) }

  func approve(_ names: [String], _ options: [String]) -> Run {
    afterimage(["approve"] + names + ["--goldens", goldens, "-o", evidence] + options)
  }

  /// Walks through what is pending, with an answer in each line.
  func walk(_ answers: String..., names: [String] = [], options: [String] = []) -> Run {
    let words = ["approve", "-i"] + names + ["--goldens", goldens, "-o", evidence] + options
    return afterimage(words, answers: answers.map { $0 + "\n" }.joined())
  }

  /// What the last run left for a person: everything in its folder but what it remembers for the next one.
  var evidenceFiles: [String] { files(in: "seen").filter { $0 != "passed.txt" } }

  /// The files in the folder of goldens or of evidence.
  func files(in part: String) -> [String] {
    folder.files.filter { $0.hasPrefix(part + "/") }.map { String($0.dropFirst(part.count + 1)) }
  }
}

extension Run {
  /// The results that `test --json` has written, one for each golden.
  func findings() throws -> [[String: Any]] {
    let object = try JSONSerialization.jsonObject(with: Data(outputBytes))
    return try #require(object as? [[String: Any]])
  }
}
