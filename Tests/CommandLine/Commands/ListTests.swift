import AfterimageCommandLine
import AfterimageLifecycle
import AfterimageMasking
import AfterimageScreens
import Foundation
import Testing

@Suite struct ListTests {
  @Test(arguments: [
    ("devices", Device.all.map(\.id)), ("systems", System.all.map(\.id)),
    ("strategies", Strategy.all.map(\.name)), ("triggers", Trigger.all.map(\.name)),
    ("elements", ElementType.all.map(\.name)),
  ])
  func `a list names everything that there is, as text and as JSON`(
    subject: String, names: [String]
  ) throws {
    let run = afterimage("list", subject)
    #expect(run.code == .asExpected)
    let lines = run.output.split(separator: "\n")
    #expect(lines.map { String($0.prefix { $0 != " " }) } == names)
    let object = try JSONSerialization.jsonObject(
      with: Data(afterimage("list", subject, "--json").outputBytes))
    #expect((object as? [[String: Any]])?.map { $0["name"] as? String } == names)
  }

  @Test func `screens are the inputs of a folder and nothing else`() throws {
    let folder = try TemporaryFolder()
    for name in ["b.screen.json", "a.scenario.json", "screen.schema.json", "note.txt"] {
      try folder.write("", to: name)
    }
    let run = afterimage("list", "screens", folder.path)
    #expect(run.code == .asExpected)
    #expect(run.output == "a.scenario.json\nb.screen.json\n")
  }

  @Test func `a folder that is not there is a missing input`() throws {
    let folder = try TemporaryFolder()
    let run = afterimage("list", "screens", folder.path("nowhere"))
    #expect(run.code == .inputMissing)
    #expect(run.errors.contains(folder.path("nowhere")))
  }

  @Test func `the scenes of a document come with their counts of views`() throws {
    let run = afterimage("list", "screens", Shipped.wallet)
    #expect(run.code == .asExpected)
    #expect(
      run.output == """
        Accounts   comes first; 4 views
        CardEntry  2 views
        Help       1 view

        """)
  }

  @Test func `what of a scene is not supported is counted`() throws {
    let folder = try TemporaryFolder()
    let text = try String(contentsOfFile: Shipped.wallet, encoding: .utf8)
    try folder.write(
      text.replacing("<label ", with: "<hologram ").replacing("</label>", with: "</hologram>"),
      to: "Wallet.storyboard")
    let run = afterimage("list", "screens", folder.path("Wallet.storyboard"))
    #expect(run.output.contains("Accounts   comes first; 4 views, 1 of them not supported\n"))
  }

  @Test func `an unknown list names the nearest`() {
    let run = afterimage("list", "device")
    #expect(run.code == .usage)
    #expect(run.errors.contains("did you mean 'devices'?"))
  }

  @Test func `what of a screen is secret is listed with what tells of it`() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      screenFile(
        subviews: """
          { "type": "textField", "id": "pin", "text": "1815" },
          { "type": "label", "id": "who", "text": "Ada", "sensitive": true },
          { "type": "textField", "id": "open", "secureTextEntry": true, "sensitive": false }
          """), to: "log-on.screen.json")
    let run = afterimage("list", "sensitive", folder.path("log-on.screen.json"))
    #expect(run.code == .asExpected)
    #expect(
      run.output == """
        sample.pin   its name `pin` says `pin`
        sample.who   it is marked
        sample.open  not sensitive, as it is marked

        """)
    #expect(afterimage("list", "sensitive", Shipped.walletStory).code == .asExpected)
    #expect(afterimage("list", "sensitive", folder.path("a.txt")).code == .usage)
  }
}
