/// The code with which the process ends: the numbers of sysexits.h, and 1 for a bad verdict.
package enum ExitCode: Int32, Codable, Sendable, CaseIterable {
  /// Everything is as expected.
  case asExpected = 0
  /// Pictures differ, or a secret leaks.
  case badVerdict = 1
  /// Nothing is known to leak, and something is in sight of which only the app knows what it shows.
  case cannotTell = 2
  /// The words after the command make no sense.
  case usage = 64
  /// A file says something that it may not say.
  case badInput = 65
  /// A file is not there or cannot be read.
  case inputMissing = 66
  /// We are to blame.
  case ownFault = 70
  /// An output could not be written.
  case disk = 74

  /// The meaning in the words of the help text.
  package var abstract: String {
    switch self {
    case .asExpected: "as expected"
    case .badVerdict: "pictures differ, or a secret leaks"
    case .cannotTell: "nobody can tell whether a secret leaks"
    case .usage: "wrong usage"
    case .badInput: "an input is not valid"
    case .inputMissing: "an input is missing"
    case .ownFault: "a fault of this program"
    case .disk: "an output could not be written"
    }
  }
}

extension [ExitCode] {
  /// The code of a command that did several things which ended so; what ended well does not count.
  package var worst: ExitCode { self.max { $0.gravity < $1.gravity } ?? .asExpected }
}

extension ExitCode {
  /// How much a code matters beside others: whatever keeps a verdict from being given weighs more than a bad one.
  fileprivate var gravity: Int {
    switch self {
    case .asExpected: 0
    case .cannotTell: 1
    case .badVerdict: 2
    case .inputMissing: 3
    case .badInput: 4
    case .usage: 5
    case .disk: 6
    case .ownFault: 7
    }
  }
}
