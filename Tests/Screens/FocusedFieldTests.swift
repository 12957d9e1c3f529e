import AfterimageScreens
import Testing

/// The view that takes what is typed.
struct FocusedFieldTests {
  private func screen(_ views: View...) throws -> Screen {
    try Screen("typing", root: View(.view, subviews: views))
  }

  private func focused(_ text: String, _ change: (inout TextField) -> Void = { _ in }) -> View {
    var field = TextField(text)
    field.isFocused = true
    change(&field)
    return field.view
  }

  @Test func `the focused field is the first that has the focus, with its mark and its traits`()
    throws
  {
    let screen = try screen(
      TextField("a").view, focused("b") { $0.inputTraits.returnKeyType = .go }.sensitive(),
      focused("c"))
    let field = try #require(screen.focusedField)
    #expect(field.text == "b" && field.isSensitive && field.path == ViewPath.root.child(1))
    #expect(field.inputTraits.returnKeyType == .go)
  }

  @Test
  func `the focused field is none where the field is greyed out, and is one though it is hidden`()
    throws
  {
    #expect(try screen(focused("a") { $0.isEnabled = false }).focusedField == nil)
    #expect(try screen(focused("a").hidden()).hasKeyboard)
  }

  @Test func `the focused field is none beneath what is presented`() throws {
    func screen(_ presented: View) throws -> Screen {
      try Screen(
        "typing", root: View(.view, subviews: [focused("a")]),
        presented: .fullScreen(PresentedContent(root: View(.view, subviews: [presented]))))
    }
    #expect(try screen(TextField("b").view).focusedField == nil)
    let path = try screen(focused("b")).focusedField?.path
    #expect(path == ViewPath([0], in: .presented))
  }

  @Test func `the focused field is none once editing has ended`() throws {
    let fields: [View] = [
      focused("a"), TextView("b").with(\.isFocused, true).view,
      SearchBar("c").with(\.isFocused, true).view,
      CardField(.number).with(\.isFocused, true).view,
    ]
    for field in fields {
      let screen = try screen(field)
      #expect(screen.hasKeyboard)
      #expect(screen.endingEditing.focusedField == nil)
      #expect(screen.endingEditing != screen)
    }
  }

  @Test func `the focused field brings no keyboard up where its input view is empty`() throws {
    #expect(try !screen(focused("a") { $0.inputTraits.showsKeyboard = false }).hasKeyboard)
  }

  @Test(arguments: [
    ("meet Ada", "Ada"), ("Ada", "Ada"), ("Ada ", nil), ("", nil), ("one\ntwo", "two"),
  ])
  func `the focused field is offered the word that has been begun`(text: String, word: String?)
    throws
  {
    #expect(try screen(focused(text)).focusedField?.suggestedWord == word)
  }

  @Test
  func `the focused field is offered nothing where it is secure, not corrected, or for no words`()
    throws
  {
    let changes: [(inout TextField) -> Void] = [
      { $0.isSecureTextEntry = true }, { $0.inputTraits.autocorrectionType = .no },
      { $0.inputTraits.keyboardType = .emailAddress },
      { $0.inputTraits.keyboardType = .numberPad },
    ]
    for change in changes {
      #expect(try screen(focused("Ada", change)).focusedField?.suggestedWord == nil)
    }
  }

  @Test func `the focused field has digits in a card field and a key to search in a search bar`() {
    #expect(CardField(.number).inputTraits.keyboardType == .numberPad)
    #expect(SearchBar().inputTraits.returnKeyType == .search)
    #expect(TextField().inputTraits == TextInputTraits())
  }

  @Test func `the focused field brings up its own input accessory view and no other's`() throws {
    func field(_ id: String, isFocused: Bool = false) -> View {
      var field = TextField()
      field.isFocused = isFocused
      field.inputTraits.inputAccessoryView = View(.view, id: id)
      return field.view
    }
    let both = try screen(field("first"), field("second", isFocused: true))
    #expect(both.shownAccessory?.view.id == "second")
    #expect(both.shownAccessory?.root == .accessory(1))
    #expect(both.rootViews.map(\.root) == [.content, .accessory(0), .accessory(1)])
    #expect(both.path(of: "first") == ViewPath(in: .accessory(0)))
    #expect(both.endingEditing.shownAccessory == nil)
    let renamed = both.mapViews { view, path, _ in
      path.root == .accessory(1) ? view.with(\.isHidden, true) : view
    }
    #expect(renamed.shownAccessory?.view.isHidden == true)
    #expect(renamed.rootViews[1].view.isHidden == false)
  }

  @Test
  func
    `the focused field has no constraint in common with its input accessory view, whose ids are the screen's`()
    throws
  {
    var field = TextField()
    field.inputTraits.inputAccessoryView = View(.view, subviews: [View(.view, id: "inner")])
      .constraints { "inner.top == field.bottom" }
    let error = #expect(throws: InvalidInput.self) { try screen(field.id("field")) }
    #expect(error?.diagnostics.map(\.kind) == [.missingView("field", known: ["inner"])])
    field.inputTraits.inputAccessoryView = View(.view, id: "field")
    #expect(throws: InvalidInput.self) { try screen(field.id("field")) }
  }
}
