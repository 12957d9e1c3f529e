import Afterimage
import AfterimageAudit
import AfterimageGraphics
import AfterimageLayout
import AfterimageLifecycle
import AfterimageMasking
import AfterimageScreens
import Foundation
import StorySupport
import TestSupport
import Testing

/// The frames of covers that are held by constraints of their own.
struct CoverLayoutTests {
  let pipeline: Pipeline
  let cardForm: Screen
  let bare: Bitmap

  init() throws {
    pipeline = try Pipeline()
    cardForm = try Screen.shipped("card-form")
    bare = try Self.picture(of: Scenario.story(of: cardForm, []), pipeline)
  }

  private static let red: UInt32 = 0xFFFF_0000

  @Test(arguments: [
    ["cover.top == super.top", "cover.bottom == super.bottom", "H:|[cover]|"],
    ["H:|[cover]|", "V:|[cover]|"],
    [
      "cover.width == super.width", "cover.height == super.height",
      "cover.centerX == super.centerX", "cover.centerY == super.centerY",
    ],
  ])
  func `constraints that come to all edges cover every pixel`(texts: [String]) throws {
    let picture = try picture(under: CoverConstraints(texts.map { .text($0) }))
    #expect(picture.pixels.allSatisfy { $0 == Self.red })
  }

  @Test
  func `a cover tied to the safe area leaves what the status bar and the home indicator take`()
    throws
  {
    let picture = try picture(under: Self.withinSafeArea)
    #expect(rows(of: picture, 0..<59) == rows(of: bare, 0..<59))
    #expect(rows(of: picture, 59..<818).allSatisfy { $0 == Self.red })
    #expect(rows(of: picture, 818..<852) == rows(of: bare, 818..<852))
  }

  @Test func `the safe area of a controller's own view begins below its bar`() throws {
    let constraints = try CoverConstraints {
      "cover.top == super.safeArea.top + 10"
      "H:|[cover]|"
      "cover.bottom == super.bottom"
    }
    let picture = try picture(under: constraints, on: .view)
    let layout = try pipeline.layOut(cardForm, in: Traits(device: .standard))
    let bar = try #require(layout.nodes.first { $0.type == .element(.navigationBar) })
    let top = Int(bar.snappedFrame.maxY) + 10
    #expect(rows(of: picture, 0..<top) == rows(of: bare, 0..<top))
    #expect(rows(of: picture, top..<852).allSatisfy { $0 == Self.red })
  }

  @Test func `a cover on a controller's own view does not reach its bars`() throws {
    let constraints = try CoverConstraints {
      "cover.top == super.top - 20"
      "H:|[cover]|"
      "cover.bottom == super.bottom"
    }
    let picture = try picture(under: constraints, on: .view)
    let whole = try Self.picture(
      of: Scenario.story(of: cardForm, [Protection.Rule.cover(Self.content, on: .view)]), pipeline)
    #expect(picture == whole)
  }

  @Test func `constants stay when the tablet is turned, and edges follow`() throws {
    let constant = try CoverConstraints {
      "H:|[cover(834)]"
      "V:|[cover(1194)]"
    }
    let pictures = try [constant, CoverConstraints.toAllEdges].map { constraints in
      var story = story(under: constraints)
      story.traits = Traits(device: Device.all.first { $0.id == "ipad-pro-11" }!)
      return try pipeline.pictures(of: story).map { picture in
        picture.pixels.count { $0 != Self.red }
      }
    }
    #expect(pictures == [[0, 0, (1194 - 834) * 834, (1194 - 834) * 834], [0, 0, 0, 0]])
  }

  @Test func `a cover without a height has none`() throws {
    let constraints = try CoverConstraints {
      "cover.top == super.top"
      "H:|[cover]|"
    }
    #expect(try picture(under: constraints) == bare)
  }

