import AfterimageCommandLine
import AfterimageFleet
import Foundation
import TestSupport
import Testing

/// Records that are whole and say what no share would: a merge ends with a word, and not by itself.
@Suite struct PoisonedRecordTests {
  private static let seeds = 0..<Damage.seedCount(orElse: 4)

  @Test(arguments: seeds)
  func `a merge of an audit survives whatever a record says of its units`(seed: UInt64) throws {
    let folder = try TemporaryFolder()
    let secret = #"{"type": "textField", "id": "user", "text": "Ada 1815", "sensitive": true}"#
    let place = """
      "user.top == safeArea.top", "user.leading == margins.leading", "user.width == 200",
      "user.height == 34"
      """
    for name in ["login", "wallet"] {
      try folder.write(
        screenFile(name: name, subviews: secret, constraints: place), to: "\(name).screen.json")
    }
    try folder.write("{", to: "broken.screen.json")
    let words =
      ["audit", folder.path(""), "--strategy", "blur", "--report", folder.path("out")]
      + ["html", "sarif", "junit"].flatMap { ["--format", "\($0)=\(folder.path("audit.\($0)"))"] }
    try poison(words, in: folder, by: seed)
  }

  @Test(arguments: seeds)
  func `a merge of a test run survives whatever a record says of its units`(seed: UInt64) throws {
    let suite = try Suite()
    _ = suite.test()
    _ = suite.approve()
    try suite.write(label: "another")
    let words =
      ["test", suite.goldens, "-o", suite.folder.path("seen")] + [
        "--report", suite.folder.path("out"),
      ]
    try poison(words, in: suite.folder, by: seed)
  }

  private func preview(in folder: TemporaryFolder) throws -> [String] {
    try folder.write(
      screenFile(
        name: "login", subviews: #"{"type": "label", "id": "user", "text": "Ada 1815"}"#,
        constraints: #""user.top == safeArea.top", "user.leading == margins.leading""#),
      to: "App/login.screen.json")
    return [
      "preview", folder.path("App"), "--strategy", "redact", "--device", "iphone-se", "-o",
      folder.path("out"), "--report", folder.path("out/report"),
    ]
  }

  @Test(arguments: seeds)
  func `a merge of pictures survives whatever a record says of its units`(seed: UInt64) throws {
    let folder = try TemporaryFolder()
    try poison(preview(in: folder), in: folder, by: seed)
  }

  @Test(arguments: [("login", "../escaped"), ("redact.light.png", "../../escaped.png")])
  func `a record writes no picture out of its folder`(text: String, other: String) throws {
    let folder = try TemporaryFolder()
    _ = afterimage(
      try preview(in: folder) + ["--shard", "1/1", "--records", folder.path("records")])
    let name = try #require(folder.files.first { $0.hasPrefix("records/") })
    let values = Self.values(in: try folder.bytes(name))
    let changed = values.dropLast().map { $0.changingTexts { $0 == text ? other : $0 } }
    #expect(changed != Array(values.dropLast()))
    try folder.write(Self.sealed(changed), to: name)
    let run = afterimage("merge", folder.path("records"))
    #expect(run.code == .badInput)
    #expect(run.errors.contains("its part of the record makes no sense"))
    #expect(!folder.files.contains { $0.contains("escaped") })
  }

  @Test func `a record writes no evidence out of its folder`() throws {
    let suite = try Suite()
    _ = suite.test()
    _ = suite.approve()
    try suite.write(label: "another")
    _ = suite.test("--shard", "1/1", "--records", suite.folder.path("records"))
    let name = try #require(suite.folder.files.first { $0.hasPrefix("records/") })
    let values = Self.values(in: try suite.folder.bytes(name))
    let changed = values.dropLast().map {
      $0.changingTexts { $0.hasSuffix(".png") ? "../escaped.png" : $0 }
    }
    #expect(changed != Array(values.dropLast()))
    try suite.folder.write(Self.sealed(changed), to: name)
    #expect(afterimage("merge", suite.folder.path("records")).code == .badInput)
    #expect(!suite.folder.files.contains { $0.contains("escaped") })
  }

  /// Merges the record of a command again and again with values of its units changed.
  private func poison(_ words: [String], in folder: TemporaryFolder, by seed: UInt64) throws {
    var damage = Damage(seed: seed)
    let run = afterimage(words + ["--shard", "1/1", "--records", folder.path("records")])
    #expect(run.code == .asExpected || run.code == .badVerdict, "\(run.errors)")
    let name = try #require(folder.files.first { $0.hasPrefix("records/") })
    let whole = try folder.bytes(name)
    var codes: Set<ExitCode> = []
    for _ in 0..<25 {
      try folder.write(Self.poisoned(whole, by: &damage), to: name)
      codes.insert(afterimage("merge", folder.path("records")).code)
    }
    #expect(codes.contains(.badInput))
  }

  /// The record with one value of a unit changed, and the digest that it needs.
  private static func poisoned(_ whole: [UInt8], by damage: inout Damage) -> [UInt8] {
    var values = values(in: whole)
    let place = damage.number(in: 1..<max(2, values.count - 1))
    values[place] = values[place].poisoned(by: &damage)
    return sealed(values.dropLast())
  }

  private static func values(in record: [UInt8]) -> [CBOR] {
    var reader = CBORReader(record)
    var values: [CBOR] = []
    while let value = reader.value() { values.append(value) }
    return values
  }

  /// The bytes of a head and of units, with the end that they need.
  private static func sealed(_ values: [CBOR]) -> [UInt8] {
    let bytes = values.flatMap(\.encoded)
    let end = CBOR.map([
      .init("count", .integer(values.count - 1)), .init("digest", .bytes(Digest(of: bytes).bytes)),
    ])
    return bytes + end.encoded
  }
}

extension CBOR {
  /// The value with all texts changed, also those that are encoded within.
  fileprivate func changingTexts(_ change: (String) -> String) -> CBOR {
    switch self {
    case .text(let text): return .text(change(text))
    case .array(let values): return .array(values.map { $0.changingTexts(change) })
    case .map(let members):
      return .map(members.map { Member($0.key, $0.value.changingTexts(change)) })
    case .bytes(let bytes):
      var reader = CBORReader(bytes)
      guard bytes.count > 40, let value = reader.value(), reader.isAtEnd else { return self }
      return .bytes(value.changingTexts(change).encoded)
    default: return self
    }
  }

