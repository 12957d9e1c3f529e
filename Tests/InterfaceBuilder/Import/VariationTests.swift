import AfterimageGraphics
import AfterimageInterfaceBuilder
import AfterimageScreens
import TestSupport
import Testing

@Suite struct VariationTests {
  private let text = storyboard(
    """
    <subviews>\(view("a", "label", #"text="A""#))\(view("b"))</subviews>
    <constraints><constraint firstItem="a" firstAttribute="width" constant="10" id="c">\
    <variation key="widthClass=regular" constant="20"/></constraint></constraints>
    <variation key="default"><mask key="subviews"><exclude reference="b"/></mask></variation>
    <variation key="heightClass=regular-widthClass=regular"><mask key="subviews">\
    <include reference="b"/></mask></variation>
    """)

  private func constant(_ classes: SizeClasses) throws -> Double? {
    guard case .parts(let parts) = try imported(text, in: classes).screen.root.constraints.first
    else { return nil }
    return parts.constant
  }

  @Test func `constants follow the size classes`() throws {
    #expect(try constant(SizeClasses(width: .compact, height: .regular)) == 10)
    #expect(try constant(SizeClasses(width: .regular, height: .compact)) == 20)
    #expect(try constant(SizeClasses()) == 10)
  }

  @Test func `views are in where every class of a variation applies`() throws {
    let pad = try imported(text, in: SizeClasses(width: .regular, height: .regular))
    #expect(pad.screen.view("b") != nil)
    let phone = try imported(text, in: SizeClasses(width: .compact, height: .regular))
    #expect(phone.screen.view("b") == nil)
  }

  @Test func `size classes are those of the device as it is held`() throws {
    let se = try #require(Device.all.first { $0.id == "iphone-se" })
    let max = try #require(Device.all.first { $0.idiom == .phone && $0.portraitSize.width >= 414 })
    let pad = try #require(Device.all.first { $0.idiom == .pad })
    func classes(_ device: Device, _ orientation: Orientation) -> SizeClasses {
      var traits = Traits(device: device)
      traits.orientation = orientation
      return SizeClasses(traits)
    }
    #expect(classes(se, .portrait) == SizeClasses(width: .compact, height: .regular))
    #expect(classes(se, .landscape) == SizeClasses(width: .compact, height: .compact))
    #expect(classes(max, .landscape) == SizeClasses(width: .regular, height: .compact))
    #expect(classes(pad, .portrait) == SizeClasses(width: .regular, height: .regular))
  }
}
