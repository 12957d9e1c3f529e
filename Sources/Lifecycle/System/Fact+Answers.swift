/// Facts about answers that an app waits for, and about a return that is broken off.
extension Fact {
  /// The moment at which an app gets the answer to its prompt.
  package static let answers = Fact(
    name: "answers",
    sentence:
      "A closure of the app's gets the answer to its prompt in a turn of its own, while the prompt may"
      + " still be on its way out: the app that is told of its success can be inactive, and"
      + " whoever leaves it then leaves it without a word of resigning.",
    source:
      "Apple, LAContext.evaluatePolicy(_:localizedReason:reply:), which runs in an unspecified"
      + " threading context; keepassium/KeePassium, issue 330, for the success before the end of"
      + " the animation",
    certainty: .reported)

  /// The callbacks of an app that is left before it is active.
  package static let leavingEarly = Fact(
    name: "leaving-early",
    sentence: "An app that is left on its way to the front, before it is active, enters the"
      + " background again without resigning an activity that it does not have.",
    source: "Apple Developer Forums, thread 91384, whose log has willEnterForeground and then"
      + " didEnterBackground",
    certainty: .measured)

  /// The place where codes from messages are offered.
  package static let offeredCode = Fact(
    name: "offered-code",
    sentence: "A one-time code from a message is offered in the bar above the keyboard of the field"
      + " that is edited; what the app draws has no part in it.",
    source: "Apple, Enabling Password AutoFill on a text input view",
    certainty: .documented)
}