  @Test
  func `the constraints of the mask hold the empty frame, and the others break as UIKit says`()
    throws
  {
    let story = story(under: CoverConstraints.toAllEdges.translatingAutoresizingMask(true))
    #expect(try Self.picture(of: story, pipeline) == bare)
    let conflicts = try pipeline.coverConflicts(in: Play(of: story))
    #expect(
      Set(conflicts.map(\.conflict.givenUp.text)) == [
        "cover.trailing == super.trailing", "cover.bottom == super.bottom",
      ])
    #expect(
      conflicts.allSatisfy { conflict in
        conflict.conflict.members.contains {
          $0.identifier == "NSAutoresizingMaskLayoutConstraint"
        }
      })
    #expect(try pipeline.coverConflicts(in: Play(of: self.story(under: .toAllEdges))) == [])
  }

  @Test func `a constraint that agrees with the cover's autoresizing mask is not broken`() throws {
    let constraints = try CoverConstraints(translatesAutoresizingMaskIntoConstraints: true) {
      "cover.top == super.top"
      "cover.bottom == super.bottom @750"
    }
    let story = story(under: constraints)
    #expect(try pipeline.coverConflicts(in: Play(of: story)) == [])
    #expect(try Self.picture(of: story, pipeline) == bare)
  }

  @Test func `an explanation names the strips that a cover leaves`() throws {
    let story = story(under: Self.withinSafeArea, of: try Self.bookings())
    let explanation = try pipeline.explanation(of: story)
    #expect(
      explanation.description.contains(
        "its constraints leave 59 points at the top and 34 points at the bottom of the window bare."
      ))
    #expect(
      explanation.amendment?.changes.map(\.description) == [
        #"hold the frame of the cover "shade" by constraints to all edges instead of"#
          + " cover.top == super.safeArea.top, cover.bottom == super.safeArea.bottom and H:|[cover]|"
      ])
  }

  @Test func `an explanation names the constraints that break and what mends them`() throws {
    let story = story(under: CoverConstraints.toAllEdges.translatingAutoresizingMask(true))
    let explanation = try pipeline.explanation(of: story)
    #expect(
      explanation.description.contains(
        "cover.trailing == super.trailing and cover.bottom == super.bottom are broken, and it is"
          + " 0 x 0 points."))
    #expect(explanation.facts.contains(.unsatisfiableConstraints))
    #expect(
      explanation.amendment?.changes.map(\.description) == [
        #"set translatesAutoresizingMaskIntoConstraints of the cover "shade" to false"#
      ])
  }

  private static let content = Cover.Content.color(.fixed(Color(hex: 0xFF0000)))

  private static let withinSafeArea = try! CoverConstraints {
    "cover.top == super.safeArea.top"
    "cover.bottom == super.safeArea.bottom"
    "H:|[cover]|"
  }

  private static func bookings() throws -> Screen {
    try Screen.shipped("bookings", in: Repository.screens.appending(path: "protections"))
  }

  private func story(
    under constraints: CoverConstraints, on attachment: CoverAttachment = .window,
    of screen: Screen? = nil
  ) -> Scenario {
    let cover = Cover(
      Self.content, id: "shade", attachment: attachment, layout: .constrained(constraints))
    return Scenario.story(
      of: screen ?? cardForm,
      [.init(on: .applicationWillResignActiveNotification, [.cover(cover)])])
  }

  private func picture(
    under constraints: CoverConstraints, on attachment: CoverAttachment = .window
  ) throws -> Bitmap {
    try Self.picture(of: story(under: constraints, on: attachment), pipeline)
  }

  private static func picture(of story: Scenario, _ pipeline: Pipeline) throws -> Bitmap {
    try #require(try pipeline.pictures(of: story).first)
  }

  private func rows(of picture: Bitmap, _ rows: Range<Int>) -> [UInt32] {
    Array(picture.pixels[rows.lowerBound * picture.width..<rows.upperBound * picture.width])
  }
}
