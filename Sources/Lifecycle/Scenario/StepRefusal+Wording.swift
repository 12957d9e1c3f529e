extension StepRefusal {
  /// The obstacle and the way out, as words after the step's name and a colon.
  package var words: String {
    switch self {
    case .notLaunched: "the app is not running; launch it before"
    case .launchedAlready: "the app is running already; come back to it with return"
    case .notInFront: "the app is in the background; return to it before"
    case .inFrontAlready: "the app is in front already; go home before"
    case .nothingShown: "no screen is shown; show one before"
    case .nothingPushed: "only the first screen is on the stack; push one before"
    case .nothingPresented: "nothing is presented; present a screen before"
    case .withoutScenes:
      "the app has no scenes; give it UIApplicationSceneManifest, and a system from iOS 13 on"
    case .onlyScene: "there is one scene only; open another before"
    case .notActive: "something of the system's lies over the app; resume before"
    case .noWindowShown: "no further window is shown; show a window before"
    case .notAsked: "nothing has asked for it; let faceID or permission come before"
    case .nothingEdited: "no field is edited; show a screen with a focused one before"
    case .notAwake: "the app does nothing in the background; wake it before"
    case .awakeAlready: "the app is at work in the background already; let it sleep before"
    case .noSuchView: "no view on the screen in front has that id; show its screen before"
    case .noMenuShown: "no context menu is open; let contextMenu come before"
    case .nothingSelected: "no finger selects text; let selectText come before"
    case .noPictureInPicture:
      "no view is shown by picture in picture; let pictureInPicture come before"
    case .displayConnected: "an external display is connected already; disconnect it before"
    case .noDisplay: "no external display is connected; connect one before"
    case .notInterrupted: "the app is active; something has to lie over it before"
    }
  }
}
