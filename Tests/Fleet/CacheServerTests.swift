import AfterimageFleet
import Foundation
import TestSupport
import Testing

/// A cache that a real server keeps, which may do as it likes.
@Suite(.serialized) struct CacheServerTests {
  private let folder: TemporaryFolder
  private let key = Digest { $0.add("key") }

  init() throws { folder = try TemporaryFolder() }

  /// Starts a server of a kind, and works with it.
  private func serving<Result>(
    _ mode: String, header: String? = nil, path: String = "",
    _ work: (CacheStore, ResultCache) throws -> Result
  ) throws -> Result {
    let server = Process()
    let (input, output) = (Pipe(), Pipe())
    server.executableURL = URL(filePath: "/usr/bin/env")
    server.arguments = [
      "python3", Repository.tests.appending(path: "Fleet/cache-server.py").path, mode,
      folder.path(""),
    ]
    (server.standardInput, server.standardOutput) = (input, output)
    try server.run()
    defer {
      try? input.fileHandleForWriting.close()
      server.waitUntilExit()
    }
    let port = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
    let store = CacheStore(
      "http://127.0.0.1:\(port.trimmingCharacters(in: .whitespacesAndNewlines))\(path)",
      header: header)
    return try work(store, ResultCache(store, readOnly: false))
  }

  private var requests: [String] {
    ((try? folder.text("requests")) ?? "").split(separator: "\n").map(String.init)
  }

  @Test(arguments: [10, 100_000])
  func `what one machine keeps another one takes`(count: Int) throws {
    let value = Array(repeating: UInt8(7), count: count)
    try serving("whole", header: "X-Cache-Key: secret") { store, results in
      let none: [UInt8]? = results.value(under: key)
      #expect(none == nil)
      results.keep(value, under: key)
      let found: [UInt8]? = results.value(under: key)
      #expect(found == value)
      #expect(store.trouble == nil)
    }
    #expect(requests.allSatisfy { $0.hasSuffix(" secret") })
    let names = folder.files.filter { $0 != "requests" }
    #expect(names.contains("ac-\(key.hexadecimal)"))
    #expect(names.filter { $0.hasPrefix("cas-") }.count == (count > 20_000 ? 1 : 0))
  }

  @Test(arguments: [10, 100_000])
  func `contents that are wrong are not taken`(count: Int) throws {
    try serving("whole") { _, results in
      results.keep(Array(repeating: UInt8(7), count: count), under: key)
    }
    try serving("wrong") { store, results in
      let found: [UInt8]? = results.value(under: key)
      #expect(found == nil)
    }
  }

  @Test(arguments: [
    ("busy", "answers 503; went on without it"), ("closed", "answers 403; went on without it"),
    ("endless", "sends more than is taken; went on without it"),
  ])
  func `a server that gives nothing costs a word, and is left alone`(
    mode: String, words: String
  ) throws {
    try serving(mode) { store, results in
      for _ in 0..<10 {
        let found: [UInt8]? = results.value(under: key)
        #expect(found == nil)
      }
      #expect(store.trouble?.hasSuffix(words) == true, "\(store.trouble ?? "")")
    }
    // At most three, each tried three times.
    #expect(requests.count <= 9)
  }

  @Test func `a server that was busy once is asked again`() throws {
    try serving("once") { store, results in
      results.keep("value", under: key)
      let found: String? = results.value(under: key)
      #expect(found == "value")
      #expect(store.trouble == nil)
    }
  }

  @Test func `a server that takes nothing is still read`() throws {
    try serving("whole") { _, results in results.keep("value", under: key) }
    try serving("readonly") { store, results in
      results.keep("other", under: Digest { $0.add("other") })
      let found: String? = results.value(under: key)
      #expect(found == "value")
      #expect(store.trouble?.contains("takes nothing (405); --cache-read-only") == true)
    }
  }

  @Test func `where nobody listens there is a word without the password`() {
    let store = CacheStore("http://user:secret@127.0.0.1:9/cache", header: nil)
    let results = ResultCache(store, readOnly: false)
    for _ in 0..<4 {
      let found: String? = results.value(under: key)
      #expect(found == nil)
    }
    #expect(store.trouble?.hasPrefix("http://127.0.0.1:9/cache does not answer") == true)
    #expect(store.trouble?.contains("secret") == false)
  }
}
