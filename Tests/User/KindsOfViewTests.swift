import Afterimage
import Testing

/// Every kind of view, as a user writes it.
struct KindsOfViewTests {
  /// True where something of the screen is drawn, in another way in the dark.
  private func isDrawn(_ screen: Screen) throws -> Bool {
    var dark = Traits(device: .standard)
    dark.userInterfaceStyle = .dark
    let seen = try screen.render(scale: 1)
    return try Set(seen.pixels).count > 1 && seen != screen.render(in: dark, scale: 1)
  }

  @Test func `texts and fields are written and drawn`() throws {
    var terms = AttributedText.Run("Terms")
    terms.isLink = true
    terms.weight = .semibold
    let rich = AttributedText([AttributedText.Run("I agree to the "), terms])
    let screen = try Screen("texts") {
      ScrollView {
        StackView(.vertical).with(\.spacing, 8)() {
          Label("Welcome").with(\.font, .textStyle(.title1, weight: .bold))
            .with(\.textColor, .system(.secondaryLabel)).with(\.textAlignment, .center)
          Label("").with(\.attributedText, rich).with(\.numberOfLines, 0)
            .with(\.lineBreakMode, .byWordWrapping).with(\.lineSpacing, 2)
          TextField("Ada", placeholder: "Name").with(\.borderStyle, .roundedRect)
            .with(\.contentType, .name).with(\.isFocused, true)
            .with(\.inputTraits.returnKeyType, .done).id("name")
          TextField("secret").with(\.isSecureTextEntry, true).with(\.font, .system(size: 20))
          TextView("Several lines").with(\.isScrollEnabled, false)
          CardField(.expirationDate, text: "1230").with(\.borderStyle, .line)
          SearchBar(placeholder: "Search").with(\.scopeButtonTitles, ["All", "Mine"])
        }.id("stack")
      }.constraints {
        "H:|-[stack]-|"; "V:|[stack]|"
      }
    }
    #expect(try isDrawn(screen))
  }

  @Test func `a field brings the keyboard up, and what lies on top of it`() throws {
    var traits = TextInputTraits()
    traits.keyboardType = .emailAddress
    traits.autocorrectionType = .no
    traits.inputAccessoryView = View { Label("Next") }.backgroundColor(.secondarySystemBackground)
    func screen(focused isFocused: Bool) throws -> Screen {
      try Screen("keyboard") {
        View {
          TextField("ada@example.com").with(\.inputTraits, traits).with(\.isFocused, isFocused)
            .id("mail")
        }.constraints {
          "mail.bottom == keyboard.top - 8"; "H:|-[mail]-|"
        }
      }
    }
    #expect(try screen(focused: true).render(scale: 1) != screen(focused: false).render(scale: 1))
  }

  @Test func `controls are written and drawn`() throws {
    let date = try #require(CalendarDate(year: 2026, month: 11, day: 21, hour: 9, minute: 41))
    let screen = try Screen("controls") {
      StackView(.vertical).with(\.spacing, 8).with(\.alignment, .leading)() {
        Button("Save").with(\.style, .filled).with(\.buttonSize, .large)
          .with(\.cornerStyle, .capsule)
        Button("Share", symbol: "square.and.arrow.up").with(\.imagePlacement, .trailing)
        Switch(isOn: true).with(\.onTintColor, .system(.systemIndigo))
        Slider(value: 0.25).with(\.minimumTrackTintColor, .fixed(Color(hex: 0x0A84FF)))
        Stepper(value: 3).with(\.maximumValue, 9)
        SegmentedControl(["Day", "Week", .symbol("calendar")], selectedSegmentIndex: 1)
        ProgressView(progress: 0.5).with(\.style, .bar)
        ActivityIndicator(.large)
        PageControl(numberOfPages: 4).with(\.currentPage, 2)
        Picker([Picker.Component(["A", "B", "AB", "0"], selectedRow: 2)])
        DatePicker(date).with(\.mode, .date).with(\.style, .compact)
        Separator().with(\.color, .system(.opaqueSeparator))
      }
    }
    #expect(try isDrawn(screen))
  }

