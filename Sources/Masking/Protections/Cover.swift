public import AfterimageScreens

/// Something opaque, blurred or see-through that is laid over a screen.
public struct Cover: Hashable, Sendable {
  /// What uncovering names; a cover that is up is not put up again.
  public var id: String
  /// What the cover shows.
  public var content: Content
  /// What it lies on.
  public var attachment: CoverAttachment
  /// How high its window lies, where it lies in one of its own.
  public var level: WindowLevel
  /// How long it takes to become opaque; none where it is not animated.
  public var fade: Seconds
  /// How its opacity goes while it does.
  public var curve: AnimationCurve
  /// What holds its frame.
  public var layout: CoverLayout
  /// The scenes on which it is laid.
  public var scenes: SceneChoice
  /// True where its variable is taken until the last one has faded away, so that no other is laid before.
  public var waitsForLast: Bool
  /// What is done when its fade has ended.
  public var completion: [Action]

  /// Makes a cover over the main window of the scene that the callback is about, as large as what it lies on and not animated, unless told otherwise.
  public init(
    _ content: Content, id: String, attachment: CoverAttachment = .window,
    level: WindowLevel = .aboveAlerts, fade: Seconds = .zero,
    curve: AnimationCurve = .linear, layout: CoverLayout = .autoresizing,
    scenes: SceneChoice = .own, waitsForLast: Bool = false, completion: [Action] = []
  ) {
    self.id = id
    self.content = content
    self.attachment = attachment
    self.level = level
    self.fade = fade
    self.curve = curve
    self.layout = layout
    self.scenes = scenes
    self.waitsForLast = waitsForLast
    self.completion = completion
  }

  /// The things that a cover can show.
  public enum Content: Hashable, Sendable {
    /// A colour.
    case color(ColorReference)
    /// A picture of the app's own.
    case image(Image, PictureLayout)
    /// What a rule of the same protection captured under a name before.
    case captured(String, PictureLayout)
    /// The app's launch screen.
    case launchScreen
    /// A view of the app's own with all in it, as a screen has it, laid out for the window; where its background is see-through, so is the cover.
    case view(Screen)
    /// A blur of what lies beneath.
    case blur(BlurStyle)
    /// A mosaic of what lies beneath, the side of its squares in points.
    case mosaic(side: Double)

    /// A colour of the system's.
    public static func color(_ color: SystemColor) -> Content { .color(.system(color)) }
  }
}

/// What holds the frame of a cover.
public enum CoverLayout: Hashable, Sendable {
  /// A flexible width and height: it is as large as what it lies on.
  case autoresizing
  /// Constraints of its own, solved whenever it is seen.
  case constrained(CoverConstraints)
  /// The frame of the moment at which it is laid.
  case frame

  /// Constraints to all edges of what it lies on.
  public static let constraints = CoverLayout.constrained(.toAllEdges)
}

/// The scenes that an action is about.
public enum SceneChoice: String, CaseIterable, Hashable, Sendable {
  /// The scene that the owner lives in; for the app the one that the callback is about, of the phase that it hears every one, and of its other callbacks the first.
  case own
  /// The first that the app knows of.
  case first
  /// Every one.
  case every
}

/// How a picture lies in the cover that shows it.
public struct PictureLayout: Hashable, Sendable {
  /// How the picture is fitted.
  public var contentMode: ContentMode
  /// The colour where the picture does not reach or is see-through; nil shows what lies beneath.
  public var backgroundColor: ColorReference?
  /// The standard deviation of the Gaussian by which the app has blurred the picture, in points; none where it is sharp.
  public var blurRadius: Double

  /// Makes a layout; as an image view has it, stretched, without a background and sharp, unless told otherwise.
  public init(
    _ contentMode: ContentMode = .scaleToFill, backgroundColor: ColorReference? = nil,
    blurRadius: Double = 0
  ) {
    self.contentMode = contentMode
    self.backgroundColor = backgroundColor
    self.blurRadius = blurRadius
  }
}
