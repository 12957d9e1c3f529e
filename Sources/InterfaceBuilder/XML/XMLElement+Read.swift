import AfterimageScreens

private import CXML

extension XMLElement {
  /// Reads a document: no network, no entities but the five that XML predefines, and no document type.
  ///
  /// - Throws: the first mistake with its line.
  package static func read(_ bytes: [UInt8]) throws(XMLError) -> XMLElement {
    let tree = TreeBuilder()
    bytes.withUnsafeBytes { buffer in parse(buffer, into: tree) }
    if let failure = tree.failure { throw failure }
    guard let root = tree.root else {
      throw XMLError(kind: .syntax("it has no element"), line: 1)
    }
    return root
  }

  private static func parse(_ bytes: UnsafeRawBufferPointer, into tree: TreeBuilder) {
    guard let parser = DocumentParser(bytes, into: tree) else { return tree.fail(.outOfMemory) }
    parser.parse()
  }
}

/// What libxml2 keeps while it reads a document.
private struct DocumentParser: ~Copyable {
  private let context: xmlParserCtxtPtr
  private let tree: TreeBuilder

  /// Takes the bytes, which have to outlive the parser; nil where there is no memory for it.
  init?(_ bytes: UnsafeRawBufferPointer, into tree: TreeBuilder) {
    let first = bytes.baseAddress?.assumingMemoryBound(to: CChar.self)
    guard let made = xmlCreateMemoryParserCtxt(first, CInt(clamping: bytes.count)) else {
      return nil
    }
    context = made
    self.tree = tree
    // NOENT resolves what XML predefines; no other entity can be declared, as a document type ends the reading.
    let options = [XML_PARSE_NONET, XML_PARSE_NOENT, XML_PARSE_NOERROR, XML_PARSE_NOWARNING]
    xmlCtxtUseOptions(context, CInt(options.reduce(0) { $0 | $1.rawValue }))
    tree.context = context
    context.pointee.sax.pointee = Self.makeCallbacks()
    context.pointee.userData = Unmanaged.passUnretained(tree).toOpaque()
  }

  deinit {
    xmlFreeParserCtxt(context)
  }

  /// Reads the whole document, and tells the tree of the first mistake in its grammar.
  func parse() {
    xmlParseDocument(context)
    guard context.pointee.wellFormed == 0 else { return }
    let last = xmlCtxtGetLastError(context)
    let message = last?.pointee.message.map { String(cString: $0) } ?? "it ends too early"
    let reason = message.split(separator: "\n").first.map(String.init) ?? message
    tree.fail(.syntax(reason), line: last.map { Int($0.pointee.line) })
  }

  private static func makeCallbacks() -> xmlSAXHandler {
    var callbacks = xmlSAXHandler()
    callbacks.initialized = CXML.XML_SAX2_MAGIC
    callbacks.internalSubset = { tree, _, _, _ in TreeBuilder.at(tree)?.refuse(.documentType) }
    callbacks.startElementNs = { tree, name, _, _, _, _, count, _, attributes in
      guard let name else { return }
      TreeBuilder.at(tree)?.open(
        String(cString: name), Attributes(first: attributes, count: Int(count)).values)
    }
    callbacks.endElementNs = { tree, _, _, _ in TreeBuilder.at(tree)?.close() }
    let characters: charactersSAXFunc = { tree, characters, count in
      guard let characters else { return }
      let bytes = UnsafeBufferPointer(start: characters, count: Int(count))
      TreeBuilder.at(tree)?.append(String(decoding: bytes, as: UTF8.self))
    }
    callbacks.characters = characters
    callbacks.cdataBlock = characters
    return callbacks
  }
}

/// The attributes as libxml2 hands them over: five pointers each, of which the last two bound the value.
private struct Attributes {
  let first: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?
  let count: Int

  var values: [XMLElement.Attribute] {
    guard let first else { return [] }
    return (0..<count).compactMap { index in
      let attribute = first + index * 5
      guard let name = attribute[0], let start = attribute[3], let end = attribute[4] else {
        return nil
      }
      let value = UnsafeBufferPointer(start: start, count: end - start)
      return XMLElement.Attribute(
        name: String(cString: name), value: String(decoding: value, as: UTF8.self))
    }
  }
}

/// Grows a tree from the parser's calls, within the limits.
private final class TreeBuilder {
  var context: xmlParserCtxtPtr?
  private(set) var root: XMLElement?
  private(set) var failure: XMLError?
  private var open: [XMLElement] = []
  private var count = 0

  static func at(_ pointer: UnsafeMutableRawPointer?) -> TreeBuilder? {
    pointer.map { Unmanaged<TreeBuilder>.fromOpaque($0).takeUnretainedValue() }
  }

  /// The line that is being read.
  var line: Int { context.map { Int(xmlSAX2GetLineNumber($0)) } ?? 0 }

  func open(_ name: String, _ attributes: [XMLElement.Attribute]) {
    count += 1
    guard count <= Limits.elements else {
      return refuse(.tooManyElements(limit: Limits.elements))
    }
    guard open.count < Limits.depth else { return refuse(.tooDeep(limit: Limits.depth)) }
    open.append(XMLElement(name: name, line: line, attributes: attributes))
  }

  func close() {
    guard let element = open.popLast() else { return }
    if open.isEmpty { root = element } else { open[open.count - 1].children.append(element) }
  }

  func append(_ text: String) {
    guard !open.isEmpty else { return }
    open[open.count - 1].text += text
  }

  /// Ends the reading at once, before anything that follows can do harm.
  func refuse(_ kind: XMLError.Kind) {
    fail(kind)
    xmlStopParser(context)
  }

  /// Notes the first thing that is wrong, on the line that is being read unless told otherwise.
  func fail(_ kind: XMLError.Kind, line: Int? = nil) {
    guard failure == nil else { return }
    failure = XMLError(kind: kind, line: line ?? self.line)
  }
}
