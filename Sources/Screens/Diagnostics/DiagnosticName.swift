/// The stable names of all kinds of diagnostic, for fixtures and for `--json`.
package enum DiagnosticName: String, CaseIterable, Hashable, Sendable {
  case fileMissing
  case fileUnreadable
  case fileIsFolder
  case fileOutsideFolder
  case inputTooLarge
  case imageBroken
  case imageTooLarge
  case fontBroken
  case emptyInput
  case notUTF8
  case unexpectedCharacter
  case unexpectedEnd
  case unterminatedString
  case unterminatedComment
  case controlCharacter
  case badEscape
  case loneSurrogate
  case badNumber
  case numberOutOfRange
  case bareWord
  case repeatedKey
  case tooDeep
  case tooManyValues
  case tooManyMistakes
  case unknownKey
  case missingKey
  case wrongType
  case unknownWord
  case unsupportedFormat
  case outOfRange
  case badName
  case badIdentifier
  case reservedIdentifier
  case duplicateIdentifier
  case badColor
  case badPriority
  case unknownSymbol
  case tooManyViews
  case constraintSyntax
  case visualFormatSyntax
  case unknownMetric
  case missingView
  case missingGuide
  case attributesDoNotPair
  case directionsDoNotPair
  case locationWithoutPartner
  case constraintNotLinear
  case alignmentAlongFormat
  case optionsExclude
  case documentBroken
  case documentNote

  /// Every name that a screen file can provoke, in the order of the stages that raise them.
  package static let all = allCases.filter { !ofDocuments.contains($0) }
  /// The names that only documents of Interface Builder can provoke.
  package static let ofDocuments: [DiagnosticName] = [.documentBroken, .documentNote]
}

extension Diagnostic.Kind {
  /// The stable name of the kind, whatever it carries.
  package var name: DiagnosticName {
    switch self {
    case .fileMissing: .fileMissing
    case .fileUnreadable: .fileUnreadable
    case .fileIsFolder: .fileIsFolder
    case .fileOutsideFolder: .fileOutsideFolder
    case .inputTooLarge: .inputTooLarge
    case .imageBroken: .imageBroken
    case .imageTooLarge: .imageTooLarge
    case .fontBroken: .fontBroken
    case .emptyInput: .emptyInput
    case .notUTF8: .notUTF8
    case .unexpectedCharacter: .unexpectedCharacter
    case .unexpectedEnd: .unexpectedEnd
    case .unterminatedString: .unterminatedString
    case .unterminatedComment: .unterminatedComment
    case .controlCharacter: .controlCharacter
    case .badEscape: .badEscape
    case .loneSurrogate: .loneSurrogate
    case .badNumber: .badNumber
    case .numberOutOfRange: .numberOutOfRange
    case .bareWord: .bareWord
    case .repeatedKey: .repeatedKey
    case .tooDeep: .tooDeep
    case .tooManyValues: .tooManyValues
    case .tooManyMistakes: .tooManyMistakes
    case .unknownKey: .unknownKey
    case .missingKey: .missingKey
    case .wrongType: .wrongType
    case .unknownWord: .unknownWord
    case .unsupportedFormat: .unsupportedFormat
    case .outOfRange: .outOfRange
    case .badName: .badName
    case .badIdentifier: .badIdentifier
    case .reservedIdentifier: .reservedIdentifier
    case .duplicateIdentifier: .duplicateIdentifier
    case .badColor: .badColor
    case .badPriority: .badPriority
    case .unknownSymbol: .unknownSymbol
    case .tooManyViews: .tooManyViews
    case .constraintSyntax: .constraintSyntax
    case .visualFormatSyntax: .visualFormatSyntax
    case .unknownMetric: .unknownMetric
    case .missingView: .missingView
    case .missingGuide: .missingGuide
    case .attributesDoNotPair: .attributesDoNotPair
    case .directionsDoNotPair: .directionsDoNotPair
    case .locationWithoutPartner: .locationWithoutPartner
    case .constraintNotLinear: .constraintNotLinear
    case .alignmentAlongFormat: .alignmentAlongFormat
    case .optionsExclude: .optionsExclude
    case .documentBroken: .documentBroken
    case .documentNote: .documentNote
    }
  }

  /// True where the culprit is a word of the language and not a text of the screen, and may be shown.
  var quotesCulprit: Bool {
    switch self {
    case .unknownWord, .badName, .badIdentifier, .reservedIdentifier, .duplicateIdentifier,
      .badColor, .badPriority, .unknownSymbol, .constraintSyntax, .visualFormatSyntax,
      .unknownMetric,
      .missingView, .missingGuide, .attributesDoNotPair, .directionsDoNotPair,
      .locationWithoutPartner, .constraintNotLinear, .alignmentAlongFormat, .optionsExclude:
      true
    default: false
    }
  }

  /// How much a kind matters: nothing that decoding finds is passed over, so all are errors but those that are drawn as what they are.
  var severity: Diagnostic.Severity {
    switch self {
    case .unknownSymbol, .documentNote: .warning
    default: .error
    }
  }
}
