import Afterimage
import AfterimageAudit
import AfterimageScreens
import StorySupport
import Testing

/// The promise of field masks, over the values of controls.
struct ControlPromiseTests {
  /// Every control that has a value, each sensitive and in a frame that its value does not change.
  private static func screen() throws -> Screen {
    let date = try #require(CalendarDate(year: 2026, month: 11, day: 21, hour: 9, minute: 41))
    return try Screen("values") {
      StackView(.vertical)
        .with(\.alignment, .fill)
        .callAsFunction {
          Switch(isOn: true).id("agreed").sensitive()
          Slider(value: 0.75).id("mood").sensitive()
          Stepper(value: 3).id("children").sensitive()
          SegmentedControl(["Yes", "No"], selectedSegmentIndex: 1).id("answer").sensitive()
          ProgressView(progress: 0.25).id("debt").sensitive()
          PageControl(numberOfPages: 4).with(\.currentPage, 2).id("page").sensitive()
            .backgroundColor(.systemGray)
          Picker([Picker.Component(["A", "B", "AB", "0"], selectedRow: 2)]).id("blood").sensitive()
          DatePicker(date).with(\.mode, .date).with(\.style, .wheels).id("birth").sensitive()
        }
    }
  }

  @Test(arguments: ["hide", "redact", "placeholder"])
  func `under a field mask no value shows`(strategy: String) throws {
    let story = try Scenario.story(of: Self.screen(), under: strategy)
    #expect(try Pipeline().leaks(of: story) == [])
  }

  @Test func `without a mask every value shows`() throws {
    let screen = try Self.screen()
    let leaks = try Pipeline().leaks(of: Scenario.story(of: screen, under: "none"))
    let ids = screen.sensitiveTexts.map(\.name)
    #expect(ids.count == 8)
    // The wheels of a picker and the parts of a control are told of by their places.
    #expect(
      Set(leaks.compactMap { $0.view.split(separator: ".").first.map(String.init) }) == Set(ids))
  }

  @Test func `a value survives being told as a text`() throws {
    for secret in try Self.screen().sensitiveTexts {
      let value = try #require(secret.view.text)
      #expect(secret.view.withText("").withText(value) == secret.view)
      #expect(secret.view.withText("") != secret.view)
    }
  }
}