  @Test func `lists are written and drawn`() throws {
    let table = try Screen("table") {
      TableView(.insetGrouped) {
        TableView.Section("Account", footer: "Only you see this.") {
          TableViewCell("Balance", detail: "1 815.00", style: .value1)
            .with(\.accessory, .disclosureIndicator)
            .with(\.detailTextLabel, Label("1 815.00").id("balance").sensitive().privacySensitive())
          TableViewCell() { Label("Of its own").id("own") }
          for name in ["Ada", "Grace"] { TableViewCell(name) }
        }
      }
    }
    let form = try Screen("form") {
      Form {
        Section("Card", footer: "As it is printed.") {
          Row("Number") { CardField(.number).id("number") }
          Row("Terms")
        }
      }
    }
    let collection = try Screen("collection") {
      CollectionView(sections: [
        CollectionView.Section(
          header: Label("Colours").view,
          items: [SystemColor.systemRed, .systemBlue].map { View {}.backgroundColor($0) })
      ]).with(\.itemSize, Size(width: 80, height: 60))
    }
    for screen in [table, form, collection] { #expect(try isDrawn(screen)) }
  }

  @Test func `pictures, symbols and what lies behind glass are written and drawn`() throws {
    let pixels: [UInt32] = [0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF, 0xFFFF_FFFF]
    let bitmap = try #require(Bitmap(width: 2, height: 2, pixels: pixels))
    let again = try PNG.decode(PNG.encode(bitmap))
    #expect(again == bitmap && again[1, 0] == 0xFF00_FF00 && again[2, 0] == nil)
    var stencil = Image(name: "stencil", bitmap: again)
    stencil.isTemplate = true
    var heart: Symbol = "heart.fill"
    heart.font = .textStyle(.title1)
    heart.scale = .large
    let screen = try Screen("pictures") {
      StackView(.vertical)() {
        ImageView(Image(name: "squares", bitmap: again, scale: 2))
          .with(\.contentMode, .scaleAspectFit)
          .with(\.regions, [.init("eyes", rect: Rect(x: 0, y: 0, width: 1, height: 0.5))])
        Button("").with(\.image, .bitmap(stencil)).tintColor(.system(.systemPink))
        ImageView(heart).tintColor(.dynamic(light: .black, dark: .white))
        VisualEffectView(.systemThinMaterial)() { Label("Behind glass") }
        WebView("https://example.com")
        MapView("Ankara")
      }
    }
    #expect(try isDrawn(screen))
  }

  @Test func `bytes that are no picture are refused with a reason`() {
    #expect(throws: PNGError.self) { try PNG.decode([1, 2, 3]) }
    #expect(throws: JPEGError.self) {
      try JPEG.decode([1, 2, 3], limit: PixelLimit(pixels: 1 << 20))
    }
  }

