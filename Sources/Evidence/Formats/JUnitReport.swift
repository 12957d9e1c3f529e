import AfterimageAudit
import AfterimageGraphics

/// An audit as the XML of JUnit: a suite for each input, a case for each secret under each strategy.
struct JUnitReport {
  private let report: AuditReport

  /// The report as test cases.
  init(_ report: AuditReport) {
    self.report = report
  }

  /// The text of the file.
  var text: String {
    let suites = report.rows.grouped(by: \.row.input).enumerated().map {
      suite($1.rows, of: $1.key, number: $0)
    }
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites>\n" + suites.joined()
      + "</testsuites>\n"
  }

  private func suite(_ rows: [JudgedRow], of input: String, number: Int) -> String {
    let failures = rows.count(where: \.decision.isFailure)
    let skipped = rows.count(where: \.isSkipped)
    return """
        <testsuite package="afterimage" id="\(number)" name="\(input.token)" \
      timestamp="\(report.context.day)T00:00:00" hostname="localhost" tests="\(rows.count)" \
      failures="\(failures)" errors="0" skipped="\(skipped)" time="0">
          <properties>
            <property name="version" value="\(report.context.version.escapedForMarkup)"/>
          </properties>
      \(rows.map(testCase).joined())\
          <system-out/>
          <system-err/>
        </testsuite>

      """
  }

  private func testCase(_ judged: JudgedRow) -> String {
    let name = judged.subject + (judged.row.under.map { " [\($0)]" } ?? "")
    let head =
      "    <testcase name=\"\(name.token)\" classname=\"\(judged.row.input.token)\" time=\"0\""
    guard let outcome = outcome(of: judged) else { return head + "/>\n" }
    return head + ">\n      \(outcome)\n    </testcase>\n"
  }

  private func outcome(of judged: JudgedRow) -> String? {
    let message = judged.sentence.printable.escapedForMarkup
    if judged.isSkipped { return "<skipped message=\"\(message)\"/>" }
    guard judged.decision.isFailure else { return nil }
    let place = judged.file + (judged.row.line.map { ":\($0)" } ?? "")
    return "<failure message=\"\(message)\" type=\"\(judged.row.finding.degree.rawValue)\">"
      + "\(place.printable.escapedForMarkup)\n\(message)</failure>"
  }
}

extension JudgedRow {
  /// True for a secret that fails by itself and of which somebody knows.
  fileprivate var isSkipped: Bool {
    switch decision {
    case .accepted, .known: true
    case .passes, .fails: false
    }
  }
}

extension String {
  /// The text as a token of XML: on one line, its words one blank apart.
  fileprivate var token: String {
    printableOnOneLine.split(separator: " ").joined(separator: " ").escapedForMarkup
  }
}
