/// Why a file is not a document that is read.
package enum DocumentError: Error, Hashable, Sendable {
  /// It is not the XML that is read.
  case xml(XMLError)
  /// It is XML of something else.
  case notInterfaceBuilder(line: Int)
  /// It is a document for another platform, by its type.
  case otherPlatform(String, line: Int)
  /// It is of another version of the format.
  case version(String, line: Int)

  /// The line, from 1.
  package var line: Int {
    switch self {
    case .xml(let error): error.line
    case .notInterfaceBuilder(let line), .otherPlatform(_, let line), .version(_, let line): line
    }
  }
}

extension DocumentError: CustomStringConvertible {
  /// The mistake, and a way out.
  package var description: String {
    switch self {
    case .xml(let error): "\(error)"
    case .notInterfaceBuilder: "this is not a document of Interface Builder"
    case .otherPlatform(let type, _):
      "this is a document of another platform or time (\(type)); storyboards and xibs of iOS are read"
    case .version(let version, _):
      "the version of the format is \(version), and 3.0 is read; save the document with Xcode 5 or later"
    }
  }
}
