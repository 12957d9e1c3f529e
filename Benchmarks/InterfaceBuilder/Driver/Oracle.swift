/// What is known of a corpus from the frames in its documents.
struct Oracle: Decodable {
  var documents: [Document]

  struct Document: Decodable {
    var document: String
    var roots: [Root]
  }

  struct Root: Decodable {
    var id: String
    /// The insets of guides and margins by their names, each with every value that was seen.
    var observedInsets: [String: [Double]]
  }
}
