import SwiftUI

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
    .task { names = await service.load() }
    .toolbar(.hidden, for: .tabBar)
  }
}

#Preview { Appearing(service: NameService()) }
