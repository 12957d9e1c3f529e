package import AfterimageGraphics
package import AfterimageMasking
package import AfterimageScreens

/// The layers of a picture at a moment, from the bottom to the top: every rule and animation is resolved, and nothing is drawn yet.
package struct Composition: Hashable, Sendable {
  /// The appearance in which the screens are drawn.
  package var userInterfaceStyle: UserInterfaceStyle
  /// The layers; an empty window is black.
  package var layers: [Layer]

  /// Makes a composition of layers, bottom to top.
  package init(userInterfaceStyle: UserInterfaceStyle, layers: [Layer]) {
    self.userInterfaceStyle = userInterfaceStyle
    self.layers = layers
  }

  /// A layer of a picture: a screen, a presentation, a window, a cover, a view that is shown once more, or the keyboard.
  package indirect enum Layer: Hashable, Sendable {
    /// A screen with its bars, without the alert or sheet that it presents; the mask takes the place of each of its sensitive views.
    case screen(Screen, mask: FieldMask?)
    /// The alert or sheet that a screen presents, over the layers before it; the mask is that of the screen.
    case presented(Screen, mask: FieldMask?)
    /// The screen of a further window of the app, and the level of the window.
    case window(Screen, mask: FieldMask?, level: WindowLevel)
    /// A cover.
    case cover(CoverLayer)
    /// A view that the system shows once more, above what lies in its window.
    case copy(CopyLayer)
    /// The keyboard under the field of a screen that is edited, with what lies on top of it, in a window of the system's above all of the app's; the mask is on that.
    case keyboard(Screen, mask: FieldMask?)
  }

  /// A cover at a moment, its opacity and content resolved.
  package struct CoverLayer: Hashable, Sendable {
    /// The id of the cover in the rules.
    package var id: String
    /// The colour, picture, screen or effect that it shows.
    package var content: CoverContent
    /// The view, controller or window that it lies on: it fills the whole window, and for `view` only the part that no bar lies upon.
    package var attachment: CoverAttachment
    /// The level of its window; nil where it has none of its own.
    package var level: WindowLevel?
    /// The presentation value of its opacity, 0 to 1.
    package var opacity: Double
    /// Its frame, or the constraints that give it one.
    package var placement: CoverPlacement
    /// The view of the screen beneath that it lies in, above all else in that; nil where it fills what its attachment names.
    package var child: ChildHost?
    /// True for what shows through the view of a controller that has become transparent.
    package var isTransparency = false

    /// Its frame in points; nil where it fills what it lies on, and where constraints have still to be solved.
    package var frame: Rect? {
      if case .frame(let frame) = placement { frame } else { nil }
    }
  }

  /// The view of a child controller that a cover lies on.
  package struct ChildHost: Hashable, Sendable {
    /// The name of the controller in the scenario.
    package var controller: String
    /// The view of the controller, in the screen of its parent.
    package var view: ViewPath
    /// The traits in which the cover took the view's bounds, to keep their size; nil where it follows the view.
    package var boundsTakenIn: Traits?
  }

  /// The frame of a cover, or the constraints that give it one.
  package enum CoverPlacement: Hashable, Sendable {
    /// It is as large as what it lies on.
    case whole
    /// Nothing resizes it: a frame in points.
    case frame(Rect)
    /// Constraints, which the layout solves in the traits of the picture.
    case constraints(CoverConstraints)
  }

  /// The content of a cover, with colours and numbers resolved for the appearance.
  package indirect enum CoverContent: Hashable, Sendable {
    /// A colour.
    case color(Color)
    /// A picture from a file.
    case image(Image, PictureFit)
    /// A picture that the app took of itself, in the appearance it had then.
    case picture(CapturedPicture, PictureFit)
    /// The launch screen in the appearance of the composition.
    case launchScreen(Screen)
    /// The view of a screen of the app in the appearance of the composition.
    case view(Screen)
    /// A blur or a mosaic of what lies beneath.
    case backdrop(Backdrop)
  }

  /// The placement of a picture in its cover, with colours resolved for the appearance.
  package struct PictureFit: Hashable, Sendable {
    /// The way in which it is fitted to the cover.
    package var contentMode: ContentMode
    /// The colour where the picture does not reach or is see-through; clear shows what lies beneath.
    package var backgroundColor: Color
    /// The standard deviation of the Gaussian by which it is blurred, in points.
    package var blurRadius: Double
  }
}

/// A picture that an app took of itself.
package struct CapturedPicture: Hashable, Sendable {
  /// The layers that were photographed.
  package var composition: Composition
  /// The view that was photographed; with `view` the bars are not in the picture.
  package var source: CoverAttachment
  /// The view of the child controller that was photographed; nil where it was another.
  package var child: ViewPath?
  /// The size of text at that moment; nil is that of whatever shows the picture.
  package var contentSizeCategory: ContentSizeCategory?

  /// The traits of a picture that shows this one, with the size of text that this one was taken in.
  package func traits(in traits: Traits) -> Traits {
    var own = traits
    own.contentSizeCategory = contentSizeCategory ?? traits.contentSizeCategory
    return own
  }
}
