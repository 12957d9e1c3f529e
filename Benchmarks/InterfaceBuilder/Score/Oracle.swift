/// What is known of a corpus from the frames in its documents.
package struct Oracle: Decodable {
  /// The documents in the order of their paths.
  package var documents: [Document]

  /// A document of the corpus.
  package struct Document: Decodable {
    /// The path of the document in the corpus.
    package var document: String
    /// The root views of its scenes.
    package var roots: [Root]

    /// Names a document of which nothing but its root views is known.
    package init(document: String, roots: [Root] = []) {
      self.document = document
      self.roots = roots
    }
  }

  /// A root view.
  package struct Root: Decodable {
    /// The id of its element.
    package var id: String
    /// The insets of guides and margins by their names, each with every value that was seen.
    package var observedInsets: [String: [Double]]
  }
}
