// expect color: .systemRed.withAlphaComponent(0.5)
func color() -> UIColor { .systemRed.withAlphaComponent(0.5) }

// expect view: Text("Hello").font(.body).padding(8)
func view() -> some View { Text("Hello").font(.body).padding(8) }

// expect built: VStack(spacing: 4, {…})
func built() -> some View {
  VStack(spacing: 4) {
    Text("a")
    Text("b")
  }
}

// expect listed: { Text("a"); Text("b") }
@ViewBuilder func listed() -> some View {
  Text("a")
  if true { Text("b") } else { Text("c") }
}

// expect phase: (!((scenePhase == .active)) ? Color.black : ())
struct Shade: View {
  @Environment(\.scenePhase) private var scenePhase

  var body: some View {
    if scenePhase != .active { Color.black }
  }
}

@ViewBuilder func phase() -> some View { Shade().body }
