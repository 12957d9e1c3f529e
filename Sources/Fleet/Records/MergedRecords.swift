/// The records of all machines that shared a run, held against each other: together they are what one machine would have made.
package struct MergedRecords {
  /// What all have in common, with the number of the first.
  package let head: RecordHead
  private let records: [RecordFile]
  private let shares: [String]
  private let units: [Place]

  /// Where the record of a unit lies.
  fileprivate struct Place {
    var record: Int32 = -1
    var length: Int32 = 0
    var offset = 0
  }

  /// Opens records, and finds all that keeps them from being one run.
  package init(_ paths: [String]) throws(RecordProblems) {
    let scans = paths.map { RecordScan($0) }
    var problems = scans.compactMap(\.problem)
    let whole = scans.filter { $0.problem == nil }
    guard let first = whole.first, let head = first.head else {
      throw RecordProblems(problems.isEmpty ? [.noRecord] : problems)
    }
    let alike = whole.filter { scan in
      let difference = scan.head.flatMap { $0.difference(from: head) }
      if let difference { problems.append(.differs(scan.path, from: first.path, in: difference)) }
      return difference == nil
    }
    problems += alike.repeated
    problems += alike.missing(of: head, when: alike.count == paths.count)
    guard problems.isEmpty else { throw RecordProblems(problems) }
    let (units, misplaced) = alike.places(of: head.unitCount)
    guard misplaced.isEmpty else { throw RecordProblems(misplaced) }
    self.head = head
    self.units = units
    records = alike.compactMap(\.file)
    shares = alike.compactMap { $0.head?.share }
  }

  /// How many units there are.
  package var count: Int { units.count }

  /// What was made of a unit.
  package func unit(_ index: Int) throws(RecordProblems) -> RecordedUnit {
    let place = units[index]
    let record = records[Int(place.record)]
    // What has been read whole once may be gone the next moment.
    guard let bytes = record.bytes(at: place.offset, count: Int(place.length)),
      let unit = RecordedUnit(bytes: bytes), unit.place == index
    else { throw RecordProblems([.unreadable(record.path)]) }
    return unit
  }

  /// The share that a unit is of, as `--shard` names it.
  package func share(of index: Int) -> String { shares[Int(units[index].record)] }

  /// What every unit took.
  package func costs() throws(RecordProblems) -> UnitCosts {
    var costs = UnitCosts()
    for index in units.indices {
      let unit = try unit(index)
      costs.microseconds[unit.name] = unit.microseconds
    }
    return costs
  }
}

extension RecordedUnit {
  /// The unit as a value of the record.
  var value: CBOR {
    .array([
      .integer(place), .text(name), .integer(microseconds), basis.map { .bytes($0.bytes) } ?? .null,
      .bytes(body),
    ])
  }

  /// Reads the value of a unit; nil for any other.
  init?(_ value: CBOR) {
    guard case .array(let parts) = value, parts.count == 5, case .integer(let place) = parts[0],
      case .text(let name) = parts[1], case .integer(let microseconds) = parts[2],
      case .bytes(let body) = parts[4]
    else { return nil }
    let basis = try? parts[3].decode(as: Digest.self)
    guard basis != nil || parts[3] == .null else { return nil }
    self.init(place: place, name: name, microseconds: microseconds, basis: basis, body: body)
  }

  fileprivate init?(bytes: [UInt8]) {
    var reader = CBORReader(bytes)
    guard let value = reader.value() else { return nil }
    self.init(value)
  }
}

/// What stands in one record, read once from its beginning to its end.
private struct RecordScan {
  let path: String
  private(set) var file: RecordFile?
  private(set) var head: RecordHead?
  /// The places of its units in the run, and of their bytes in the file.
  private(set) var units: [(unit: Int, offset: Int, length: Int)] = []
  /// What is wrong with it alone.
  private(set) var problem: RecordProblem?

  init(_ path: String) {
    self.path = path
    guard let file = RecordFile(path) else {
      problem = .unreadable(path)
      return
    }
    self.file = file
    problem = read(file)
  }

  private mutating func read(_ file: RecordFile) -> RecordProblem? {
    var isNone = false
    var written: RecordEnd?
    let digest = Digest { digester in
      guard let first = file.next(digestingInto: &digester, unless: { _ in false }),
        let head = try? first.value.decode(as: RecordHead.self), head.isSound
      else {
        isNone = true
        return
      }
      self.head = head
      while let element = file.next(digestingInto: &digester, unless: \.isMap) {
        if element.value.isMap {
          written = file.end(at: element)
          break
        }
        guard let unit = RecordedUnit(element.value) else { break }
        units.append((unit.place, element.offset, element.length))
      }
    }
    guard !isNone, let head else { return .noRecordAt(path) }
    guard head.form == RecordHead.currentForm else { return .otherForm(path, head.form) }
    guard let written else { return .cutOff(path, head) }
    guard written.digest == digest, written.count == units.count, file.isAtEnd else {
      return .damaged(path, head)
    }
    return nil
  }
}

extension RecordFile {
  /// The end of a record; nil where its bytes, of which there is no digest, are not those that are written.
  fileprivate func end(at element: Element) -> RecordEnd? {
    guard let end = try? element.value.decode(as: RecordEnd.self),
      let whole = try? CBOR(encoding: end).encoded,
      bytes(at: element.offset, count: element.length) == whole
    else { return nil }
    return end
  }
}

extension CBOR {
  fileprivate var isMap: Bool { if case .map = self { true } else { false } }
}

extension [RecordScan] {
  /// The records of a machine that has another one.
  fileprivate var repeated: [RecordProblem] {
    var paths: [Int: String] = [:]
    return compactMap { scan in
      guard let shard = scan.head?.shard else { return nil }
      return paths.updateValue(scan.path, forKey: shard).map {
        .repeated(shard: shard, $0, scan.path)
      }
    }
  }

  /// The machines of which there is no record; not told where some records are broken or of another run, and may be theirs.
  fileprivate func missing(of head: RecordHead, when isAll: Bool) -> [RecordProblem] {
    guard isAll else { return [] }
    let there = Set(compactMap { $0.head?.shard })
    let missing = (1...Swift.max(1, head.shardCount)).filter { !there.contains($0) }
    return missing.isEmpty ? [] : [.missing(shards: missing, of: head)]
  }

  /// Where each unit lies, and what is not there exactly once.
  fileprivate func places(of count: Int) -> ([MergedRecords.Place], [RecordProblem]) {
    // Nobody's word for how many there are fills the memory.
    let found = reduce(0) { $0 + $1.units.count }
    guard found >= count else { return ([], [.gaps(count - found)]) }
    var places = Array<MergedRecords.Place>(repeating: .init(), count: count)
    var problems: [RecordProblem] = []
    for (index, scan) in enumerated() {
      for (unit, offset, length) in scan.units {
        guard places.indices.contains(unit), places[unit].record < 0, length <= Int(Int32.max)
        else {
          problems.append(.misplaced(unit: unit, scan.path))
          continue
        }
        places[unit] = .init(record: Int32(index), length: Int32(length), offset: offset)
      }
    }
    let gaps = places.count { $0.record < 0 }
    if gaps > 0, problems.isEmpty { problems.append(.gaps(gaps)) }
    return (places, problems)
  }
}
