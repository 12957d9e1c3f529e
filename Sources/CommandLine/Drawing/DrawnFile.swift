import AfterimageReview
import AfterimageScreens

/// What was drawn of the inputs of one file.
struct DrawnFile: Codable, Sendable {
  /// What there is to tell of it as a whole.
  var messages: [String] = []
  /// Why it, or a part of it, cannot be used.
  var failures: [CommandFailure] = []
  /// The inputs that could be read: of a document that was named without a scene all its scenes.
  var inputs: [DrawnInput] = []
}

/// What was drawn of one input.
struct DrawnInput: Codable, Sendable {
  /// The file, with a document's scene behind `#`.
  let path: String
  /// The name of the screen or the scenario.
  let name: Name
  /// What there is to tell of it, in lines.
  var messages: [UInt8] = []
  /// Why it is not to be drawn; nil where it is.
  var refusal: CommandFailure?
  /// Its pictures.
  var pictures: [DrawnPicture] = []
  /// The PNG file of all of them on one sheet; nil where there is none.
  var sheet: [UInt8]?
  /// Why it, or a part of it, cannot be drawn.
  var failure: CommandFailure?
}

/// One picture of an input.
struct DrawnPicture: Codable, Sendable {
  /// What its file is called among those of the input; nil where there is but one, which is called like the input.
  let fileName: String?
  /// The bytes of its PNG file; nil where the system takes no picture.
  let file: [UInt8]?
  /// What a page tells of it; nil where none is asked for.
  var shown: ReportPicture?
}

extension DrawnPicture {
  /// Reads a picture that anybody may have written; throws `DecodingError` where its file would lie elsewhere.
  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    fileName = try values.decodeIfPresent(String.self, forKey: .fileName)
    file = try values.decodeIfPresent([UInt8].self, forKey: .file)
    shown = try values.decodeIfPresent(ReportPicture.self, forKey: .shown)
    guard fileName.map({ Name($0) != nil }) ?? true else {
      throw DecodingError.dataCorruptedError(
        forKey: .fileName, in: values, debugDescription: "it is the name of no file in a folder")
    }
  }
}
