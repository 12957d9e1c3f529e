import Foundation
import InterfaceBuilderScore

/// Lays out each document of an oracle on its own canvas, and prints the frames of its views.
///
/// `layout-corpus CORPUS ORACLE.json [--without-stored-sizes]`: of the oracle only the documents' paths are read.
/// As the commands do, it takes the stored sizes of views that ask for nothing that is known; each root names these views.
struct Oracle: Decodable {
  var documents: [Document]

  struct Document: Decodable {
    var document: String
  }
}

let arguments = CommandLine.arguments
let oracle = try JSONDecoder().decode(
  Oracle.self, from: Data(contentsOf: URL(filePath: arguments[2])))
let layout = CorpusLayout(
  of: oracle.documents.map(\.document), in: URL(filePath: arguments[1]),
  trustsStoredSizes: !arguments.dropFirst(3).contains("--without-stored-sizes"))
FileHandle.standardOutput.write(try await layout.json())
