import Afterimage
import AfterimageFleet
import AfterimageScreens
import Foundation
import TestSupport
import Testing

/// What was made of inputs, kept in a folder.
struct ProductCacheTests {
  private let folder: TemporaryFolder
  private let product = ProductCache.Product(body: Array("made".utf8), microseconds: 7)

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("a screen", to: "app/a.screen.json")
    try folder.write("a picture", to: "app/icon.png")
  }

  private var path: String { folder.path("app/a.screen.json") }

  private func cache(
    engine: String = "engine", subject: String = "audit", readOnly isReadOnly: Bool = false
  ) throws -> ProductCache {
    let store = CacheStore(folder.path("kept"), header: nil)
    return try #require(
      ProductCache(
        ResultCache(store, readOnly: isReadOnly), on: Engine(Digest(of: Array(engine.utf8))),
        for: Digest(of: Array(subject.utf8))))
  }

  /// Reads the input as a command does: itself, then a picture and the names in a folder.
  private func answers() -> [Answer]? {
    let log = InputLog()
    _ = log.files.read(path)
    let files = log.files.beside(path, nil)
    _ = files.read("icon.png")
    _ = files.list(".")
    return log.answersIfSteady
  }

  private func keep(_ body: [UInt8]? = nil) throws {
    try cache().keep(
      body.map { .init(body: $0, microseconds: 1) } ?? product, of: path, restingOn: answers())
  }

  @Test func `what was made is found again as long as nothing changes`() throws {
    #expect(try cache().product(of: path) == nil)
    try keep()
    let found = try #require(try cache().product(of: path))
    #expect(found.product == product)
    #expect(found.answers == answers())
  }

  @Test func `whatever it rests on, another one makes it unknown`() throws {
    try keep()
    #expect(try cache(engine: "other").product(of: path) == nil)
    #expect(try cache(subject: "test").product(of: path) == nil)
    #expect(try cache().product(of: folder.path("app/../app/a.screen.json")) == nil)
    for (name, text) in [("a.screen.json", "another"), ("icon.png", "b"), ("new.png", "")] {
      let before = folder.files.contains("app/\(name)") ? try folder.text("app/\(name)") : nil
      try folder.write(text, to: "app/\(name)")
      #expect(try cache().product(of: path) == nil, "\(name)")
      if let before {
        try folder.write(before, to: "app/\(name)")
      } else {
        try FileManager.default.removeItem(atPath: folder.path("app/\(name)"))
      }
      #expect(try cache().product(of: path) != nil, "\(name)")
    }
  }

  @Test func `of an input that changed while it was read nothing is kept`() throws {
    try cache().keep(product, of: path, restingOn: nil)
    try cache(readOnly: true).keep(product, of: path, restingOn: answers())
    #expect(folder.files.filter { $0.hasPrefix("kept") } == [])
  }

  @Test(arguments: [100, 100_000])
  func `contents that are cut off, changed or exchanged are not taken`(count: Int) throws {
    try keep(Array(repeating: 7, count: count))
    let names = folder.files.filter { $0.hasPrefix("kept/") }
    #expect(names.count == (count > 20_000 ? 3 : 2))
    for name in names {
      let whole = try folder.bytes(name)
      for place in stride(from: 0, to: whole.count, by: max(1, whole.count / 97)) {
        var changed = whole
        changed[place] ^= 1
        for bytes in [changed, Array(whole[..<place])] {
          try Data(bytes).write(to: URL(filePath: folder.path(name)))
          let found = try cache().product(of: path)
          #expect(
            found == nil || found?.product.body == Array(repeating: 7, count: count),
            "\(name) \(place)")
        }
      }
      try Data(whole).write(to: URL(filePath: folder.path(name)))
    }
    for name in names {
      let whole = try folder.bytes(name)
      for other in names where other != name {
        try Data(folder.bytes(other)).write(to: URL(filePath: folder.path(name)))
        #expect(try cache().product(of: path) == nil)
      }
      try Data(whole).write(to: URL(filePath: folder.path(name)))
    }
    #expect(try cache().product(of: path) != nil)
  }

  @Test func `a folder that cannot be written costs a word and nothing else`() throws {
    try folder.write("a file", to: "kept")
    for _ in 0..<4 { try keep() }
    let store = CacheStore(folder.path("kept"), header: nil)
    let results = ResultCache(store, readOnly: false)
    for number in 0..<4 { results.keep("value", under: Digest { $0.add(number) }) }
    #expect(store.trouble?.contains("kept") == true)
    let found: String? = results.value(under: Digest { $0.add(1) })
    #expect(found == nil)
  }

  @Test func `a folder that is too large loses what was used longest ago`() throws {
    let place = CacheFolder(folder.path("kept"))
    let results = ResultCache(.folder(place), readOnly: false)
    for number in 0..<10 {
      results.keep(Array(repeating: UInt8(number), count: 1000), under: Digest { $0.add(number) })
    }
    let files = folder.files.filter { $0.hasPrefix("kept/") }
    for name in files {
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSince1970: 1_000_000)],
        ofItemAtPath: folder.path(name))
    }
    let used: [UInt8]? = results.value(under: Digest { $0.add(3) })
    #expect(used?.count == 1000)
    let whole = try place.collect(limit: .max)
    #expect(whole.count == 10 && whole.removedCount == 0)
    let census = try place.collect(limit: whole.bytes / 4)
    #expect(census.count == 2 && census.removedCount == 8)
    #expect(census.bytes <= whole.bytes / 4 && census.bytes + census.removedBytes == whole.bytes)
    let kept: [UInt8]? = results.value(under: Digest { $0.add(3) })
    #expect(kept == used)
    #expect(try CacheFolder(folder.path("none")).collect(limit: 0).count == 0)
  }
}
