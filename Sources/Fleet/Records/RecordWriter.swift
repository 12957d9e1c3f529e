package import Afterimage

/// The record of a share while it is being written, unit by unit, so that memory holds no more than one.
package struct RecordWriter: ~Copyable {
  private let path: String
  private var file: GrowingFile
  private var digester: Digester
  private var count = 0

  /// Begins a record in a folder that is there; only its owner may read it, as samples of secrets may stand in it.
  package init(_ path: String, _ head: RecordHead) throws(OutputFailure) {
    let bytes = try encoded(head, for: path)
    var file = try GrowingFile(path, readableBy: .owner)
    try file.append(bytes)
    var digester = Digester()
    digester.add(bytes)
    self.path = path
    self.file = file
    self.digester = digester
  }

  /// Adds what was made of the next unit, in the order of their places.
  package mutating func add(_ unit: RecordedUnit) throws(OutputFailure) {
    let bytes = unit.value.encoded
    digester.add(bytes)
    try file.append(bytes)
    count += 1
  }

  /// Ends the record, which appears now.
  package mutating func finish() throws(OutputFailure) {
    let end = RecordEnd(count: count, digest: digester.digest)
    try file.append(encoded(end, for: path))
    try file.finish()
  }
}

/// The bytes of a value that is to stand in a file.
private func encoded(_ value: some Encodable, for path: String) throws(OutputFailure) -> [UInt8] {
  do { return try CBOR(encoding: value).encoded } catch {
    throw OutputFailure(path: path, action: .write, reason: "\(error)")
  }
}
