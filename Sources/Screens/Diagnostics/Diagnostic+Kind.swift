extension Diagnostic {
  /// The mistakes: each has one case, one name in `DiagnosticName`, one wording, one fixture.
  package enum Kind: Hashable, Sendable {
    // Files.
    case fileMissing(path: String)
    case fileUnreadable(path: String, reason: String)
    case fileIsFolder(path: String)
    case fileOutsideFolder(path: String, folder: String)
    case inputTooLarge(limit: Int)
    case imageBroken(path: String, reason: String)
    case imageTooLarge(path: String, limit: Int)
    case fontBroken(path: String, reason: String)

    // Characters and the grammar of JSON.
    case emptyInput
    case notUTF8
    case unexpectedCharacter(expected: JSONExpectation, found: FoundCharacter)
    case unexpectedEnd(expected: JSONExpectation)
    case unterminatedString
    case unterminatedComment
    case controlCharacter(UInt8)
    case badEscape
    case loneSurrogate
    case badNumber(NumberMistake)
    case numberOutOfRange
    case bareWord
    case repeatedKey(String, first: SourcePlace)
    case tooDeep(limit: Int)
    case tooManyValues(limit: Int)
    case tooManyMistakes(limit: Int)

    // What the values say.
    case unknownKey(String, owner: String, allowed: [String])
    case missingKey(String, owner: String)
    case wrongType(expected: String, found: JSONType)
    case unknownWord(Vocabulary, word: String, allowed: [String])
    case unsupportedFormat(Double)
    case outOfRange(expected: String)
    case badName(String)
    case badIdentifier(String)
    case reservedIdentifier(String)
    case duplicateIdentifier(String, first: Place?)
    case badColor(String)
    case badPriority
    case unknownSymbol(String, known: [String])
    case tooManyViews(limit: Int)

    // Constraints.
    case constraintSyntax(expected: ConstraintExpectation, in: ConstraintText)
    case visualFormatSyntax(expected: VisualFormatExpectation, in: ConstraintText)
    case unknownMetric(String, known: [String])
    case missingView(String, known: [String])
    case missingGuide(String, of: String)
    case attributesDoNotPair(LayoutAttribute, LayoutAttribute)
    case directionsDoNotPair(LayoutAttribute, LayoutAttribute)
    case locationWithoutPartner(LayoutAttribute)
    case constraintNotLinear(in: ConstraintText)
    case alignmentAlongFormat(VisualFormat.Option)
    case optionsExclude(VisualFormat.Option, VisualFormat.Option)

    // Documents of Interface Builder, in the words of their reader.
    case documentBroken(String)
    case documentNote(String)
  }
}

/// The kinds of value in JSON.
package enum JSONType: String, CaseIterable, Hashable, Sendable {
  case object
  case array
  case string
  case number
  case bool
  case null
}

/// The lists of words that an input chooses from, by what messages call one of them.
package enum Vocabulary: String, CaseIterable, Hashable, Sendable {
  case elementType = "type of view"
  case controllerType = "type of controller"
  case arrangementType = "layout"
  case figureType = "figure"
  case presentationType = "type of presentation"
  case systemColor = "system colour"
  case textStyle = "text style"
  case fontWeight = "font weight"
  case fontFamily = "font family"
  case attribute
  case relation
  case formatOption = "format option"
  case device
  case system = "version of iOS"
  case screen
  case scene
  case segue
  case callback
  case action
  case step
  case condition
  case variable
  case blurStyle = "blur style"
  case capturedPicture = "captured picture"
  /// The spellings of one property, such as a content mode.
  case value
}

/// The text of a constraint and the character in it, from 0 and in Unicode scalars, that a message is about.
package struct ConstraintText: Hashable, Sendable {
  /// The text as it was written.
  package var text: String
  /// The character.
  package var offset: Int

  /// Points at a character of a constraint's text.
  package init(_ text: String, at offset: Int) {
    self.text = text
    self.offset = offset
  }
}

/// The tokens that the grammar of constraint texts asks for at a place.
package enum ConstraintExpectation: String, CaseIterable, Hashable, Sendable {
  case item
  case attribute
  case relation
  case value
  case number
  case operatorOrEnd
  case priority
  case end
}

/// The tokens that the grammar of the Visual Format Language asks for at a place.
package enum VisualFormatExpectation: String, CaseIterable, Hashable, Sendable {
  case orientationColon
  case view
  case viewName
  case endOfView
  case connection
  case closingHyphen
  case predicate
  case positiveNumber
  case endOfPredicates
  case priority
  case end
}
