import Afterimage
import AfterimageGraphics
import AfterimageMasking
import AfterimageScreens

/// The option that chooses masking strategies.
enum StrategyArguments {
  static let strategies = Option(
    repeatable: "--strategy", "NAME",
    "The masking strategy, such as blur:dark; 'all' is every one, 'afterimage list strategies' names them.",
    .strategy)

  /// The strategies in the order they were asked for; `all` leaves out those that need an option.
  static func chosen(in arguments: Arguments) throws -> [ChosenStrategy] {
    try arguments[strategies].flatMap { word in
      word == "all" ? Strategy.all.compactMap(\.withDefaults) : [try choose(word)]
    }
  }

  /// Understands the name of a strategy with its options.
  static func choose(_ text: String) throws(CommandFailure) -> ChosenStrategy {
    do throws(StrategyError) {
      return try Strategy.choose(text, image: readPicture)
    } catch {
      throw CommandFailure(error.exitCode, ["\(error)"])
    }
  }

  /// Reads the picture of a cover: a path on the command line may lead anywhere.
  private static func readPicture(_ path: String) -> Result<Image, PictureFailure> {
    switch readFile(at: path) {
    case .failure(let failure):
      return .failure(PictureFailure(reason: failure.kind(path: path).wording.message))
    case .success(let bytes):
      do throws(PNGError) {
        return .success(Image(name: path, bitmap: try PNG.decode(bytes)))
      } catch {
        return .failure(PictureFailure(reason: "\(error)"))
      }
    }
  }
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
