import AfterimageAudit
import AfterimageGraphics
import AfterimageScreens

/// An audit as a log of SARIF 2.1.0: a result for each secret that is not as the policy asks.
package struct SARIFReport {
  private let report: AuditReport
  private let limit: Int

  /// The most results that GitHub takes of a run.
  package static let mostResults = 25_000
  /// The schema of the format, at its stable address.
  static let schema =
    "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"

  /// The report as a log.
  ///
  /// - Parameter limit: the most results that are written.
  package init(_ report: AuditReport, atMost limit: Int = Self.mostResults) {
    (self.report, self.limit) = (report, limit)
  }

  /// The text of the file.
  package var text: String {
    let log: JSONValue = [
      "$schema": .string(Self.schema), "version": "2.1.0", "runs": .array([run]),
    ]
    return log.text(.pretty) + "\n"
  }

  private var run: JSONValue {
    [
      "tool": ["driver": SARIFTool(report.context).driver],
      "automationDetails": ["id": "afterimage/audit/"],
      "columnKind": "unicodeCodePoints",
      "originalUriBaseIds": [
        SARIFPlace.base: ["description": ["text": "The folder that the audit was started in."]]
      ],
      "taxonomies": .array(Standard.Document.all.map(\.taxonomy)),
      "invocations": .array([invocation]),
      "results": .array(results.prefix(limit).map { SARIFResult($0).json }),
    ]
  }

  /// The gravest results first, so that those are there if some have to be left out.
  private var results: [JudgedRow] {
    report.openRows.enumerated().sorted { first, second in
      let ranks = [first, second].map { $0.element.decision.isFailure ? 0 : 1 }
      let degrees = [first, second].map(\.element.row.finding.degree)
      return (ranks[0], degrees[1], first.offset) < (ranks[1], degrees[0], second.offset)
    }.map(\.element)
  }

  private var invocation: JSONValue {
    let rest = results.count - limit
    let cut = "\(rest) more results are left out, as no more than \(limit) are taken"
    let words = (rest > 0 ? [cut] : []) + report.notices.map { "\($0)" }
    return [
      "executionSuccessful": true,
      "toolExecutionNotifications": .array(
        words.map { ["level": "note", "message": ["text": .string($0)]] }),
    ]
  }
}

/// The program as SARIF describes it, with its rules.
private struct SARIFTool {
  let context: ReportContext

  init(_ context: ReportContext) {
    self.context = context
  }

  var driver: JSONValue {
    let words = context.version.split(separator: " ").map(String.init)
    return [
      "name": .string("Afterimage"),
      "version": .string(words.last ?? ""),
      "semanticVersion": .string(words.last ?? ""),
      "rules": .array(LeakRule.all.map(\.descriptor)),
      "supportedTaxonomies": .array(
        Standard.Document.all.map { ["name": .string($0.name), "guid": .string($0.guid)] }),
    ]
  }
}

extension LeakRule {
  /// The rule as SARIF describes it.
  fileprivate var descriptor: JSONValue {
    [
      "id": .string(id), "name": .string(name),
      "shortDescription": ["text": .string(title)],
      "fullDescription": ["text": .string(explanation)],
      "help": ["text": .string(helpText), "markdown": .string(helpMarkdown)],
      "helpUri": "https://mas.owasp.org/MASTG/tests/ios/MASVS-PLATFORM/MASTG-TEST-0290/",
      "defaultConfiguration": ["level": .string(level)],
      "properties": [
        "tags": .array((["security"] + Standard.all.map(\.tag)).map { .string($0) }),
        "security-severity": .string(severity), "precision": "very-high",
      ],
      "relationships": .array(
        Standard.all.map { ["target": $0.reference, "kinds": ["relevant"]] }),
    ]
  }

  private var helpText: String {
    "\(explanation)\n\n\(advice)\n\n"
      + Standard.all.map { "\($0.name): \($0.sentence)" }.joined(separator: "\n")
  }

  private var helpMarkdown: String {
    "\(explanation)\n\n**What to do.** \(advice)\n\n"
      + Standard.all.map {
        "- [\($0.name)](\($0.page ?? $0.document.page)): \($0.sentence)"
      }.joined(separator: "\n")
  }
}

extension Standard {
  /// The requirement as a result or a rule refers to it.
  fileprivate var reference: JSONValue {
    [
      "id": .string(id),
      "toolComponent": ["name": .string(document.name), "guid": .string(document.guid)],
    ]
  }

  fileprivate var taxon: JSONValue {
    let head: JSONValue = [
      "id": .string(id), "name": .string(title), "shortDescription": ["text": .string(sentence)],
    ]
    return page.map { head.adding([.init("helpUri", .string($0))]) } ?? head
  }
}

extension Standard.Document {
  /// A number of our own by which the parts of a log find the document.
  fileprivate var guid: String {
    let place = Self.all.firstIndex(of: self) ?? 0
    return "5d8c1f0e-7a52-4b0e-9d0a-a17e2f0c000\(place)"
  }

  fileprivate var taxonomy: JSONValue {
    [
      "name": .string(name), "guid": .string(guid), "organization": .string(organization),
      "informationUri": .string(page), "shortDescription": ["text": .string(title)],
      "taxa": .array(Standard.all.filter { $0.document == self }.map(\.taxon)),
    ]
  }
}

/// A secret as a result.
private struct SARIFResult {
  let judged: JudgedRow

  init(_ judged: JudgedRow) {
    self.judged = judged
  }

  var json: JSONValue {
    let rule = LeakRule.broken(at: judged.row.finding.degree)
    let head: JSONValue = [
      "ruleId": .string(rule.id),
      "ruleIndex": .integer(LeakRule.all.firstIndex(of: rule) ?? 0),
      "level": .string(rule.level),
      "message": ["text": .string(message)],
      "locations": .array([SARIFPlace(judged).json]),
      "partialFingerprints": [
        "afterimageSecret/v1": .string(judged.fingerprint),
        "primaryLocationLineHash": .string("\(judged.fingerprint):1"),
      ],
      "taxa": .array(Standard.broken(by: judged.row.kind).map(\.reference)),
      "properties": [
        "kind": .string(judged.row.kind.rawValue),
        "degree": .string(judged.row.finding.degree.rawValue),
        "decision": .string(judged.decision.word),
      ],
    ]
    return suppression.map { head.adding([.init("suppressions", .array([$0]))]) } ?? head
  }

  private var message: String {
    let under = judged.row.under.map { " under \($0)" } ?? ""
    return "\(judged.subject)\(under): \(judged.sentence)."
  }

  private var suppression: JSONValue? {
    switch judged.decision {
    case .passes, .fails: nil
    case .accepted, .known:
      [
        "kind": "external", "status": "accepted",
        "justification": .string(judged.decision.clause ?? ""),
      ]
    }
  }
}
