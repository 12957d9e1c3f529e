import SwiftUI

// A view that prefers all of its screen to be dark, and one further out that overrides another.

struct Night: View {
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    VStack {
      Text(colorScheme == .dark ? "dark" : "light")
      Text("inside").preferredColorScheme(.light)
    }
    .preferredColorScheme(.dark)
  }
}

#Preview { Night() }
