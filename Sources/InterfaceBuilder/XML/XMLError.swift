/// Why bytes are not an XML document that is read, and on which line.
package struct XMLError: Error, Hashable, Sendable {
  /// The mistake.
  package let kind: Kind
  /// The line, from 1; 0 where the document has none.
  package let line: Int

  /// The mistakes in a document.
  package enum Kind: Hashable, Sendable {
    /// The grammar is broken, in the words of expat.
    case syntax(String)
    /// A document type, which could define entities or name other files.
    case documentType
    /// Elements lie deeper in each other than the limit.
    case tooDeep(limit: Int)
    /// There are more elements than the limit.
    case tooManyElements(limit: Int)
    /// There is not memory enough.
    case outOfMemory
  }
}

extension XMLError: CustomStringConvertible {
  /// The mistake, and a way out.
  package var description: String {
    switch kind {
    case .syntax(let reason): "the document is broken: \(reason)"
    case .documentType:
      "the document has a DOCTYPE, which no document of Interface Builder has; take it out"
    case .tooDeep(let limit): "elements lie more than \(limit) deep in each other"
    case .tooManyElements(let limit): "the document has more than \(limit) elements"
    case .outOfMemory: "there is not memory enough to read the document"
    }
  }
}
