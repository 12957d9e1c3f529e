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

  /// All of them, for a command's list.
  static let all: [any Parameter] = [cache, readOnly]

  /// The variable that names a cache.
  static let placeVariable = "AFTERIMAGE_CACHE"
  /// The variable that is set where nothing may be left in it.
  static let readOnlyVariable = "AFTERIMAGE_CACHE_READ_ONLY"
  /// The variable with a header for every request.
  static let headerVariable = "AFTERIMAGE_CACHE_HEADER"
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
    store = CacheStore(place, header: variable(CacheArguments.headerVariable))
    let isReadOnly =
      try arguments[CacheArguments.readOnly]
      || variable(CacheArguments.readOnlyVariable) != nil
    results = ResultCache(store, readOnly: isReadOnly)
  }

  /// Tells what kept the cache from being used.
  func tell(_ console: Console) {
    if let trouble = store.trouble { console.say("cache: \(trouble)") }
  }
}
