import AfterimageCommandLine
import AfterimageGraphics
import Foundation
import TestSupport
import Testing

@Suite struct LanguageTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test(arguments: ["de", "de-AT", "de_CH"])
  func `a document's words are those of the language that is asked for`(language: String) throws {
    let screen = try converted("--locale", language)
    for words in ["Konten", "Hilfe", "Guten Morgen", "Woche", "Monat", "Karte hinzufügen"] {
      #expect(screen.contains(#""\#(words)""#))
    }
    #expect(!screen.contains("Good morning"))
  }

  @Test(arguments: [[], ["--locale", "fr"], ["--locale", "../.."]])
  func `without words in the language the document's own stand`(options: [String]) throws {
    let screen = try converted(options)
    #expect(screen.contains(#""Good morning""#))
    #expect(!screen.contains("Guten Morgen"))
  }

  @Test func `a language with long words changes the layout and the picture`() throws {
    let scene = Shipped.wallet + "#Accounts"
    let english = try picture("render", scene)
    let german = try picture("render", scene, "--locale", "de")
    #expect(english != german)
    let own = try picture("snapshot", scene)
    #expect(try picture("snapshot", scene, "--locale", "de") != own)
    #expect(
      afterimage("preview", scene, "--locale", "de", "-o", folder.path("preview")).code
        == .asExpected)
  }

  @Test func `a story shows the words of the language that is asked for`() throws {
    for (folderName, options) in [("en", []), ("de", ["--locale", "de"])] {
      let run = afterimage(
        ["snapshot", Shipped.walletStory, "-o", folder.path(folderName)] + options)
      #expect(run.code == .asExpected)
    }
    #expect(
      try folder.picture("de/wallet.1.light.png") != folder.picture("en/wallet.1.light.png"))
  }

  private func converted(_ options: String...) throws -> String { try converted(options) }

  /// The first scene of the document as a screen file.
  private func converted(_ options: [String]) throws -> String {
    let run = afterimage(
      ["convert", Shipped.wallet + "#Accounts", folder.path("screens")] + options)
    #expect(run.code == .asExpected)
    return String(
      decoding: try folder.bytes("screens/Wallet.Accounts.screen.json"), as: UTF8.self)
  }

  /// The picture that a command draws.
  private func picture(_ words: String...) throws -> Bitmap {
    let run = afterimage(words + ["-o", folder.path("picture.png")])
    #expect(run.code == .asExpected)
    return try folder.picture("picture.png")
  }
}
