import AfterimageGraphics
import AfterimageLayout
import AfterimageScreens
import Testing

/// Bars as iOS 14, 26 and 27 have them.
@Suite struct RecordedBarTests {
  private func navigation(_ bar: NavigationBar) -> Controller {
    .navigation(NavigationController(bar))
  }

  private func content(
    below bar: NavigationBar, on device: String = "iphone-17", iOS version: Int
  ) throws -> Layout {
    try RecordedFrames.layout(
      RecordedFrames.betweenBars, controller: navigation(bar), on: device, iOS: version)
  }

  /// openuikit and sim-mirror: a bar of 54 points below 62, its title [180.3, 73.7, 41.3, 20.7].
  @Test(arguments: [26, 27])
  func `content begins 54 points below the status bar`(version: Int) throws {
    let layout = try content(below: NavigationBar("Form"), iOS: version)
    #expect(layout.node(named: "a")?.frame.minY == 116)
    let title = try #require(layout.frame(ofText: "Form"))
    #expect(abs(title.midY - 84) < 0.01 && abs(title.midX - 201) < 0.01)
    #expect(layout.conflicts.isEmpty)
  }

  /// sim-mirror: Settings of iOS 27, [16, 119.7, 133, 40.7]; openuikit: 20 on 440 points.
  @Test(arguments: [("iphone-17", 16.0), ("iphone-17-pro-max", 20)])
  func `a large title lies in a bar of 106`(device: String, edge: Double) throws {
    let bar = NavigationBar("Settings").with(\.prefersLargeTitles, true)
    let layout = try content(below: bar, on: device, iOS: 27)
    #expect(layout.node(named: "a")?.frame.minY == 168)
    let title = try #require(layout.frame(ofText: "Settings"))
    #expect(title.minX == edge)
    #expect(abs(title.minY - 119.667) < 0.01 && abs(title.height - 40.667) < 0.01)
  }

  /// sim-mirror: the share button of a UIKit form on iOS 27.
  @Test func `a button at the end of the bar is 36 by 36`() throws {
    let bar = NavigationBar("Form").with(\.rightItems, [BarItem(symbol: "square.and.arrow.up")])
    let frames = try content(below: bar, iOS: 27).frames(of: .part(.symbol))
    #expect(frames == [Rect(x: 346, y: 66, width: 36, height: 36)])
  }

  /// sim-mirror: a tab bar [0, 791, 402, 83]; dumps of its views: a capsule of 274 x 62 and three buttons of 94 x 54, 86 apart; or of 360 and five of 77, 68.75 apart.
  @Test(arguments: [(3, 64.0, 274.0, 94.0, 86.0), (5, 21, 360, 77, 68.75)])
  func `tabs stand on a capsule and reach over each other`(
    count: Int, left: Double, width: Double, button: Double, pitch: Double
  ) throws {
    let items = (0..<count).map { TabBar.Item("Tab \($0)", symbol: "star") }
    let layout = try RecordedFrames.layout(
      RecordedFrames.betweenBars, controller: .tabBar(TabBarController(TabBar(items))),
      on: "iphone-17", iOS: 27)
    #expect(
      layout.frames(of: .element(.tabBar)) == [Rect(x: 0, y: 791, width: 402, height: 83)])
    let capsule = try #require(layout.frames(of: .part(.card)).first)
    #expect(capsule.agrees(with: left, 791, width, 62))
    for (index, frame) in layout.frames(of: .part(.tabBarItem)).enumerated() {
      let edge = left + 4 + Double(index) * pitch
      #expect(frame.agrees(with: edge, 795, button, 54, within: 0.26))
    }
    #expect(layout.conflicts.isEmpty)
    #expect(try layout.ambiguities().isEmpty)
  }

  /// shirates-core: bars of 44 and 96 below 47 points, a large title from 94 to 136.
  @Test func `bars of iOS 14 are 44 and 96 high`() throws {
    let bar = NavigationBar("Settings")
    let inline = try content(below: bar, on: "iphone-12", iOS: 14)
    #expect(inline.node(named: "a")?.frame.minY == 91)
    let large = try content(
      below: bar.with(\.prefersLargeTitles, true), on: "iphone-12", iOS: 14)
    #expect(large.node(named: "a")?.frame.minY == 143)
    let title = try #require(large.frame(ofText: "Settings"))
    #expect(abs(title.minY - 94) < 0.5 && title.maxY <= 136)
  }
}
