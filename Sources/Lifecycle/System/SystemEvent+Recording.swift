import AfterimageMasking

/// Recordings of the screen, of which the app is told.
extension SystemEvent {
  /// The beginning of a recording, or of mirroring.
  public static let startRecording = recording(
    "startRecording", "A recording of the screen begins.", isCaptured: true)
  /// The end of a recording, or of mirroring.
  public static let stopRecording = recording(
    "stopRecording", "The recording of the screen ends.", isCaptured: false)

  /// The events by which `UIScreen.isCaptured` changes.
  package static let recordings = [startRecording, stopRecording]

  private static func recording(
    _ name: String, _ abstract: String, isCaptured: Bool
  ) -> SystemEvent {
    SystemEvent(
      name: name, abstract: abstract, facts: [.screenCapture], from: [.active, .inactive],
      movements: [.record(isCaptured: isCaptured)])
  }
}

/// Facts about recordings.
extension Fact {
  /// The moment at which an app hears of a recording.
  package static let screenCapture = Fact(
    name: "screen-capture",
    sentence: "An app is told when a recording of the screen begins or ends, also while it is"
      + " inactive beneath Control Centre, from which its user does both.",
    source: "Apple, UIScreen.isCaptured and capturedDidChangeNotification; radar 34430055"
      + " (lionheart/openradar-mirror, issue 18379), for Control Centre",
    certainty: .reported)
}