  /// The value with one of the values in it replaced by another one, left out or repeated.
  fileprivate func poisoned(by damage: inout Damage) -> CBOR {
    switch self {
    case .array(var values) where !values.isEmpty:
      let place = damage.number(in: 0..<values.count)
      switch damage.number(in: 0..<12) {
      case 0: values.remove(at: place)
      case 1: values.append(values[place])
      default: values[place] = values[place].poisoned(by: &damage)
      }
      return .array(values)
    case .map(var members) where !members.isEmpty:
      let place = damage.number(in: 0..<members.count)
      let member = members[place]
      guard damage.number(in: 0..<30) > 0 else {
        members.remove(at: place)
        return .map(members)
      }
      members[place] = Member(member.key, member.value.poisoned(by: &damage))
      return .map(members)
    case .bytes(let bytes):
      var reader = CBORReader(bytes)
      // What is encoded within is changed as a value; else it would never be one.
      if bytes.count > 40, let value = reader.value(), reader.isAtEnd {
        return .bytes(value.poisoned(by: &damage).encoded)
      }
      return .bytes(bytes.isEmpty ? [0] : damage.damaged(bytes))
    default: return Self.strange(like: self, by: &damage)
    }
  }

  private static func strange(like value: CBOR, by damage: inout Damage) -> CBOR {
    let numbers: [Double] = [.nan, .infinity, -1e308, 0, 1e18, -1e15, -0.5]
    let integers = [Int.min, .max, -1, 0, 1, 1 << 31, -1 << 31, 1 << 62, 65_536]
    let texts = ["", "\u{1B}[2J", String(repeating: "x", count: 9_999), "../../x", "\0", "a#b#"]
    return switch value {
    case .integer: .integer(integers[damage.number(in: 0..<integers.count)])
    case .number: .number(numbers[damage.number(in: 0..<numbers.count)])
    case .text: .text(texts[damage.number(in: 0..<texts.count)])
    case .bool(let bool): .bool(!bool)
    default: .integer(0)
    }
  }
}
