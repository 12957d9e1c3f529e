import SwiftUI

final class NameService {
  func load(_ done: @escaping (String) -> Void) {
    DispatchQueue.main.async { done("Ada") }
  }
}

struct Appearing: View {
  @State private var isRevealed = false
  @State private var count = 0
  @State private var names: [String] = []
  let service: NameService

  var body: some View {
    VStack {
      if isRevealed {
        Text("Secret 4711")
      }
      Text("\(count)")
      ForEach(names, id: \.self) { Text($0) }
    }
    .onAppear {
      withAnimation { isRevealed = true }
      count += 1
    }
    .task { names = await service.names() }
    .toolbar(.hidden, for: .tabBar)
  }
}

struct Waiting: View {
  @State private var isBusy = false
  let service: NameService

  var body: some View {
    VStack {
      if isBusy {
        ProgressView()
      } else {
        Text("Secret 4711")
      }
    }
    .onAppear {
      isBusy = true
      service.load { _ in isBusy = false }
    }
  }
}

#Preview("appearing") { Appearing(service: NameService()) }
#Preview("waiting") { Waiting(service: NameService()) }
