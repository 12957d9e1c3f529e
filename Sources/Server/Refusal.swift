/// The reasons for which a request is answered before the program hears of it.
enum Refusal: Error, Hashable {
  case method
  case host
  case target
  case origin
  case token
  case contentType
  case framing
  case bodyTooLarge
  /// There is nothing of that name.
  case unknownPath
  /// All streams that there may be are open.
  case streamsTaken
  /// The program's answer cannot be sent.
  case unsendable
}
