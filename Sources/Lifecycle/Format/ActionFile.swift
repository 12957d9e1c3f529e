import AfterimageGraphics
import AfterimageMasking
import AfterimageScreens

extension Shape where Value == Action {
  /// One action of a rule: a bare word, or an object whose one key says what it is.
  static var action: Shape {
    Shape(
      schema: ["$ref": "#/$defs/action"], write: { $0.form.alternative.write($0) },
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

extension Shape where Value == [Action] {
  /// A list of actions.
  static var actions: Shape {
    // The schema refers to a definition, so that actions within actions end.
    Shape(
      schema: ["type": "array", "items": ["$ref": "#/$defs/action"]],
      write: { Shape<[Action]>.array(of: .action).write($0) },
      read: { Shape<[Action]>.array(of: .action).read($0, &$1) })
  }
}

extension Action {
  /// The form of the action in files.
  fileprivate var form: ActionForm {
    switch self {
    case .unmask: .unmask
    case .endEditing: .endEditing
    case .secureWindow: .secureWindow
    case .ignoreSnapshot: .ignoreSnapshot
    case .stopPictureInPicture: .stopPictureInPicture
    case .commit: .commit
    case .content(let change): ActionForm(of: change)
    case .hide: .hide
    case .show: .show
    case .mask: .mask
    case .setText: .setText
    case .restoreText: .restoreText
    case .setSecureTextEntry: .setSecureTextEntry
    case .resignFirstResponder: .resignFirstResponder
    case .cover: .cover
    case .uncover: .uncover
    case .capture: .capture
    case .async: .async
    case .runLoop: .runLoop
    case .after: .after
    case .when: .when
    case .cancel: .cancel
    case .set: .set
    }
  }
}

/// The forms of actions in files, in the order of the schema.
private enum ActionForm: CaseIterable {
  case unmask, endEditing, secureWindow, ignoreSnapshot, stopPictureInPicture, commit
  case hide, show, mask, setText, restoreText, setSecureTextEntry, resignFirstResponder
  case cover, uncover, capture
  case async, runLoop, after, when, cancel, set
  case restoreRoot, setAlpha, setRoot, hideWindow, showWindow

  /// The form of a change of content.
  init(of change: ContentChange) {
    switch change {
    case .alpha: self = .setAlpha
    case .root: self = .setRoot
    case .formerRoot: self = .restoreRoot
    case .hideWindow: self = .hideWindow
    case .showWindow: self = .showWindow
    }
  }

  /// The words and keys of all forms, with the values behind them.
  static let all = allCases.map(\.alternative)

  /// The word or key of the form, with the value behind it.
  var alternative: Alternative<Action> {
    switch self {
    case .unmask: .bare("unmask", .unmask)
    case .endEditing: .bare("endEditing", .endEditing)
    case .secureWindow: .bare("secureWindow", .secureWindow)
    case .ignoreSnapshot: .bare("ignoreSnapshot", .ignoreSnapshot)
    case .stopPictureInPicture: .bare("stopPictureInPicture", .stopPictureInPicture)
    case .commit: .bare("commit", .commit)
    case .hide:
      .key("hide", .array(of: .text), embedding: Action.hide) {
        if case .hide(let ids) = $0 { ids } else { nil }
      }
    case .show:
      .key("show", .array(of: .text), embedding: Action.show) {
        if case .show(let ids) = $0 { ids } else { nil }
      }
    case .mask:
      .key("mask", .word(), embedding: Action.mask) {
        if case .mask(let mask) = $0 { mask } else { nil }
      }
    case .setText:
      .key("setText", .texts, embedding: Action.setText) {
        if case .setText(let texts) = $0 { texts } else { nil }
      }
    case .restoreText:
      .key("restoreText", .array(of: .text), embedding: Action.restoreText) {
        if case .restoreText(let ids) = $0 { ids } else { nil }
      }
    case .setSecureTextEntry:
      .key("secureTextEntry", .secureTextEntries, embedding: Action.setSecureTextEntry) {
        if case .setSecureTextEntry(let entries) = $0 { entries } else { nil }
      }
    case .resignFirstResponder:
      .key("resignFirstResponder", .text, embedding: Action.resignFirstResponder) {
        if case .resignFirstResponder(let id) = $0 { id } else { nil }
      }
    case .cover:
      .key("cover", .cover, embedding: Action.cover) {
        if case .cover(let cover) = $0 { cover } else { nil }
      }
    case .uncover:
      .key("uncover", Uncovering.form.shape { Uncovering(id: $0) }, embedding: Action.uncover) {
        if case .uncover(let uncovering) = $0 { uncovering } else { nil }
      }
    case .capture:
      .key("capture", Capture.form.shape { Capture($0) }, embedding: Action.capture) {
        if case .capture(let capture) = $0 { capture } else { nil }
      }
    case .async:
      .key("async", .actions, embedding: Action.async) {
        if case .async(let actions) = $0 { actions } else { nil }
      }
    case .runLoop:
      .key("runLoop", .seconds, embedding: Action.runLoop) {
        if case .runLoop(let time) = $0 { time } else { nil }
      }
    case .after:
      .key("after", DelayedActions.form.shape, embedding: Action.after) {
        if case .after(let delayed) = $0 { delayed } else { nil }
      }
    case .when:
      .key("when", ConditionalFile.form.shape, embedding: \.action) {
        ConditionalFile($0)
      }
    case .cancel:
      .key("cancel", .text, embedding: Action.cancel) {
        if case .cancel(let id) = $0 { id } else { nil }
      }
    case .restoreRoot: .bare("restoreRoot", .content(.formerRoot))
    case .setAlpha:
      .key("setAlpha", AlphaChange.form.shape, embedding: { .content(.alpha($0)) }) {
        if case .content(.alpha(let change)) = $0 { change } else { nil }
      }
    case .setRoot:
      .key("setRoot", .screenFile, embedding: { .content(.root($0)) }) {
        if case .content(.root(let screen)) = $0 { screen } else { nil }
      }
    case .hideWindow:
      .key("hideWindow", .word(), embedding: { .content(.hideWindow($0)) }) {
        if case .content(.hideWindow(let window)) = $0 { window } else { nil }
      }
    case .showWindow:
      .key("showWindow", .word(), embedding: { .content(.showWindow($0)) }) {
        if case .content(.showWindow(let window)) = $0 { window } else { nil }
      }
    case .set:
      .key("set", VariableFile.form.shape, embedding: \.action) {
        VariableFile($0)
      }
    }
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
      Key(
        "shared", \.isShared, .bool,
        "True where the rules of every protection find the picture; else those of its own alone."),
    ])
}
