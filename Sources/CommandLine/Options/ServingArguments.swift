import AfterimageServer

/// The options of commands that serve a page.
enum ServingArguments {
  static let port = Option(
    "--port", "N", "The port; one that is free by default.",
    ValueKind<UInt16>(
      expecting: "a port from 1 to 65535", parse: { UInt16($0).flatMap { $0 > 0 ? $0 : nil } },
      spell: { "\($0)" }))
  static let noBrowser = Flag("--no-browser", "Print the address and open nothing.")

  /// True when the last page has been closed for a while, or the user wants an end.
  static func isOver(_ attendance: Attendance) -> Bool {
    Interruption.isAsked || (attendance.secondsAlone ?? 0) > secondsAfterLastPage
  }

  /// A page that is loaded anew comes back well within that time.
  private static let secondsAfterLastPage = 5.0
}

/// Serves, and ends the command where that cannot be.
func serving<Value>(_ serve: () throws(ServerError) -> Value) throws(CommandFailure) -> Value {
  do throws(ServerError) { return try serve() } catch {
    throw CommandFailure(.inputMissing, ["\(error)"])
  }
}
