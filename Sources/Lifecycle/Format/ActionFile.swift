import AfterimageGraphics
import AfterimageMasking
import AfterimageScreens

extension Shape where Value == Action {
  /// One thing that a rule does: a bare word, or an object whose one key says what it is.
  static var action: Shape {
    Shape(
      schema: ["$ref": "#/$defs/action"], write: { $0.form.write($0) },
      read: { ActionForm.all.read($0, .action, &$1) })
  }

  /// The schema that actions refer to.
  static var actionDefinition: JSONValue {
    [
      "description": "One thing that a rule does.",
      "anyOf": .array(ActionForm.all.map(\.schema)),
    ]
  }
}

extension Action {
  /// The form of the action in files.
  fileprivate var form: Alternative<Action> {
    switch self {
    case .unmask: ActionForm.unmask
    case .endEditing: ActionForm.endEditing
    case .secureWindow: ActionForm.secureWindow
    case .ignoreSnapshot: ActionForm.ignoreSnapshot
    case .commit: ActionForm.commit
    case .hide: ActionForm.hide
    case .show: ActionForm.show
    case .mask: ActionForm.mask
    case .setText: ActionForm.setText
    case .resignFirstResponder: ActionForm.resignFirstResponder
    case .cover: ActionForm.cover
    case .uncover: ActionForm.uncover
    case .capture: ActionForm.capture
    case .async: ActionForm.async
    case .runLoop: ActionForm.runLoop
    case .after: ActionForm.after
    case .when: ActionForm.when
    case .cancel: ActionForm.cancel
    case .set: ActionForm.set
    }
  }
}

/// The forms of actions in files.
private enum ActionForm {
  /// Every action, in the order of the schema.
  static let all: [Alternative<Action>] = [
    unmask, endEditing, secureWindow, ignoreSnapshot, commit, hide, show, mask, setText,
    resignFirstResponder, cover, uncover, capture, async, runLoop, after, when, cancel, set,
  ]

  static let unmask = Alternative<Action>.bare("unmask", .unmask)
  static let endEditing = Alternative<Action>.bare("endEditing", .endEditing)
  static let secureWindow = Alternative<Action>.bare("secureWindow", .secureWindow)
  static let ignoreSnapshot = Alternative<Action>.bare("ignoreSnapshot", .ignoreSnapshot)
  static let commit = Alternative<Action>.bare("commit", .commit)
  static let hide = Alternative<Action>.key("hide", .array(of: .text), embedding: Action.hide) {
    if case .hide(let ids) = $0 { ids } else { nil }
  }
  static let show = Alternative<Action>.key("show", .array(of: .text), embedding: Action.show) {
    if case .show(let ids) = $0 { ids } else { nil }
  }
  static let mask = Alternative<Action>.key("mask", .word(), embedding: Action.mask) {
    if case .mask(let mask) = $0 { mask } else { nil }
  }
  static let setText = Alternative<Action>.key("setText", .texts, embedding: Action.setText) {
    if case .setText(let texts) = $0 { texts } else { nil }
  }
  static let resignFirstResponder = Alternative<Action>.key(
    "resignFirstResponder", .text, embedding: Action.resignFirstResponder
  ) {
    if case .resignFirstResponder(let id) = $0 { id } else { nil }
  }
  static let cover = Alternative<Action>.key("cover", .cover, embedding: Action.cover) {
    if case .cover(let cover) = $0 { cover } else { nil }
  }
  static let uncover = Alternative<Action>.key(
    "uncover", Uncovering.form.shape { Uncovering(id: $0) }, embedding: Action.uncover
  ) {
    if case .uncover(let uncovering) = $0 { uncovering } else { nil }
  }
  static let capture = Alternative<Action>.key(
    "capture", Capture.form.shape { Capture($0) }, embedding: Action.capture
  ) {
    if case .capture(let capture) = $0 { capture } else { nil }
  }
  static let async = Alternative<Action>.key("async", .actions, embedding: Action.async) {
    if case .async(let actions) = $0 { actions } else { nil }
  }
  static let runLoop = Alternative<Action>.key("runLoop", .seconds, embedding: Action.runLoop) {
    if case .runLoop(let time) = $0 { time } else { nil }
  }
  static let after = Alternative<Action>.key("after", Later.form.shape, embedding: Action.after) {
    if case .after(let later) = $0 { later } else { nil }
  }
  static let when = Alternative<Action>.key("when", ConditionalFile.form.shape, embedding: \.action)
  {
    if case .when(let condition, let then, let otherwise) = $0 {
      ConditionalFile(condition: condition, then: then, otherwise: otherwise)
    } else {
      nil
    }
  }
  static let cancel = Alternative<Action>.key("cancel", .text, embedding: Action.cancel) {
    if case .cancel(let id) = $0 { id } else { nil }
  }
  static let set = Alternative<Action>.key("set", VariableFile.form.shape, embedding: \.action) {
    if case .set(let name, let value) = $0 { VariableFile(name: name, value: value) } else { nil }
  }
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
}
