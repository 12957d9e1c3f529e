#if canImport(Glibc)
  private import Glibc
#elseif canImport(Darwin)
  private import Darwin
#endif

/// The screens, scenarios and documents of a folder and of those below it.
package struct InputFolder: Sendable {
  /// The paths of the files from the folder on, in the order of their bytes.
  package private(set) var names: [String] = []
  /// The folders that cannot be listed.
  package private(set) var failures: [OutputFailure] = []

  /// Finds the inputs in a folder.
  ///
  /// Folders behind symbolic links and those whose names begin with a dot are left out.
  package init(_ path: String) {
    collect(in: path, prefix: "")
    names.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  private mutating func collect(in folder: String, prefix: String) {
    do throws(OutputFailure) {
      for name in try OutputFiles.names(in: folder) {
        if isOwnFolder("\(folder)/\(name)") {
          collect(in: "\(folder)/\(name)", prefix: "\(prefix)\(name)/")
        } else if Input.isInputName(name) {
          names.append(prefix + name)
        }
      }
    } catch {
      failures.append(error)
    }
  }
}

/// True for a folder that lies where it is named: a symbolic link may lead back to where it stands.
private func isOwnFolder(_ path: String) -> Bool {
  var status = stat()
  return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
}