  @Test func `what a kind of view has beside its content is set property by property`() throws {
    let red = ColorReference.system(.systemRed)
    let star: Symbol = "star"
    let day = try #require(CalendarDate(year: 2026, month: 1, day: 1))
    let button = Button("Buy").with(\.attributedTitle, AttributedText([.init("Buy")]))
      .with(\.title, "Buy now").with(\.backgroundImage, .symbol(star)).with(\.imagePadding, 4)
      .with(\.font, .textStyle(.body)).with(\.titleColor, red)
      .with(\.contentInsets, EdgeInsets(top: 2, left: 4, bottom: 2, right: 4))
      .with(\.imageEdgeInsets, EdgeInsets(right: 4)).with(\.titleEdgeInsets, EdgeInsets(left: 4))
      .with(\.contentHorizontalAlignment, .leading).with(\.isEnabled, true)
      .with(\.isHighlighted, true).with(\.isSelected, false)
    let label = Label("Long").with(\.text, "Longer").with(\.adjustsFontSizeToFitWidth, true)
      .with(\.minimumScaleFactor, 0.5)
    let field = TextField().with(\.text, "x").with(\.placeholder, "y").with(\.isEnabled, false)
      .with(\.textColor, red).with(\.textAlignment, .right)
      .with(\.adjustsFontSizeToFitWidth, true).with(\.minimumFontSize, 9)
      .with(\.inputTraits.showsKeyboard, false)
    let text = TextView("x").with(\.text, "y").with(\.contentOffset, .zero).with(
      \.font, .system(size: 12)
    )
    .with(\.textContainerInset, .zero).with(\.contentType, .oneTimeCode).with(\.lineSpacing, 1)
    let card = CardField(.number).with(\.part, .securityCode).with(\.text, "737")
      .with(\.placeholder, "CVC").with(\.isSecureTextEntry, true).with(\.isFocused, false)
    let search = SearchBar("x").with(\.searchSymbol, star).with(\.bookmarkSymbol, star)
      .with(\.showsCancelButton, true).with(\.scopeButtonTitles, ["A", "B"])
      .with(\.selectedScopeButtonIndex, 1)
    let toggle = Switch().with(\.isOn, true).with(\.thumbTintColor, red).with(\.isEnabled, false)
    let slider = Slider().with(\.value, 2).with(\.minimumValue, 1).with(\.maximumValue, 3)
      .with(\.maximumTrackTintColor, red).with(\.thumbTintColor, red).with(\.isEnabled, false)
    let stepper = Stepper().with(\.value, 2).with(\.minimumValue, 1).with(\.wraps, true)
      .with(\.decrementSymbol, star).with(\.incrementSymbol, star).with(\.isEnabled, false)
    let segments = SegmentedControl([]).with(\.segments, ["A", "B"])
      .with(\.selectedSegmentIndex, 0).with(\.apportionsSegmentWidthsByContent, true)
      .with(\.selectedSegmentTintColor, red).with(\.isEnabled, false)
    let progress = ProgressView().with(\.progress, 0.5).with(\.progressTintColor, red)
      .with(\.trackTintColor, red)
    let wheel = ActivityIndicator().with(\.style, .large).with(\.color, red)
      .with(\.isAnimating, false).with(\.hidesWhenStopped, false)
    let dots = PageControl().with(\.numberOfPages, 3).with(\.hidesForSinglePage, true)
      .with(\.pageIndicatorTintColor, red).with(\.currentPageIndicatorTintColor, red)
    let dates = DatePicker(day).with(\.date, day).with(\.today, day).with(\.isEnabled, false)
    let picker = Picker([]).with(\.components, [Picker.Component(["A"])])
    let line = Separator().with(\.axis, .vertical)
    let stack = StackView(.vertical).with(\.axis, .horizontal)
      .with(\.distribution, .equalSpacing).with(\.isLayoutMarginsRelativeArrangement, true)
      .with(\.isBaselineRelativeArrangement, true)
    let window = ScrollView().with(\.contentOffset, Point(x: 0, y: 8))
      .with(\.contentInsetAdjustmentBehavior, .never)
    let table = TableView { TableView.Section("A") { TableViewCell("B") } }
      .with(\.style, .grouped).with(\.contentOffset, .zero).with(\.hasSeparators, false)
      .with(\.contentInsetAdjustmentBehavior, .automatic)
    let cell = TableViewCell().with(\.style, .subtitle).with(\.textLabel, label.view)
      .with(\.imageView, ImageView(star).view).with(\.accessoryView, toggle.view)
      .with(\.isSelected, true).with(\.isHighlighted, false)
    let items = CollectionView { label }.with(\.scrollDirection, .horizontal)
      .with(\.minimumLineSpacing, 4).with(\.minimumInteritemSpacing, 4)
      .with(\.sectionInset, .zero).with(\.contentOffset, .zero)
      .with(\.contentInsetAdjustmentBehavior, .never)
    let form = Form { Section { Row("A") } }.with(\.contentOffset, .zero)
    let bar = NavigationBar().with(\.title, "A").with(\.prompt, "B").with(\.backTitle, "C")
      .with(\.appearance, .standard).with(\.barTintColor, red).with(\.tintColor, red)
      .with(\.titleColor, red).with(\.isTitleSensitive, true).with(\.isPromptSensitive, true)
      .with(\.isBackTitleSensitive, false)
    let tabs = TabBar().with(\.items, [TabBar.Item("A")]).with(\.barTintColor, red)
      .with(\.tintColor, red)
    let tools = Toolbar().with(\.items, [BarItem("A")])
    let glass = VisualEffectView().with(\.effect, .systemChromeMaterialDark)
    let image = ImageView().with(\.image, .symbol(star))
    let page = WebView().with(\.url, "https://example.com")
    let map = MapView().with(\.place, "London")
    let kinds: [any ViewConvertible] = [
      button, label, field, text, card, search, toggle, slider, stepper, segments, progress, wheel,
      dots, dates, picker, line, stack, window, table, cell, items, form, bar, tabs, tools, glass,
      image, page, map,
    ]
    let pictures = try kinds.map { try Screen("kind", root: $0.view).render(scale: 1) }
    #expect(pictures.allSatisfy { $0.width == 393 && $0.height == 852 })
  }
}
