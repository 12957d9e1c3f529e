package import AfterimageGraphics
package import AfterimageLifecycle
package import AfterimageMasking
package import AfterimageScreens

/// The reason for which a picture leaks, or does not.
package enum Reason: Hashable, Sendable {
  /// A cover hides a screen.
  case covered(Name, by: CoverUp)
  /// A cover hides the view of a child controller, and nothing sensitive of the screen lies beside it.
  case coveredInChild(Name, by: CoverUp)
  /// All sensitive views of a screen are masked.
  case masked(Name, FieldMask, since: Occasion?)
  /// Views are hidden.
  case hidden([String], since: Occasion)
  /// The sensitive texts of a screen have not arrived yet.
  case notArrived(Name)
  /// Nothing of a screen is marked as sensitive.
  case nothingMarked(Name)
  /// A screen has nothing sensitive in sight at that moment.
  case nothingSensitive(Name)
  /// The window is left out of the picture, as it lies in a secure container.
  case secured(since: Occasion)
  /// The picture shows no screen, as none has been shown by then.
  case noneShown
  /// The picture shows no screen.
  case noScreen
  /// Other texts are in the place of a screen's secrets.
  case written(Name, [String], since: Occasion)
  /// A cover leaves a part of a screen open which does not depend on its secrets.
  case coveredInPart(Name, by: CoverUp)
  /// Other screens lie above a screen, and what they leave of it does not depend on its secrets.
  case beneathScreens(Name, [Name])
  /// The visible part of a screen does not depend on its secrets.
  case nothingShows(Name)

  /// A cover lies beneath a screen.
  case beneath(Name, CoverUp)
  /// A cover lies beneath what a screen presents.
  case beneathPresented(Name, CoverUp)
  /// A cover lies beneath the window of a screen, at a level.
  case beneathWindow(Name, WindowLevel, CoverUp)
  /// A cover is not opaque yet, or no longer; its opacity from 0 to 1.
  case fading(CoverUp, opacity: Double)
  /// A cover is on its way out since a moment; its opacity from 0 to 1.
  case leaving(CoverUp, since: Occasion, opacity: Double)
  /// A cover is smaller than the window.
  case small(CoverUp, Size, window: Size)
  /// A cover's constraints leave a part of the window bare: how far, at each edge, in points.
  case bare(CoverUp, EdgeInsets)
  /// Constraints of a cover contradict each other: those that are broken, beside those of its autoresizing mask or among themselves, and the size that is left.
  case unsatisfiable(CoverUp, broken: [String], besideMask: Bool, Size)
  /// A cover lets through what lies beneath.
  case seeThrough(CoverUp)
  /// A cover is a blur or a mosaic of what lies beneath.
  case blurred(CoverUp)
  /// A cover shows a picture of the secrets.
  case showsSecret(CoverUp, Name)
  /// A cover shows views of a screen that are marked as sensitive.
  case holdsSecret(CoverUp, Name, [String])
  /// A cover lies on the view of a child controller, and views lie beside that.
  case beside(CoverUp, [String])
  /// The sensitive views of a child controller are masked, and others lie beside its view.
  case maskedBeside(Protection.Owner, [String], Occasion)
  /// A cover on the view of a child controller keeps the size that the view had.
  case keepsBounds(CoverUp)
  /// A cover leaves the bars around the controller's view.
  case leavesBars(CoverUp)
  /// The frames of masked views depend on their secrets.
  case maskedInShape(Name, FieldMask)
  /// The keyboard lies above every cover.
  case keyboard(Name)
  /// Views lie in the input accessory view on top of the keyboard, above every cover.
  case inputAccessory(Name, [String])
  /// A code from a message stands above the keyboard, above every cover.
  case offeredCode(Name)
  /// A cover lies beneath a view of a screen that the system shows once more.
  case beneathCopy(Name, view: String, Composition.CopyLayer.Form, CoverUp)
  /// Picture in picture shows a view of a screen, in a window of the system's above all of the app's.
  case inPictureInPicture(Name, view: String)
  /// A view of a screen is shown once more as it was before a rule changed it.
  case outdatedCopy(Name, view: String, Composition.CopyLayer.Form)
  /// No rule protects a screen.
  case unprotected(Name)
  /// A rule's callback does not come.
  case notCalled(Protection.Owner, Callback, Silence)
  /// A rule's owner does not listen.
  case notHeard(Protection.Owner, Occasion)
  /// A callback does not get to the rule's owner.
  case notForwarded(Protection.Owner, by: Container, Occasion)
  /// A rule puts off what it does.
  case putOff(Protection.Owner, Seconds?, Occasion)
  /// A controller that should cover is not presented.
  case refused(id: String, TimelineEntry.PresentationRefusal, Occasion)
  /// A cover has no picture to show.
  case withoutPicture(id: String, picture: String, Occasion)
  /// A cover has no scene to lie on.
  case withoutScene(id: String, Occasion)
  /// A cover has no window that is ever seen.
  case withoutWindow(id: String, TimelineEntry.WindowAbsence, Occasion)
  /// A cover does not go up because its variable still holds the last one.
  case upAlready(id: String, Occasion)
  /// A question of a rule chose the branch that does not protect: what was found, and what was done or left out for that.
  case answered(Protection.Owner, Condition, found: String, Branch, Occasion)
  /// A cover has gone with what it lay on.
  case removed(id: String, Seconds)
  /// A cover has been taken down.
  case takenDown(id: String, Occasion)
  /// Views that were hidden or masked are shown again.
  case shownAgain(Occasion)
  /// Texts were set that tell a secret.
  case setAnew([String], Occasion)
  /// Texts arrived in views over what a rule had written there.
  case arrivedOver([String], Seconds, Occasion)
  /// Bullets stand for the characters of fields, as many as there are characters.
  case bullets([String], Occasion)
  /// The characters of fields are shown, and no bullets for them.
  case revealed([String], Occasion)
  /// A cover lies on another scene.
  case otherScene(id: String, scene: Int, Occasion)
  /// Views have been left out where others are hidden.
  case notHidden([String], Occasion)
  /// The content of a window was changed, and a screen lies elsewhere or is still to be seen.
  case contentElsewhere(Name, ContentChange, Occasion)
  /// A cover that is up is out of sight, since what it lies on is.
  case outOfSight(id: String, by: ContentChange, Occasion)
  /// The frames of views depend on the contents of sensitive ones.
  case shape(Name, [String])
  /// Nothing that is done keeps a view from showing.
  case shows(Name)
}

