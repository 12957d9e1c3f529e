import AfterimageGraphics
import AfterimageMasking
import AfterimageScreens

/// A step in a scenario, its screen not looked up yet.
enum StepFile: Sendable {
  case launch, load, pop, dismiss, dismissMenu, liftFinger, leaveScene, closeScene, hideWindow,
    mirrorDisplay, disconnectDisplay, stopPictureInPicture
  case event(SystemEvent)
  case show(String)
  case push(String)
  case present(String)
  case openScene(String)
  case connectDisplay(String)
  case showWindow(WindowFile)
  case segue(String)
  case type([Located<TypedText>])
  case offerCode(String)
  case contextMenu(ContextMenuFile)
  case selectText(String)
  case pictureInPicture(String)
  case wait(Seconds)
  case choose(UserChoice)
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
    case .mirrorDisplay: .mirrorDisplay
    case .connectDisplay: .connectDisplay
    case .disconnectDisplay: .disconnectDisplay
    case .showWindow: .showWindow
    case .hideWindow: .hideWindow
    case .show: .show
    case .push, .segue: .push
    case .type: .type
    case .offerCode: .offerCode
    case .contextMenu: .contextMenu
    case .dismissMenu: .dismissMenu
    case .selectText: .selectText
    case .liftFinger: .liftFinger
    case .pictureInPicture: .pictureInPicture
    case .stopPictureInPicture: .stopPictureInPicture
    case .wait: .wait
    case .choose: .choose
    }
  }
}

extension Shape where Value == StepFile {
  /// A bare word, or an object whose one key says what the step is.
  static var step: Shape {
    let words = StepFile.forms.filter { $0.payload == nil }.map { JSONValue.string($0.word) }
    let objects = StepFile.forms.filter { $0.payload != nil }.map(\.schema)
    return Shape(
      schema: ["anyOf": .array([["enum": .array(words)]] + objects)],
      write: { $0.form.write($0) }, read: { StepFile.forms.read($0, .step, &$1) })
  }
}

extension StepFile {
  /// The forms of steps in files: words first, those of events among them, then keys.
  fileprivate static let forms: [Alternative<StepFile>] = {
    let own = StepForm.allCases.map(\.alternative)
    return own.filter { $0.payload == nil } + SystemEvent.all.map { event($0) }
      + own.filter { $0.payload != nil }
  }()

  /// The form of the step in files.
  fileprivate var form: Alternative<StepFile> {
    switch self {
    case .launch: StepForm.launch.alternative
    case .load: StepForm.load.alternative
    case .pop: StepForm.pop.alternative
    case .dismiss: StepForm.dismiss.alternative
    case .leaveScene: StepForm.leaveScene.alternative
    case .closeScene: StepForm.closeScene.alternative
    case .hideWindow: StepForm.hideWindow.alternative
    case .show: StepForm.show.alternative
    case .push: StepForm.push.alternative
    case .segue: StepForm.segue.alternative
    case .present: StepForm.present.alternative
    case .openScene: StepForm.openScene.alternative
    case .mirrorDisplay: StepForm.mirrorDisplay.alternative
    case .connectDisplay: StepForm.connectDisplay.alternative
    case .disconnectDisplay: StepForm.disconnectDisplay.alternative
    case .showWindow: StepForm.showWindow.alternative
    case .type: StepForm.type.alternative
    case .offerCode: StepForm.offerCode.alternative
    case .contextMenu: StepForm.contextMenu.alternative
    case .dismissMenu: StepForm.dismissMenu.alternative
    case .selectText: StepForm.selectText.alternative
    case .liftFinger: StepForm.liftFinger.alternative
    case .pictureInPicture: StepForm.pictureInPicture.alternative
    case .stopPictureInPicture: StepForm.stopPictureInPicture.alternative
    case .wait: StepForm.wait.alternative
    case .choose(.textSize): StepForm.textSize.alternative
    case .choose(.appearance): StepForm.appearance.alternative
    case .event(let event): Self.event(event)
    }
  }

