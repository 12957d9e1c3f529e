#if canImport(Darwin)
  private import Darwin

  /// A watch over folders and the files in them, by the system's own notices (kqueue(2)).
  ///
  /// A folder's notice tells that names in it have changed, and a file's that it was written; none of them tells which, so what is open is known by its descriptor.
  final class FileWatch {
    private let notices: Int32
    private var open: [Int32: String] = [:]
    private var watched: Set<String> = []
    private var folders: Set<String> = []

    /// Opens a watch over nothing; nil where the system has none left.
    init?() {
      notices = kqueue()
      guard notices >= 0 else { return nil }
    }

    deinit {
      for descriptor in open.keys { close(descriptor) }
      close(notices)
    }

    /// Watches folders and the files in them, by canonical paths, beside those that are watched already.
    func add(_ paths: Set<String>) {
      folders.formUnion(paths)
      for folder in paths.sorted() {
        watch(folder)
        for name in names(in: folder) { watch("\(folder)/\(name)") }
      }
    }

    /// Waits for changes, so many milliseconds at most; nil where there were none.
    func wait(milliseconds: Int32) -> FileChange? {
      let (seconds, rest) = Int(milliseconds).quotientAndRemainder(dividingBy: 1000)
      var time = timespec(tv_sec: seconds, tv_nsec: rest * 1_000_000)
      // The type alone would be taken for the function of its name.
      var events = Array(repeating: kevent(), count: 64)
      let count = kevent(notices, nil, 0, &events, Int32(events.count), &time)
      guard count > 0 else { return nil }
      var paths: Set<String> = []
      for event in events.prefix(Int(count)) {
        let descriptor = Int32(event.ident)
        guard let path = open[descriptor] else { continue }
        paths.insert(path)
        // What was put in the place of a file has another descriptor.
        if event.fflags & UInt32(NOTE_DELETE | NOTE_RENAME) != 0 { forget(descriptor, path) }
        if folders.contains(path) { paths.formUnion(newFiles(in: path)) }
      }
      for path in paths { watch(path) }
      return count == events.count ? .anything : .paths(paths)
    }

    private func newFiles(in folder: String) -> [String] {
      names(in: folder).map { "\(folder)/\($0)" }.filter { !watched.contains($0) }
    }

    private func watch(_ path: String) {
      guard !watched.contains(path) else { return }
      let descriptor = Darwin.open(path, O_EVTONLY | O_CLOEXEC)
      guard descriptor >= 0 else { return }
      var request = kevent(
        ident: UInt(descriptor), filter: Int16(EVFILT_VNODE), flags: UInt16(EV_ADD | EV_CLEAR),
        fflags: UInt32(NOTE_WRITE | NOTE_EXTEND | NOTE_DELETE | NOTE_RENAME), data: 0, udata: nil)
      guard kevent(notices, &request, 1, nil, 0, nil) == 0 else {
        close(descriptor)
        return
      }
      open[descriptor] = path
      watched.insert(path)
    }

    private func forget(_ descriptor: Int32, _ path: String) {
      close(descriptor)
      open[descriptor] = nil
      watched.remove(path)
    }

    private func names(in folder: String) -> [String] {
      guard let stream = opendir(folder) else { return [] }
      defer { closedir(stream) }
      var names: [String] = []
      while let entry = readdir(stream) {
        let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
          String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
        }
        if !name.hasPrefix(".") { names.append(name) }
      }
      return names
    }
  }
#endif
