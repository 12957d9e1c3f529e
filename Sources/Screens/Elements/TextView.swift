public import AfterimageGraphics

/// Text of many lines that scrolls, and may be edited.
public struct TextView: Hashable, Sendable {
  /// The characters in their runs.
  public var attributedText: AttributedText
  /// The face and size where a run has none; Interface Builder's 14 points.
  public var font: FontReference = .system(size: 14)
  /// The colour of the glyphs where a run has none.
  public var textColor: ColorReference = .system(.label)
  /// Where short lines lie.
  public var textAlignment: TextAlignment = .natural
  /// The room added between two lines, in points.
  public var lineSpacing: Double = 0
  /// How many times as high as its font a line is, what is added lying above it; 0 is as high.
  public var lineHeightMultiple: Double = 0
  /// The least height of a line, in points, what is added lying above it.
  public var minimumLineHeight: Double = 0
  /// The most height of a line, in points, what is taken lying above it; 0 is any.
  public var maximumLineHeight: Double = 0
  /// The room around the text, in points; 5 more lie beside every line.
  public var textContainerInset = EdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
  /// False where the view is as high as its text and asks for that room.
  public var isScrollEnabled: Bool = true
  /// The point of the text at the view's top left corner, in points.
  public var contentOffset: Point = .zero
  /// The kind of information in the view, by UIKit's names.
  public var contentType: TextContentType?
  /// True where the caret stands behind the text.
  public var isFocused: Bool = false
  /// The keyboard that the view asks for while the caret stands in it.
  public var inputTraits = TextInputTraits()

  /// Makes a view of a text.
  public init(_ text: String = "") {
    attributedText = AttributedText(text)
  }

  /// The characters without their runs.
  public var text: String {
    get { attributedText.string }
    set { attributedText.string = newValue }
  }

  /// The room that UIKit leaves free beside every line, in points: NSTextContainer.lineFragmentPadding.
  package static let lineFragmentPadding = 5.0
}
