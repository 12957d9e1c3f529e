public import AfterimageGraphics

/// Characters in runs, each set in its own way.
public struct AttributedText: Hashable, Sendable {
  /// The runs in order, one at least.
  package private(set) var runs: [Run]

  /// Makes a text of runs; of none an empty one.
  public init(_ runs: [Run]) {
    self.runs = runs.isEmpty ? [Run("")] : runs
  }

  /// Makes a text that is set as its view says.
  package init(_ string: String) {
    runs = [Run(string)]
  }

  /// The characters; setting them keeps what the first run is set in, as UILabel does.
  package var string: String {
    get { runs.map(\.text).joined() }
    set {
      var first = runs[0]
      first.text = newValue
      runs = [first]
    }
  }

  /// True where nothing is set otherwise than its view says.
  package var isPlain: Bool { runs.count == 1 && runs[0] == Run(runs[0].text) }

  /// Characters that are set alike; what is nil is the view's.
  public struct Run: Hashable, Sendable {
    /// The characters.
    package var text: String
    /// The face and size.
    public var font: FontReference?
    /// The weight, of the view's font where the run has none.
    public var weight: Font.Weight?
    /// The colour of the glyphs.
    public var color: ColorReference?
    /// True where a line runs beneath the characters.
    public var isUnderlined = false
    /// True where a line runs through the characters.
    public var isStruckThrough = false
    /// True where all digits are as wide as each other.
    public var hasMonospacedDigits = false
    /// True where a touch opens something: in a label blue and underlined, in a text view in its tint.
    public var isLink = false

    /// Makes a run that is set as its view says.
    public init(_ text: String) {
      self.text = text
    }
  }
}

extension FontReference {
  /// The same font in another weight.
  package func weighted(_ weight: Font.Weight) -> FontReference {
    switch self {
    case .textStyle(let style, _, let isItalic):
      .textStyle(style, weight: weight, isItalic: isItalic)
    case .system(let size, _, let isItalic): .system(size: size, weight: weight, isItalic: isItalic)
    case .substitute(let family, let size, _, let isItalic):
      .substitute(for: family, size: size, weight: weight, isItalic: isItalic)
    // A file has one face, whatever its weight.
    case .file: self
    }
  }
}
