import Afterimage
import Testing

/// The code of the catalogue's pages, one block after the other.
@Test func `a screen is drawn, and a story is played and drawn`() throws {
  let form = try Screen("card", controller: .navigation(title: "Add Card")) {
    Form {
      Section("Card") {
        Row("Number") { CardField(.number, text: "4242424242424242").id("number").sensitive() }
      }
    }
  }
  let seen = try form.png()

  let shade = Protection(owner: .app) {
    Protection.Rule(on: .applicationWillResignActiveNotification) {
      Action.endEditing
      Action.cover(Cover(.color(.systemBackground), id: "shade"))
    }
    Protection.Rule(on: .applicationDidBecomeActiveNotification) { Action.uncover(id: "shade") }
  }
  let story = try Scenario(
    "card", app: .plain(for: form), traits: Traits(device: .standard), protections: [shade]
  ) {
    Step.launch
    Step.show(StoryScreen("card", form))
    Step.home
  }
  let timeline = story.play()
  let kept = try timeline.snapshots[0].png()

  let pipeline = try Pipeline()
  for snapshot in timeline.snapshots {
    let file = try pipeline.png(of: snapshot)
    print(snapshot.time, snapshot.userInterfaceStyle, file.count)
  }

  #expect(seen.starts(with: [0x89, 0x50, 0x4E, 0x47]) && kept != seen)
  #expect(try pipeline.png(of: timeline.snapshots[0]) == kept)
}
