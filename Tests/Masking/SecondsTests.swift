import AfterimageMasking
import Testing

struct SecondsTests {
  @Test(arguments: [
    (0.0, "0.000"), (0.3, "0.300"), (1.0625, "1.062500"), (0.0000005, "0.000001"),
    (86_400, "86400.000"),
  ])
  func `seconds are written with as many decimals as are exact`(number: Double, text: String) {
    #expect(Seconds(number)?.description == text)
  }

  @Test(arguments: [-1, .nan, .infinity, 86_401])
  func `what is no length of a story is refused`(number: Double) {
    #expect(Seconds(number) == nil)
  }

  @Test func `sums of tenths are exact`() {
    let tenth = Seconds(milliseconds: 100)
    #expect((0..<10).reduce(Seconds.zero) { sum, _ in sum + tenth } == Seconds(milliseconds: 1000))
  }

  @Test func `no length is below none or beyond what sums can hold`() {
    let longest = Seconds(microseconds: .max)
    #expect(longest + longest == longest)
    #expect(Seconds(milliseconds: .max) == longest)
    #expect(Seconds.zero - longest == .zero)
    #expect(Seconds(milliseconds: -5) == .zero)
  }

  @Test(arguments: Callback.allCases)
  func `a callback is found by its own name`(callback: Callback) {
    #expect(Callback(named: callback.rawValue) == callback)
  }

  @Test(arguments: Phase.allCases)
  func `a phase means the app's notification`(phase: Phase) {
    #expect(
      Callback(named: phase.rawValue)?.rawValue == "UIApplication.\(phase.rawValue)Notification")
  }
}
