import Afterimage
import AfterimageLayout
import AfterimageLifecycle
import AfterimageMasking
import AfterimageScreens
import Foundation
import StorySupport
import TestSupport
import Testing

/// Walks every visible `all` list: whatever is in it has a fixture that bears its name, and no fixture is left over.
struct CompletenessTests {
  @Test func `every kind of view has a screen`() {
    let folder = Repository.tests.appending(path: "Screens/Elements")
    let names = Repository.names(in: folder, ending: ".screen.json")
    #expect(names == ElementType.all.map(\.name).sorted())
  }

  @Test func `every diagnostic has a file with its message`() {
    let folder = Repository.tests.appending(path: "Screens/Diagnostics")
    let names = Set(Repository.names(in: folder, ending: ".txt"))
    let missing = DiagnosticName.all.map(\.rawValue).filter { !names.contains($0) }
    #expect(missing == [])
  }

  @Test func `every strategy has a timeline`() {
    let folder = Repository.tests.appending(path: "Lifecycle/Timelines/Strategies")
    let names = Repository.names(in: folder, ending: ".timeline")
    #expect(names == Strategy.all.map(\.name).sorted())
  }

  @Test func `a trigger leaves a picture where it sends the app away, and no other does`() throws {
    let screen = try Screen.shipped("help")
    for trigger in Trigger.all {
      let story = Scenario.standardStory(
        of: screen, under: .unprotected, trigger: trigger, traits: Traits(device: .standard))
      let isLeft = trigger.events.contains { SystemEvent.leavings.contains($0) }
      #expect(Simulation.run(story).snapshots.isEmpty != isLeft, "\(trigger.name)")
    }
  }

  @Test func `no device's layout is left over`() {
    let names = Repository.names(
      in: Repository.tests.appending(path: "Afterimage/Devices"), ending: ".frames")
    #expect(names == Device.all.map(\.id).sorted())
  }

  @Test(arguments: Device.all)
  func `the frames of the card form on a device, upright and turned, are as recorded`(
    device: Device
  ) throws {
    let url = Repository.tests.appending(path: "Afterimage/Devices/\(device.id).frames")
    let text = try Orientation.allCases.map { orientation in
      var traits = Traits(device: device)
      traits.orientation = orientation
      let layout = try Pipeline().layOut(Screen.shipped("card-form"), in: traits)
      return "\(orientation.rawValue)\n\(layout.frames)"
    }.joined()
    try TextGolden.expect(text, equals: url)
  }
}
