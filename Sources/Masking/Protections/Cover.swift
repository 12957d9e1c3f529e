public import AfterimageScreens

/// Something opaque, blurred or see-through that is laid over a screen.
public struct Cover: Hashable, Sendable {
  /// The id by which it is taken down; while one of the id is up, no other is laid.
  package var id: String
  /// The colour, picture, screen or effect that the cover shows.
  package var content: Content
  /// The view, controller or window that it is added to.
  package var attachment: CoverAttachment
  /// The level of its window; without effect unless it lies in a window of its own.
  package var level: WindowLevel
  /// The way in which the window is found that it is added to, or whose controllers it is added to; without effect in a window of its own.
  package var window: WindowSearch
  /// True where its own window is made key, as `makeKeyAndVisible()` does; false where it is only made visible, as by `isHidden`.
  package var isKey: Bool
  /// False where its own window was made with a frame and belongs to no scene, so that an app with a scene delegate never shows it.
  package var hasWindowScene: Bool
  /// How opaque it becomes, from 0 to 1: less than 1 lets what lies beneath show through.
  package var opacity: Double
  /// The time that it takes to become so; zero lays it without an animation.
  package var fade: Seconds
  /// The timing curve of that fade.
  package var curve: AnimationCurve
  /// The rule that gives it its frame.
  package var layout: CoverLayout
  /// The scenes on which it is laid.
  package var scenes: SceneChoice
  /// True where it is not laid while the last one of its id fades away.
  package var waitsForLast: Bool
  /// The actions at the end of the fade, or in the next turn where there is no fade.
  package var completion: [Action]

  /// Makes a cover over the main window of the scene that the callback is about, as large as what it lies on, of full opacity and not animated, unless told otherwise.
  public init(
    _ content: Content, id: String, attachment: CoverAttachment = .window,
    level: WindowLevel = .aboveAlerts, window: WindowSearch = .main, isKey: Bool = false,
    hasWindowScene: Bool = true, opacity: Double = 1, fade: Seconds = .zero,
    curve: AnimationCurve = .linear, layout: CoverLayout = .autoresizing,
    scenes: SceneChoice = .own, waitsForLast: Bool = false, completion: [Action] = []
  ) {
    self.id = id
    self.content = content
    self.attachment = attachment
    self.level = level
    self.window = window
    self.isKey = isKey
    self.hasWindowScene = hasWindowScene
    self.opacity = opacity
    self.fade = fade
    self.curve = curve
    self.layout = layout
    self.scenes = scenes
    self.waitsForLast = waitsForLast
    self.completion = completion
  }

  /// The things that a cover can show.
  public indirect enum Content: Hashable, Sendable {
    /// A colour.
    case color(ColorReference)
    /// A picture that the app comes with.
    case image(Image, PictureLayout)
    /// A picture that a rule of the same protection captured under a name; without one the cover is not laid.
    case captured(String, PictureLayout)
    /// The app's launch screen.
    case launchScreen
    /// The view of a screen of the app, laid out for the window; where its background is see-through, so is the cover.
    case view(Screen)
    /// A blur of what lies beneath.
    case blur(BlurStyle)
    /// A mosaic of what lies beneath, the side of its squares in points.
    case mosaic(side: Double)

    /// A colour of the system's.
    public static func color(_ color: SystemColor) -> Content { .color(.system(color)) }
  }
}

/// The rule that gives a cover its frame in the view or window that it is added to.
public enum CoverLayout: Hashable, Sendable {
  /// A flexible width and height: the cover is always as large as what it lies on.
  case autoresizing
  /// Constraints of its own, solved for each picture in which it is.
  case constrained(CoverConstraints)
  /// The frame that it has when it is laid, whatever changes later: the bounds of what it lies on, which in `viewWillTransition` are still those from before.
  case frame
  /// The bounds of `UIScreen.main` when it is laid: of the whole screen, however much of it the window has.
  case screenBounds
  /// The size that `viewWillTransition` comes with; anywhere else the bounds of what it lies on.
  case newSize

  /// Constraints to all edges of what it lies on.
  public static let constraints = CoverLayout.constrained(.toAllEdges)
}

/// The scenes on which a cover is laid, of those that are connected.
public enum SceneChoice: String, CaseIterable, Hashable, Sendable {
  /// The scene that the owner lives in; for the app the scene that the callback is about, every scene for the app's own `scenePhase`, and the first one for its other callbacks.
  case own
  /// The first of the connected scenes.
  case first
  /// Every scene.
  case every
}

/// The placement of a picture in the cover that shows it.
public struct PictureLayout: Hashable, Sendable {
  /// The way in which the picture is fitted to the cover.
  package var contentMode: ContentMode
  /// The colour where the picture does not reach or is see-through; nil shows what lies beneath.
  package var backgroundColor: ColorReference?
  /// The standard deviation of the Gaussian by which the app has blurred the picture, in points; none where it is sharp.
  package var blurRadius: Double

  /// Makes a layout: stretched, without a background and sharp, as in an image view, unless told otherwise.
  public init(
    _ contentMode: ContentMode = .scaleToFill, backgroundColor: ColorReference? = nil,
    blurRadius: Double = 0
  ) {
    self.contentMode = contentMode
    self.backgroundColor = backgroundColor
    self.blurRadius = blurRadius
  }
}
