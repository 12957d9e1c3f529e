import AfterimageScreens
import Testing

/// How many rows, items, segments and answers a view has: one of the things that it shows.
@Suite struct CountedPartTests {
  private static let label = View(.label(Label("1,204.50")), id: "balance")
  private static let rest = View(.label(Label("37.20")))
  private static let searchBar = SearchBar().with(\.scopeButtonTitles, ["All", "Open"])

  /// Each kind that has such parts, two of them, in forms in which nothing follows the last one, an empty section, or a footer.
  private static let kinds: [(element: Element, name: String)] = [
    (.form(Form([.init(rows: [.init("A"), .init("B", field: label)])])), "sections.0.rows"),
    (
      .form(Form([.init(rows: [.init("A"), .init("B", field: label)]), .init(rows: [])])),
      "sections.0.rows"
    ),
    (.tableView(TableView(sections: [.init(rows: [rest, label])])), "sections.0.rows"),
    (
      .tableView(TableView(sections: [.init(rows: [rest, label]), .init(rows: [])])),
      "sections.0.rows"
    ),
    (
      .tableView(TableView(sections: [.init(rows: [rest]), .init(rows: [rest, label])])),
      "sections.1.rows"
    ),
    (.collectionView(CollectionView(sections: [.init(items: [rest, label])])), "sections.0.items"),
    (
      .collectionView(
        CollectionView(sections: [.init(footer: label, items: [rest, label]), .init(items: [])])),
      "sections.0.items"
    ),
    (.segmentedControl(SegmentedControl(["Day", "Month"])), "segments"),
    (.toolbar(Toolbar([BarItem("Done"), BarItem("Edit")])), "items"),
    (.toolbar(Toolbar([BarItem("Done"), BarItem(customView: label)])), "items"),
    (.searchBar(searchBar), "scopeButtonTitles"),
  ]

  @Test(arguments: kinds.indices)
  func `the count of parts is one of the things that a view shows`(place: Int) throws {
    let (element, name) = Self.kinds[place]
    let view = View(element)
    let contents = view.shownContents
    let own = try #require(contents.last)
    #expect(own.name == name)
    #expect(own.value == .count(2))
    for count in [1, 5] {
      let other = view.replacing(contents.count - 1, with: .count(count))
      #expect(other.shownContents.last?.value == .count(count))
    }
    #expect(view.withoutSecrets(isSensitive: true).shownContents.last == own)
  }

  @Test(arguments: kinds.indices)
  func `no part that is added bears an id that is there already`(place: Int) {
    let view = View(Self.kinds[place].element)
    let more = view.replacing(view.shownContents.count - 1, with: .count(5))
    func balances(_ view: View) -> Int {
      view.children.map { ($0.id == "balance" ? 1 : 0) + balances($0) }.reduce(0, +)
    }
    #expect(balances(more) == balances(view))
  }

  @Test func `an answer that is added has the title of the last one, and its mark`() throws {
    var secret = Alert.Action("Savings")
    secret.isSensitive = true
    let alert = Presentation.alert(Alert("Pay from", actions: [secret]))
    let more = try Screen("pay", root: View(.view), presented: alert).mapViews { view, path, _ in
      guard path.root == .answers else { return view }
      return view.replacing(view.shownContents.count - 1, with: .count(3))
    }
    guard case .alert(let changed)? = more.presented else {
      Issue.record("the screen presents no alert any more")
      return
    }
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
      guard case .alert(let changed)? = fewer.presented else {
        Issue.record("the screen presents no alert any more")
        continue
      }
      #expect(changed.actions == [actions[0]])
      #expect(changed.preferredAction == expected)
    }
  }
}
