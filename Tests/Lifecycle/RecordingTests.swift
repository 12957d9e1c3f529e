import AfterimageLifecycle
import AfterimageMasking
import AfterimageScreens
import Testing

/// Recordings of the screen, of which an app is told.
struct RecordingTests {
  private static let told = "UIScreen.capturedDidChangeNotification"
  private static let asking = Protection(
    owner: .app,
    rules: [
      .init(
        on: .capturedDidChangeNotification,
        [
          .when(
            .variable("isCaptured", isEqual: true, true), then: [.set("isRecorded", true)],
            otherwise: [.set("isRecorded", false)])
        ]),
      .init(
        on: .applicationDidFinishLaunching,
        [
          .when(
            .variable("isCaptured", isEqual: true, true), then: [.set("wasRecorded", true)],
            otherwise: [])
        ]),
    ])

  private func run(_ events: [SystemEvent], _ protections: [Protection] = []) -> Timeline {
    Samples.run([.launch, .showForm] + events.map(Step.event), protections)
  }

  @Test func `an app is told when a recording begins and ends, and of no change that is none`() {
    let timeline = run([.stopRecording, .startRecording, .startRecording, .stopRecording])
    #expect(timeline.callbacks.filter { $0 == Self.told }.count == 2)
  }

  @Test func `a rule can ask whether the screen is recorded`() {
    let timeline = run([.startRecording, .stopRecording], [Self.asking])
    #expect(
      timeline.changes == [.variableSet("isRecorded", true), .variableSet("isRecorded", false)])
    #expect(!timeline.text().contains("warning"))
  }

  @Test func `a recording outlives the process`() {
    let timeline = run([.startRecording, .home, .kill, .return], [Self.asking])
    #expect(timeline.changes.last == .variableSet("wasRecorded", true))
  }
}
