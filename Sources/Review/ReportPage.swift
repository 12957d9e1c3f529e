package import AfterimageGraphics

/// The page of a report: one file with its data, which needs nothing beside it but the pictures.
package struct ReportPage: Sendable {
  /// What the page shows.
  package let data: JSONValue

  /// Makes a page of its data.
  package init(data: JSONValue) {
    self.data = data
  }

  /// The bytes of the page.
  package var bytes: [UInt8] { ProgramPage.report.bytes(showing: data) }

  /// The rules by which a browser runs nothing but the page's own script.
  package static let policy = ProgramPage.report.policy
}
