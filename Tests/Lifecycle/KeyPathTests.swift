import AfterimageLifecycle
import AfterimageMasking
import AfterimageScreens
import Testing

/// Rules that follow the change of a key path instead of a call.
struct KeyPathTests {
  private static func entries(
    _ steps: [Step], observing keyPath: Callback, of owner: Protection.Owner = .app
  ) -> [Callback] {
    let protection = Protection(
      owner: owner, rules: [.init(on: keyPath, [.hide(["number"])])])
    return Samples.run([.launch, .showForm] + steps, [protection]).entries.compactMap {
      guard case .callback(let callback, _, _) = $0.event else { return nil }
      return callback
    }
  }

  @Test func `an observer of a scene's state is told before its delegate on the way out`() {
    let told = Self.entries([.home], observing: .activationState)
    let places = told.indices.filter { told[$0] == .activationState }
    let background = told.firstIndex(of: .sceneDidEnterBackground)
    // Launching brings the foreground and activity, leaving the loss of both.
    #expect(places.count == 4)
    #expect(places.last.map { $0 + 1 } == background)
  }

  @Test func `an observer of the appearance is told right after the controller`() {
    let told = Self.entries([.home], observing: .userInterfaceStyle, of: .screen("form"))
    #expect(told.filter { $0 == .userInterfaceStyle }.count == 2)
  }

  @Test(arguments: [
    (Step.type([TypedText("number", "737")]), 1), (.load, 1), (.wait(.zero), 0),
  ])
  func `an observer of texts is told when some arrive`(step: Step, count: Int) {
    let told = Self.entries([step], observing: .text, of: .screen("form"))
    #expect(told.filter { $0 == .text }.count == count)
  }

  @Test func `an observer of the size is told of each turn`() {
    let told = Self.entries([.event(.rotate)], observing: .bounds, of: .screen("form"))
    #expect(told.filter { $0 == .bounds }.count == 1)
  }
}
