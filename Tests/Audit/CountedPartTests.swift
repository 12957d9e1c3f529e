import Afterimage
import AfterimageAudit
import AfterimageMasking
import AfterimageScreens
import StorySupport
import TestSupport
import Testing

/// How many rows, items, segments and answers a marked view has: what is secret may decide that, too.
struct CountedPartTests {
  private static let label = View(.label(Label("1,204.50")), id: "balance")
  private static let rest = View(.label(Label("37.20")))
  private static let searchBar = SearchBar().with(\.scopeButtonTitles, ["All", "Open"])

  /// Each kind that has such parts, in forms in which nothing follows the last one, an empty section, or a footer.
  private static let kinds: [(element: Element, name: String, count: Int)] = [
    (.form(Form([.init(rows: [.init("A"), .init("B", field: label)])])), "sections.0.rows", 2),
    (
      .form(Form([.init(rows: [.init("A", field: label)]), .init(rows: [])])), "sections.0.rows", 1
    ),
    (.tableView(TableView(sections: [.init(rows: [label, label])])), "sections.0.rows", 2),
    (
      .tableView(TableView(sections: [.init(rows: [label]), .init(rows: [])])), "sections.0.rows", 1
    ),
    (
      .tableView(TableView(sections: [.init(rows: [label]), .init(rows: [rest])])),
      "sections.1.rows", 1
    ),
    (.collectionView(CollectionView(sections: [.init(items: [label])])), "sections.0.items", 1),
    (
      .collectionView(
        CollectionView(sections: [.init(footer: label, items: [label]), .init(items: [])])),
      "sections.0.items", 1
    ),
    (.segmentedControl(SegmentedControl(["Day", "Month"])), "segments", 2),
    (.toolbar(Toolbar([BarItem("Done")])), "items", 1),
    (.searchBar(searchBar), "scopeButtonTitles", 2),
  ]

  @Test(arguments: kinds.indices)
  func `the count of parts is one of the things that a view shows`(place: Int) throws {
    let (element, name, count) = Self.kinds[place]
    let view = View(element)
    let contents = view.shownContents
    let own = try #require(contents.last)
    #expect(own.name == name)
    #expect(own.value == .count(count))
    let more = view.replacing(contents.count - 1, with: .count(count + 3))
    #expect(more.shownContents.last?.value == .count(count + 3))
    let fewer = view.replacing(contents.count - 1, with: .count(1))
    #expect(fewer.shownContents.last?.value == .count(1))
    // A name stands once in a screen.
    #expect(
      more.children.count { $0.id == "balance" } == view.children.count { $0.id == "balance" })
    #expect(view.withoutSecrets(isSensitive: true).shownContents.last == own)
  }

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

  @Test func `an answer that is added has the title of the last one, and its mark`() throws {
    var secret = Alert.Action("Savings")
    secret.isSensitive = true
    let alert = Presentation.alert(Alert("Pay from", actions: [secret]))
    let more = try Screen("pay", root: View(.view), presented: alert).mapViews { view, path, _ in
      guard path.root == .answers else { return view }
      return view.replacing(view.shownContents.count - 1, with: .count(3))
    }
    guard case .alert(let changed)? = more.presented else { return #expect(Bool(false)) }
    #expect(changed.actions == [secret, secret, secret])
  }

  @Test func `of an alert with fewer answers the preferred one may be gone`() throws {
    for (preferred, expected) in [("Savings", "Savings"), ("Loan", nil)] {
      let actions = [Alert.Action("Savings"), Alert.Action("Loan")]
      var alert = Alert("Pay from", actions: actions)
      alert.preferredAction = preferred
      let screen = try Screen("pay", root: View(.view), presented: .alert(alert))
      let fewer = screen.mapViews { view, path, _ in
        guard path.root == .answers else { return view }
        return view.replacing(view.shownContents.count - 1, with: .count(1))
      }
      guard case .alert(let changed)? = fewer.presented else { return #expect(Bool(false)) }
      #expect(changed.actions == [actions[0]])
      #expect(changed.preferredAction == expected)
    }
  }

  /// Expects the picture of the blank form to leak a secret, and a plain colour to leak nothing.
  private func expectLeak(of name: String, in screen: Screen) throws {
    let blank = try Pipeline().leaks(of: Scenario.story(of: screen, under: "cover-blank-form"))
    #expect(blank.map(\.view).contains(name), "\(blank)")
    #expect(try Pipeline().leaks(of: Scenario.story(of: screen, under: "cover-color")) == [])
  }
}
