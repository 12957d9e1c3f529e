import AfterimageGraphics
import AfterimageLifecycle
import AfterimageMasking
import AfterimageScreens

extension Reason: CustomStringConvertible {
  /// The reason as a sentence; it names views and screens and never what they hold.
  package var description: String {
    switch self {
    case .covered(let screen, let cover) where cover.isTransparency:
      "\(cover.words), and shows nothing of \(screen)."
    case .fading(let cover, let opacity) where cover.isTransparency:
      "\(cover.words); \(Self.words(1 - opacity))."
    case .contentElsewhere(let screen, let change, let occasion):
      "\(change.sentence) \(occasion.words)\(change.remainder(screen))."
    case .outOfSight(let id, let change, let occasion):
      "\(change.sentence) \(occasion.words), and the cover \"\(id)\" is out of sight with what it lies"
        + " on."
    case .covered(let screen, let cover): "\(cover.words), and lies above \(screen)."
    case .coveredInChild(let screen, let cover):
      "\(cover.words), and nothing sensitive of \(screen) lies outside it."
    case .masked(let screen, let mask, let since):
      "The sensitive views of \(screen) are masked by \(mask.rawValue)\(after(since))."
    case .hidden(let ids, let since):
      "\(listed(ids)) \(ids.count == 1 ? "was" : "were") hidden \(since.words)."
    case .notArrived(let screen):
      "What is sensitive in \(screen) has not arrived by then."
    case .nothingMarked(let screen): "Nothing in \(screen) is sensitive."
    case .nothingSensitive(let screen):
      "What is sensitive in \(screen) is not in sight at that moment."
    case .secured(let since):
      "The window was moved into a secure container \(since.words), and the setting"
        + " secureContainerHidden leaves it out of the picture."
    case .noneShown: "No screen of the app is in it, as none has been shown by then."
    case .noScreen: "No screen of the app is in it."
    case .written(let screen, let ids, let since):
      "The texts of \(listed(ids)) in \(screen) were set \(since.words), and what they say is the same"
        + " for every secret."
    case .coveredInPart(let screen, let cover):
      "\(cover.words); what it leaves of \(screen) is the same for every secret."
    case .beneathScreens(let screen, let others):
      "\(capitalized(listed(others.map(\.description)))) \(others.count == 1 ? "lies" : "lie") above"
        + " \(screen), and what is left of that is the same for every secret."
    case .nothingShows(let screen): "What is left of \(screen) is the same for every secret."
    case .beneath(let screen, let cover): "\(cover.words); \(screen) lies above it."
    case .beneathPresented(let screen, let cover):
      "\(cover.words); what \(screen) presents lies above it."
    case .beneathWindow(let screen, let level, let cover):
      "\(cover.words); the window of \(screen) at level \(level) lies above it."
    case .fading(let cover, let opacity): "\(cover.words); \(Self.words(opacity))."
    case .leaving(let cover, let since, let opacity):
      "The cover \"\(cover.id)\" is on its way out since it was taken down \(since.words);"
        + " \(Self.words(opacity))."
    case .small(let cover, let size, let window):
      "\(cover.words); it is \(Int(size.width)) x \(Int(size.height)) points in a window of"
        + " \(Int(window.width)) x \(Int(window.height))."
    case .bare(let cover, let edges):
      "\(cover.words); its constraints leave \(Self.words(edges)) of the window bare."
    case .unsatisfiable(let cover, let broken, let besideMask, let size):
      "\(cover.words); its constraints cannot be satisfied simultaneously"
        + (besideMask
          ? " with those that translatesAutoresizingMaskIntoConstraints makes of its empty frame"
          : "")
        + ": \(listed(broken)) \(broken.count == 1 ? "is" : "are") broken, and it is"
        + " \(Int(size.width)) x \(Int(size.height)) points."
    case .seeThrough(let cover): "\(cover.words); it lets through what lies beneath."
    case .blurred(let cover):
      "\(cover.words); it hides from a glance, and each of its pixels still follows what lies beneath."
    case .showsSecret(let cover, let screen):
      "\(cover.words); it shows a picture of \(screen) that was taken with the secrets in it."
    case .holdsSecret(let cover, let screen, let views):
      "\(cover.words); it shows \(listedBriefly(views)) of \(screen), which"
        + " \(views.count == 1 ? "is" : "are") marked as sensitive."
    case .beside(let cover, let views):
      "\(cover.words), and \(listedBriefly(views)) \(views.count == 1 ? "is" : "are") beside it."
    case .maskedBeside(let owner, let views, let occasion):
      "\(capitalized(owner.words)) masks what is in its own view \(occasion.unowned.words), and"
        + " \(listedBriefly(views)) \(views.count == 1 ? "is" : "are") beside it."
    case .keepsBounds(let cover): "\(cover.words); it keeps the size that the view had then."
    case .leavesBars(let cover): "\(cover.words); it leaves what lies outside that view."
    case .maskedInShape(let screen, let mask):
      "The sensitive views of \(screen) are masked by \(mask.rawValue), and where views lie"
        + " follows what they hold."
    case .keyboard(let screen):
      "The keyboard is up for \(screen), in a window of the system's above every cover, and its"
        + " suggestions repeat what is typed."
    case .inputAccessory(let screen, let views):
      "\(listedBriefly(views)) \(views.count == 1 ? "lies" : "lie") in an input accessory view of"
        + " \(screen), in the keyboard's window, which is a window of the system's above every cover."
    case .offeredCode(let screen):
      "The bar above the keyboard of \(screen) offers a code from a message, in a window of the"
        + " system's above every cover."
    case .beneathCopy(let screen, let view, let form, let cover):
      "\(cover.words); \(form.copyWords) of \(view) in \(screen) lies above it."
    case .inPictureInPicture(let screen, let view):
      "Picture in picture goes on to show \(view) in \(screen), in a window of the system's that"
        + " nothing of the app's covers."
    case .outdatedCopy(let screen, let view, let form):
      "\(capitalized(form.copyWords)) of \(view) in \(screen) shows it as it was before."
    case .unprotected(let screen): "No rule covers, masks or hides anything of \(screen)."
    case .notCalled(let owner, let callback, let silence):
      "\(capitalized(owner.words)) waits for \(callback.rawValue): \(silence.words)."
    case .notHeard(let owner, let occasion):
      "\(capitalized(owner.words)) does not listen \(occasion.words)."
    case .notForwarded(let owner, let container, let occasion):
      "\(capitalized(owner.words)) is not told \(occasion.unowned.words): the \(container.forwarder)"
        + " controller around it does not pass that on."
    case .putOff(let owner, let time, let occasion):
      "\(capitalized(owner.words)) puts off \(occasion.unowned.words) what it does"
        + " \(time.map { "for \($0) s" } ?? "to a later turn of the run loop"), which does not come"
        + " in time."
    case .refused(let id, let refusal, let occasion):
      "\(occasion.laying(id)) is a controller that is not presented: \(refusal.reason)."
    case .withoutPicture(let id, let picture, let occasion):
      "\(occasion.laying(id)) does not go up: no picture \"\(picture)\" was captured."
    case .withoutScene(let id, let occasion):
      "\(occasion.laying(id)) does not go up: no scene is connected."
    case .withoutWindow(let id, let absence, let occasion):
      "\(occasion.laying(id)) does not appear: \(absence.words), as the app has a scene delegate."
    case .upAlready(let id, let occasion):
      "\(occasion.laying(id)) does not go up: the last one is still in its place."
    case .answered(let owner, let condition, let found, let branch, let occasion):
      "\(capitalized(owner.words)) asks for \(condition) \(occasion.words) and finds \(found), and"
        + " so it \(branch.words)."
    case .removed(let id, let time):
      "The cover \"\(id)\" is gone at \(time) s, with the view or window that it lay on."
    case .takenDown(let id, let occasion): "The cover \"\(id)\" was taken down \(occasion.words)."
    case .shownAgain(let occasion): "What was out of sight is shown again \(occasion.words)."
    case .setAnew(let ids, let occasion):
      "The text of \(listed(ids)) was set \(occasion.words), and tells of a secret."
    case .arrivedOver(let ids, let time, let occasion):
      "What arrived at \(time) s in \(listed(ids)) took the place of the text that was set"
        + " \(occasion.words)."
    case .bullets(let ids, let occasion):
      "Bullets stand for what is in \(listed(ids)) \(occasion.words), as many as it has characters."
    case .revealed(let ids, let occasion):
      "The characters of \(listed(ids)) are shown \(occasion.words): isSecureTextEntry is false."
    case .otherScene(let id, let scene, let occasion):
      "The cover \"\(id)\" was laid on scene \(scene) \(occasion.words), and not on this one."
    case .notHidden(let ids, let occasion):
      "\(listed(ids)) \(ids.count == 1 ? "is" : "are") not among the views that"
        + " were hidden \(occasion.words)."
    case .shape(let screen, let views):
      "Where \(listedBriefly(views)) \(views.count == 1 ? "lies" : "lie") in \(screen) follows what is"
        + " out of sight."
    case .shows(let screen): "Nothing that is done by then keeps \(screen) from showing them."
    }
  }

