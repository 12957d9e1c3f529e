import Afterimage
import AfterimageGraphics
import AfterimageRendering

/// The rows of a scene in which its secret shows, drawn again and again with other texts: every byte as in the whole picture.
final class CroppedScene {
  private let scene: Scene
  private let store: Store
  private let pipeline: Pipeline
  private let renderer: Renderer
  private let ground: Bitmap
  /// All but the secret and the protection.
  private let bare: Bitmap
  private let settings: [Setting]
  /// The rows that are drawn, in pixels of the picture before it is stored.
  let rows: Range<Int>
  /// The rows that are looked at.
  let window: Range<Int>
  /// The number of pictures drawn, by which noise is told apart.
  private var count = 0

  /// Draws what lies beneath the secret.
  ///
  /// - Parameter ink: the rows in which the secret has ink.
  init(
    _ scene: Scene, ink: Range<Int>, store: Store, by pipeline: Pipeline
  ) throws(AttackError) {
    (self.scene, self.store, self.pipeline) = (scene, store, pipeline)
    renderer = Renderer(text: pipeline.text)
    settings = scene.lines.map { Setting($0.sample.font, by: pipeline) }
    window = Self.window(of: scene, ink: ink, in: store)
    rows = Self.rows(of: scene, around: window)
    ground = try Self.ground(scene.beneath, of: scene, rows, by: pipeline)
    if let covered = scene.covered {
      let rest = covered.lines.replaced(in: covered.items, by: scene.lines.map { _ in nil })
      bare = try Self.ground(scene.beneath + rest, of: scene, rows, by: pipeline)
    } else {
      bare = ground
    }
  }

  private static func height(of scene: Scene) -> Int {
    Int((scene.size.height * scene.scale).rounded())
  }

  /// Whole cells around all ink of which there is much to see.
  private static func window(of scene: Scene, ink: Range<Int>, in store: Store) -> Range<Int> {
    let (side, margin) = (scene.channel.seen.cellSide, scene.channel.seen.breadth(in: store))
    let first = max(0, ink.lowerBound - margin) / side * side
    return first..<min(height(of: scene), (ink.upperBound + margin).roundedUp(to: side))
  }

  /// The rows that have to be drawn so that those of a window are what they are in the whole picture, cut where kernels, points and the blocks of textures let one cut.
  private static func rows(of scene: Scene, around window: Range<Int>) -> Range<Int> {
    let unit = commonMultiple([scene.channel.drawn.grain, Int(scene.scale), 8])
    // Eight pixels more cost little, and leave the ends of kernels room.
    let reach = scene.channel.drawn.reach + 8
    let first = max(0, window.lowerBound - reach) / unit * unit
    return first..<min(height(of: scene), (window.upperBound + reach).roundedUp(to: unit))
  }

  private static func ground(
    _ items: [DisplayItem], of scene: Scene, _ rows: Range<Int>, by pipeline: Pipeline
  ) throws(AttackError) -> Bitmap {
    let list = DisplayList(size: scene.size, items: items)
    do throws(PipelineError) {
      let whole = try pipeline.draw(list, scale: scene.scale)
      let part = PixelRect(x: 0, y: rows.lowerBound, width: whole.width, height: rows.count)
      return whole.cropped(to: part) ?? whole
    } catch { throw .pipeline(error) }
  }

  private static func commonMultiple(_ numbers: [Int]) -> Int {
    numbers.reduce(1) { product, number in
      var multiple = product
      while !multiple.isMultiple(of: max(1, number)) { multiple += product }
      return multiple
    }
  }

  /// The colour beneath a point of the whole picture, in pixels.
  func ground(x: Int, y: Int) -> UInt32 {
    bare[min(max(x, 0), bare.width - 1), min(max(y - rows.lowerBound, 0), rows.count - 1)] ?? 0
  }

  /// The rows as they are found with a text in them; nil draws them without any.
  func picture(_ text: String?, of space: SecretSpace) throws(AttackError) -> Bitmap {
    count += 1
    let drawn: Bitmap
    do throws(RenderingError) {
      drawn = try renderer.render(
        list(text, of: space), scale: scene.scale, background: .black)
    } catch { throw .rendering(error) }
    return store.isNoisy ? drawn : try store.kept(drawn, by: pipeline)
  }

