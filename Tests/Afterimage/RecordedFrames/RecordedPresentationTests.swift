import AfterimageGraphics
import AfterimageLayout
import AfterimageScreens
import Testing

/// Alerts and sheets as iOS 26 and 27 have them.
@Suite struct RecordedPresentationTests {
  private func presenting(
    _ alert: Alert, on device: String, iOS version: Int
  ) throws -> Layout {
    var alert = alert
    alert.id = "alert"
    return try RecordedFrames.layout(
      View(.view), presented: .alert(alert), on: device, iOS: version)
  }

  private static func answers(_ count: Int) -> [Alert.Action] {
    (0..<count).map { Alert.Action("Answer \($0)") }
  }

  /// openuikit: six alerts of iOS 26.1 on 393 x 852 points, 320 wide around (196.5, 438.5).
  @Test(arguments: [
    (Alert("Title", message: "Message", actions: answers(2)), 152.333),
    (Alert("Title", actions: answers(2)), 126.333),
    (Alert(message: "Message", actions: answers(2)), 126.333),
    (Alert("Title", message: "Message", actions: answers(3)), 264.333),
    (Alert("Title", message: "Message", actions: answers(1)), 152.333),
    (Alert("Title", message: "Message", actions: answers(4)), 320.333),
  ])
  func `an alert is as high as recorded, in the middle of the safe area`(
    alert: Alert, height: Double
  ) throws {
    let layout = try presenting(alert, on: "iphone-15-pro", iOS: 26)
    let frame = try #require(layout.node(named: "alert")).frame
    #expect(frame.width == 320 && frame.midX == 196.5)
    #expect(abs(frame.midY - 438.5) < 0.01)
    #expect(abs(frame.height - height) < 0.01)
    #expect(layout.conflicts.isEmpty)
  }

  /// sim-mirror: an alert of iOS 27 on 402 x 874 points, whose middle is at 451.
  @Test func `the texts and answers of an alert lie where they were recorded`() throws {
    let alert = Alert(
      "Alert title", message: "Alert message",
      actions: [.init("OK"), .init("Delete", style: .destructive)])
    let layout = try presenting(alert, on: "iphone-17", iOS: 27)
    let frame = try #require(layout.node(named: "alert")).frame
    #expect(frame.agrees(with: 41, 375, 320, 152))
    let frames = ["Alert title", "Alert message", "OK", "Delete"].map {
      layout.frame(ofText: $0) ?? .zero
    }
    #expect(frames[0].agrees(with: 71, 397, 260, 20.333))
    #expect(frames[1].agrees(with: 71, 424.667, 260, 18))
    #expect(frames[2].agrees(with: 57, 463, 140, 48))
    #expect(frames[3].agrees(with: 205, 463, 140, 48))
    // From its top: the message at 49.7, the answers at 88, both rows 16 from the sides.
    #expect(abs(frames[1].minY - frame.minY - 49.7) < 0.17)
    #expect(abs(frames[2].minY - frame.minY - 88) < 0.17)
    #expect(frames[2].minX - frame.minX == 16)
  }

  /// sim-mirror: an alert of iOS 27 with a title alone.
  @Test func `one text alone and its answers lie where they were recorded`() throws {
    let alert = Alert(
      "Delete the form?",
      actions: [.init("Cancel", style: .cancel), .init("Delete", style: .destructive)])
    let layout = try presenting(alert, on: "iphone-17", iOS: 27)
    let frames = ["Delete the form?", "Cancel", "Delete"].map {
      layout.frame(ofText: $0) ?? .zero
    }
    #expect(frames[0].agrees(with: 71, 409.667, 260, 20.333))
    #expect(frames[1].agrees(with: 57, 450, 140, 48))
    #expect(frames[2].agrees(with: 205, 450, 140, 48))
  }

  private static let content = View { View(.view, id: "v") }.id("s").constraints {
    "v.top == safeArea.top"
    "v.bottom == safeArea.bottom"
    "H:|[v]|"
  }

  /// openuikit, `detents_ios.json`: sheets of iOS 26.1 on 393 x 852 points, and what they keep free for the home indicator.
  @Test(arguments: [
    (Sheet.Detent.large, [0, 59, 393, 793], 34.0),
    (.medium, [8, 403.687, 377, 440.313], 34), (.custom(height: 10), [28, 815.425, 337, 8.575], 0),
    (.custom(height: 100), [21.514, 741.435, 349.973, 89.052], 11),
    (.custom(height: 144), [9.622, 705.429, 373.757, 136.949], 31.333),
    (.custom(height: 200), [8, 619.527, 377, 224.473], 34),
    (.custom(height: 288), [8, 535.109, 377, 308.891], 34),
    (.custom(height: 300), [8, 523.598, 377, 320.402], 34),
    (.custom(height: 400), [8, 427.669, 377, 416.331], 34),
    (.custom(height: 500), [8, 331.740, 377, 512.260], 34),
    (.custom(height: 600), [8, 235.812, 377, 608.188], 34),
    (.custom(height: 700), [8, 139.883, 377, 704.117], 34),
    (.custom(height: 10000), [0, 59, 393, 793], 34),
  ])
  func `a sheet lies where its detent puts it`(
    detent: Sheet.Detent, frame: [Double], indicator: Double
  ) throws {
    let sheet = Sheet(PresentedContent(root: Self.content), detent: detent)
    let layout = try RecordedFrames.layout(
      View(.view), presented: .sheet(sheet), on: "iphone-15-pro", iOS: 26)
    let card = try #require(layout.node(named: "s")).frame
    #expect(card.agrees(with: frame[0], frame[1], frame[2], frame[3], within: 0.001))
    let content = try #require(layout.node(named: "v")).frame
    #expect(abs(card.maxY - content.maxY - indicator) < 0.01)
    #expect(layout.conflicts.isEmpty)
  }
}
