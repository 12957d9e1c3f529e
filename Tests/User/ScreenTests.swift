import Afterimage
import Testing

/// What every view can have, what lies around a screen, and what is wrong with one.
struct ScreenTests {
  @Test func `a view has what its modifiers give it`() throws {
    var shadow = Shadow(opacity: 0.3)
    shadow.radius = 8
    shadow.offset = Point(x: 0, y: 4)
    var gradient = Gradient(colors: [.system(.systemTeal), .system(.systemIndigo)])
    gradient.endPoint = Point(x: 1, y: 1)
    let box = View { Label("42").alpha(0.5) }
      .backgroundColor(.fixed(Color(red: 200, green: 220, blue: 240)))
      .cornerRadius(12, curve: .continuous, corners: [.topLeft, .topRight])
      .border(width: 1, color: .system(.separator)).shadow(shadow).gradient(gradient)
      .clipsToBounds(false).layoutMargins(.zero).semanticContentAttribute(.forceLeftToRight)
      .overrideUserInterfaceStyle(.light)
      .contentHuggingPriority(.defaultHigh, for: .horizontal)
      .contentCompressionResistancePriority(.required, for: .vertical)
      .with(\.intrinsicContentSize, IntrinsicSize(width: 120, height: 80))
    func screen(hidden isHidden: Bool) throws -> Screen {
      try Screen("box") {
        View {
          box.id("box").hidden(isHidden)
          Label("in a frame").view.with(
            \.autoresizing,
            Autoresizing(
              Rect(x: 20, y: 60, width: 200, height: 40), in: Size(width: 393, height: 852),
              mask: [.flexibleWidth]))
        }.constraints {
          "box.centerX == super.centerX"; "box.centerY == super.centerY"
        }
      }
    }
    #expect(try screen(hidden: false).png() != screen(hidden: true).png())
  }

  @Test func `equations, visual formats and parts hold a screen`() throws {
    let priority = try #require(LayoutPriority(999.5))
    var width = ConstraintParts("save", .width)
    width.relation = .greaterThanOrEqual
    width.secondItem = "name"
    width.multiplier = 0.5
    width.priority = priority
    let screen = try Screen("constraints") {
      View {
        TextField("Ada").id("name")
        Button("Save").id("save")
      }
      .metrics(["gap": 24])
      .constraints {
        "name.top == safeArea.top + gap"
        "H:|-[name]-|"
        VisualFormat("V:[name]-gap-[save]", options: [.alignAllTrailing])
        width
      }
    }
    #expect(try screen.render(scale: 1).width == 393)
  }

  @Test func `bars of every controller lie around a view`() throws {
    let bar = NavigationBar("Cards").with(\.prefersLargeTitles, true)
      .with(\.leftItems, [BarItem("Edit")])
      .with(\.rightItems, [BarItem(symbol: "plus"), BarItem(systemItem: .done)])
    var cards = TabBar.Item("Cards", symbol: "creditcard")
    cards.isSelected = true
    cards.badge = "2"
    cards.isBadgeSensitive = true
    cards.isTitleSensitive = false
    var trash = BarItem(systemItem: .trash)
    trash.isSensitive = false
    var pages = PageController(numberOfPages: 3, currentPage: 1)
    pages.transitionStyle = .scroll
    var columns = SplitController(
      SplitController.PrimaryColumn(root: Label("Mail").view),
      navigation: NavigationController(NavigationBar("Message")))
    columns.displayMode = .oneBesideSecondary
    let navigation = NavigationController(bar, toolbarItems: [trash])
    let controllers: [Controller] = [
      .plain, .navigation(title: "Card"), .navigation(navigation), .page(pages), .split(columns),
      .tabBar(TabBarController(TabBar([cards, TabBar.Item("More")]), navigation: navigation)),
    ]
    let pictures = try controllers.map { controller in
      try Screen("bars", controller: controller) { View { Label("Content") } }.render(scale: 1)
    }
    #expect(Set(pictures).count == controllers.count)
    #expect(try Screen("bars", root: Toolbar([BarItem("A")]).view).render(scale: 1) != pictures[0])
  }

  @Test func `what a screen presents lies over it`() throws {
    let alert = Alert("Pay?", message: "250.00") {
      Alert.Action("Pay")
      Alert.Action("Delete", style: .destructive)
      Alert.Action("Cancel", style: .cancel)
    }.textFields { TextField(placeholder: "Password").with(\.isSecureTextEntry, true) }
    var sheet = Sheet(controller: .navigation(title: "Details"), detent: .medium) { View {} }
    sheet.isGrabberVisible = true
    var popover = Popover(sourceView: "button") { View { Label("Beside") } }
    popover.preferredContentSize = Size(width: 200, height: 120)
    let presented: [Presentation] = [
      .alert(alert), .sheet(sheet), .popover(popover),
      .fullScreen(PresentedContent { View { Label("Over all") } }),
    ]
    var tablet = try Traits(device: Device(id: "ipad-pro-11"), system: System(id: "ios-17"))
    tablet.orientation = .landscape
    let plain = try Screen("below") { View { Button("More").id("button") } }.render(in: tablet)
    for presentation in presented {
      let screen = try Screen("below", presented: presentation) {
        View { Button("More").id("button") }
      }
      #expect(try screen.render(in: tablet) != plain)
    }
  }

  @Test func `every mistake is told with its view and a way out`() throws {
    let error = try #require(throws: InvalidInput.self) {
      try Screen("mistakes") {
        View {
          Label("4242").id("twice")
          Label("4242").id("twice")
        }.constraints { "twice.top == nowhere.top" }
      }
    }
    #expect(error.diagnostics.map(\.severity) == [.error, .error])
    #expect(error.description.contains("nowhere") && !error.description.contains("4242"))
    #expect(error.diagnostics.allSatisfy { error.description.contains($0.description) })
    #expect(throws: InvalidInput.self) { try Device(id: "iphone-0") }
    #expect(throws: InvalidInput.self) { try System(id: "ios-0") }
  }

  @Test func `a screen follows the circumstances`() throws {
    let screen = try Screen("words") { View { Label("Words").id("words") } }
    var traits = Traits(device: .standard)
    let pipeline = try Pipeline(fonts: .bundled)
    let usual = try pipeline.render(screen, in: traits, scale: 1)
    traits.contentSizeCategory = .accessibilityLarge
    traits.layoutDirection = .rightToLeft
    traits.accessibilityContrast = .high
    traits.isReduceTransparencyEnabled = true
    traits.language = "en"
    let other = try pipeline.render(screen, in: traits, scale: 1, hasChrome: true)
    #expect(other != usual)
    let plain = try pipeline.render(screen, in: traits, scale: 1)
    #expect(try pipeline.png(screen, in: traits, scale: 1) == PNG.encode(plain))
    #expect(Set(Device.all.map(\.id)).count == Device.all.count)
    #expect(System.all.contains(.default))
  }
}
