import AfterimageGraphics
import AfterimageLifecycle
import AfterimageScreens

/// A file to start from.
struct StartingFile: Equatable {
  /// Where it is to lie.
  let path: String
  /// What it holds.
  let text: String
  /// True where one that is there already does as well.
  let isShared: Bool
}

/// The story of an app that keeps its secret, to be changed into one's own.
struct ProtectionTemplate {
  /// The files, the story first.
  let files: [StartingFile]

  /// Fills the template in.
  ///
  /// - Parameters:
  ///   - path: where the story is to lie; nil is beside us, under its name.
  ///   - screen: the path of the screen relative to the story; nil has one written.
  init(name: Name, path: String?, screen: String?) {
    let path = path ?? "\(name).scenario.json"
    let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
    let own = screen == nil ? "\(name).screen.json" : nil
    let story = StartingFile(
      path: path, text: storyText(of: name, showing: screen ?? "\(name).screen.json"),
      isShared: false)
    let shown = own.map {
      StartingFile(path: folder + $0, text: screenText(of: name), isShared: false)
    }
    let schemas = [
      StartingFile(
        path: folder + "scenario.schema.json", text: ScenarioSchema.text, isShared: true),
      StartingFile(path: folder + "screen.schema.json", text: ScreenSchema.text, isShared: true),
    ]
    files = [story] + [shown].compactMap(\.self) + schemas
  }
}

private func storyText(of name: Name, showing screen: String) -> String {
  """
  // What \(name) does about its secrets, as a story that afterimage plays:
  //
  //   afterimage explain \(name).scenario.json               why each picture is safe or not
  //   afterimage snapshot \(name).scenario.json --timeline   what happens when
  //   afterimage snapshot \(name).scenario.json -o pictures  the pictures that the system keeps
  {
    "$schema": "scenario.schema.json",
    "format": 1,

    // An app with a scene delegate, as every new project has one. Without the empty object the
    // methods of the app's delegate are called, and those of a scene's are not.
    "app": {
      "bundleIdentifier": "\(BundleIdentifier(plainAppOf: name))",
      "name": "\(name)",
      "infoPlist": { "UIApplicationSceneManifest": {} }
    },

    // With startsEmpty the sensitive texts and pictures come only with the steps type and load.
    "screens": { "main": { "file": \(JSONValue.string(screen).text(.compact)), "startsEmpty": true } },
    "device": "iphone-15-pro",
    "system": "ios-17",

    "protections": [
      {
        // Whose code it is: app, scene, everyScreen, or the name of a screen above.
        "owner": "scene",
        "on": {
          // The first callback on the way out. A cover that goes up in sceneDidEnterBackground is in
          // time for the picture too, and not for the card of the switcher.
          "sceneWillResignActive": [
            // The keyboard lies in a window of the system's above every cover.
            "endEditing",
            // On the window it lies above what is presented, on the root controller's view it does
            // not. With "fade" it would still be clear when the picture is taken.
            { "cover": { "id": "shade", "color": "systemBackground", "attachment": "window" } }
          ],
          "sceneDidBecomeActive": [{ "uncover": "shade" }]
        }
      }
    ],

    // The user looks at the switcher, comes back, goes home, comes back and goes home again at once.
    "steps": [
      "launch", { "show": "main" }, "load",
      "appSwitcher", "resume", "home", "return", { "wait": 0.1 }, "home"
    ]
  }

  """
}

private func screenText(of name: Name) -> String {
  """
  // A screen with one secret, in a box of a fixed size, so that nothing moves with it.
  {
    "$schema": "screen.schema.json",
    "format": 1,
    "name": "\(name)",
    "controller": { "type": "navigation", "title": "Account" },
    "root": {
      "type": "view",
      "backgroundColor": "systemBackground",
      "subviews": [
        { "type": "label", "id": "caption", "text": "Balance", "textColor": "secondaryLabel" },
        { "type": "label", "id": "balance", "text": "1,204.50", "font": "title1", "sensitive": true }
      ],
      "constraints": [
        "caption.top == safeArea.top + 16", "H:|-[caption]-|",
        "balance.top == caption.bottom + 4", "H:|-[balance]-|", "balance.height == 40"
      ]
    }
  }

  """
}
