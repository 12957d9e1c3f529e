import AfterimageGraphics
import AfterimageScreens

/// A screen as a scenario names it: a path, or an object with the path.
struct StoryScreenFile: Sendable {
  var named: NamedScreen?
  var startsEmpty = false
  var children: [Located<ChildController>]?

  static let form = ObjectForm(
    name: "a screen of the story", documentation: "A screen and how it begins.",
    blank: StoryScreenFile(),
    keys: [
      Key(
        "file", optional: \.named, .namedScreen,
        "The path of the screen file, or of a scene: Main.storyboard#SCENE."),
      Key(
        "startsEmpty", \.startsEmpty, .bool,
        "True where the sensitive texts and pictures arrive only by the steps type and load."),
      Key(
        "children", optional: \.children, .children,
        "The views that belong to child controllers: the names of these by the ids of the views; else those that embed segues give."
      ),
    ])

  /// The screen under its name in the story; nil where its file is broken.
  func story(named name: String) -> StoryScreen? {
    named.map {
      StoryScreen(
        name, $0.screen, startsEmpty: startsEmpty,
        children: children?.map(\.value) ?? $0.scene?.children ?? [], scene: $0.scene)
    }
  }
}

/// The screens of a story by the names that steps and protections use; nil for those whose files have been reported as broken.
typealias DeclaredScreens = [String: StoryScreen?]

extension Shape where Value == DeclaredScreens {
  /// An object of screens by their names.
  static var storyScreens: Shape {
    Shape(
      schema: [
        "type": "object", "minProperties": 1,
        "additionalProperties": ["anyOf": [["type": "string"], StoryScreenFile.form.shape.schema]],
      ],
      write: { screens in
        .object(
          screens.sorted { $0.key < $1.key }.compactMap { name, story in
            story.map { .init(name, Self.write($0)) }
          })
      },
      read: readScreens)
  }

  private static func write(_ story: StoryScreen) -> JSONValue {
    StoryScreenFile.form.shape.write(
      StoryScreenFile(
        named: NamedScreen(screen: story.screen, scene: story.scene),
        startsEmpty: story.startsEmpty,
        children: story.children.isEmpty
          ? nil : story.children.map { Located(value: $0, offset: 0) }))
  }

  @Sendable private static func readScreens(
    _ node: JSONNode, _ decoding: inout Decoding
  ) -> Value? {
    guard let members = node.members else {
      decoding.reportType(of: node, expected: "an object of screens by their names")
      return nil
    }
    var screens: Value = [:]
    for member in members {
      let file = readScreen(member.value, &decoding)
      file?.checkChildren(otherThan: members.map(\.key), &decoding)
      screens[member.key] = .some(file?.story(named: member.key))
    }
    return screens
  }

  private static func readScreen(
    _ node: JSONNode, _ decoding: inout Decoding
  ) -> StoryScreenFile? {
    guard node.string == nil else {
      return StoryScreenFile(named: Shape<NamedScreen>.namedScreen.read(node, &decoding))
    }
    if node.members != nil, node["file"] == nil {
      decoding.report(.missingKey("file", owner: StoryScreenFile.form.name), at: node)
    }
    return StoryScreenFile.form.read(node, &decoding)
  }
}
