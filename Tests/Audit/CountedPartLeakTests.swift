import Afterimage
import AfterimageAudit
import AfterimageScreens
import StorySupport
import TestSupport
import Testing

/// How many rows, items, segments and answers a marked view has, in pictures: what is secret may decide that, too.
struct CountedPartLeakTests {
  @Test func `the picture of an empty form tells how many rows it has`() throws {
    var form = View(.form(Form([.init(rows: [.init("Savings"), .init("Loan")])])), id: "secret")
    form.isSensitive = true
    let root = View(.view, subviews: [form]).constraints {
      "secret.top == safeArea.top"
      "secret.leading == super.leading"
      "secret.trailing == super.trailing"
      "secret.bottom == super.bottom"
    }
    try expectLeak(of: "secret.sections.0.rows", in: Screen("accounts", root: root))
  }

  /// More rows at the end of a list that is longer than the screen are not seen, and fewer are; a row is the next section's where one ends without a header.
  @Test(arguments: [([2, 60], 1), ([60], 0), ([60, 2], 0)])
  func `the picture of a list longer than the screen tells how many rows it has`(
    counts: [Int], section: Int
  ) throws {
    let row = View(.label(Label("1,204.50")))
    var table = View(
      .tableView(TableView(sections: counts.map { .init(rows: Array(repeating: row, count: $0)) })),
      id: "secret")
    table.isSensitive = true
    try expectLeak(of: "secret.sections.\(section).rows", in: Screen("accounts", root: table))
  }

  @Test func `the picture of an alert without a title tells how many answers it has`() throws {
    for title in [nil, "Pay from"] {
      var alert = Alert(title, actions: [Alert.Action("Savings"), Alert.Action("Loan")])
      alert.isSensitive = true
      let screen = try Screen("pay", root: View(.view), presented: .alert(alert))
      try expectLeak(of: "answers.items", in: screen)
    }
  }

  /// Expects the picture of the blank form to leak one secret alone, and a plain colour to leak nothing.
  private func expectLeak(of name: String, in screen: Screen) throws {
    let blank = try Pipeline().leaks(of: Scenario.story(of: screen, under: "cover-blank-form"))
    #expect(Set(blank.map(\.view)) == [name])
    #expect(try Pipeline().leaks(of: Scenario.story(of: screen, under: "cover-color")) == [])
  }
}
