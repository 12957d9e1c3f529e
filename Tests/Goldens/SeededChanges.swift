import Testing

/// A change of a file, and what is to be said of the one golden that differs for it.
struct SeededChange: Sendable, CustomTestStringConvertible {
  /// What it is a change of.
  let subject: String
  /// The texts that are replaced.
  let edits: [Edit]
  /// Why the picture differs.
  let sentence: String
  /// What became of the verdicts.
  let verdicts: [String]

  var testDescription: String { subject }

  /// A text in a file, with another one that takes its place.
  struct Edit: Sendable {
    let old: String
    let new: String

    init(_ old: String, _ new: String) {
      self.old = old
      self.new = new
    }
  }

  private init(
    _ subject: String, _ edits: Edit..., says sentence: String, verdicts: [String] = []
  ) {
    self.subject = subject
    self.edits = edits
    self.sentence = sentence
    self.verdicts = verdicts
  }
}

/// What is changed.
extension SeededChange {
  /// The file of the screen.
  static let screenFile = "account.screen.json"
  /// The file of the story.
  static let storyFile = "story.scenario.json"
  /// The screen, and a story of it.
  static let files = [screenFile: screen, storyFile: story]

  private static let screen = """
    {"format": 1, "name": "account", "controller": {"type": "navigation", "title": "Account"},
      "root": {"type": "view", "subviews": [
      {"type": "view", "id": "card", "backgroundColor": "#EEEEEE", "cornerRadius": 8,
        "shadow": {"opacity": 0.2, "radius": 4}},
      {"type": "label", "id": "title", "text": "Account", "textColor": "#112233"},
      {"type": "label", "id": "subtitle", "text": "Ada", "numberOfLines": 0},
      {"type": "button", "id": "pay", "title": "Pay", "tintColor": "#007AFF"},
      {"type": "imageView", "id": "logo", "image": {"symbol": "star", "font": {"size": 20}}},
      {"type": "imageView", "id": "photo", "image": "red.png"},
      {"type": "switch", "id": "alerts", "on": false},
      {"type": "label", "id": "note", "text": "Paid"},
      {"type": "label", "id": "balance", "text": "1,204.50", "sensitive": true}
    ], "constraints": [
      "card.top == safeArea.top + 100", "card.leading == super.leading + 16",
      "card.width == 200", "card.height == 60",
      "subtitle.top == safeArea.top + 10", "subtitle.leading == super.leading + 16",
      "subtitle.width == 120", "title.top == subtitle.bottom + 8",
      "title.leading == super.leading + 16", "pay.top == card.bottom + 20",
      "pay.leading == super.leading + 16", "logo.top == pay.bottom + 20",
      "logo.leading == super.leading + 16", "photo.top == logo.top",
      "photo.leading == logo.trailing + 20", "alerts.top == logo.bottom + 20", "alerts.leading == super.leading + 16",
      "note.top == card.top + 10", "note.leading == card.leading + 10",
      "balance.top == alerts.bottom + 20", "balance.leading == super.leading + 16",
      "balance.width == 200", "balance.height == 30"
    ]}}
    """

  private static let story = """
    {"format": 1, "app": {"bundleIdentifier": "com.example.story"}, "device": "iphone-15-pro",
      "screens": {"account": "account.screen.json"},
      "protections": [{"owner": "app", "on": {
        "willResignActive": [{"cover": {"id": "shade", "color": "#112233"}}],
        "didBecomeActive": [{"uncover": "shade"}]}}],
      "steps": ["launch", {"show": "account"}, "home"]}
    """
}

