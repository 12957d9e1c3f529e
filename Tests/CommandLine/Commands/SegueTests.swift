import AfterimageCommandLine
import Foundation
import TestSupport
import Testing

@Suite struct SegueTests {
  @Test func `a scenario takes the segues of a document as its steps`() throws {
    let timeline = afterimage("snapshot", Shipped.walletStory, "--timeline")
    #expect(timeline.code == .asExpected)
    let appeared = timeline.output.split(separator: "\n").compactMap { line in
      line.contains("viewDidAppear ") ? line.split(separator: " ").last.map(String.init) : nil
    }
    #expect(appeared == ["accounts", "CardEntry", "accounts", "Help"])
    #expect(!timeline.output.contains("4242"))
  }

  @Test func `the pictures of such a story are those of the scenes that its segues lead to`() throws
  {
    let folder = try TemporaryFolder()
    let run = afterimage("snapshot", Shipped.walletStory, "-o", folder.path("pictures"))
    #expect(run.code == .asExpected)
    let help = folder.path("help.png")
    #expect(afterimage("render", Shipped.wallet + "#Help", "-o", help).code == .asExpected)
    #expect(try folder.picture("pictures/wallet.2.light.png") == folder.picture("help.png"))
    #expect(
      try folder.picture("pictures/wallet.1.light.png")
        != folder.picture("pictures/wallet.2.light.png"))
  }

  @Test func `the ways that a scene leads are listed`() {
    let run = afterimage("list", "segues", Shipped.wallet)
    #expect(run.code == .asExpected)
    #expect(
      run.output == """
        addCard  Accounts to CardEntry, show
        Help     Accounts to Help, presentation

        """)
  }

  @Test func `a segue that the scene does not have is told with those it has`() throws {
    let folder = try TemporaryFolder()
    let story = try String(contentsOfFile: Shipped.walletStory, encoding: .utf8)
    let document = try String(contentsOfFile: Shipped.wallet, encoding: .utf8)
    try folder.write(document, to: "Base.lproj/Wallet.storyboard")
    let path = try folder.write(
      story.replacing(#""addCard""#, with: #""addCrad""#), to: "wallet.scenario.json")
    let run = afterimage("snapshot", path, "--timeline")
    #expect(run.code == .badInput)
    #expect(run.errors.contains("did you mean `addCard`?"))
  }
}