extension Reason {
  /// The occasion of a change: a time, and the rule, timer or completion by which it was made.
  package struct Occasion: Hashable, Sendable {
    /// The time since the story began.
    package let time: Seconds
    /// The callback; nil in a later turn.
    package let callback: Callback?
    /// The owner of the rule; nil where no rule is meant.
    package let owner: Protection.Owner?
    /// The origin of the later turn; nil in a callback.
    package let origin: Origin?
  }

  /// The branch that a question chose.
  package enum Branch: Hashable, Sendable {
    /// It leaves out what the other one does to protect.
    case leavesOut(RuleChange.Purpose)
    /// It puts something back on the screen, as the other one does not.
    case putsBack(RuleChange.Purpose)
  }

  /// A cover in a picture, with the occasion on which it was laid.
  package struct CoverUp: Hashable, Sendable {
    /// The id of the cover in the rules.
    package let id: String
    /// The view or window that it lies on.
    package let attachment: CoverAttachment
    /// The child controller on whose view it lies; nil where it lies on another's.
    package let child: String?
    /// The level of its window; nil where it has none of its own.
    package let level: WindowLevel?
    /// The occasion on which it was laid; nil where the history does not tell.
    package let since: Occasion?
    /// The time that it takes to become opaque.
    package let fade: Seconds
    /// True for a view that has become transparent in place of a cover.
    package var isTransparency = false
  }

  /// The reasons for which a callback does not come.
  package enum Silence: String, CaseIterable, Hashable, Sendable {
    /// The scene's delegate is called instead of the app's.
    case hasSceneDelegate
    /// There is no scene delegate.
    case hasNoSceneDelegate
    /// The system knows no scenes.
    case hasNoScenes
    /// A view does not disappear when the app leaves the front.
    case viewStays
    /// The app is still in front.
    case stillInFront
    /// Another scene of the app is still active.
    case anotherSceneActive
    /// The system wakes the app without a callback about it.
    case wokenSilently
    /// The app has not been active since it came to the front.
    case neverActive
    /// It comes later, or not at all.
    case notByThen
  }
}
