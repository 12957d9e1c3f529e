import Afterimage
import AfterimageGraphics
import AfterimageLifecycle
import AfterimageReview
import AfterimageScreens
import AfterimageServer

/// The page of the studio and all that it asks.
struct StudioSite {
  /// The inputs.
  var library: StudioLibrary
  /// Where verdicts are looked for.
  let verdicts: VerdictDesk
  let pipeline: Pipeline
  /// What became of building the package last; nil where there is none, or nothing was built yet.
  var build: JSONValue?
  private let tool: String
  private let swiftPackage: SwiftPackage?
  /// The film that was looked at last.
  private var film: (query: StudioQuery, film: Film)?

  /// Makes the site of a library.
  ///
  /// - Parameters:
  ///   - tool: the program and its version.
  ///   - swiftPackage: the package that writes the inputs; nil where they are files of their own.
  init(
    _ library: StudioLibrary, judgedBy verdicts: VerdictDesk, drawnBy pipeline: Pipeline,
    tool: String, of swiftPackage: SwiftPackage?
  ) {
    self.library = library
    self.verdicts = verdicts
    self.pipeline = pipeline
    self.tool = tool
    self.swiftPackage = swiftPackage
  }

  /// Answers a request that the server has let through; nil where there is nothing of that name.
  mutating func answer(_ request: Request) -> Response? {
    guard request.method != .post else { return nil }
    switch request.path {
    case []: return page
    case ["api", "events"]: return .events
    case ["api", "studio"]: return .json(catalogue(of: swiftPackage, tool: tool))
    case let path where path.count == 2 && path[0] == "api":
      guard let answer = StudioAnswer(rawValue: path[1]) else { return nil }
      do throws(StudioFailure) {
        return try self.answer(answer, to: StudioQuery(request.query), request.query)
      } catch {
        return .json(error.json, status: 422)
      }
    default: return nil
    }
  }

  private mutating func answer(
    _ answer: StudioAnswer, to query: StudioQuery, _ words: [String: String]
  ) throws(StudioFailure) -> Response? {
    let story = try story(of: query)
    let form = try PictureForm(words)
    return switch answer {
    case .thumbnail: try thumbnail(of: story, query)
    case .picture: try picture(of: story, query, form)
    case .views: try views(of: story)
    case .verdict: .json(verdicts.answer(to: query, of: story, revision(of: query)))
    case .story: try timeline(of: story, film(of: query, story))
    case .moment: try moment(number("index", in: words), of: story, form)
    case .frame:
      try frame(at: number("time", in: words) ?? 0, of: story, film(of: query, story), form)
    case .deck: try deck(of: story)
    case .export: try export(words["format"] ?? "", of: story, query, form)
    }
  }

  /// Notes changed files; the result is the ids of the inputs that may look otherwise now.
  mutating func note(_ changed: Set<String>?) -> [String] {
    let touched = library.note(changed)
    if !touched.isEmpty { film = nil }
    return touched
  }

  /// Has inputs judged by themselves when pages wait for nothing; nil stands for all.
  mutating func judgeLater(_ ids: [String]?) {
    for id in ids ?? library.ids {
      guard let input = try? library.load(id)?.input, input.secretCount > 0 else { continue }
      let query = StudioQuery(input: id, strategy: input.ownStrategy)
      guard let story = try? StudioStory(of: input, query) else { continue }
      verdicts.judgeLater(query, story, revision(of: query))
    }
  }

  private var page: Response {
    Response(
      contentType: "text/html; charset=utf-8", contentSecurityPolicy: ProgramPage.studio.policy,
      content: .bytes(ProgramPage.studio.bytes()))
  }

  /// The number of changes of the input of a query.
  private func revision(of query: StudioQuery) -> Int { library[query.input]?.revision ?? 0 }

  private mutating func story(of query: StudioQuery) throws(StudioFailure) -> StudioStory {
    let loaded: LoadedInput?
    do throws(InputFailure) { loaded = try library.load(query.input, in: query.choice) } catch {
      throw .unreadable(error)
    }
    guard let loaded else { throw .unknownInput(query.input) }
    return try StudioStory(of: loaded.input, query)
  }

  /// The film of a story, which is kept while the page goes through it.
  private mutating func film(of query: StudioQuery, _ story: StudioStory) -> Film {
    if let film, film.query == query { return film.film }
    let made = Simulation.film(story.scenario)
    film = (query, made)
    return made
  }

  private func number(_ parameter: String, in words: [String: String]) throws(StudioFailure)
    -> Double?
  {
    guard let word = words[parameter] else { return nil }
    guard let number = Double(word), number.isFinite, number >= 0 else {
      throw .unknownWord(word, of: parameter)
    }
    return number
  }
}

/// What a page asks of an input.
enum StudioAnswer: String {
  case thumbnail, picture, views, verdict, story, moment, frame, deck, export
}

extension Response {
  /// An answer for a script.
  static func json(_ value: JSONValue, status: Int = 200) -> Response {
    Response(
      status: status, contentType: "application/json",
      content: .bytes(Array(value.text(.compact).utf8)))
  }

  /// A picture, with its pixels in a point, and the milliseconds that drawing it took.
  static func picture(
    _ bytes: [UInt8], _ type: String, scale: Double, after duration: Duration
  ) -> Response {
    Response(
      contentType: type,
      fields: [("X-Scale", "\(scale)"), ("X-Milliseconds", "\(duration / .milliseconds(1))")],
      content: .bytes(bytes))
  }

  /// There is nothing to show.
  static let nothing = Response(status: 204, contentType: "text/plain", content: .bytes([]))
}
