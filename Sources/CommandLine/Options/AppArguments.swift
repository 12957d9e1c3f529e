import Afterimage
import AfterimageLifecycle
import AfterimageScreens

/// The options of commands that play the story of an app's source.
enum AppArguments {
  static let screen = Option(
    "--screen", "SCREEN",
    "The app's screen that is up when it is left: a Swift view or controller, a scene, a screen file.",
    .file("swift", "storyboard", "xib", "screen.json"))

  /// Ends the command where it was given options without effect on anything but an app's folder.
  static func refuse(_ options: [any Parameter], _ arguments: Arguments) throws {
    let given = options.filter(arguments.has).map(\.declaration.key)
    guard given.isEmpty else {
      throw UsageErrors(
        given.map { .inapplicable($0, because: "only the story of an app's folder has one") })
    }
  }

  /// The screen that is asked for, with a word about what counts as its secrets; nil where none is.
  static func chosen(_ arguments: Arguments, _ console: Console) throws -> Screen? {
    guard let path = try arguments[screen] else { return nil }
    guard case .screen(let screen) = try InputArguments.load(path, arguments, console) else {
      throw UsageErrors([.inapplicable("--screen \(path)", because: "it is a scenario")])
    }
    if screen.secretViews > 0 { return screen }
    // Of a screen without any, such as one whose views its storyboard has, nothing could leak whatever the app does.
    guard screen.withSecretTexts.secretViews > 0 else {
      throw UsageErrors([
        .inapplicable(
          "--screen \(path)", because: "no view on it has a text or a field that could be a secret")
      ])
    }
    console.say(
      "\(path): nothing on it is marked as a secret, so all of its texts count as secrets")
    return screen.withSecretTexts
  }
}
