import AfterimageScreens

extension Shape where Value == Screen {
  /// The path of a screen file, or of a scene in a storyboard, relative to the file that names it.
  static var screenFile: Shape {
    let named = Shape<NamedScreen>.namedScreen
    return Shape(
      schema: named.schema, write: { named.write(NamedScreen(screen: $0)) },
      read: { node, decoding in named.read(node, &decoding)?.screen })
  }
}
