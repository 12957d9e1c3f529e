import AfterimageGraphics
package import AfterimageInterfaceBuilder
package import AfterimageScreens
package import AfterimageSwiftEvaluation

/// A screen that was made of source, with what was understood of it and what was not.
package struct SourceScreen: Sendable {
  /// The screen; nil where none could be made.
  package var screen: Screen?
  /// How much was understood of the code that it came from.
  package var coverage: SourceCoverage
  /// What was not, or only by a guess, in the order of the source.
  package var remarks: [SourceRemark]
}

/// Something in source that a screen shows otherwise than an app would, or that is not known.
package struct SourceRemark: Hashable, Sendable, Comparable {
  /// Where it stands.
  package var line: CodeLine
  /// Why.
  package var reason: Reason

  /// The reasons.
  package enum Reason: Hashable, Sendable {
    /// A function or a property of UIKit's that is not known here, by its name.
    case unknownMember(String)
    /// A value that cannot be read, by the name of the property.
    case unknownValue(String)
    /// A condition that is not known, and what it was taken for.
    case assumption(String, Bool)
    /// A text or a number that stands in for what is not known, by its name.
    case sample(String)
    /// An image that is not there, by its name.
    case missingImage(String)
    /// A colour that is not there, by its name.
    case missingColor(String)
    /// A font that is not there, by its name.
    case missingFont(String)
    /// A constraint that cannot be kept, in its own words.
    case constraint(String)
    /// Something that screens have no place for.
    case noPlace(String)
    /// The evaluator's own reason.
    case evaluation(String)
    /// A part that a document of Interface Builder makes.
    case interfaceBuilder(String)
  }

  package static func < (one: SourceRemark, other: SourceRemark) -> Bool {
    one.line == other.line ? one.text < other.text : one.line < other.line
  }

  /// The remark in words.
  package var text: String {
    switch reason {
    case .unknownMember(let name): "`\(name)` is not understood"
    case .unknownValue(let name): "the value of `\(name)` is not known"
    case .assumption(let condition, let holds):
      "`\(condition)` is not known and taken for \(holds)"
    case .sample(let name): "a sample stands in for `\(name)`"
    case .missingImage(let name): "the image `\(name)` is not there"
    case .missingColor(let name): "the colour `\(name)` is not there"
    case .missingFont(let name): "the font `\(name)` is not there"
    case .constraint(let text): "the constraint `\(text)` cannot be kept"
    case .noPlace(let name): "screens have no place for `\(name)`"
    case .evaluation(let reason): reason
    case .interfaceBuilder(let name): "`\(name)` comes from Interface Builder"
    }
  }
}

/// What source names and other files hold.
package struct SourceResources: Sendable {
  /// An image by its name in the asset catalog.
  package var image: @Sendable (String) -> Image?
  /// A colour by its name in the asset catalog.
  package var color: @Sendable (String) -> ColorReference?
  /// The name of an image by the symbol that Xcode generates for it.
  package var imageName: @Sendable (String) -> String?
  /// The name of a colour by the symbol that Xcode generates for it.
  package var colorName: @Sendable (String) -> String?
  /// A text by its key in the language of the interface.
  package var text: @Sendable (String) -> String?
  /// The name of the storyboard that is shown while the app starts; nil where none is there.
  package var launchStoryboard: String?
  /// The views of storyboards and xibs of which these say all but what the code of their classes does.
  package var written: [WrittenPlace: WrittenView] = [:]

  /// Gathers what is there; nothing, unless told otherwise.
  package init(
    image: @escaping @Sendable (String) -> Image? = { _ in nil },
    color: @escaping @Sendable (String) -> ColorReference? = { _ in nil },
    imageName: @escaping @Sendable (String) -> String? = { _ in nil },
    colorName: @escaping @Sendable (String) -> String? = { _ in nil },
    text: @escaping @Sendable (String) -> String? = { _ in nil },
    launchStoryboard: String? = nil
  ) {
    self.image = image
    self.color = color
    (self.imageName, self.colorName) = (imageName, colorName)
    self.text = text
    self.launchStoryboard = launchStoryboard
  }

  /// Holds nothing.
  package static let none = SourceResources()
}

/// Where code finds a view that a document says all of.
package enum WrittenPlace: Hashable, Sendable {
  /// What a storyboard begins with, by the name of that.
  case initial(String)
  /// A scene of a storyboard with its identifier.
  case identifier(String, String)
  /// The only view of a xib.
  case xib(String)
  /// A property of the class that loads a xib.
  case outlet(String, of: String)
}

/// What of a program becomes a screen.
package enum ScreenSubject: Hashable, Sendable {
  /// A controller or a view of a class, by its name.
  case type(String)
  /// A `#Preview`, by its place in the program's list.
  case preview(Int)
  /// What a function of a class hands to its last check, as tests with pictures do, such as `CardTests.testEmpty`.
  case check(String)
}
