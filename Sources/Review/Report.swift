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
    var data = PageData()
    for (place, one) in cases.enumerated() {
      data.rows.append(try one.row(place, &data.words, &folder))
    }
    for (group, places) in groups {
      data.add(group: group.key, of: "cause", saying: group.sentence, places)
    }
    var members = data.members(kind: "test", title: title, tool: tool, libraries: libraries)
    if let token { members.append(.init("review", ["token": .string(token)])) }
    let page = ReportPage(data: .object(members))
    try folder.finish(token == nil ? page : nil)
    return page
  }
}
