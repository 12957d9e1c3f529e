import AfterimageGraphics
import AfterimageMasking
import AfterimageScreens

/// A step in a scenario, before it is known which screens there are.
enum StepFile: Sendable {
  case launch, load, pop, dismiss, leaveScene, closeScene, hideWindow
  case event(SystemEvent)
  case show(String)
  case push(String)
  case present(String)
  case openScene(String)
  case showWindow(WindowFile)
  case segue(String)
  case type([Located<TypedText>])
  case wait(Seconds)
}

extension StepFile {
  /// The kind of step, which alone decides what can follow.
  var kind: Step.Kind {
    switch self {
    case .launch: .launch
    case .load: .load
    case .pop: .pop
    case .dismiss: .dismiss
    case .leaveScene: .leaveScene
    case .closeScene: .closeScene
    case .event(let event): .event(event)
    case .present: .present
    case .openScene: .openScene
    case .showWindow: .showWindow
    case .hideWindow: .hideWindow
    case .show: .show
    case .push, .segue: .push
    case .type: .type
    case .wait: .wait
    }
  }
}

extension Shape where Value == StepFile {
  /// A bare word, or an object whose one key says what the step is.
  static var step: Shape {
    Shape(
      schema: ["anyOf": .array([["enum": .array(words)]] + objects.map(\.schema))],
      write: { $0.form.write($0) }, read: { StepForm.all.read($0, .step, &$1) })
  }

  private static var objects: [Alternative<StepFile>] {
    StepForm.all.filter { $0.payload != nil }
  }
  private static var words: [JSONValue] {
    StepForm.all.filter { $0.payload == nil }.map { .string($0.word) }
  }
}

extension StepFile {
  /// The form of the step in files.
  fileprivate var form: Alternative<StepFile> {
    switch self {
    case .launch: StepForm.launch
    case .load: StepForm.load
    case .pop: StepForm.pop
    case .dismiss: StepForm.dismiss
    case .leaveScene: StepForm.leaveScene
    case .closeScene: StepForm.closeScene
    case .hideWindow: StepForm.hideWindow
    case .event(let event): StepForm.event(event)
    case .show: StepForm.show
    case .push: StepForm.push
    case .segue: StepForm.segue
    case .present: StepForm.present
    case .openScene: StepForm.openScene
    case .showWindow: StepForm.showWindow
    case .type: StepForm.type
    case .wait: StepForm.wait
    }
  }
}

/// The forms of steps in files.
private enum StepForm {
  /// Every step, in the order of the schema.
  static let all: [Alternative<StepFile>] =
    [launch, load, pop, dismiss, leaveScene, closeScene, hideWindow] + SystemEvent.all.map(event)
    + [show, push, segue, present, openScene, showWindow, type, wait]

  static let launch = Alternative<StepFile>.bare("launch", .launch)
  static let load = Alternative<StepFile>.bare("load", .load)
  static let pop = Alternative<StepFile>.bare("pop", .pop)
  static let dismiss = Alternative<StepFile>.bare("dismiss", .dismiss)
  static let leaveScene = Alternative<StepFile>.bare("leaveScene", .leaveScene)
  static let closeScene = Alternative<StepFile>.bare("closeScene", .closeScene)
  static let hideWindow = Alternative<StepFile>.bare("hideWindow", .hideWindow)
  static func event(_ event: SystemEvent) -> Alternative<StepFile> {
    .bare(event.name, .event(event))
  }
  static let show = Alternative<StepFile>.key("show", .text, embedding: StepFile.show) {
    if case .show(let name) = $0 { name } else { nil }
  }
  static let push = Alternative<StepFile>.key("push", .text, embedding: StepFile.push) {
    if case .push(let name) = $0 { name } else { nil }
  }
  static let segue = Alternative<StepFile>.key("segue", .text, embedding: StepFile.segue) {
    if case .segue(let name) = $0 { name } else { nil }
  }
  static let present = Alternative<StepFile>.key("present", .text, embedding: StepFile.present) {
    if case .present(let name) = $0 { name } else { nil }
  }
  static let openScene = Alternative<StepFile>.key(
    "openScene", .text, embedding: StepFile.openScene
  ) {
    if case .openScene(let name) = $0 { name } else { nil }
  }
  static let showWindow = Alternative<StepFile>.key(
    "showWindow", WindowFile.form.shape { WindowFile(screen: $0) }, embedding: StepFile.showWindow
  ) {
    if case .showWindow(let window) = $0 { window } else { nil }
  }
  static let type = Alternative<StepFile>.key("type", .locatedTexts, embedding: StepFile.type) {
    if case .type(let texts) = $0 { texts } else { nil }
  }
  static let wait = Alternative<StepFile>.key("wait", .seconds, embedding: StepFile.wait) {
    if case .wait(let time) = $0 { time } else { nil }
  }
}
