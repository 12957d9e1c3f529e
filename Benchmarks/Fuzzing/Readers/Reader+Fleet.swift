import Afterimage
import AfterimageFleet

#if canImport(Glibc)
  private import Glibc
#else
  private import Darwin
#endif

extension Reader {
  /// Values of CBOR, one behind the other.
  static let values = Reader("values") { input in
    var reader = CBORReader(input)
    while let value = reader.value() {
      _ = try? value.decode(as: RecordHead.self)
      _ = try? value.decode(as: [Question].self)
      var again = CBORReader(value.encoded)
      expect(again.value()?.encoded == value.encoded, "a value reads back as another one")
    }
  }

  /// Records of shares, as they are and with an end that has the right digest, since no chance finds that.
  static let records = Reader("records") { input in
    merge(input)
    merge(withEnd(input))
  }

  /// Results of actions, as caches keep them.
  static let results = Reader("results") { input in
    guard let result = ActionResult(input) else { return }
    expect(ActionResult(result.encoded) == result, "a result reads back as another one")
  }

  /// Files of costs.
  static let costs = Reader("costs") { input in
    guard let costs = UnitCosts(input) else { return }
    expect(UnitCosts(costs.bytes) == costs, "costs read back as others")
    let units = costs.microseconds.keys.sorted().map { WorkUnit(name: $0, size: $0.utf8.count) }
    _ = Division(of: units, among: 3, by: costs)
  }
}

/// A file that is written anew for each input.
private let place = "/tmp/afterimage-fuzz-\(getpid()).record"

private func merge(_ bytes: [UInt8]) {
  do throws(OutputFailure) { try OutputFiles.write(bytes, to: place) } catch {
    expect(false, "\(error)")
  }
  defer { unlink(place) }
  do throws(RecordProblems) {
    let merged = try MergedRecords([place])
    for index in 0..<merged.count { _ = try merged.unit(index) }
    expect(UnitCosts(try merged.costs().bytes) != nil, "costs that were written cannot be read")
  } catch {
    for problem in error.all { _ = "\(problem)" }
  }
}

/// The values that can be read, with the end of a record that has them.
private func withEnd(_ input: [UInt8]) -> [UInt8] {
  var reader = CBORReader(input)
  var (bytes, count) = ([UInt8](), 0)
  while let value = reader.value() {
    if case .array = value { count += 1 } else if !bytes.isEmpty { break }
    bytes += value.encoded
  }
  let end = CBOR.map([
    .init("count", .integer(count)), .init("digest", .bytes(Digest(of: bytes).bytes)),
  ])
  return bytes + end.encoded
}
