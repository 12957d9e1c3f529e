import AfterimageInterfaceBuilder
import AfterimageScreens
import TestSupport
import Testing

@Suite struct ConstraintImportTests {
  /// The only constraint of a scene with the views `a` and `b`, written with some attributes.
  private func constraint(_ attributes: String, notes: Int = 0) throws -> ConstraintParts? {
    let scene = try imported(
      storyboard(
        """
        <subviews>\(view("a"))\(view("b"))</subviews>
        <constraints><constraint \(attributes) id="c"/></constraints>
        <viewLayoutGuide key="safeArea" id="safe"/>
        <keyboardLayoutGuide key="keyboard" id="keys"/>
        """,
        controller: """
          <layoutGuides><viewControllerLayoutGuide type="top" id="top"/>\
          <viewControllerLayoutGuide type="bottom" id="bottom"/></layoutGuides>
          """))
    #expect(scene.notes.count == notes)
    guard case .parts(let parts) = scene.screen.root.constraints.first else { return nil }
    return parts
  }

  @Test(arguments: [
    "left", "right", "top", "bottom", "leading", "trailing", "centerX", "centerY",
    "firstBaseline", "leftMargin", "rightMargin", "topMargin", "bottomMargin", "leadingMargin",
    "trailingMargin", "centerXWithinMargins", "centerYWithinMargins",
  ])
  func `every attribute is understood`(_ name: String) throws {
    let parts = try #require(
      try constraint(
        #"firstItem="a" firstAttribute="\#(name)" secondItem="b" secondAttribute="\#(name)""#))
    #expect(parts.firstAttribute.rawValue == name)
    #expect(parts.secondAttribute?.rawValue == name)
    #expect(parts.firstItem == "a" && parts.secondItem == "b")
  }

  @Test func `the keyboard's guide is that of the screen`() throws {
    let parts = try constraint(
      #"firstItem="keys" firstAttribute="top" secondItem="a" secondAttribute="bottom""#)
    #expect(parts?.firstItem == "keyboard" && parts?.firstAttribute == .top)
  }

  @Test func `a baseline is the last one`() throws {
    let parts = try constraint(
      #"firstItem="a" firstAttribute="baseline" secondItem="b" secondAttribute="baseline""#)
    #expect(parts?.firstAttribute == .lastBaseline)
  }

  @Test(arguments: [
    ("0.5", 0.5), ("16:9", 16.0 / 9), ("1/3", 1.0 / 3), ("1:1", 1.0), ("x", 1.0), ("1:0", 1.0),
  ])
  func `a multiplier is a number, a ratio or a fraction`(_ text: String, _ value: Double) throws {
    let parts = try constraint(
      """
      firstItem="a" firstAttribute="width" secondItem="b" secondAttribute="height" \
      multiplier="\(text)"
      """)
    #expect(parts?.multiplier == value)
  }

  @Test func `without a first item a constraint is about the view that owns it`() throws {
    let parts = try constraint(
      #"firstAttribute="bottom" secondItem="b" secondAttribute="bottom" constant="8""#)
    #expect(parts?.firstItem == "root" && parts?.constant == 8)
  }

  @Test(arguments: [
    ("", LayoutRelation.equal), (#"relation="lessThanOrEqual""#, .lessThanOrEqual),
    (#"relation="greaterThanOrEqual""#, .greaterThanOrEqual),
  ])
  func `relations are taken over`(_ text: String, _ relation: LayoutRelation) throws {
    let parts = try constraint(#"firstItem="a" firstAttribute="width" constant="9" \#(text)"#)
    #expect(parts?.relation == relation && parts?.constant == 9)
  }

  @Test func `a priority is taken over, and what is none is required`() throws {
    let parts = try constraint(#"firstItem="a" firstAttribute="width" priority="750""#)
    #expect(parts?.priority == .defaultHigh)
    let broken = try constraint(#"firstItem="a" firstAttribute="width" priority="-3""#)
    #expect(broken?.priority == .required)
  }

  @Test func `guides are the safe area of their view`() throws {
    let safe = try constraint(
      #"firstItem="a" firstAttribute="top" secondItem="safe" secondAttribute="top""#)
    #expect(safe?.secondItem == "root.safeArea")
    let top = try constraint(
      #"firstItem="a" firstAttribute="top" secondItem="top" secondAttribute="bottom""#)
    #expect(top?.secondItem == "root.safeArea" && top?.secondAttribute == .top)
    let bottom = try constraint(
      #"firstItem="bottom" firstAttribute="top" secondItem="a" secondAttribute="bottom""#)
    #expect(bottom?.firstItem == "root.safeArea" && bottom?.firstAttribute == .bottom)
  }

  @Test func `what cannot be used is left out with a note`() throws {
    #expect(
      try constraint(
        #"firstItem="a" firstAttribute="top" secondItem="gone" secondAttribute="top""#, notes: 1)
        == nil)
    #expect(try constraint(#"firstItem="a" firstAttribute="sideways""#, notes: 1) == nil)
    #expect(
      try constraint(
        #"firstItem="a" firstAttribute="top" secondItem="b" secondAttribute="width""#, notes: 1)
        == nil)
  }

  @Test func `a constraint of a view with itself is no end of the world`() throws {
    _ = try constraint(
      #"firstItem="a" firstAttribute="width" secondItem="a" secondAttribute="width" constant="1""#)
  }
}
