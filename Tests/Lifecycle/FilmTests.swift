import AfterimageLifecycle
import AfterimageMasking
import AfterimageScreens
import Testing

/// What a device shows between the pictures of a story.
struct FilmTests {
  /// A story with a cover that fades in within 400 ms when the app resigns, and 700 ms to the background.
  private var story: Scenario {
    var settings = LifecycleSettings()
    settings.deactivationGap = Seconds(milliseconds: 700)...Seconds(milliseconds: 700)
    let cover = Cover(.color(.system(.black)), id: "shade", fade: Seconds(milliseconds: 400))
    let protection = Protection(
      owner: .app, rules: [.init(on: .applicationWillResignActiveNotification, [.cover(cover)])])
    return Samples.story([.launch, .showForm, .home], [protection], settings: settings)
  }

  @Test(
    arguments: [(900, nil), (1700, 0.25), (1800, 0.5), (2000, 1), (2400, 1)] as [(Int, Double?)])
  func `between two events a film shows how far a fade has come`(
    milliseconds: Int, opacity: Double?
  ) throws {
    // The film stands still for 800 ms after the launch, and after the form has come.
    let shown = try #require(
      Simulation.film(story).snapshot(at: Seconds(milliseconds: milliseconds)))
    #expect(shown.composition.covers.map(\.opacity) == (opacity.map { [$0] } ?? []))
  }

  @Test func `the frames of a film are what differs, each as long as it is shown`() {
    let film = Simulation.film(story)
    let frames = film.frames(every: Seconds(milliseconds: 100))
    // The form, the fade in four, and what follows it.
    #expect(
      frames.map { $0.snapshot.composition.covers.map(\.opacity) }
        == [[], [0.25], [0.5], [0.75], [1]])
    #expect(frames.map(\.duration).reduce(.zero, +) <= film.duration)
    #expect(frames[1].duration == Seconds(milliseconds: 100))
  }

  @Test func `a film lasts as long as its story and its pauses`() {
    let film = Simulation.film(story)
    let entry = Simulation.run(story).entries.last
    #expect(film.duration >= Seconds(milliseconds: 700 + 3 * 800))
    #expect(entry.map { film.duration >= $0.time } == true)
    #expect(film.snapshot(at: film.duration) != nil)
  }

  @Test(arguments: Strategy.all.compactMap(\.withDefaults).map(\.name))
  func `while a film stands still it shows the display of the step`(name: String) throws {
    let story = Scenario.standardStory(
      of: Samples.form, under: try Strategy.choose(name).masking, traits: Samples.traits())
    let timeline = Simulation.run(story)
    let film = Simulation.film(story)
    for display in timeline.displays {
      let moment = film.moment(
        of: timeline.entries[display.entries - 1], at: display.entries - 1)
      let shown = film.snapshot(at: moment + Seconds(milliseconds: 400))
      #expect(shown?.composition == display.snapshot.composition)
    }
  }

  @Test func `entries of the timeline have their moment in the film after the pauses before them`()
  {
    let timeline = Simulation.run(story)
    let film = Simulation.film(story)
    let moments = timeline.entries.enumerated().map { film.moment(of: $1, at: $0) }
    #expect(moments == moments.sorted())
    #expect(moments.last.map { $0 <= film.duration } == true)
  }
}
