import Afterimage
import AfterimageTesting
import Testing

/// The files of an app and of its tests, read by their paths beside the code that names them.
struct FileTests {
  private static let document =
    "../Corpus/AgileBits__onepassword-app-extension/Demos/App Demo for iOS Swift/App Demo for iOS Swift/Base.lproj/Main.storyboard"

  @Test func `a scene of a storyboard is a screen, with its secrets`() throws {
    let screen = try Screen(file: Self.document + "#RegisterViewController")
    try assertNoLeaks(in: screen, strategy: .redact)
    withKnownIssue { try assertNoLeaks(in: screen, strategy: .unprotected) }
    #expect(try Screen(file: Self.document) != screen)
  }

  @Test func `a scenario file is a story with the screens that it names`() throws {
    let written = try Scenario(file: "../../Screens/black-eyes.as-written.scenario.json")
    let intended = try Scenario(file: "../../Screens/black-eyes.intended.scenario.json")
    #expect(try !written.explain().isSafe)
    #expect(try intended.explain().isSafe)
  }

  @Test func `a file that is not there is told with its path`() throws {
    let error = #expect(throws: InputFailure.self) { try Screen(file: "no.screen.json") }
    #expect(error?.description.contains("Tests/User/no.screen.json") == true)
    #expect(error.map { if case .missing = $0 { true } else { false } } == true)
  }

  @Test func `a screen is not taken for a scenario, nor a scenario for a screen`() throws {
    let screen = #expect(throws: InputFailure.self) {
      try Screen(file: "../../Screens/black-eyes.intended.scenario.json")
    }
    #expect(screen?.description.contains("Scenario(file:)") == true)
    let scenario = #expect(throws: InputFailure.self) {
      try Scenario(file: "card-form.screen.json")
    }
    #expect(scenario?.description.contains("Screen(file:)") == true)
  }
}
