import Afterimage
import AfterimageGraphics
import AfterimageLayout
import AfterimageScreens
import Foundation
import StorySupport
import TestSupport
import Testing

/// Every screen in every circumstance: nothing contradicts itself, every glyph is there, and nothing is cut at the default size.
struct CircumstanceTests {
  /// A sheet or a screen, by its folder and name.
  struct Sample: CustomTestStringConvertible {
    let folder: URL
    let name: String
    var testDescription: String { name }

    static let all =
      Repository.screenNames.map { Sample(folder: Repository.screens, name: $0) }
      + Repository.referenceSheets.map { Sample(folder: Repository.reference, name: $0) }

    func screen() throws -> Screen { try Screen.shipped(name, in: folder) }

    /// The sheet of the world's scripts needs fonts of the system's, which `make setup` installs where it can.
    var hasEveryGlyph: Bool {
      #if os(Linux)
        true
      #else
        name != "scripts"
      #endif
    }

    /// The texts that are there to show how a text is cut.
    var textsCutOnPurpose: [String] {
      ["bars": ["label 1 in long"], "text": ["label 5 in rows"]][name] ?? []
    }
  }

  @Test func `every kind of view is on a sheet or a screen`() throws {
    var shown: Set<String> = []
    for sample in Sample.all {
      try sample.screen().forEachView { view, _, _ in shown.insert(view.element.typeName) }
    }
    #expect(ElementType.all.map(\.name).filter { !shown.contains($0) } == [])
  }

  @Test(arguments: Sample.all)
  func `a screen fits every device, held either way and read either way`(_ sample: Sample) throws {
    let (pipeline, screen) = (try Pipeline(), try sample.screen())
    for (index, device) in Device.all.enumerated() {
      for (turn, orientation) in Orientation.allCases.enumerated() {
        for (side, direction) in [TextDirection.leftToRight, .rightToLeft].enumerated() {
          // Every system meets every orientation and direction, as their number has no common divisor with that of the turns.
          let place = index * 4 + turn * 2 + side
          var traits = Traits(device: device, system: System.all[place % System.all.count])
          traits.orientation = orientation
          traits.layoutDirection = direction
          let layout = try pipeline.layOut(screen, in: traits)
          expectNothingWrong(with: layout, pipeline, sample)
          let cut = Set(layout.cutTexts).subtracting(sample.textsCutOnPurpose).sorted()
          #expect(cut == [], "cut on \(device.id) \(orientation.rawValue) \(traits.system.id)")
        }
      }
    }
  }

  @Test(arguments: Sample.all)
  func `a screen bears every size of text`(_ sample: Sample) throws {
    let (pipeline, screen) = (try Pipeline(), try sample.screen())
    for id in ["iphone-se", "iphone-15-pro", "ipad-pro-11"] {
      for (index, category) in ContentSizeCategory.allCases.enumerated() {
        var traits = Traits(
          device: try Device(id: id), system: System.all[index % System.all.count])
        traits.contentSizeCategory = category
        expectNothingWrong(with: try pipeline.layOut(screen, in: traits), pipeline, sample)
      }
    }
  }

  private func expectNothingWrong(with layout: Layout, _ pipeline: Pipeline, _ sample: Sample) {
    let traits = layout.traits
    let place: Comment =
      "\(traits.device.id) \(traits.orientation.rawValue) \(traits.system.id) \(traits.contentSizeCategory.rawValue)"
    #expect(layout.conflicts.isEmpty, place)
    #expect(pipeline.missingGlyphs(in: layout).isEmpty || !sample.hasEveryGlyph, place)
  }
}

extension Layout {
  /// The names of the views that end in an ellipsis or are cut off, though they may be as wide or high as they like.
  fileprivate var cutTexts: [String] {
    nodes.filter { node in !node.isHidden && node.lines.contains { $0.limit != nil } }.map(\.name)
  }
}
