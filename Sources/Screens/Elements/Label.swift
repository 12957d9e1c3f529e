public import AfterimageGraphics

/// Text that is read and not edited.
public struct Label: Hashable, Sendable {
  /// The characters in their runs; a line feed ends a line.
  public var attributedText: AttributedText
  /// The face and size.
  public var font: FontReference = .textStyle(.body)
  /// The colour of the glyphs.
  public var textColor: ColorReference = .system(.label)
  /// Where lines end when they are shorter than the label.
  public var textAlignment: TextAlignment = .natural
  /// The most lines, zero for as many as the text takes.
  public var numberOfLines: Int = 1
  /// The width that a label of several lines breaks its text at to find what it asks for, in points; nil is the width that it has.
  public var preferredMaxLayoutWidth: Double?
  /// How a text that does not fit is broken or cut.
  public var lineBreakMode: LineBreakMode = .byTruncatingTail
  /// True where the single line of a label becomes smaller before it is cut.
  public var adjustsFontSizeToFitWidth: Bool = false
  /// The least part of the font's size that a line shrinks to, 0 to 1.
  public var minimumScaleFactor: Double = 0
  /// The room added between two lines, in points.
  public var lineSpacing: Double = 0
  /// How many times as high as its font a line is, what is added lying above it; 0 is as high.
  public var lineHeightMultiple: Double = 0
  /// The least height of a line, in points, what is added lying above it.
  public var minimumLineHeight: Double = 0
  /// The most height of a line, in points, what is taken lying above it; 0 is any.
  public var maximumLineHeight: Double = 0
  /// The colour of a second, sharp copy of the glyphs below them; nil draws none.
  public var shadowColor: ColorReference?
  /// How far that copy lies from the glyphs, in points.
  public var shadowOffset: Point = Point(x: 0, y: -1)

  /// Makes a label of one line of body text.
  public init(_ text: String) {
    attributedText = AttributedText(text)
  }

  /// The characters without their runs.
  public var text: String {
    get { attributedText.string }
    set { attributedText.string = newValue }
  }
}
