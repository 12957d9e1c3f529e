public import AfterimageGraphics

/// A control that does something when it is touched.
public struct Button: Hashable, Sendable {
  /// The title, in its runs.
  public var attributedTitle: AttributedText
  /// How the button is drawn.
  public var style: Style = .plain
  /// The picture beside the title; nil shows the title alone.
  public var image: ImageSource?
  /// Where the picture stands.
  public var imagePlacement: ImagePlacement = .leading
  /// The room between the picture and the title, in points.
  public var imagePadding: Double = 0
  /// The picture behind image and title, stretched to the button; nil draws none.
  public var backgroundImage: ImageSource?
  /// The face and size of the title; nil is the style's own.
  public var font: FontReference?
  /// The colour of the title; nil is the style's own.
  public var titleColor: ColorReference?
  /// The colour behind the title, where the style has one; nil is the style's own.
  public var baseBackgroundColor: ColorReference?
  /// The room around title and picture, in points; nil is the style's own.
  public var contentInsets: EdgeInsets?
  /// How far the edges of the picture's room are moved inward beyond `contentInsets`, in points; moves the picture and changes no size but its own.
  public var imageEdgeInsets: EdgeInsets = .zero
  /// How far the edges of the title's room are moved inward beyond `contentInsets`, in points; moves the title and changes no size.
  public var titleEdgeInsets: EdgeInsets = .zero
  /// Where title and picture lie in the button.
  public var contentHorizontalAlignment: ContentHorizontalAlignment = .center
  /// Where title and picture lie between the upper and the lower edge.
  public var contentVerticalAlignment: ContentVerticalAlignment = .center
  /// How a title that does not fit is cut, or broken into the lines of a button that asks for the room of one.
  public var lineBreakMode: LineBreakMode = .byTruncatingMiddle
  /// How large the title and the room around it are.
  public var buttonSize: ButtonSize = .medium
  /// How round the corners are.
  public var cornerStyle: CornerStyle = .dynamic
  /// False where the button is greyed out.
  public var isEnabled: Bool = true
  /// True while a finger lies on the button.
  public var isHighlighted: Bool = false
  /// True where the button stands for something that is chosen.
  public var isSelected: Bool = false

  /// Makes a plain, enabled button.
  public init(_ title: String) {
    attributedTitle = AttributedText(title)
  }

  /// Makes a plain, enabled button with a symbol beside its title, or alone.
  public init(_ title: String = "", symbol: Symbol) {
    attributedTitle = AttributedText(title)
    image = .symbol(symbol)
  }

  /// The characters of the title, without its runs.
  public var title: String {
    get { attributedTitle.string }
    set { attributedTitle.string = newValue }
  }

  /// The sides that title and picture can lie at, by the names of UIControl.
  public enum ContentHorizontalAlignment: String, CaseIterable, Hashable, Sendable {
    case left
    case center
    case right
    case leading
    case trailing
  }

  /// The heights that title and picture can lie at, by the names of UIControl.
  public enum ContentVerticalAlignment: String, CaseIterable, Hashable, Sendable {
    case top
    case center
    case bottom
  }

  /// The looks of a button, by the names of UIButton.Configuration; on iPhone the bordered ones look as their namesakes.
  public enum Style: String, CaseIterable, Hashable, Sendable {
    /// The title in the tint colour.
    case plain
    /// The title in the tint colour on grey.
    case gray
    /// The title in the tint colour on a thin layer of it.
    case tinted
    /// A white title on the tint colour.
    case filled
    /// As plain.
    case borderless
    /// As grey.
    case bordered
    /// As tinted.
    case borderedTinted
    /// As filled.
    case borderedProminent
    /// The title in the colour of links, whatever the tint.
    case link
    /// A title of 15 points in the tint colour without room beside it: UIButton without a configuration.
    case system
  }

  /// The sides of the title that a picture can stand at, by the names of NSDirectionalRectEdge.
  public enum ImagePlacement: String, CaseIterable, Hashable, Sendable {
    case leading
    case trailing
    case top
    case bottom
  }

  /// The sizes of a button, by the names of UIButton.Configuration.Size.
  public enum ButtonSize: String, CaseIterable, Hashable, Sendable {
    case mini
    case small
    case medium
    case large
  }

  /// The corners of a button, by the names of UIButton.Configuration.CornerStyle.
  public enum CornerStyle: String, CaseIterable, Hashable, Sendable {
    /// A small radius, whatever the user's text size.
    case fixed
    /// A radius that follows the height up to iOS 18, half circles since.
    case dynamic
    case small
    case medium
    case large
    /// Half circles at both ends.
    case capsule
  }
}
