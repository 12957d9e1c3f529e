package import AfterimageFleet
import AfterimageSwiftTree

/// Where the trees of projects are kept for the next run: all trees of a project in one value, each under its source's digest.
///
/// A folder with one file is read in a few milliseconds, one with a file for each source in a second.
package struct TreeCache: Sendable {
  private let results: ResultCache
  private let project: String

  /// The most bytes that stay in the folder of a user's cache.
  package static let limit = 256 << 20

  /// Opens the cache of a project.
  ///
  /// - Parameter project: what tells it from others, such as the path of its folder.
  package init(_ results: ResultCache, project: String) {
    (self.results, self.project) = (results, project)
  }

  /// The trees that a build of the program has made of the project's sources before.
  func trees(madeBy build: Digest) -> [Digest: [UInt8]] {
    let pack: TreePack? = results.value(under: key(build))
    return pack?.trees ?? [:]
  }

  /// Keeps the trees of the project in the place of those before.
  func keep(_ trees: [(source: Digest, tree: [UInt8])], madeBy build: Digest) {
    results.keep(TreePack(trees), under: key(build))
  }

  private func key(_ build: Digest) -> Digest {
    Digest { digester in
      digester.add("afterimage trees 1")
      digester.add(TreeFormat.mark.count)
      digester.add(TreeFormat.mark)
      digester.add(build)
      digester.add(project)
    }
  }
}

extension TreeCache {
  /// The folder of a user's cache in which trees are kept; nil where the environment names none.
  ///
  /// - Parameter variable: the value of a variable of the environment, by its name.
  package static func userFolder(_ variable: (String) -> String?) -> String? {
    func named(_ name: String) -> String? {
      variable(name).flatMap { $0.hasPrefix("/") ? $0 : nil }
    }
    #if canImport(Darwin)
      let base = named("HOME").map { $0 + "/Library/Caches" }
    #else
      let base = named("XDG_CACHE_HOME") ?? named("HOME").map { $0 + "/.cache" }
    #endif
    return base.map { $0 + "/afterimage/trees" }
  }
}
