import Afterimage
import AfterimageGoldens
import AfterimageGraphics
import AfterimageInterfaceBuilder
import AfterimageScreens

/// A file of cases for all that lies beside a folder of goldens, to be changed into one's own.
struct GoldenTemplate {
  /// The file and its schema.
  let files: [StartingFile]
  /// The notes for the author: that there is nothing yet, or which files have no case.
  let notes: [String]

  /// Looks for screens, scenarios and documents beside a folder and below.
  init(folder: String) {
    let folder = folder.count > 1 && folder.hasSuffix("/") ? String(folder.dropLast()) : folder
    let around = folderPrefix(of: folder)
    let found = InputFolder(around.isEmpty ? "." : around)
    var cases = CaseList()
    for name in found.names { cases.add(name, in: around) }
    files = [
      StartingFile(path: "\(folder)/cases.json", text: caseText(of: cases.cases), isShared: false),
      StartingFile(
        path: "\(folder)/cases.schema.json", text: GoldenCaseSchema.text, isShared: true),
    ]
    let place = around.isEmpty ? "the current folder" : around
    let empty = "no screen lies in \(place) or below it; 'afterimage init screen NAME' writes one"
    notes = found.names.isEmpty ? [empty] : cases.notes
  }
}

/// Cases of which no two ask for the same golden.
private struct CaseList {
  private(set) var cases: [GoldenCase] = []
  private(set) var notes: [String] = []
  private var goldens: Set<String> = []

  /// Adds a case for a file, or for each scene of a document.
  mutating func add(_ path: String, in folder: String) {
    for subject in subjects(at: path, in: folder) {
      let names = subject.path.split(omittingEmptySubsequences: false) { "/#".contains($0) }
      guard names.allSatisfy({ Name(String($0)) != nil }) else {
        notes.append(
          "\(subject.path): no case, as a path in a case has no other characters than a name")
        continue
      }
      var golden = GoldenCase(subject)
      golden.goldens = subject.kinds.filter { goldens.insert(name(of: golden, $0)).inserted }
      if golden.goldens.isEmpty {
        notes.append("\(subject.path): no case, as another one asks for goldens of the same name")
      } else {
        cases.append(golden)
      }
    }
  }

  private func name(of golden: GoldenCase, _ kind: GoldenKind) -> String {
    "\(golden.name(strategy: nil)).\(kind.rawValue)".lowercased()
  }

  private func subjects(at path: String, in folder: String) -> [GoldenCase.Subject] {
    if path.hasSuffix(Input.screenSuffix) {
      return [.screen(String(path.dropLast(Input.screenSuffix.count)))]
    }
    if path.hasSuffix(Input.scenarioSuffix) {
      return [.scenario(String(path.dropLast(Input.scenarioSuffix.count)))]
    }
    let document = DocumentReference(folder + path).flatMap { try? OpenedDocument($0) }
    return ((try? document?.scenes()) ?? []).map {
      .document(DocumentReference(file: path, scene: $0.name))
    }
  }
}

extension GoldenCase.Subject {
  /// The goldens that tell most of it.
  fileprivate var kinds: [GoldenKind] {
    switch self {
    case .screen, .document: [.frames, .png]
    case .scenario: [.timeline, .png]
    }
  }
}

private func caseText(of cases: [GoldenCase]) -> String {
  let lines = cases.map { "    " + GoldenCaseFile.line(of: $0) }.joined(separator: ",\n")
  return """
    {
      "$schema": "cases.schema.json",
      "$comment": [
        "What has to look as it did; what is not said is as on an upright iPhone in the light.",
        "afterimage test: compares every case with its goldens, and draws what is missing",
        "afterimage approve: accepts what the last test saw, once you have looked at it",
        "A case can say more, as in",
        "{ \\"screen\\": \\"login\\", \\"strategy\\": \\"redact\\", \\"appearance\\": \\"dark\\", \\"device\\": \\"ipad-pro-11\\" }"
      ],
      "format": 1,
      "screens": "..",
      "cases": [\(cases.isEmpty ? "" : "\n\(lines)\n  ")]
    }

    """
}
