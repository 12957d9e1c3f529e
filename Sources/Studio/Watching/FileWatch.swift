#if canImport(Glibc)
  private import Glibc

  /// A watch over folders, by the system's own notices (inotify(7)).
  ///
  /// Folders are watched rather than files, as editors put a new file in the place of the old one.
  final class FileWatch {
    private let notices: Int32
    private var folders: [Int32: String] = [:]
    private var watched: Set<String> = []
    private var buffer = [UInt8](repeating: 0, count: 64 << 10)

    /// Opens a watch over nothing; nil where the system has none left.
    init?() {
      notices = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
      guard notices >= 0 else { return nil }
    }

    deinit { close(notices) }

    /// Watches folders, by canonical paths, beside those that are watched already.
    func add(_ paths: Set<String>) {
      for path in paths.subtracting(watched).sorted() {
        let watch = inotify_add_watch(notices, path, Self.events)
        guard watch >= 0 else { continue }
        folders[watch] = path
        watched.insert(path)
      }
    }

    /// Waits for changes, so many milliseconds at most; nil where there were none.
    func wait(milliseconds: Int32) -> FileChange? {
      var poller = pollfd(fd: notices, events: Int16(POLLIN), revents: 0)
      guard poll(&poller, 1, milliseconds) > 0 else { return nil }
      let count = read(notices, &buffer, buffer.count)
      return count > 0 ? change(in: buffer.prefix(count)) : nil
    }

    /// What is written to and closed, put in its place or taken away; an editor that only opens a file changes nothing.
    private static let events = UInt32(
      IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_CREATE | IN_DELETE | IN_DELETE_SELF
        | IN_MOVE_SELF)

    /// Reads the records of the system: a descriptor, events, a cookie, and a name with its length before it.
    private func change(in records: ArraySlice<UInt8>) -> FileChange? {
      var paths: Set<String> = []
      var place = records.startIndex
      while place + 16 <= records.endIndex {
        let descriptor = Int32(bitPattern: number(at: place, in: records))
        let events = number(at: place + 4, in: records)
        let length = Int(number(at: place + 12, in: records))
        let name = records[(place + 16)..<min(records.endIndex, place + 16 + length)]
        place += 16 + length
        if events & UInt32(IN_Q_OVERFLOW) != 0 { return .anything }
        guard let folder = folders[descriptor] else { continue }
        if events & UInt32(IN_IGNORED) != 0 { forget(descriptor, folder) }
        let text = String(decoding: name.prefix { $0 != 0 }, as: UTF8.self)
        paths.insert(text.isEmpty ? folder : "\(folder)/\(text)")
      }
      return paths.isEmpty ? nil : .paths(paths)
    }

    /// A folder that is gone may come back under the same name.
    private func forget(_ descriptor: Int32, _ folder: String) {
      folders[descriptor] = nil
      watched.remove(folder)
    }

    private func number(at place: Int, in records: ArraySlice<UInt8>) -> UInt32 {
      records[place..<(place + 4)].withUnsafeBytes { $0.loadUnaligned(as: UInt32.self) }
    }
  }
#endif
