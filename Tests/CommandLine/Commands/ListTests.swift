import AfterimageCommandLine
import AfterimageGraphics
import AfterimageLifecycle
import AfterimageMasking
import AfterimageScreens
import Foundation
import TestSupport
import Testing

@Suite struct ListTests {
  @Test(arguments: [
    ("devices", Device.all.map(\.id)), ("systems", System.all.map(\.id)),
    ("strategies", Strategy.all.map(\.name)), ("triggers", Trigger.all.map(\.name)),
    ("elements", ElementType.all.map(\.name)), ("colors", SystemColor.allCases.map(\.rawValue)),
    ("symbols", SymbolOutline.names), ("settings", Setting.allCases.map(\.rawValue)),
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

  @Test func `the keys of a scene that are not read are named, and counted for programs`() throws {
    let folder = try TemporaryFolder()
    let text = try String(contentsOfFile: Shipped.wallet, encoding: .utf8)
    try folder.write(
      text.replacing("<label ", with: #"<label layoutMarginsFollowReadableWidth="YES" "#),
      to: "Wallet.storyboard")
    let run = afterimage("list", "screens", folder.path("Wallet.storyboard"))
    #expect(run.output.contains("; not read: label.layoutMarginsFollowReadableWidth\n"))
    let first = try #require(rows("screens", folder.path("Wallet.storyboard")).first)
    let unread = try #require(first["unread"] as? [[String: Any]])
    #expect(unread.map { $0["key"] as? String } == ["label.layoutMarginsFollowReadableWidth"])
    #expect(unread.allSatisfy { ($0["count"] as? Int ?? 0) > 0 && ($0["line"] as? Int ?? 0) > 0 })
  }

  /// The rows of a list as a program reads them.
  private func rows(_ words: String...) throws -> [[String: Any]] {
    let run = afterimage(["list"] + words + ["--json"])
    #expect(run.code == .asExpected)
    let object = try JSONSerialization.jsonObject(with: Data(run.outputBytes))
    return try #require(object as? [[String: Any]])
  }

  @Test func `the keys of an element are listed, each with what it means`() throws {
    let run = afterimage("list", "elements", "textField")
    #expect(run.code == .asExpected)
    let names = run.output.split(separator: "\n").map { String($0.prefix { $0 != " " }) }
    #expect(names == ElementType.all.first { $0.name == "textField" }?.keys.map(\.name))
    #expect(names.contains("secureTextEntry") && names.contains("constraints"))
    let keys = try rows("elements", "slider")
    let value = try #require(keys.first { $0["name"] as? String == "value" })
    #expect(value["default"] as? Double == 0.5)
    #expect((value["schema"] as? [String: Any])?["type"] as? String == "number")
    #expect((value["about"] as? String)?.isEmpty == false)
    let wrong = afterimage("list", "elements", "textFeild")
    #expect(wrong.code == .usage)
    #expect(wrong.errors.contains("did you mean 'textField'?"))
  }

  @Test func `a list that is the same everywhere takes no path`() {
    #expect(afterimage("list", "devices", "Screens").code == .usage)
  }

  @Test func `programs read counts, sizes, files and lines as values`() throws {
    let scenes = try rows("screens", Shipped.wallet)
    #expect(scenes.map { $0["views"] as? Int } == [4, 2, 1])
    #expect(scenes.map { $0["unsupported"] as? Int } == [0, 0, 0])
    #expect(scenes.map { $0["first"] as? Bool } == [true, false, false])
    let device = try #require(rows("devices").first { $0["name"] as? String == "iphone-se" })
    #expect(device["width"] as? Int == 320 && device["height"] as? Int == 568)
    #expect(device["scale"] as? Int == 2)
    for row in try rows("sensitive", Shipped.wallet) + rows("segues", Shipped.wallet) {
      #expect(row["file"] as? String == Shipped.wallet)
      #expect(try #require(row["line"] as? Int) > 0)
    }
    let color = try #require(rows("colors").first { $0["name"] as? String == "systemBackground" })
    #expect(color["light"] as? String == "#FFFFFF" && color["dark"] as? String == "#000000")
    let setting = try #require(
      rows("settings").first { $0["name"] as? String == "keyboardInSnapshot" })
    #expect(setting["default"] as? Bool == true)
  }

  @Test func `what is secret in the bars of a screen is listed by its place in them`() throws {
    let folder = try TemporaryFolder()
    let text = """
      {
        "format": 1, "name": "account", "root": { "type": "view" },
        "controller": {
          "type": "navigation", "title": { "text": "Ada", "sensitive": true },
          "prompt": "DE89 3704 0044 0532 0130 00"
        }
      }
      """
    try folder.write(text, to: "account.screen.json")
    let run = afterimage("list", "sensitive", folder.path("account.screen.json"))
    #expect(
      run.output == """
        account.navigationBar.title   it is marked
        account.navigationBar.prompt  its text has the check digits of an IBAN

        """)
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