  private func list(_ text: String?, of space: SecretSpace) -> DisplayList {
    let top = Double(rows.lowerBound) / scene.scale
    let size = Size(width: scene.size.width, height: Double(rows.count) / scene.scale)
    let frame = Rect(origin: .zero, size: size)
    let parts = text.map(space.shown) ?? []
    let lines = parts.enumerated().map { place, part in
      scene.lines[place].line(part, width: settings[place].points(part))
    }
    let above = scene.above.map { item in
      if case .backdrop(let backdrop, _, let opacity) = item.drawing {
        return DisplayItem(.backdrop(backdrop, in: frame, opacity: opacity))
      }
      return DisplayItem(.group(Group([item], offset: Point(x: 0, y: -top))))
    }
    let ground = DisplayItem(.image(ground, in: frame, clip: frame))
    return DisplayList(size: size, items: [ground] + among(lines, top: top) + above)
  }

  /// The lines, with what lies around them where that matters, in rows that begin at a height.
  private func among(_ lines: [TextLine], top: Double) -> [DisplayItem] {
    guard let covered = scene.covered else {
      return lines.map { line in
        var line = line
        line.origin.y -= top
        return DisplayItem(.text(line))
      }
    }
    let texts = scene.lines.indices.map { place in
      lines.indices.contains(place) ? Drawing.text(lines[place]) : nil
    }
    let items = covered.lines.replaced(in: covered.items, by: texts)
    return [DisplayItem(.group(Group(items, offset: Point(x: 0, y: -top))))]
  }

  /// The rows with a text as they may be found, the noise of the store included.
  func observed(_ text: String, of space: SecretSpace) throws(AttackError) -> Bitmap {
    store.noisy(try picture(text, of: space), number: count)
  }

  /// True where what was added to the rows is not known.
  var isNoisy: Bool { store.isNoisy }

  /// The same rows of a picture that was found; nil where it has another size.
  func cropped(_ picture: Bitmap) -> Bitmap? {
    let part = PixelRect(
      x: 0, y: rows.lowerBound / store.reduction, width: picture.width,
      height: (rows.count + store.reduction - 1) / store.reduction)
    return picture.cropped(to: part)
  }

  /// By how much the cells of an observation differ in their mean over all components, row after row.
  func means(_ picture: Bitmap, minus other: Bitmap, in observation: Observation) -> [Double] {
    let (reduction, side) = (store.reduction, observation.side)
    let columns = observation.cells.columns.map { column in
      column * side / reduction..<min((column + 1) * side / reduction, other.width)
    }
    return observation.cells.rows.flatMap { row in
      let first = row * side - rows.lowerBound
      let lines = first / reduction..<min((first + side) / reduction, other.height)
      return columns.map { Self.mean(picture, minus: other, lines, $0) }
    }
  }

  private static func mean(
    _ picture: Bitmap, minus other: Bitmap, _ lines: Range<Int>, _ columns: Range<Int>
  ) -> Double {
    var sum = 0
    picture.pixels.withUnsafeBufferPointer { picture in
      other.pixels.withUnsafeBufferPointer { theirs in
        for line in lines {
          let start = line * other.width
          for place in start + columns.lowerBound..<start + columns.upperBound {
            sum += picture[place].sum - theirs[place].sum
          }
        }
      }
    }
    return Double(sum) / Double(max(1, 3 * lines.count * columns.count))
  }

  /// The mean square by which two pictures of the rows differ where it counts; zero for equal bytes.
  func distance(_ picture: Bitmap, _ other: Bitmap) -> Double {
    let first = (window.lowerBound - rows.lowerBound) / store.reduction
    let end = min(
      other.height, (window.upperBound - rows.lowerBound) / store.reduction)
    var sum = 0
    picture.pixels.withUnsafeBufferPointer { picture in
      other.pixels.withUnsafeBufferPointer { theirs in
        for place in first * other.width..<end * other.width where picture[place] != theirs[place] {
          sum += picture[place].squaredDistance(theirs[place])
        }
      }
    }
    return Double(sum) / Double(max(1, 3 * (end - first) * other.width))
  }
}

extension Int {
  /// The next multiple of a number that is not below this one.
  fileprivate func roundedUp(to unit: Int) -> Int { (self + unit - 1) / unit * unit }
}

extension UInt32 {
  /// The sum of a pixel's three components.
  fileprivate var sum: Int { Int(self & 255) + Int(self >> 8 & 255) + Int(self >> 16 & 255) }

  fileprivate func squaredDistance(_ other: UInt32) -> Int {
    let blue = Int(self & 255) - Int(other & 255)
    let green = Int(self >> 8 & 255) - Int(other >> 8 & 255)
    let red = Int(self >> 16 & 255) - Int(other >> 16 & 255)
    return blue * blue + green * green + red * red
  }
}
