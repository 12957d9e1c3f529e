import AfterimageGraphics
import AfterimageMasking
import AfterimageScreens

/// A step in a scenario, its screen not looked up yet.
enum StepFile: Sendable {
  /// A step that has nothing to be looked up.
  case plain(Step)
  case show(String)
  case push(String)
  case segue(String)
  case present(String)
  case openScene(String)
  case connectDisplay(String)
  case showWindow(WindowFile)
  case type([Located<TypedText>])
}

extension StepFile {
  /// The kind of step, which alone decides what can follow.
  var kind: Step.Kind {
    switch self {
    case .plain(let step): step.kind
    case .show: .show
    case .push, .segue: .push
    case .present: .present
    case .openScene: .openScene
    case .connectDisplay: .connectDisplay
    case .showWindow: .showWindow
    case .type: .type
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
    case .plain(.launch): StepForm.launch.alternative
    case .plain(.load): StepForm.load.alternative
    case .plain(.pop): StepForm.pop.alternative
    case .plain(.dismiss): StepForm.dismiss.alternative
    case .plain(.leaveScene): StepForm.leaveScene.alternative
    case .plain(.closeScene): StepForm.closeScene.alternative
    case .plain(.hideWindow): StepForm.hideWindow.alternative
    case .show, .plain(.show): StepForm.show.alternative
    case .push, .plain(.push): StepForm.push.alternative
    case .segue: StepForm.segue.alternative
    case .present, .plain(.present): StepForm.present.alternative
    case .openScene, .plain(.openScene): StepForm.openScene.alternative
    case .plain(.mirrorDisplay): StepForm.mirrorDisplay.alternative
    case .connectDisplay, .plain(.connectDisplay): StepForm.connectDisplay.alternative
    case .plain(.disconnectDisplay): StepForm.disconnectDisplay.alternative
    case .showWindow, .plain(.showWindow): StepForm.showWindow.alternative
    case .type, .plain(.type): StepForm.type.alternative
    case .plain(.offerCode): StepForm.offerCode.alternative
    case .plain(.contextMenu): StepForm.contextMenu.alternative
    case .plain(.dismissMenu): StepForm.dismissMenu.alternative
    case .plain(.selectText): StepForm.selectText.alternative
    case .plain(.liftFinger): StepForm.liftFinger.alternative
    case .plain(.pictureInPicture): StepForm.pictureInPicture.alternative
    case .plain(.stopPictureInPicture): StepForm.stopPictureInPicture.alternative
    case .plain(.wait): StepForm.wait.alternative
    case .plain(.choose(.textSize)): StepForm.textSize.alternative
    case .plain(.choose(.appearance)): StepForm.appearance.alternative
    case .plain(.event(let event)): Self.event(event)
    }
  }

  private static func event(_ event: SystemEvent) -> Alternative<StepFile> {
    .bare(event.name, .plain(.event(event)))
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
    case .launch: .bare("launch", .plain(.launch))
    case .load: .bare("load", .plain(.load))
    case .pop: .bare("pop", .plain(.pop))
    case .dismiss: .bare("dismiss", .plain(.dismiss))
    case .dismissMenu: .bare("dismissMenu", .plain(.dismissMenu))
    case .liftFinger: .bare("liftFinger", .plain(.liftFinger))
    case .leaveScene: .bare("leaveScene", .plain(.leaveScene))
    case .closeScene: .bare("closeScene", .plain(.closeScene))
    case .hideWindow: .bare("hideWindow", .plain(.hideWindow))
    case .mirrorDisplay: .bare("mirrorDisplay", .plain(.mirrorDisplay))
    case .disconnectDisplay: .bare("disconnectDisplay", .plain(.disconnectDisplay))
    case .stopPictureInPicture: .bare("stopPictureInPicture", .plain(.stopPictureInPicture))
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
      .key("offerCode", .text, embedding: { .plain(.offerCode($0)) }) {
        if case .plain(.offerCode(let code)) = $0 { code } else { nil }
      }
    case .contextMenu:
      .key(
        "contextMenu", ContextMenuFile.form.shape { ContextMenuFile(view: $0) },
        embedding: { .plain($0.step) }
      ) {
        if case .plain(let step) = $0 { ContextMenuFile(step) } else { nil }
      }
    case .selectText:
      .key("selectText", .text, embedding: { .plain(.selectText(in: $0)) }) {
        if case .plain(.selectText(let view)) = $0 { view } else { nil }
      }
    case .pictureInPicture:
      .key("pictureInPicture", .text, embedding: { .plain(.pictureInPicture(of: $0)) }) {
        if case .plain(.pictureInPicture(let view)) = $0 { view } else { nil }
      }
    case .wait:
      .key("wait", .seconds, embedding: { .plain(.wait($0)) }) {
        if case .plain(.wait(let time)) = $0 { time } else { nil }
      }
    case .textSize:
      .key("textSize", .word(), embedding: { .plain(.choose(.textSize($0))) }) {
        if case .plain(.choose(.textSize(let size))) = $0 { size } else { nil }
      }
    case .appearance:
      .key("appearance", .word(), embedding: { .plain(.choose(.appearance($0))) }) {
        if case .plain(.choose(.appearance(let style))) = $0 { style } else { nil }
      }
    }
  }
}
