import SwiftUI

/// A task that asks a server again and again from when the app is left; another source, which nobody asks, would take the cover away.
@main struct NotesApp: App {
  @Environment(\.scenePhase) private var phase
  @State private var shade = Shade.shared
  @State private var news = News(source: Server())

  var body: some Scene {
    WindowGroup {
      ZStack {
        Text(UserDefaults.standard.string(forKey: "note") ?? "")
        if shade.isUp { Color.black.ignoresSafeArea() }
      }
      .onChange(of: phase) { phase in
        shade.isUp = phase != .active
        if phase != .active { news.follow() }
      }
    }
  }
}

@Observable final class Shade {
  static let shared = Shade()
  var isUp = false
}

protocol Source {
  func load() async -> [String]
}

struct Server: Source {
  func load() async -> [String] {
    var all: [String] = []
    for number in 0..<400 {
      let line = "line \(number)"
      if line.count > 3 { all.append(line) }
    }
    return all
  }
}

struct Example: Source {
  func load() async -> [String] {
    Shade.shared.isUp = false
    return ["line"]
  }
}

@Observable final class News {
  private(set) var lines: [String] = []
  private let source: any Source
  private var task: Task<Void, Never>?

  init(source: any Source) { self.source = source }

  func follow() {
    task?.cancel()
    task = Task { @MainActor in
      var pause: UInt64 = 1
      while !Task.isCancelled {
        lines = await source.load()
        try? await Task.sleep(nanoseconds: pause * 1_000_000_000)
        pause = min(pause * 2, 30)
      }
    }
  }
}
