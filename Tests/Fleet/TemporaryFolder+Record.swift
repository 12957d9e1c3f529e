import AfterimageFleet
import TestSupport

extension TemporaryFolder {
  /// Writes a record into the folder; the result is its path.
  @discardableResult
  func writeRecord(_ head: RecordHead, _ units: [RecordedUnit], to name: String) throws -> String {
    var writer = try RecordWriter(path(name), head)
    for unit in units { try writer.add(unit) }
    try writer.finish()
    return path(name)
  }
}
