import AfterimageGraphics
import AfterimageMasking
import AfterimageScreens

extension Shape where Value == Action {
  /// One thing that a rule does: a bare word, or an object whose one key says what it is.
  static var action: Shape {
    Shape(
      schema: ["$ref": "#/$defs/action"], write: write,
      read: { node, decoding in
        guard
          let choice = Choice(
            node, bare: bareActions, keys: actionKeys, .action, &decoding)
        else { return nil }
        return read(choice, &decoding)
      })
  }

  /// The schema that actions refer to.
  static var actionDefinition: JSONValue {
    let alternatives: [(String, JSONValue)] = [
      ("hide", ids.schema), ("show", ids.schema), ("mask", mask.schema),
      ("setText", texts.schema), ("resignFirstResponder", ["type": "string"]),
      ("cover", Shape<Cover>.cover.schema),
      ("uncover", ["anyOf": [["type": "string"], Uncovering.form.shape.schema]]),
      ("capture", ["anyOf": [["type": "string"], Capture.form.shape.schema]]),
      ("async", actions.schema), ("runLoop", Shape<Seconds>.seconds.schema),
      ("after", Later.form.shape.schema), ("when", ConditionalFile.form.shape.schema),
      ("cancel", ["type": "string"]), ("set", VariableFile.form.shape.schema),
    ]
    return [
      "description": "One thing that a rule does.",
      "anyOf": .array(
        bareActions.map { ["const": .string($0)] } + alternatives.map(onlyMember)),
    ]
  }

  private static var bareActions: [String] {
    ["unmask", "endEditing", "secureWindow", "ignoreSnapshot", "commit"]
  }
  private static var actionKeys: [String] {
    [
      "hide", "show", "setText", "resignFirstResponder", "mask", "cover", "uncover", "capture",
      "async", "after", "runLoop", "when", "cancel", "set",
    ]
  }
  private static var actions: Shape<[Action]> { .actions }
  private static var texts: Shape<[TypedText]> { .texts }
  private static var ids: Shape<[String]> { .array(of: .text) }
  private static var mask: Shape<FieldMask> { .word() }

  private static func read(_ choice: Choice, _ decoding: inout Decoding) -> Action? {
    switch choice.key {
    case "hide": ids.read(choice.value, &decoding).map(Action.hide)
    case "show": ids.read(choice.value, &decoding).map(Action.show)
    case "mask": mask.read(choice.value, &decoding).map(Action.mask)
    case "setText": texts.read(choice.value, &decoding).map(Action.setText)
    case "resignFirstResponder":
      Shape<String>.text.read(choice.value, &decoding).map(Action.resignFirstResponder)
    case "async": actions.read(choice.value, &decoding).map(Action.async)
    case "after": Later.form.read(choice.value, &decoding).map(Action.after)
    case "runLoop": Shape<Seconds>.seconds.read(choice.value, &decoding).map(Action.runLoop)
    case "when": ConditionalFile.form.read(choice.value, &decoding)?.action
    case "cover": Shape<Cover>.cover.read(choice.value, &decoding).map(Action.cover)
    case "uncover": Uncovering.read(choice.value, &decoding).map(Action.uncover)
    case "capture": Capture.read(choice.value, &decoding).map(Action.capture)
    case "cancel": Shape<String>.text.read(choice.value, &decoding).map(Action.cancel)
    case "set": VariableFile.form.read(choice.value, &decoding)?.action
    case "commit": .commit
    case "endEditing": .endEditing
    case "secureWindow": .secureWindow
    case "ignoreSnapshot": .ignoreSnapshot
    default: .unmask
    }
  }

  @Sendable private static func write(_ action: Action) -> JSONValue {
    switch action {
    case .hide(let hidden): ["hide": ids.write(hidden)]
    case .show(let shown): ["show": ids.write(shown)]
    case .mask(let kind): ["mask": mask.write(kind)]
    case .unmask: "unmask"
    case .endEditing: "endEditing"
    case .secureWindow: "secureWindow"
    case .ignoreSnapshot: "ignoreSnapshot"
    case .cover(let cover): ["cover": Shape<Cover>.cover.write(cover)]
    case .uncover(let uncovering): ["uncover": Uncovering.form.shape.write(uncovering)]
    case .setText(let set): ["setText": texts.write(set)]
    case .resignFirstResponder(let id): ["resignFirstResponder": .string(id)]
    case .async(let later): ["async": actions.write(later)]
    case .after(let later): ["after": Later.form.shape.write(later)]
    case .cancel(let id): ["cancel": .string(id)]
    case .set(let name, let value):
      ["set": VariableFile.form.shape.write(VariableFile(name: name, value: value))]
    case .commit: "commit"
    case .runLoop(let time): ["runLoop": .number(time.value)]
    case .when(let condition, let then, let otherwise):
      [
        "when": ConditionalFile.form.shape.write(
          ConditionalFile(condition: condition, then: then, otherwise: otherwise))
      ]
    case .capture(let capture):
      ["capture": Capture.form.shape.write(capture)]
    }
  }
}

/// The schema of an object with one key.
func onlyMember(_ key: String, _ schema: JSONValue) -> JSONValue {
  [
    "type": "object", "properties": .object([.init(key, schema)]),
    "required": .array([.string(key)]), "additionalProperties": false,
  ]
}

extension Uncovering {
  /// The object of taking a cover down.
  fileprivate static let form = ObjectForm(
    name: "uncover", documentation: "Takes a cover down.", blank: Uncovering(id: ""),
    keys: [
      Key("id", \.id, .text, isRequired: true, "The cover."),
      Key("fade", \.fade, .seconds, "The seconds it takes to vanish."),
      Key("curve", \.curve, .word(), "How its opacity goes meanwhile."),
      Key("completion", \.completion, .actions, "What is done when the fade has ended."),
    ])

  /// Reads the object; the id of a cover may stand for it.
  fileprivate static func read(_ node: JSONNode, _ decoding: inout Decoding) -> Uncovering? {
    node.string.map { Uncovering(id: $0) } ?? form.read(node, &decoding)
  }
}

extension Capture {
  /// The object of taking a picture.
  fileprivate static let form = ObjectForm(
    name: "capture", documentation: "Keeps a picture of what is shown.", blank: Capture(""),
    keys: [
      Key("name", \.name, .text, isRequired: true, "What covers ask for the picture by."),
      Key("of", \.source, .word(), "The view that is photographed with all in it."),
      Key("once", \.once, .bool, "True where the first picture is kept for good."),
      Key(
        "afterScreenUpdates", \.afterScreenUpdates, .bool,
        "False where what this turn has changed is not in the picture yet."),
    ])

  /// Reads the object; the picture's name may stand for it.
  fileprivate static func read(_ node: JSONNode, _ decoding: inout Decoding) -> Capture? {
    node.string.map { Capture($0) } ?? form.read(node, &decoding)
  }
}
