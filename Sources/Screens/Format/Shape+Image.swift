import AfterimageGraphics

extension Shape where Value == Image {
  /// The path of a PNG or JPEG file, relative to the folder of the file that names it; `@2x` and `@3x` before the extension give the scale.
  package static var image: Shape {
    Shape(
      schema: ["type": "string"],
      check: { image in
        image.scale > 0 && image.scale.isFinite
          ? [] : [.outOfRange(expected: "an image scale above 0")]
      },
      write: { .string($0.name) }
    ) { node, decoding in
      guard let path = Shape<String>.text.read(node, &decoding) else { return nil }
      if let known = decoding.images[path] { return known }
      let image = load(path, for: node, &decoding)
      decoding.images[path] = .some(image)
      return image
    }
  }

  private static func load(
    _ path: String, for node: JSONNode, _ decoding: inout Decoding
  ) -> Image? {
    do throws(FileFailure) {
      let bytes = try decoding.files.read(path).get()
      return decode(bytes, path, for: node, &decoding)
    } catch {
      decoding.report(error.kind(path: path), at: node)
      return nil
    }
  }

  private static func decode(
    _ bytes: [UInt8], _ path: String, for node: JSONNode, _ decoding: inout Decoding
  ) -> Image? {
    switch decoding.files.decodeImage(bytes) {
    case .success(let bitmap): return Image(name: path, bitmap: bitmap, scale: scale(of: path))
    case .failure(let failure):
      decoding.report(failure.kind(path: path), at: node)
      return nil
    }
  }

  private static func scale(of path: String) -> Double {
    let ending = [".png", ".jpg", ".jpeg"].first { path.hasSuffix($0) } ?? ""
    let stem = path.dropLast(ending.count)
    return stem.hasSuffix("@3x") ? 3 : stem.hasSuffix("@2x") ? 2 : 1
  }
}