/// Changes of a screen as its user sees it.
extension SeededChange {
  /// Colours, texts, pictures and all else that a view says of itself.
  static let ofViews: [SeededChange] = [
    SeededChange(
      "a colour", Edit("#007AFF", "#0A84FF"),
      says: "`tintColor` of `pay` went from #007AFF to #0A84FF"),
    SeededChange(
      "a background", Edit("#EEEEEE", "#DDDDDD"),
      says: "`backgroundColor` of `card` went from #EEEEEE to #DDDDDD"),
    SeededChange(
      "a colour that is left out", Edit(##", "textColor": "#112233""##, ""),
      says: "`textColor` of `title` is its default instead of #112233"),
    SeededChange(
      "a font", Edit(#""text": "Paid""#, #""text": "Paid", "font": {"size": 12}"#),
      says:
        #"`note` became 8.66 pt narrower and 6 pt lower, because `font` of `note` is {"size":12} instead of its default"#
    ),
    SeededChange(
      "the font of a symbol", Edit(#"{"size": 20}"#, #"{"size": 22}"#),
      says:
        "`photo` moved 2.67 pt to the right, and 3 more views lie otherwise, because `image.font.size` of `logo` went from 20 to 22"
    ),
    SeededChange(
      "a text of a line more", Edit(#""text": "Ada""#, #""text": "Ada Augusta King, Countess""#),
      says: "`title` moved 22 pt down, because `subtitle` has one line more"),
    SeededChange(
      "a text", Edit(#""text": "Paid""#, #""text": "Paip""#),
      says: "the text of `note` is another one"),
    SeededChange(
      "a text that is wider", Edit(#""text": "Paid""#, #""text": "Paid twice""#),
      says: "the text of `note` is another one"),
    SeededChange(
      "a secret", Edit("1,204.50", "1,204.60"), says: "the text of `balance` is another one"),
    SeededChange(
      "a symbol", Edit(#""star""#, #""heart""#),
      says: "`image.symbol` of `logo` went from star to heart"),
    SeededChange(
      "a picture", Edit("red.png", "blue.png"),
      says: "`image` of `photo` went from red.png to blue.png"),
    SeededChange(
      "the value of a control", Edit(#""on": false"#, #""on": true"#),
      says: "the value of `alerts` is another one"),
    SeededChange(
      "what is hidden", Edit(#""text": "Paid""#, #""text": "Paid", "hidden": true"#),
      says: "`note` is hidden"),
    SeededChange(
      "a radius", Edit(#""cornerRadius": 8"#, #""cornerRadius": 12"#),
      says: "`cornerRadius` of `card` went from 8 to 12"),
    SeededChange(
      "a shadow", Edit(#""radius": 4"#, #""radius": 9"#),
      says: "`shadow.radius` of `card` went from 4 to 9"),
    SeededChange(
      "a border", Edit(#""cornerRadius": 8"#, #""cornerRadius": 8, "border": {"width": 2}"#),
      says: #"`border` of `card` is {"width":2} instead of its default"#),
    SeededChange(
      "an alpha", Edit(#""cornerRadius": 8"#, #""cornerRadius": 8, "alpha": 0.5"#),
      says: "`alpha` of `card` is 0.5 instead of its default"),
  ]

  /// Constraints, the tree of views, what is presented, and bars.
  static let ofScreens: [SeededChange] = [
    SeededChange(
      "a constant", Edit("card.height == 60", "card.height == 70"),
      says:
        "`pay` and 4 more moved 10 pt down, and `card` became 10 pt higher, because the constraint `card.height == 60` of `root` is `card.height == 70` now"
    ),
    SeededChange(
      "a view that is added with another one in it",
      Edit(
        #"{"type": "label", "id": "note""#,
        ##"{"type": "view", "id": "veil", "backgroundColor": "#FF0000", "subviews": [{"type": "label", "id": "word", "text": "New"}]}, {"type": "label", "id": "note""##
      ),
      Edit(
        #""card.width == 200""#,
        #""card.width == 200", "veil.top == super.top", "veil.leading == super.leading", "veil.width == 90", "veil.height == 90""#
      ), says: "`veil` is new"),
    SeededChange(
      "a view that is removed",
      Edit(#"{"type": "label", "id": "note", "text": "Paid"},"#, ""),
      Edit(#""note.top == card.top + 10", "note.leading == card.leading + 10","#, ""),
      says: "`note` is gone"),
    SeededChange(
      "the order of views",
      Edit(#"{"type": "label", "id": "note", "text": "Paid"},"#, ""),
      Edit(
        #"{"type": "view", "id": "card""#,
        #"{"type": "label", "id": "note", "text": "Paid"}, {"type": "view", "id": "card""#),
      says: "`note` has another place among the views"),
    SeededChange(
      "the id of a view whose text is another one",
      Edit(#""id": "note", "text": "Paid""#, #""id": "remark", "text": "Paip""#),
      Edit(
        #""note.top == card.top + 10", "note.leading"#,
        #""remark.top == card.top + 10", "remark.leading"#),
      says: "the text of `remark` is another one"),
    SeededChange(
      "an alert",
      Edit(
        #""controller": {"#,
        #""presented": {"type": "alert", "title": "Log out?", "actions": [{"title": "OK"}]}, "controller": {"#
      ), says: "an alert is presented"),
    SeededChange(
      "the title of a bar", Edit(#""title": "Account""#, #""title": "Accounts""#),
      says: "the text of `label 1 in navigationBar 1` is another one"),
    SeededChange(
      "the look of a bar",
      Edit(#""title": "Account""#, #""title": "Account", "prefersLargeTitles": true"#),
      says:
        "`card` and 8 more moved 52 pt down, and `navigationBar 1` became 52 pt higher, because `prefersLargeTitles` of `navigationBar 1` is true instead of its default"
    ),
  ]
}

/// Changes of a story, and of what is masked in it.
extension SeededChange {
  /// Changes of a story.
  static let ofStories: [SeededChange] = [
    SeededChange(
      "the colour of a cover", Edit("#112233", "#332211"),
      says: "the cover `shade` went from #112233 to #332211"),
    SeededChange(
      "a cover that is gone", Edit(cover, ""), says: "the cover `shade` is gone",
      verdicts: ["now `balance` shows"]),
    SeededChange(
      "a cover that lets something through", Edit("#112233", "#11223380"),
      says: "the cover `shade` went from #112233 to #11223380", verdicts: ["now `balance` shows"]),
    SeededChange(
      "the callback of a cover", Edit("willResignActive", "willTerminate"),
      says: "the cover `shade` is gone", verdicts: ["now `balance` shows"]),
    SeededChange(
      "a mask in place of a cover", Edit(cover, #"{"mask": "redact"}"#),
      says: "the mask of `account` went from none to redact and the cover `shade` is gone"),
    SeededChange(
      "the size of texts",
      Edit(#""home"]"#, #"{"textSize": "extraLarge"}, "home"]"#), Edit(cover, ""),
      says:
        "`title` moved 2.67 pt down and became 7 pt wider and 2.67 pt higher, and 7 more views lie otherwise, because the text size went from large to extraLarge and the cover `shade` is gone",
      verdicts: ["now `balance` shows"]),
  ]

  /// Changes of a screen under the strategy `redact`.
  static let ofMarks: [SeededChange] = [
    SeededChange(
      "a mark that is gone", Edit(#""sensitive": true"#, #""sensitive": false"#),
      says: "`sensitive` of `balance` went from true to false",
      verdicts: ["`balance` no longer counts as a secret"]),
    SeededChange(
      "a mark that is new", Edit(#""text": "Paid""#, #""text": "Paid", "sensitive": true"#),
      says:
        "`note` became 33.33 pt narrower and 20.33 pt lower, because `sensitive` of `note` is true instead of its default",
      verdicts: ["`note` counts as a secret now, and shows"]),
  ]

  private static let cover = ##"{"cover": {"id": "shade", "color": "#112233"}}"##
}
