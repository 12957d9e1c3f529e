import AfterimageGraphics
import AfterimageLifecycle
import AfterimageScreens

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
    let folder = folderPrefix(of: path)
    let story = StartingFile(
      path: path, text: storyText(of: name, showing: screen ?? "\(name).screen.json"),
      isShared: false)
    let shown = ScreenTemplate(name: name, path: "\(folder)\(name).screen.json")
    files =
      [story, .scenarioSchema(in: folder)]
      + (screen == nil ? shown.files : [.screenSchema(in: folder)])
  }
}

private func storyText(of name: Name, showing screen: String) -> String {
  """
  {
    "$schema": "scenario.schema.json",
    "$comment": [
      "What \(name) does about its secrets, as a story that afterimage plays:",
      "afterimage explain \(name).scenario.json: why each picture is safe or not",
      "afterimage snapshot \(name).scenario.json --timeline: what happens when",
      "afterimage snapshot \(name).scenario.json -o pictures: the pictures that the system keeps",
      "Its user looks at the switcher, comes back, goes home, comes back and goes home again at once."
    ],
    "format": 1,

    "app": {
      "$comment": [
        "An app with a scene delegate, as every new project has one. Without the empty object the",
        "methods of the app's delegate are called, and those of a scene's are not."
      ],
      "bundleIdentifier": "\(BundleIdentifier(plainAppOf: name))",
      "name": "\(name)",
      "infoPlist": { "UIApplicationSceneManifest": {} }
    },

    "screens": {
      "$comment": "With startsEmpty, sensitive texts and pictures come only with the steps type and load.",
      "main": { "file": \(JSONValue.string(screen).text(.compact)), "startsEmpty": true }
    },
    "device": "iphone-15-pro",
    "system": "ios-17",

    "protections": [
      {
        "$comment": "owner is whose code it is: app, scene, everyScreen, or the name of a screen above.",
        "owner": "scene",
        "on": {
          "$comment": [
            "sceneWillResignActive is the first callback on the way out. A cover that goes up in",
            "sceneDidEnterBackground is in time for the picture too, and not for the card of the switcher.",
            "endEditing comes first, as the keyboard lies in a window of the system's above every cover."
          ],
          "sceneWillResignActive": [
            "endEditing",
            {
              "$comment": [
                "On the window it lies above what is presented, on the root controller's view it does not.",
                "With fade it would still be clear when the picture is taken."
              ],
              "cover": { "id": "shade", "color": "systemBackground", "attachment": "window" }
            }
          ],
          "sceneDidBecomeActive": [{ "uncover": "shade" }]
        }
      }
    ],

    "steps": [
      "launch", { "show": "main" }, "load",
      "appSwitcher", "resume", "home", "return", { "wait": 0.1 }, "home"
    ]
  }

  """
}
