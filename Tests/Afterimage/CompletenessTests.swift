import Afterimage
import AfterimageAudit
import AfterimageGoldens
import AfterimageLayout
import AfterimageLifecycle
import AfterimageMasking
import AfterimageScreens
import Foundation
import Testing

/// Walks every visible `all` list: whatever is in it has a fixture that bears its name, and no fixture is left over.
struct CompletenessTests {
  @Test func `every kind of view has a screen`() {
    let folder = Samples.tests.appending(path: "Screens/Elements")
    let names = Samples.names(in: folder, ending: ".screen.json")
    #expect(names == ElementType.all.map(\.name).sorted())
  }

  @Test func `every diagnostic has a file with its message`() {
    let folder = Samples.tests.appending(path: "Screens/Diagnostics")
    let names = Set(Samples.names(in: folder, ending: ".txt"))
    let missing = DiagnosticName.all.map(\.rawValue).filter { !names.contains($0) }
    #expect(missing == [])
  }

  @Test func `every strategy has a timeline`() {
    let folder = Samples.tests.appending(path: "Lifecycle/Timelines/Strategies")
    let names = Samples.names(in: folder, ending: ".timeline")
    #expect(names == Strategy.all.map(\.name).sorted())
  }

  @Test func `every strategy and every system has a golden`() throws {
    let cases = try Self.goldenCases()
    let strategies = Set(cases.compactMap(\.strategy?.name))
    #expect(Strategy.all.map(\.name).filter { !strategies.contains($0) } == [])
    let systems = Set(cases.map(\.golden.system))
    #expect(System.all.filter { !systems.contains($0) } == [])
  }

  @Test func `every shipped screen and every reference sheet has a golden picture`() throws {
    let pictured = try Self.goldenCases().map(\.golden).filter { $0.goldens.contains(.png) }
    let paths = Set(
      pictured.compactMap { golden in
        if case .screen(let path) = golden.subject { path } else { nil }
      })
    #expect(Samples.shipped.filter { !paths.contains($0) } == [])
    #expect(ReferenceTests.sheets.filter { !paths.contains("reference/\($0)") } == [])
  }

  @Test func `a trigger leaves a picture where it sends the app away, and no other does`() throws {
    let screen = try Samples.screen("help")
    for trigger in Trigger.all {
      let story = Scenario.standardStory(
        of: screen, under: .none, trigger: trigger, traits: Traits(device: .standard))
      let isLeft = trigger.events.contains { SystemEvent.leavings.contains($0) }
      #expect(Simulation.run(story).snapshots.isEmpty != isLeft, "\(trigger.name)")
    }
  }

  @Test func `the names of variations are different`() {
    let names = SecretVariation.all.map(\.name)
    #expect(Set(names).count == names.count)
    #expect(
      names == [
        "same-length", "shorter", "longer", "empty", "another-brand", "several-lines",
        "right-to-left", "other-scripts", "one-long-word", "many-lines", "1-characters",
        "2-characters", "4-characters", "7-characters", "10-characters", "13-characters",
        "16-characters", "20-characters", "28-characters", "40-characters", "80-characters",
        "200-characters", "600-characters", "other-color", "lowest", "between", "highest",
        "other-symbol", "other-pixels", "other-size", "stand-in", "larger-stand-in",
      ])
  }

  @Test func `no device's layout is left over`() {
    let names = Samples.names(
      in: Samples.folder.appending(path: "Devices"), ending: ".frames")
    #expect(names == Device.all.map(\.id).sorted())
  }

  @Test(arguments: Device.all)
  func `the card form lies on a device, upright and turned, as written down`(
    device: Device
  ) throws {
    let url = Samples.folder.appending(path: "Devices/\(device.id).frames")
    let text = try Orientation.allCases.map { orientation in
      var traits = Traits(device: device)
      traits.orientation = orientation
      let layout = try Pipeline().layOut(Samples.screen("card-form"), in: traits)
      return "\(orientation.rawValue)\n\(layout.frames)"
    }.joined()
    if Samples.isRecording { try Data(text.utf8).write(to: url) }
    #expect(text == (try String(contentsOf: url, encoding: .utf8)), "\(device.id).frames")
  }

  private static func goldenCases() throws -> [GoldenSuite.ReadyCase] {
    let goldens = Samples.screens.deletingLastPathComponent().appending(path: "Goldens")
    return try GoldenSuite.load(goldens.path).cases
  }
}
