import AfterimageLifecycle
import AfterimageScreens
import Foundation
import TestSupport
import Testing

/// What the system does at every trigger: a file for each, with the timelines of every version of iOS, device and kind of app, and the facts that they rest on.
struct TriggerTests {
  static let timelines = Folder.tests.appending("Timelines").appending("Triggers")

  @Test(arguments: Trigger.all.map(\.name))
  func `a trigger gives its timelines`(name: String) throws {
    let trigger = try #require(Trigger.all.first { $0.name == name })
    let golden = Self.timelines.appending(name + ".timelines")
    let text = Self.facts(of: trigger) + Self.sections(of: trigger)
    try TextGolden.expect(text, equals: golden.url)
  }

  @Test func `every timeline has its trigger`() {
    #expect(
      Set(Self.timelines.files(ending: ".timelines")) == Set(Trigger.all.map(\.name)))
  }

  @Test(arguments: Trigger.all.map(\.name))
  func `a trigger rests on facts`(name: String) throws {
    #expect(try #require(Trigger.all.first { $0.name == name }).facts.isEmpty == false)
  }

  @Test func `every fact says where it is from`() {
    #expect(Fact.all.allSatisfy { !$0.source.isEmpty && $0.sentence.hasSuffix(".") })
    #expect(Set(Fact.all.map(\.name)).count == Fact.all.count)
  }

  @Test func `every event is part of a trigger`() {
    let events = Set(Trigger.all.flatMap(\.events))
    #expect(SystemEvent.all.filter { !events.contains($0) }.map(\.name) == [])
  }

  private static func facts(of trigger: Trigger) -> String {
    let lines = trigger.facts.map { "  \($0.name), \($0.certainty.rawValue): \($0.sentence)\n" }
    return trigger.abstract + "\n\nIt rests on\n" + lines.joined()
  }

  /// The circumstances, those with the same timeline together.
  private static func sections(of trigger: Trigger) -> String {
    var sections: [(headings: [String], text: String)] = []
    for circumstance in Circumstance.all {
      let text = circumstance.timeline(of: trigger)
      if let known = sections.firstIndex(where: { $0.text == text }) {
        sections[known].headings.append(circumstance.heading)
      } else {
        sections.append(([circumstance.heading], text))
      }
    }
    return sections.map { "\n" + $0.headings.joined(separator: "\n") + "\n" + $0.text }.joined()
  }
}

/// A device with a version of iOS and an app of one of both kinds.
private struct Circumstance {
  let device: String
  let system: System
  let isSceneBased: Bool

  static let all = System.all.flatMap { system in
    ["iphone-15-pro", "ipad-pro-11"].flatMap { device in
      [true, false].filter { !$0 || system.majorVersion >= 13 }.map {
        Circumstance(device: device, system: system, isSceneBased: $0)
      }
    }
  }

  var heading: String {
    "\(system.id), \(device), \(isSceneBased ? "scene-based" : "app-based")"
  }

  /// What happens from the trigger on.
  func timeline(of trigger: Trigger) -> String {
    var story = Samples.story(
      [.launch, .showForm] + trigger.steps, infoPlist: InfoPlist(hasSceneManifest: isSceneBased))
    story.traits = Traits(device: Device.all.first { $0.id == device }!, system: system)
    let lines = Simulation.run(story).text().split(separator: "\n").map(String.init)
    let start = lines.firstIndex { $0.hasSuffix("  \(trigger.events[0].name)") } ?? 0
    return lines[start...].map { $0 + "\n" }.joined()
  }
}