  private static func event(_ event: SystemEvent) -> Alternative<StepFile> {
    .bare(event.name, .event(event))
  }
}

/// The forms of steps that are no events.
private enum StepForm: CaseIterable {
  case launch, load, pop, dismiss, dismissMenu, liftFinger, leaveScene, closeScene, hideWindow,
    mirrorDisplay, disconnectDisplay, stopPictureInPicture
  case show, push, segue, present, openScene, connectDisplay, showWindow, type, offerCode,
    contextMenu, selectText, pictureInPicture, wait, textSize, appearance

  /// The word or key of the form, with the value behind it.
  var alternative: Alternative<StepFile> {
    switch self {
    case .launch: .bare("launch", .launch)
    case .load: .bare("load", .load)
    case .pop: .bare("pop", .pop)
    case .dismiss: .bare("dismiss", .dismiss)
    case .dismissMenu: .bare("dismissMenu", .dismissMenu)
    case .liftFinger: .bare("liftFinger", .liftFinger)
    case .leaveScene: .bare("leaveScene", .leaveScene)
    case .closeScene: .bare("closeScene", .closeScene)
    case .hideWindow: .bare("hideWindow", .hideWindow)
    case .mirrorDisplay: .bare("mirrorDisplay", .mirrorDisplay)
    case .disconnectDisplay: .bare("disconnectDisplay", .disconnectDisplay)
    case .stopPictureInPicture: .bare("stopPictureInPicture", .stopPictureInPicture)
    case .show:
      .key("show", .text, embedding: StepFile.show) {
        if case .show(let name) = $0 { name } else { nil }
      }
    case .push:
      .key("push", .text, embedding: StepFile.push) {
        if case .push(let name) = $0 { name } else { nil }
      }
    case .segue:
      .key("segue", .text, embedding: StepFile.segue) {
        if case .segue(let name) = $0 { name } else { nil }
      }
    case .present:
      .key("present", .text, embedding: StepFile.present) {
        if case .present(let name) = $0 { name } else { nil }
      }
    case .openScene:
      .key("openScene", .text, embedding: StepFile.openScene) {
        if case .openScene(let name) = $0 { name } else { nil }
      }
    case .connectDisplay:
      .key("connectDisplay", .text, embedding: StepFile.connectDisplay) {
        if case .connectDisplay(let name) = $0 { name } else { nil }
      }
    case .showWindow:
      .key(
        "showWindow", WindowFile.form.shape { WindowFile(screen: $0) },
        embedding: StepFile.showWindow
      ) {
        if case .showWindow(let window) = $0 { window } else { nil }
      }
    case .type:
      .key("type", .locatedTexts, embedding: StepFile.type) {
        if case .type(let texts) = $0 { texts } else { nil }
      }
    case .offerCode:
      .key("offerCode", .text, embedding: StepFile.offerCode) {
        if case .offerCode(let code) = $0 { code } else { nil }
      }
    case .contextMenu:
      .key(
        "contextMenu", ContextMenuFile.form.shape { ContextMenuFile(view: $0) },
        embedding: StepFile.contextMenu
      ) {
        if case .contextMenu(let menu) = $0 { menu } else { nil }
      }
    case .selectText:
      .key("selectText", .text, embedding: StepFile.selectText) {
        if case .selectText(let view) = $0 { view } else { nil }
      }
    case .pictureInPicture:
      .key("pictureInPicture", .text, embedding: StepFile.pictureInPicture) {
        if case .pictureInPicture(let view) = $0 { view } else { nil }
      }
    case .wait:
      .key("wait", .seconds, embedding: StepFile.wait) {
        if case .wait(let time) = $0 { time } else { nil }
      }
    case .textSize:
      .key("textSize", .word(), embedding: { .choose(.textSize($0)) }) {
        if case .choose(.textSize(let size)) = $0 { size } else { nil }
      }
    case .appearance:
      .key("appearance", .word(), embedding: { .choose(.appearance($0)) }) {
        if case .choose(.appearance(let style)) = $0 { style } else { nil }
      }
    }
  }
}
