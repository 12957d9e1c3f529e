import Afterimage
import AfterimageGraphics
import AfterimageLifecycle
import AfterimageScreens
import StorySupport
import Testing

/// The files that the system would have written.
struct SandboxTests {
  private let pipeline: Pipeline
  private let screen: Screen

  init() throws {
    pipeline = try Pipeline()
    screen = try Screen.shipped("launch")
  }

  private func sandbox(
    system id: String, seed: UInt64 = 7, as form: KTX.Form? = nil
  ) throws -> Sandbox {
    let story = try Scenario.story(
      of: screen, under: "none", in: Traits(device: .standard, system: System(id: id)))
    return try pipeline.sandbox(of: story, Simulation.run(story), seed: seed, as: form)
  }

  @Test
  func `since scenes there is a folder for the scene with both appearances and their small copies`()
    throws
  {
    let folder = "Library/SplashBoard/Snapshots/sceneID:org.afterimage.launch-default"
    let paths = try sandbox(system: "ios-17").files.map(\.path)
    #expect(
      paths.map { Self.folder(of: $0) } == [
        folder, folder + "/downscaled", folder, folder + "/downscaled",
      ])
    #expect(Set(paths).count == 4)
  }

  @Test func `before dark mode there is one picture in the caches`() throws {
    let folder = "Library/Caches/Snapshots/org.afterimage.launch"
    let paths = try sandbox(system: "ios-12").files.map(\.path)
    #expect(paths.map { Self.folder(of: $0) } == [folder, folder + "/downscaled"])
  }

  @Test func `a file's name is an upper-case UUID with the scale`() throws {
    for file in try sandbox(system: "ios-17").files {
      let name = file.path.split(separator: "/").last ?? ""
      #expect(
        name.wholeMatch(
          of: /[0-9A-F]{8}-[0-9A-F]{4}-4[0-9A-F]{3}-[89AB][0-9A-F]{3}-[0-9A-F]{12}@3x\.ktx/) != nil)
    }
  }

  @Test func `the large files are the pictures and the small ones half as large`() throws {
    let story = try Scenario.story(of: screen, under: "none")
    let timeline = Simulation.run(story)
    let files = try pipeline.sandbox(of: story, timeline, seed: 7, as: .rgba).files
    for (index, snapshot) in timeline.snapshots.enumerated() {
      let picture = try pipeline.picture(of: snapshot)
      #expect(try KTX.decode(files[2 * index].bytes) == picture)
      let small = try KTX.decode(files[2 * index + 1].bytes)
      #expect([small.width, small.height] == [(picture.width + 1) / 2, (picture.height + 1) / 2])
    }
  }

  @Test(arguments: ["ios-12", "ios-26"])
  func `the files are as a device writes them, ASTC in LZFSE, unless told otherwise`(
    system: String
  ) throws {
    let exact = try sandbox(system: system, as: .rgba).files
    for (file, exact) in zip(try sandbox(system: system).files, exact) {
      #expect(file.path == exact.path)
      let picture = try KTX.decode(exact.bytes)
      #expect(try file.bytes == KTX.encode(picture, as: .compressedASTC))
      #expect(try KTX.decode(file.bytes).difference(beyondLossFrom: picture) == nil)
    }
  }

  @Test func `the manifest has every file, and when the next moment's took its place`() throws {
    var story = try Scenario.story(of: screen, under: "none")
    story.steps += [.event(.return), .home]
    let timeline = Simulation.run(story)
    let sandbox = try pipeline.sandbox(of: story, timeline, seed: 7)
    #expect(timeline.snapshots.count == 4 && sandbox.records.count == 8)
    #expect(sandbox.records.prefix(4).allSatisfy { $0.replacedAt == timeline.snapshots[2].time })
    let standing = sandbox.records.filter { $0.replacedAt == nil }.map(\.path)
    #expect(standing == sandbox.files.map(\.path))
    #expect(Set(sandbox.records.map(\.identifier)).count == 8)
    let text = sandbox.manifest.text()
    #expect(sandbox.records.allSatisfy { text.contains($0.path) })
  }

  @Test
  func `a further scene has a folder and an identifier of its own, and replaces only its own`()
    throws
  {
    var story = Scenario.story(of: screen, [])
    story.steps = [.launch, .show(StoryScreen("screen", screen)), .home]
    story.steps += [.event(.return), .openScene(StoryScreen("other", screen)), .home]
    let sandbox = try pipeline.sandbox(of: story, Simulation.run(story), seed: 7)
    let folders = Set(sandbox.records.map(\.group)).sorted()
    let scene = /sceneID:org\.afterimage\.launch-[0-9A-F]{8}(-[0-9A-F]{4}){3}-[0-9A-F]{12}/
    #expect(folders.count == 2 && folders.contains("sceneID:org.afterimage.launch-default"))
    #expect(folders.contains { $0.wholeMatch(of: scene) != nil })
    for record in sandbox.records {
      let later = sandbox.records.filter {
        $0.group == record.group && $0.snapshot.moment > record.snapshot.moment
      }
      #expect((record.replacedAt == nil) == later.isEmpty)
    }
  }

  @Test func `a picture agrees with its own texture, and with no other`() throws {
    let story = try Scenario.story(of: screen, under: "none")
    let timeline = Simulation.run(story)
    let sandbox = try pipeline.sandbox(of: story, timeline, seed: 7)
    let light = try KTX.decode(sandbox.files[0].bytes)
    let small = try KTX.decode(sandbox.files[1].bytes)
    let agreement = try pipeline.agreement(of: light, with: timeline.snapshots[0])
    #expect(agreement.difference == nil && !agreement.isDownscaled)
    let downscaled = try pipeline.agreement(of: small, with: timeline.snapshots[0])
    #expect(downscaled.difference == nil && downscaled.isDownscaled)
    #expect(try pipeline.agreement(of: light, with: timeline.snapshots[1]).distance > 1000)
  }

  @Test func `the same seed gives the same names and another seed gives others`() throws {
    let one = try sandbox(system: "ios-17").files
    #expect(try sandbox(system: "ios-17").files == one)
    let other = try sandbox(system: "ios-17", seed: 8).files
    #expect(Set(one.map(\.path)).isDisjoint(with: other.map(\.path)))
    #expect(one.map(\.bytes) == other.map(\.bytes))
  }

  @Test func `an app that exits leaves nothing`() throws {
    let story = try Scenario.story(of: screen, under: "exit-on-suspend")
    #expect(try pipeline.sandbox(of: story, Simulation.run(story), seed: 7).files == [])
  }

  private static func folder(of path: String) -> String {
    path.split(separator: "/").dropLast().joined(separator: "/")
  }
}
