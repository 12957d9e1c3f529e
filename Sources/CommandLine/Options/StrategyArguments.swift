import Afterimage
import AfterimageFleet
import AfterimageGraphics
import AfterimageMasking
import AfterimagePreviews
import AfterimageScreens

/// The option that chooses masking strategies.
enum StrategyArguments {
  static let strategies = Option(
    repeatable: "--strategy", "NAME",
    "The masking strategy, such as blur:dark; 'all' is every one, 'afterimage list strategies' names them.",
    .strategy)

  /// The strategies in the order they were asked for, each once; `all` leaves out those that need an option.
  static func chosen(in arguments: Arguments) throws -> [ChosenStrategy] {
    var chosen: [ChosenStrategy] = []
    for word in try arguments[strategies] {
      for strategy in word == "all" ? ready : [try choose(word)] where !chosen.contains(strategy) {
        chosen.append(strategy)
      }
    }
    for (place, slug) in withNumbers(chosen.map(\.slug)).enumerated() { chosen[place].slug = slug }
    return chosen
  }

  /// The paths of the pictures that the strategies may have for covers.
  static func pictures(in arguments: Arguments) throws -> [String] {
    try arguments[strategies].compactMap { word in
      word.firstIndex(of: ":").map { String(word[word.index(after: $0)...]) }
    }
  }

  /// The digests of those pictures, or of why they cannot be read.
  static func coverDigests(in arguments: Arguments) throws -> [Digest] {
    try pictures(in: arguments).map { Digest(of: readFile(at: $0)) }
  }

  /// Every strategy that needs no option.
  static var ready: [ChosenStrategy] { Strategy.all.compactMap(\.withDefaults) }

  /// Understands the name of a strategy with its options.
  static func choose(_ text: String) throws(CommandFailure) -> ChosenStrategy {
    do throws(StrategyError) {
      return try Strategy.choose(text, image: anywhere.picture)
    } catch {
      throw CommandFailure(error.exitCode, ["\(error)"])
    }
  }

  /// A path on the command line may lead anywhere.
  private static let anywhere = ScreenFiles(
    read: { readFile(at: $0) }, decodeImage: ScreenFiles.decodePicture)
}

extension StrategyError {
  fileprivate var exitCode: ExitCode {
    guard case .unreadableImage(let path, _, _) = self else { return .usage }
    return OutputFiles.exists(path) ? .badInput : .inputMissing
  }
}

extension ValueKind where Value == String {
  /// The name of a strategy, perhaps with options, or `all`.
  fileprivate static let strategy = ValueKind(
    expecting: "a strategy", completion: .words(["all"] + Strategy.all.map(\.name)),
    parse: { $0.isEmpty ? nil : $0 }, spell: { $0 })
}
