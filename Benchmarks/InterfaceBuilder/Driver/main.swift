import Afterimage
import Foundation
import InterfaceBuilderScore

/// Lays out each document of an oracle on its own canvas, and prints the frames of its views.
///
/// `layout-corpus CORPUS ORACLE.json`: the oracle names the documents, the roots, and what bars and margins take from each.
let arguments = CommandLine.arguments
let corpus = URL(filePath: arguments[1])
let oracle = try JSONDecoder().decode(
  Oracle.self, from: Data(contentsOf: URL(filePath: arguments[2])))
let pipeline = try Pipeline()
var documents: [[String: Any]] = []
for document in oracle.documents {
  documents.append(try CanvasLayout(document, in: corpus, pipeline).json())
}
let data = try JSONSerialization.data(
  withJSONObject: ["documents": documents], options: [.sortedKeys])
FileHandle.standardOutput.write(data)
