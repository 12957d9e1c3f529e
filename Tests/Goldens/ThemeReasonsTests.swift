import Afterimage
import AfterimageGoldens
import AfterimageGraphics
import Foundation
import TestSupport
import Testing

/// A colour that many scenes share, in the asset catalogue of a project.
struct ThemeReasonsTests {
  private static let colors = "Assets.xcassets/Accent.colorset/Contents.json"
  private static let files = [
    "Main.storyboard": storyboard,
    "Assets.xcassets/Contents.json": #"{"info": {"author": "xcode", "version": 1}}"#,
    colors: """
    {"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components":
      {"red": "0x00", "green": "0x7A", "blue": "0xFF", "alpha": "1.000"}}}],
      "info": {"author": "xcode", "version": 1}}
    """,
  ]
  private static let scenes = 0..<17
  private static let cases = scenes.flatMap { scene in
    ["light", "dark"].map {
      #"{"document": "Main.storyboard#Scene\#(scene)", "appearance": "\#($0)"}"#
    }
  }

  private func groups(of suite: SeededSuite) throws -> [CauseGroup] {
    let members = try suite.reasons().map { golden, reasons in
      let scene = golden.split(separator: ".")[1]
      return CauseGroup.Member(
        subject: "Main.storyboard#\(scene)", reasons: reasons, message: "\(golden) differs")
    }
    return CauseGroup.all(of: members)
  }

  @Test func `a tint of a theme that changes 34 goldens is one group with one sentence`() throws {
    let suite = try SeededSuite(Self.files, cases: Self.cases)
    try suite.change(Self.colors, "0x7A", to: "0x84")
    let groups = try groups(of: suite)
    #expect(groups.map(\.cases.count) == [34])
    #expect(
      groups.map(\.sentence) == [
        "`textColor` and `tintColor` of 23 views went from #007AFF to #0084FF"
      ])
  }

  @Test func `the constraint of a document is told as an equation`() throws {
    let suite = try SeededSuite(Self.files, cases: Array(Self.cases.prefix(1)))
    try suite.change(
      "Main.storyboard", #"constant="20" id="c1-0""#, to: #"constant="28" id="c1-0""#)
    let sentence = try suite.reasons().first?.reasons.sentence
    #expect(
      sentence
        == "`title_0` and 1 more moved 8 pt down, because the constraint `title_0.top == root_0.safeArea.top + 20` of `root_0` is `title_0.top == root_0.safeArea.top + 28` now"
    )
  }
}

/// The storyboard.
extension ThemeReasonsTests {
  private static let storyboard = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="21507" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES">
      <scenes>\(scenes.map(scene).joined())</scenes>
      <resources><namedColor name="Accent"><color red="0" green="0.478" blue="1" alpha="1" \
    colorSpace="custom" customColorSpace="sRGB"/></namedColor></resources>
    </document>
    """

  /// A scene with a button in the tint of the theme, every third with a title in it, too.
  private static func scene(_ number: Int) -> String {
    let color = number % 3 == 0 ? #"<color key="textColor" name="Accent"/>"# : ""
    return """
      <scene sceneID="sce-\(number)"><objects>
        <viewController storyboardIdentifier="Scene\(number)" id="vc-\(number)" \
      sceneMemberID="viewController">
          <view key="view" contentMode="scaleToFill" id="root-\(number)">
            <rect key="frame" x="0" y="0" width="393" height="852"/>
            <subviews>
              <label text="Page" translatesAutoresizingMaskIntoConstraints="NO" id="title-\(number)">
                <rect key="frame" x="16" y="80" width="100" height="21"/>\(color)
              </label>
              <button buttonType="system" translatesAutoresizingMaskIntoConstraints="NO" \
      id="go-\(number)">
                <rect key="frame" x="16" y="120" width="100" height="30"/>
                <color key="tintColor" name="Accent"/><state key="normal" title="Go"/>
              </button>
            </subviews>
            <viewLayoutGuide key="safeArea" id="safe-\(number)"/>
            <constraints>
              <constraint firstItem="title-\(number)" firstAttribute="top" \
      secondItem="safe-\(number)" secondAttribute="top" constant="20" id="c1-\(number)"/>
              <constraint firstItem="title-\(number)" firstAttribute="leading" \
      secondItem="safe-\(number)" secondAttribute="leading" constant="16" id="c2-\(number)"/>
              <constraint firstItem="go-\(number)" firstAttribute="top" \
      secondItem="title-\(number)" secondAttribute="bottom" constant="20" id="c3-\(number)"/>
              <constraint firstItem="go-\(number)" firstAttribute="leading" \
      secondItem="safe-\(number)" secondAttribute="leading" constant="16" id="c4-\(number)"/>
            </constraints>
          </view>
        </viewController>
      </objects></scene>
      """
  }
}
