import AfterimageScreens

private import CExpat

extension XMLElement {
  /// Reads a document: no network, no entities but the five that XML predefines, and no document type.
  ///
  /// - Parameters:
  ///   - allowsDocumentType: true to pass over a document type that says nothing but where it is described, as property lists have one.
  ///   - endsWithElement: true to read no further than the first element reaches, whatever follows.
  /// - Throws: the first mistake with its line.
  package static func read(
    _ bytes: [UInt8], allowsDocumentType: Bool = false, endsWithElement: Bool = false
  ) throws(XMLError) -> XMLElement {
    let tree = TreeBuilder()
    tree.allowsDocumentType = allowsDocumentType
    tree.endsWithElement = endsWithElement
    bytes.withUnsafeBytes { buffer in parse(buffer, into: tree) }
    if let failure = tree.failure { throw failure }
    guard let root = tree.root else {
      throw XMLError(kind: .syntax("it has no element"), line: 1)
    }
    return root
  }

  private static func parse(_ bytes: UnsafeRawBufferPointer, into tree: TreeBuilder) {
    guard let parser = DocumentParser(into: tree) else { return tree.fail(.outOfMemory) }
    parser.parse(bytes)
  }
}

/// The memory of expat while it reads a document.
private struct DocumentParser: ~Copyable {
  private let parser: XML_Parser
  private let tree: TreeBuilder

  /// Makes a parser; nil where there is no memory for it.
  init?(into tree: TreeBuilder) {
    guard let made = XML_ParserCreate(nil) else { return nil }
    parser = made
    self.tree = tree
    tree.parser = parser
    XML_SetUserData(parser, Unmanaged.passUnretained(tree).toOpaque())
    XML_SetStartDoctypeDeclHandler(parser) { tree, _, _, _, hasSubset in
      TreeBuilder.at(tree)?.meetDocumentType(hasSubset: hasSubset != 0)
    }
    XML_SetElementHandler(
      parser, { tree, name, values in TreeBuilder.at(tree)?.open(name, values) },
      { tree, _ in TreeBuilder.at(tree)?.close() })
    XML_SetCharacterDataHandler(parser) { tree, characters, count in
      TreeBuilder.at(tree)?.append(UnsafeBufferPointer(start: characters, count: Int(count)))
    }
  }

  deinit {
    XML_ParserFree(parser)
  }

  /// Reads a whole document, and tells the tree of the first mistake in its grammar.
  func parse(_ bytes: UnsafeRawBufferPointer) {
    let first = bytes.baseAddress?.assumingMemoryBound(to: CChar.self)
    let status = XML_Parse(parser, first, CInt(clamping: bytes.count), CInt(XML_TRUE))
    let code = XML_GetErrorCode(parser)
    // The tree ends the reading by itself where it has what it wants, or has told why.
    guard status != XML_STATUS_OK, code != XML_ERROR_ABORTED else { return }
    let words =
      XML_ErrorString(code).map { String(cString: $0) } ?? "expat's error \(code.rawValue)"
    tree.fail(code == XML_ERROR_NO_MEMORY ? .outOfMemory : .syntax(words))
  }
}

/// Grows a tree from the parser's calls, within the limits.
private final class TreeBuilder {
  var parser: XML_Parser?
  private(set) var root: XMLElement?
  private(set) var failure: XMLError?
  var allowsDocumentType = false
  var endsWithElement = false
  private var open: [XMLElement] = []
  private var count = 0

  static func at(_ pointer: UnsafeMutableRawPointer?) -> TreeBuilder? {
    pointer.map { Unmanaged<TreeBuilder>.fromOpaque($0).takeUnretainedValue() }
  }

  /// The line that is being read.
  var line: Int { parser.map { Int(XML_GetCurrentLineNumber($0)) } ?? 0 }

  /// Begins an element, whose attributes are a name and a value by turns.
  func open(
    _ name: UnsafePointer<XML_Char>?, _ values: UnsafeMutablePointer<UnsafePointer<XML_Char>?>?
  ) {
    guard let name else { return }
    count += 1
    guard count <= Limits.elements else {
      return refuse(.tooManyElements(limit: Limits.elements))
    }
    guard open.count < Limits.depth else { return refuse(.tooDeep(limit: Limits.depth)) }
    open.append(
      XMLElement(name: String(cString: name), line: line, attributes: Self.attributes(values)))
  }

  private static func attributes(
    _ values: UnsafeMutablePointer<UnsafePointer<XML_Char>?>?
  ) -> [XMLElement.Attribute] {
    var attributes: [XMLElement.Attribute] = []
    var next = values
    while let pair = next, let name = pair[0], let value = pair[1] {
      attributes.append(
        XMLElement.Attribute(name: String(cString: name), value: String(cString: value)))
      next = pair + 2
    }
    return attributes
  }

  func close() {
    guard let element = open.popLast() else { return }
    guard open.isEmpty else { return open[open.count - 1].children.append(element) }
    root = element
    if endsWithElement { XML_StopParser(parser, XML_Bool(XML_FALSE)) }
  }

  /// Adds a part of the characters in the element that is open.
  func append(_ characters: UnsafeBufferPointer<XML_Char>) {
    guard !open.isEmpty else { return }
    characters.withMemoryRebound(to: UInt8.self) {
      open[open.count - 1].text += String(decoding: $0, as: UTF8.self)
    }
  }

  /// Refuses a document type, but for one that defines nothing where that is allowed.
  func meetDocumentType(hasSubset: Bool) {
    if hasSubset || !allowsDocumentType { refuse(.documentType) }
  }

  /// Ends the reading at once, before anything that follows can do harm.
  func refuse(_ kind: XMLError.Kind) {
    fail(kind)
    XML_StopParser(parser, XML_Bool(XML_FALSE))
  }

  /// Notes the first thing that is wrong, on the line that is being read.
  func fail(_ kind: XMLError.Kind) {
    guard failure == nil else { return }
    failure = XMLError(kind: kind, line: line)
  }
}
