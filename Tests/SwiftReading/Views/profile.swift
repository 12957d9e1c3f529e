import SwiftUI

struct Badge: ViewModifier {
  let color: Color

  func body(content: Content) -> some View {
    content
      .font(.caption.weight(.semibold))
      .padding(.horizontal, 8)
      .padding(.vertical, 4)
      .background(color.opacity(0.2), in: Capsule())
  }
}

extension View {
  func badge(_ color: Color) -> some View { modifier(Badge(color: color)) }
}

struct PillStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .foregroundStyle(.white)
      .frame(maxWidth: .infinity)
      .padding()
      .background(Color.indigo)
      .clipShape(RoundedRectangle(cornerRadius: 14))
      .opacity(configuration.isPressed ? 0.6 : 1)
  }
}

struct Profile: View {
  let interests = ["Engines", "Numbers", "Poetry"]
  var isVerified = true

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      HStack(spacing: 12) {
        Circle()
          .fill(LinearGradient(colors: [.blue, .purple], startPoint: .top, endPoint: .bottom))
          .frame(width: 64, height: 64)
          .overlay { Text("AL").font(.title2).bold().foregroundStyle(.white) }
        VStack(alignment: .leading) {
          Text("Ada Lovelace").font(.title3.bold())
          if isVerified {
            Label("Verified", systemImage: "checkmark.seal.fill")
              .foregroundStyle(.green)
              .font(.footnote)
          }
        }
        Spacer()
      }
      Divider()
      HStack {
        ForEach(interests, id: \.self) { interest in
          Text(interest).badge(.orange)
        }
      }
      Button("Follow") {}
        .buttonStyle(PillStyle())
      Spacer()
    }
    .padding()
  }
}

struct Profile_Previews: PreviewProvider {
  static var previews: some View {
    Profile()
  }
}
