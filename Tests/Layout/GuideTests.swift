import AfterimageGraphics
import AfterimageLayout
import AfterimageScreens
import Testing

@Suite struct GuideTests {
  private func root(within guide: String) -> View {
    View { View(.view, id: "a") }.constraints {
      "a.leading == \(guide).leading"
      "a.trailing == \(guide).trailing"
      "a.top == \(guide).top"
      "a.bottom == \(guide).bottom"
    }
  }

  @Test func `the safe area leaves out the status bar`() throws {
    #expect(try layout(root(within: "safeArea")).frames(of: "a") == "a 0 20 375 647")
  }

  @Test func `a navigation bar takes another 44 points from the safe area`() throws {
    let layout = try layout(root(within: "safeArea"), controller: .navigation(title: "Add"))
    #expect(layout.frames(of: "a") == "a 0 64 375 603")
  }

  @Test func `a phone on its side keeps off the notch`() throws {
    let layout = try layout(root(within: "safeArea"), on: "iphone-x") {
      $0.orientation = .landscape
    }
    #expect(layout.frames(of: "a") == "a 44 0 724 354")
  }

  @Test func `a root view has margins of 16 points, and of 20 from a width of 402`() throws {
    for (device, frame) in [
      ("iphone-8", "a 16 20 343 647"), ("iphone-15-pro", "a 16 59 361 759"),
      ("iphone-17", "a 20 62 362 778"), ("iphone-xs-max", "a 20 44 374 818"),
    ] {
      #expect(try layout(root(within: "margins"), on: device).frames(of: "a") == frame)
    }
  }

  private func marginsOnItsSide(_ device: String) throws -> String {
    try layout(root(within: "margins"), on: device) { $0.orientation = .landscape }
      .frames(of: "a")
  }

  /// Pictures of Tinder/Layout: iPhone X, 13 and 13 mini on their side, with 16 points beside the notch.
  @Test(arguments: [
    ("iphone-x", "a 60 0 692 354"), ("iphone-13", "a 63 0 718 369"),
    ("iphone-13-mini", "a 66 0 680 354"),
  ])
  func `a phone on its side has the margins that it has upright, beside the notch`(
    device: String, frame: String
  ) throws {
    #expect(try marginsOnItsSide(device) == frame)
  }

  /// No picture shows one: taken over from those that have 16.
  @Test func `a phone that has 20 points upright has as many on its side`() throws {
    #expect(try marginsOnItsSide("iphone-15-plus") == "a 79 0 774 409")
  }

  @Test func `margins of the author lie within the safe area`() throws {
    let margins = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let layout = try layout(root(within: "margins").layoutMargins(margins))
    #expect(layout.frames(of: "a") == "a 2 21 369 643")
  }

  @Test func `margins that do not grow by the safe area reach below the bars`() throws {
    let margins = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let root = root(within: "margins").layoutMargins(margins)
      .insetsLayoutMarginsFromSafeArea(false)
    #expect(try layout(root).frames(of: "a") == "a 2 1 369 663")
  }

  @Test
  func `another view has margins of 8 points, and more where it reaches beyond the safe area`()
    throws
  {
    let box = View { View(.view, id: "a") }.id("box").constraints {
      "a.top == margins.top"
      "a.left == super.leftMargin"
      "a.right == super.rightMargin"
      "a.height == 10"
    }
    func frame(top: String) throws -> String {
      let root = View { box }.constraints {
        "box.top == \(top)"
        "H:|[box]|"
        "box.height == 50"
      }
      return try layout(root).frames(of: "a")
    }
    #expect(try frame(top: "safeArea.top") == "a 8 28 359 10")
    #expect(try frame(top: "super.top") == "a 8 28 359 10")
  }

  @Test func `the keyboard guide lies at the bottom of the safe area while there is no keyboard`()
    throws
  {
    let root = View { View(.view, id: "a") }.constraints {
      "a.bottom == keyboard.top"
      "H:|[a]|"
      "a.height == 10"
    }
    let layout = try layout(root, on: "iphone-x")
    #expect(layout.frames(of: "a") == "a 0 768 375 10")
  }
}
