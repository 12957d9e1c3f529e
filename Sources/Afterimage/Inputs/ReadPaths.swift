import AfterimageGraphics

/// A log of the paths of all files that were read for an input.
package final class ReadPaths: @unchecked Sendable {
  private let lock = Lock()
  private var known: [String] = []
  private var listed: [String] = []

  /// Makes an empty log.
  package init() {}

  /// The paths so far, in the order in which they were read.
  package var paths: [String] { lock.withLock { known } }

  /// The folders whose names were asked for so far, in that order.
  package var folders: [String] { lock.withLock { listed } }

  /// The files of the system, watched.
  package var files: InputFiles {
    InputFiles { path in
      self.note(path)
      return InputFiles.system.read(path)
    } beside: { input, root in
      let folder = OutputFiles.folder(of: input)
      var files = InputFiles.system.beside(input, root)
      let read = files.read
      files.read = { name in
        self.note(name.hasPrefix("/") ? name : "\(folder)/\(name)")
        return read(name)
      }
      let list = files.list
      files.list = { name in
        self.lock.withLock { self.listed.append(name.hasPrefix("/") ? name : "\(folder)/\(name)") }
        return list(name)
      }
      return files
    }
  }

  private func note(_ path: String) {
    lock.withLock { known.append(path) }
  }
}