  private func after(_ occasion: Occasion?) -> String {
    occasion.map { " since \($0.time) s, \($0.agent)" } ?? ""
  }

  private static func words(_ opacity: Double) -> String {
    let percent = min(99, max(1, Int((opacity * 100).rounded())))
    return opacity > 0 ? "by then it is opaque by \(percent)%" : "by then it is still clear"
  }

  private static func words(_ edges: EdgeInsets) -> String {
    let strips = [
      (edges.top, "top"), (edges.left, "left"), (edges.bottom, "bottom"), (edges.right, "right"),
    ].filter { $0.0 > 0 }
    return listed(strips.map { "\(Int($0.0.rounded(.up))) points at the \($0.1)" })
  }
}

extension Reason.CoverUp {
  /// The cover, the view or window that it lies on and since when, as the beginning of a sentence.
  fileprivate var words: String {
    if isTransparency {
      return "\(capitalized(attachment.words)) was made transparent"
        + (since.map { " " + $0.words } ?? "") + (fade > .zero ? " within \(fade) s" : "")
    }
    return "The cover \"\(id)\" \(way)"
      + (level.map { $0 == .aboveAlerts ? "" : " at level \($0)" } ?? "")
      + (since.map { " " + $0.words } ?? "") + (fade > .zero ? " and fades in for \(fade) s" : "")
  }

