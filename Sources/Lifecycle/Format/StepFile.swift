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
      schema: schema, write: write,
      read: { node, decoding in
        let keys = ["show", "push", "segue", "present", "openScene", "showWindow", "type", "wait"]
        guard let choice = Choice(node, bare: bareSteps, keys: keys, .step, &decoding) else {
          return nil
        }
        return read(choice, &decoding)
      })
  }

  private static var bareSteps: [String] {
    ["launch", "load", "pop", "dismiss", "leaveScene", "closeScene", "hideWindow"]
      + SystemEvent.all.map(\.name)
  }

  private static var schema: JSONValue {
    let text: JSONValue = ["type": "string"]
    return [
      "anyOf": [
        ["enum": .array(bareSteps.map { .string($0) })], onlyMember("show", text),
        onlyMember("push", text), onlyMember("segue", text), onlyMember("present", text),
        onlyMember("openScene", text),
        onlyMember("showWindow", ["anyOf": [text, WindowFile.form.shape.schema]]),
        onlyMember("type", texts.schema),
        onlyMember("wait", Shape<Seconds>.seconds.schema),
      ]
    ]
  }

  private static func read(_ choice: Choice, _ decoding: inout Decoding) -> StepFile? {
    switch choice.key {
    case "show": Shape<String>.text.read(choice.value, &decoding).map(StepFile.show)
    case "push": Shape<String>.text.read(choice.value, &decoding).map(StepFile.push)
    case "segue": Shape<String>.text.read(choice.value, &decoding).map(StepFile.segue)
    case "wait": Shape<Seconds>.seconds.read(choice.value, &decoding).map(StepFile.wait)
    case "type": texts.read(choice.value, &decoding).map(StepFile.type)
    case "present": Shape<String>.text.read(choice.value, &decoding).map(StepFile.present)
    case "openScene": Shape<String>.text.read(choice.value, &decoding).map(StepFile.openScene)
    case "showWindow": WindowFile.read(choice.value, &decoding).map(StepFile.showWindow)
    case "hideWindow": .hideWindow
    case "load": .load
    case "pop": .pop
    case "dismiss": .dismiss
    case "leaveScene": .leaveScene
    case "closeScene": .closeScene
    default: SystemEvent.all.first { $0.name == choice.key }.map(StepFile.event) ?? .launch
    }
  }

  private static var texts: Shape<[Located<TypedText>]> { .locatedTexts }

  @Sendable private static func write(_ step: StepFile) -> JSONValue {
    switch step {
    case .launch: "launch"
    case .load: "load"
    case .pop: "pop"
    case .dismiss: "dismiss"
    case .leaveScene: "leaveScene"
    case .closeScene: "closeScene"
    case .event(let event): .string(event.name)
    case .present(let name): ["present": .string(name)]
    case .openScene(let name): ["openScene": .string(name)]
    case .showWindow(let window): ["showWindow": WindowFile.form.shape.write(window)]
    case .hideWindow: "hideWindow"
    case .show(let name): ["show": .string(name)]
    case .push(let name): ["push": .string(name)]
    case .segue(let name): ["segue": .string(name)]
    case .wait(let time): ["wait": .number(time.value)]
    case .type(let typed): ["type": texts.write(typed)]
    }
  }
}
