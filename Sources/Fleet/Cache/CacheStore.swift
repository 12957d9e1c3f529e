import Afterimage

/// Where products are kept, by the names of Bazel's protocol.
package enum CacheStore: Sendable {
  /// A folder.
  case folder(CacheFolder)
  /// A server.
  case server(CacheServer)

  /// Finds the store that a word means: the address of a server, or the path of a folder.
  ///
  /// - Parameters:
  ///   - header: a header for every request, such as one that authorises.
  ///   - limit: the most bytes that stay in a folder; nil lets it grow.
  package init(_ word: String, header: String?, limit: Int? = nil) {
    self =
      Self.isAddress(word)
      ? .server(CacheServer(word, header: header)) : .folder(CacheFolder(word, limit: limit))
  }

  /// True for the address of a server, which keeps its own house.
  package static func isAddress(_ word: String) -> Bool {
    word.hasPrefix("http://") || word.hasPrefix("https://")
  }

  /// Ends a run: a folder is kept within its limit.
  package func finish() {
    if case .folder(let folder) = self { folder.finish() }
  }

  /// What is kept under a name; nil where nothing is, and where it cannot be read.
  func read(_ name: CacheName) -> [UInt8]? {
    switch self {
    case .folder(let folder): folder.read(name)
    case .server(let server): server.read(name)
    }
  }

  /// Keeps something under a name, if that is possible.
  func write(_ bytes: [UInt8], as name: CacheName) {
    switch self {
    case .folder(let folder): folder.write(bytes, as: name)
    case .server(let server): server.write(bytes, as: name)
    }
  }

  /// What keeps the store from being used, in a sentence; nil where nothing does.
  package var trouble: String? {
    switch self {
    case .folder(let folder): folder.trouble
    case .server(let server): server.trouble
    }
  }
}

/// The name of something that is kept.
enum CacheName: Hashable {
  /// The result of an action, by the digest of all that it depends on.
  case action(Digest)
  /// Some content, by its own digest.
  case content(Digest)

  /// The most bytes that are kept, or taken, for something of the name.
  static let limit = 64 << 20

  /// The folder of all names of the kind.
  var kind: String {
    switch self {
    case .action: "ac"
    case .content: "cas"
    }
  }

  /// The digest in hexadecimal digits.
  var digits: String {
    switch self {
    case .action(let digest), .content(let digest): digest.hexadecimal
    }
  }
}
