package import AfterimageGraphics
package import AfterimageMasking
package import AfterimageScreens

/// What a window shows at a moment: layers from the bottom to the top, every rule and animation settled, nothing drawn yet.
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

  /// One of the things that lie upon each other in a window.
  package enum Layer: Hashable, Sendable {
    /// A screen with its bars, without what it presents, and what takes the place of each of its sensitive views.
    case screen(Screen, mask: FieldMask?)
    /// What a screen presents, over the layers before it; its mask is the screen's.
    case presented(Screen, mask: FieldMask?)
    /// The screen of a further window of the app, and how high that lies.
    case window(Screen, mask: FieldMask?, level: WindowLevel)
    /// A cover.
    case cover(CoverLayer)
    /// The keyboard under the field of a screen that is edited, with what lies on top of it, in a window of the system's above all of the app's; the mask is on that.
    case keyboard(Screen, mask: FieldMask?)
  }

  /// A cover as it is seen at a moment.
  package struct CoverLayer: Hashable, Sendable {
    /// What the rules call the cover.
    package var id: String
    /// What it shows.
    package var content: CoverContent
    /// What it fills: the whole window for `rootView` and `window`, what no bar lies upon for `view`.
    package var attachment: CoverAttachment
    /// How high its window lies; nil where it has none of its own.
    package var level: WindowLevel?
    /// The presentation value of its opacity, 0 to 1.
    package var opacity: Double
    /// What holds its frame.
    package var placement: CoverPlacement
    /// The view of the screen beneath that it lies in, above all else in that; nil where it fills what its attachment names.
    package var child: ChildHost?

    /// Its frame in points where that is settled and not all of what it lies on.
    package var frame: Rect? {
      if case .frame(let frame) = placement { frame } else { nil }
    }
  }

  /// The view of a child controller that a cover lies on.
  package struct ChildHost: Hashable, Sendable {
    /// What the scenario calls the controller.
    package var controller: String
    /// The view.
    package var view: ViewPath
    /// The circumstances in which the cover took the view's bounds, to keep their size; nil where it follows the view.
    package var boundsTakenIn: Traits?
  }

  /// What holds the frame of a cover.
  package enum CoverPlacement: Hashable, Sendable {
    /// It is as large as what it lies on.
    case whole
    /// Nothing resizes it: a frame in points.
    case frame(Rect)
    /// Constraints, which the layout solves in the circumstances of the picture.
    case constraints(CoverConstraints)
  }

  /// What a cover shows, with colours and numbers settled for the appearance.
  package indirect enum CoverContent: Hashable, Sendable {
    /// A colour.
    case color(Color)
    /// A picture from a file.
    case image(Image, PictureFit)
    /// A picture that the app took of itself, in the appearance it had then.
    case picture(CapturedPicture, PictureFit)
    /// The launch screen in the appearance of the composition.
    case launchScreen(Screen)
    /// A view of the app's own in the appearance of the composition.
    case view(Screen)
    /// A blur or a mosaic of what lies beneath.
    case backdrop(Backdrop)
  }

  /// How a picture lies in its cover.
  package struct PictureFit: Hashable, Sendable {
    /// How it is fitted.
    package var contentMode: ContentMode
    /// The colour where the picture does not reach or is see-through; clear shows what lies beneath.
    package var backgroundColor: Color
    /// The standard deviation of the Gaussian by which it is blurred, in points.
    package var blurRadius: Double
  }
}

/// A picture that an app took of itself.
package struct CapturedPicture: Hashable, Sendable {
  /// What was shown.
  package var composition: Composition
  /// Which view was photographed: with `view` the bars are not in the picture.
  package var source: CoverAttachment
  /// The view of the child controller that was photographed; nil where it was another.
  package var child: ViewPath?
}
