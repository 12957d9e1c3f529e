import Afterimage
import AfterimageFleet

/// The options for a cache that machines share.
enum CacheArguments {
  static let cache = Option(
    "--cache", "PLACE",
    "Keep what was made, and take what others have kept: a folder, or the address of a server that speaks Bazel's remote cache protocol; \(placeVariable) of the environment without.",
    .folder)
  static let readOnly = Flag(
    "--cache-read-only",
    "Take from the cache, and leave nothing in it; also where \(readOnlyVariable) is set.")
  static let limit = Option(
    "--cache-limit", "SIZE",
    "Keep the cache's folder within so many bytes, such as 500M or 2G: what was used longest ago goes; \(limitVariable) of the environment without.",
    .size)

  /// All of them, for a command's list.
  static let all: [any Parameter] = [cache, readOnly, limit]

  /// The variable that names a cache.
  static let placeVariable = "AFTERIMAGE_CACHE"
  /// The variable that is set where nothing may be left in it.
  static let readOnlyVariable = "AFTERIMAGE_CACHE_READ_ONLY"
  /// The variable with the most bytes that a folder may have.
  static let limitVariable = "AFTERIMAGE_CACHE_LIMIT"
  /// The variable with a header for every request.
  static let headerVariable = "AFTERIMAGE_CACHE_HEADER"
}

extension CacheArguments {
  /// The most bytes that stay in the cache's folder; nil lets it grow.
  ///
  /// - Parameter variable: the value of a variable of the environment, by its name.
  fileprivate static func limit(
    at place: String, _ arguments: Arguments, _ variable: (String) -> String?
  ) throws -> Int? {
    let isServer = CacheStore.isAddress(place)
    if let asked = try arguments[limit] {
      guard !isServer else {
        throw UsageErrors([
          .inapplicable("--cache-limit", because: "a server keeps its own house")
        ])
      }
      return asked
    }
    // The same variables may serve folders here and servers there.
    guard !isServer, let word = variable(limitVariable) else { return nil }
    let kind = ValueKind.size
    guard let bytes = kind.parse(word) else {
      throw UsageErrors([
        .invalidValue(word, of: limitVariable, expected: kind.expectation, nearest: nil)
      ])
    }
    return bytes
  }
}

/// The cache of a command.
struct CommandCache {
  /// What is kept.
  let results: ResultCache
  private let store: CacheStore

  /// Opens the cache that is asked for; nil where none is.
  init?(_ arguments: Arguments, _ console: Console) throws {
    let named = try arguments[CacheArguments.cache]
    func variable(_ name: String) -> String? {
      console.environment(name).flatMap { $0.isEmpty ? nil : $0 }
    }
    guard let place = named ?? variable(CacheArguments.placeVariable) else { return nil }
    store = CacheStore(
      place, header: variable(CacheArguments.headerVariable),
      limit: try CacheArguments.limit(at: place, arguments, variable))
    let isReadOnly =
      try arguments[CacheArguments.readOnly]
      || variable(CacheArguments.readOnlyVariable) != nil
    results = ResultCache(store, readOnly: isReadOnly)
  }

  /// What a command makes of inputs; nil where it cannot be told from what another engine makes.
  ///
  /// - Parameters:
  ///   - name: the command.
  ///   - deciding: the parameters that decide what is made.
  ///   - more: adds what decides it beside them.
  func products(
    of name: String, by deciding: [any Parameter], _ arguments: Arguments,
    _ more: (inout Digester) -> Void
  ) throws -> ProductCache? {
    let covers = try StrategyArguments.coverDigests(in: arguments)
    let subject = Digest { digester in
      digester.add(name)
      for word in arguments.words(of: deciding) { digester.add(word) }
      more(&digester)
      for cover in covers { digester.add(cover) }
    }
    return ProductCache(
      results, on: Engine(with: try arguments[FontArguments.fonts]), for: subject,
      root: try arguments[InputArguments.root])
  }

  /// Keeps a folder within its limit after all that was left in it, and tells what kept the cache from being used.
  func finish(_ console: Console) {
    store.finish()
    if let trouble = store.trouble { console.say("cache: \(trouble)") }
  }
}

extension ValueKind where Value == Int {
  /// A count of bytes, with K, M, G or T for thousands of them.
  static let size = ValueKind(
    expecting: "a size such as 500M or 2G",
    parse: { word in
      let factors = ["K": 1_000, "M": 1_000_000, "G": 1_000_000_000, "T": 1_000_000_000_000]
      let factor = factors[word.suffix(1).uppercased()]
      guard let count = Int(factor == nil ? word : String(word.dropLast())), count >= 0 else {
        return nil
      }
      let (bytes, isTooMany) = count.multipliedReportingOverflow(by: factor ?? 1)
      return isTooMany ? nil : bytes
    }, spell: { "\($0)" })
}
