import SwiftUI

// Views that are light or dark whatever lies around them, dashes, digits of one width, and icons beside texts.

struct Note: View {
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    Text(colorScheme == .dark ? "dark" : "light").padding().background()
  }
}

struct Perforated: View {
  var body: some View {
    Rectangle()
      .strokeBorder(
        .mint, style: StrokeStyle(lineWidth: 2, lineCap: .round, dash: [4, 6], dashPhase: 1))
  }
}

struct Notes: View {
  var body: some View {
    VStack {
      Note().colorScheme(.light)
      Note().colorScheme(.dark)
      Note().environment(\.colorScheme, .dark)
      Note()
      Text("12:30").monospacedDigit()
      Text("12:45").font(.title.monospacedDigit())
      Label {
        Text("Title")
      } icon: {
        Image(systemName: "circle.fill").font(.system(size: 5))
      }
      Perforated()
    }
  }
}

#Preview { Notes() }
