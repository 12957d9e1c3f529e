import Afterimage
import AfterimageGraphics

/// A package in Swift whose product writes screens as files: see `Screen.writePreviews`.
package struct SwiftPackage: Sendable {
  /// The folder of the package.
  package let folder: String
  /// The name of the product that writes its screens.
  package let product: String

  /// Names the product of a package.
  package init(folder: String, product: String) {
    (self.folder, self.product) = (folder, product)
  }

  /// The folder that the screens are written into.
  package var previews: String { "\(folder)/.build/afterimage-previews" }

  /// True where one of some changed files may be what the product is built from; nil stands for any file.
  func isBuilt(from changed: Set<String>?) -> Bool {
    guard let changed else { return true }
    let own = WatchedPath.canonical(folder) + "/"
    return changed.contains { $0.hasPrefix(own) && !$0.dropFirst(own.count).hasPrefix(".build/") }
  }

  /// How building and running a package has ended.
  struct Outcome: Sendable {
    /// True where the product was built and has run.
    let isBuilt: Bool
    /// The lines of the compiler or the product that say why it was not, or all there are.
    let words: [String]
    /// The time of both.
    let duration: Duration
  }

  /// Builds the product, runs it, and takes away the screens that it no longer writes.
  func preview() -> Outcome {
    let start = ContinuousClock.now
    func outcome(_ isBuilt: Bool, _ output: String) -> Outcome {
      Outcome(
        isBuilt: isBuilt, words: Self.lines(of: output), duration: ContinuousClock.now - start)
    }
    let build = ["swift", "build", "--package-path", folder, "--product", product]
    guard let built = ChildProcess.run(build) else { return outcome(false, Self.noSwift) }
    guard built.isSuccess, let bin = ChildProcess.run(build + ["--show-bin-path"]) else {
      return outcome(false, built.output)
    }
    let program = "\(bin.output.split(separator: "\n").last ?? "")/\(product)"
    guard let run = ChildProcess.run([program, previews]), run.isSuccess else {
      return outcome(false, "\(program) did not end with success")
    }
    keepOnly(run.output.split(separator: "\n").map(String.init))
    return outcome(true, built.output)
  }

  private static let noSwift = "there is no 'swift' on PATH; install a toolchain from swift.org"

  /// The most lines of a compiler that a page is told.
  private static let mostLines = 200

  private static func lines(of output: String) -> [String] {
    output.split(separator: "\n").suffix(mostLines).map { $0.description.printableOnOneLine }
  }

  /// Takes away the screens that the product has written before and does not write any more.
  private func keepOnly(_ paths: [String]) {
    let kept = Set(paths.map(WatchedPath.canonical))
    for name in InputFolder(previews).names {
      let path = "\(previews)/\(name)"
      if !kept.contains(WatchedPath.canonical(path)) { try? OutputFiles.remove(path) }
    }
  }
}

extension SwiftPackage.Outcome {
  /// The outcome for pages.
  var json: JSONValue {
    [
      "state": .string(isBuilt ? "built" : "failed"),
      "seconds": .number(((duration / .milliseconds(1)) / 10).rounded() / 100),
      "words": .array(words.map { .string($0) }),
    ]
  }
}
