package import AfterimageScreens

/// The functions that read inputs and the files that they name, so that reading can be watched.
package struct InputFiles: Sendable {
  /// Reads an input by its path.
  package var read: @Sendable (_ path: String) -> Result<[UInt8], FileFailure>
  /// The files that an input may name, by its path and the folder they are taken from; nil is the input's own.
  package var beside: @Sendable (_ path: String, _ root: String?) -> ScreenFiles

  /// Makes files of functions.
  package init(
    read: @escaping @Sendable (_ path: String) -> Result<[UInt8], FileFailure>,
    beside: @escaping @Sendable (_ path: String, _ root: String?) -> ScreenFiles
  ) {
    self.read = read
    self.beside = beside
  }

  /// The files of the system.
  package static let system = InputFiles(
    read: { readFile(at: $0) }, beside: { .beside($0, root: $1) })
}
