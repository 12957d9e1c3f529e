import AfterimageCommandLine
import Foundation
import TestSupport
import Testing

@Suite struct LayoutTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func conflicting() throws -> String {
    try folder.write(
      screenFile(
        subviews: #"{ "type": "label", "id": "pin", "text": "8361", "sensitive": true }"#,
        constraints: """
          "pin.top == safeArea.top", "pin.leading == super.leading",
          "pin.width == 100", "pin.height >= 10", "pin.width == 200"
          """), to: "conflict.screen.json")
  }

  @Test func `every view has a line with its frame`() {
    let run = afterimage("layout", Shipped.greeting)
    #expect(run.code == .asExpected)
    #expect(run.errors == "")
    let lines = run.output.split(separator: "\n")
    #expect(lines.map { $0.prefix { $0 != " " } } == ["root", "welcome", "customer", "badge"])
    #expect(lines.first == "root view 0 0 393 852")
  }

  @Test func `frames follow the device`() {
    let run = afterimage("layout", Shipped.greeting, "--device", "iphone-se")
    #expect(run.output.hasPrefix("root view 0 0 320 568\n"))
  }

  @Test func `JSON holds one object for each screen`() throws {
    let run = afterimage("layout", Shipped.greeting, Shipped.cardForm, "--json")
    #expect(run.code == .asExpected)
    let objects = try JSONSerialization.jsonObject(with: Data(run.outputBytes))
    let screens = try #require(objects as? [[String: Any]])
    #expect(screens.map { $0["screen"] as? String } == ["greeting", "card-form"])
    let layout = try #require(screens.first?["layout"] as? [String: Any])
    let nodes = try #require(layout["nodes"] as? [[String: Any]])
    #expect(nodes.first?["frame"] as? [Double] == [0, 0, 393, 852])
    #expect((layout["conflicts"] as? [Any])?.count == 0)
  }

  @Test func `a conflict warns with exactly the set that contradicts and what was given up`()
    throws
  {
    let path = try conflicting()
    let run = afterimage("layout", path)
    #expect(run.code == .asExpected)
    #expect(
      run.errors == """
        sample: Unable to satisfy these constraints together:
          <pin.width == 100   (declared in root on line 4, \(path):8:1)>
          <pin.width == 200   (declared in root on line 4, \(path):8:41)>
        Recovered by giving up:
          <pin.width == 200   (declared in root on line 4, \(path):8:41)>
        Take away one of them, or give one a priority below 1000.

        """)
    #expect(run.output.contains("pin label 0 59 100 "))
  }

  @Test func `a conflict in a document names the lines of its constraints and of their view`()
    throws
  {
    let path = try folder.write(Self.conflictingDocument, to: "Main.storyboard")
    let run = afterimage("layout", path)
    #expect(
      run.errors.hasSuffix(
        """
        Main.Main: Unable to satisfy these constraints together:
          <box.width == 100   (declared in box on line 8, \(path):11)>
          <box.width == 200   (declared in box on line 8, \(path):12)>
        Recovered by giving up:
          <box.width == 200   (declared in box on line 8, \(path):12)>
        Take away one of them, or give one a priority below 1000.

        """))
  }

  /// A scene whose view has a constraint that cannot be used before two that contradict each other.
  private static let conflictingDocument = storyboard(
    """
    <subviews>
    <view id="box"><rect key="frame" x="0.0" y="0.0" width="100" height="50"/>
    <constraints>
    <constraint firstItem="gone" firstAttribute="width" constant="10" id="lost"/>
    <constraint firstAttribute="width" constant="100" id="one"/>
    <constraint firstAttribute="width" constant="200" id="two"/>
    <constraint firstAttribute="height" constant="50" id="high"/>
    </constraints></view></subviews>
    <constraints>
    <constraint firstItem="box" firstAttribute="top" secondItem="root" secondAttribute="top" \
    id="top"/>
    <constraint firstItem="box" firstAttribute="leading" secondItem="root" \
    secondAttribute="leading" id="leading"/>
    </constraints>
    """)

  @Test func `a conflict in JSON names the same set`() throws {
    let run = afterimage("layout", try conflicting(), "--json")
    let objects = try JSONSerialization.jsonObject(with: Data(run.outputBytes))
    let screen = try #require((objects as? [[String: Any]])?.first)
    let conflicts = try #require(
      (screen["layout"] as? [String: Any])?["conflicts"] as? [[String: Any]])
    #expect(conflicts.count == 1)
    #expect((conflicts.first?["members"] as? [Any])?.count == 2)
  }

  @Test(arguments: ["layout", "render", "snapshot", "preview"])
  func `a conflict is an error where that is asked for`(command: String) throws {
    let output = command == "layout" ? [] : ["-o", folder.path("out")]
    let run = afterimage([command, try conflicting(), "--strict"] + output)
    #expect(run.code == .badInput)
    #expect(run.errors.contains("Recovered by giving up:"))
    #expect(folder.files == ["conflict.screen.json"])
  }

  @Test(arguments: ["render", "snapshot", "preview"])
  func `a conflict warns once, and the screen is drawn all the same`(command: String) throws {
    let run = afterimage(command, try conflicting(), "-o", folder.path("sample.png"))
    #expect(run.code == .asExpected)
    let warnings = run.errors.split(separator: "\n").filter { $0.hasPrefix("sample: Unable") }
    #expect(warnings.count == 1)
    #expect(!run.errors.contains("8361"))
    #expect(folder.files.contains { $0.hasSuffix(".png") })
  }

  /// A screen with a view without a height, and one that no constraint names.
  private func ambiguous() throws -> String {
    try folder.write(
      screenFile(
        subviews:
          #"{ "type": "view", "id": "bar" }, { "type": "label", "id": "note", "text": "a" }"#,
        constraints: """
          "bar.top == super.top", "bar.leading == super.leading", "bar.width == 10",
          "note.leading == super.leading"
          """), to: "free.screen.json")
  }

  @Test(arguments: ["render", "snapshot", "preview"])
  func `what constraints leave open is a warning with its place, and strictly an error`(
    command: String
  ) throws {
    let path = try ambiguous()
    let run = afterimage(command, path, "-o", folder.path("sample.png"))
    #expect(run.code == .asExpected)
    #expect(
      run.errors == """
        \(path):6:18: warning: sample: bar has an ambiguous height
        \(path):6:51: warning: sample: note has an ambiguous vertical position

        """)
    let strict = afterimage(command, path, "--strict", "-o", folder.path("strict.png"))
    #expect(strict.code == .badInput)
    #expect(!folder.files.contains { $0.hasPrefix("strict.png") })
  }

  @Test func `a view that no constraint names is told as such`() throws {
    let path = try folder.write(
      screenFile(subviews: #"{ "type": "label", "id": "lost", "text": "a" }"#),
      to: "lost.screen.json")
    let run = afterimage("render", path, "-o", folder.path("lost.png"))
    #expect(
      run.errors.contains("lost has an ambiguous horizontal position; no constraint names lost"))
  }

  @Test func `an ambiguous view is named with the attribute that is free`() throws {
    let path = try ambiguous()
    let run = afterimage("layout", path)
    #expect(run.code == .asExpected)
    #expect(
      run.errors == """
        sample: bar has an ambiguous height
        sample: note has an ambiguous vertical position

        """)
  }

  @Test func `a screen that leaves nothing open and contradicts nothing has no messages`() {
    #expect(afterimage("layout", Shipped.cardForm).errors == "")
  }
}
