package import Afterimage
import AfterimageScreens

extension GoldenFolder {
  /// The notes on where the goldens come from; none where there is no file that can be read.
  package var origins: GoldenOrigins {
    bytes(of: GoldenOrigins.fileName).map { GoldenOrigins($0) } ?? GoldenOrigins()
  }

  /// Notes where goldens come from, before they are there or after, and takes the notes away of those of which nothing is known and of those that are gone.
  package func note(_ changes: [String: GoldenOrigin?]) throws(OutputFailure) {
    guard !changes.isEmpty else { return }
    let former = origins
    var origins = former
    for (name, origin) in changes { origins.notes[name] = origin }
    origins.notes = origins.notes.filter {
      changes.keys.contains($0.key) || OutputFiles.exists(path(of: $0.key))
    }
    guard origins != former else { return }
    let file = path(of: GoldenOrigins.fileName)
    guard !origins.notes.isEmpty else { return try OutputFiles.remove(file) }
    try OutputFiles.write(origins.bytes, to: file)
  }
}
