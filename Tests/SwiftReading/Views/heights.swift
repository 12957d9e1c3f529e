import SwiftUI

struct Wedge: Shape {
  func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
}

struct Heights: View {
  var body: some View {
    VStack {
      ZStack {
        Text("Secret 4711").zIndex(1)
        Color.yellow
        Circle().stroke(.green, lineWidth: 4)
        Circle().trim(from: 0, to: 0.5).stroke(.red, lineWidth: 4)
        Circle().fill(.white).stroke(.red, lineWidth: 4).zIndex(-1)
      }
      VStack {
        Text("taken away")
        Text("seen").unredacted()
        Image(systemName: "lock")
      }
      .redacted(reason: .placeholder)
      VStack {
        Text("balance")
        Text("4,711").privacySensitive()
      }
      .redacted(reason: .privacy)
      Text("not known").redacted(reason: someReasons())
      Wedge().fill(.blue)
      ViewThatFits(in: .horizontal) {
        Text("as it is")
      }
    }
    .safeAreaInset(edge: .bottom) { Text("bar").background(.bar) }
  }
}

#Preview { Heights() }