  /// How the cover came to where it lies.
  private var way: String {
    switch attachment {
    case .presentation: "was presented by the root controller"
    case .topPresentation: "was presented by the controller on top"
    case .view, .rootView, .topView, .window, .newWindow:
      "was added to \(child.map { "the view of \($0)" } ?? attachment.words)"
    }
  }
}

extension Reason.Silence {
  fileprivate var words: String {
    switch self {
    case .hasSceneDelegate:
      "the app has a scene delegate, and UIKit calls that instead of the app's"
    case .hasNoSceneDelegate: "the app has no scene delegate"
    case .hasNoScenes: "the system knows no scenes"
    case .viewStays:
      "a controller hears of other controllers that come and go, and its view stays where it is"
        + " when the app leaves the front"
    case .stillInFront: "the app does not enter the background while the switcher is open"
    case .anotherSceneActive:
      "the app hears of its most active scene alone, and another one is still active"
    case .wokenSilently: "the system wakes the app and looks at it without telling it so"
    case .neverActive:
      "the app is left before it is active, and has no activity to resign"
    case .notByThen: "it has not come by then"
    }
  }
}

extension Composition.CopyLayer.Form {
  /// What is seen of a view, as the beginning of a clause.
  fileprivate var copyWords: String {
    switch self {
    case .contextMenu: "the preview that a context menu shows"
    case .loupe: "the picture that a loupe shows"
    case .pictureInPicture: "picture in picture"
    }
  }
}

extension TimelineEntry.PresentationRefusal {
  fileprivate var reason: String {
    switch self {
    case .presentsAlready: "another is presented already"
    case .resigning: "the system refuses while the app resigns its activity"
    }
  }
}

/// A clause that begins with an article as the beginning of a sentence.
func capitalized(_ clause: String) -> String {
  clause.hasPrefix("the ") ? "The " + clause.dropFirst(4) : clause
}
