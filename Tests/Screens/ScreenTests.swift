import AfterimageGraphics
import AfterimageScreens
import Foundation
import Testing

/// Screens.
struct ScreenTests {
  @Test func `screens built in Swift are the very values of their files`() throws {
    let built = try Screen("card-form", controller: .navigation(title: "Add card")) {
      View {
        Form {
          Section("Card") {
            Row("Name") { TextField("Ada Lovelace").id("holder").sensitive() }
            Row("Number") { CardField(.number, text: "4242424242424242").id("number").sensitive() }
            Row("CVC") {
              CardField(.securityCode, text: "737").with(\.isSecureTextEntry, true).id("cvc")
                .sensitive()
            }
          }
        }.id("form")
        Button("Save card").with(\.style, .filled).id("save")
      }
      .backgroundColor(.systemGroupedBackground)
      .constraints {
        "form.top == safeArea.top + 16"
        "H:|-[form]-|"
        "save.top == form.bottom + 24"
        "save.centerX == super.centerX"
        "save.width >= 0.5 * super.width @750"
      }
    }
    #expect(built == (try Fixtures.screen("card-form.screen.json")))
    #expect(built.constraints.count == 6)
  }

  @Test func `screens built in Swift nest stacks, scroll views, loops and conditions`() throws {
    let hasFooter = false
    let screen = try Screen("nested") {
      ScrollView {
        StackView(.vertical).with(\.spacing, 4)() {
          for number in 1...3 { Label("Row \(number)") }
          if hasFooter { Label("Footer") } else { Separator() }
        }.id("stack")
      }.constraints { VisualFormat("|[stack]|", options: [.directionLeftToRight]) }
    }
    #expect(screen.root.subviews.first?.subviews.count == 4)
    let again = Screen.decode(Array(screen.json.utf8), file: "again")
    #expect(again.screen == screen)
  }

  @Test func `screens built in Swift are refused with every mistake, each named by its view`()
    throws
  {
    let mistakes = try #require(throws: InvalidInput.self) {
      _ = try Screen("a/b") {
        View {
          Label("4242").id("twice")
          Label("4242").with(\.font, .system(size: .nan)).id("twice")
          View(.view, id: "1st").alpha(.infinity).cornerRadius(-1)
          Separator().id("super")
          ImageView().with(\.regions, [.init("eyes", rect: Rect(x: 0, y: 0, width: 2, height: 1))])
        }.metrics(["gap": .nan]).constraints {
          "twice.top == nowhere.top"
          ConstraintParts("twice", .width).with(\.constant, .infinity)
        }
      }
    }
    #expect(
      mistakes.diagnostics.map(\.kind.name) == [
        .badName, .duplicateIdentifier, .badIdentifier, .reservedIdentifier, .missingView,
        .outOfRange, .outOfRange, .outOfRange, .outOfRange, .outOfRange, .outOfRange, .outOfRange,
      ])
    #expect(mistakes.description.contains("a/b (view 1st): error: "))
    #expect(!mistakes.description.contains("4242"))
  }

  @Test
  func `screens that are damaged in any one byte, or cut off anywhere, never crash the reader`()
    throws
  {
    let bytes = try Fixtures.bytes("card-form.screen.json")
    for index in bytes.indices {
      for mask: UInt8 in [0x01, 0x20, 0x80, bytes[index]] {
        var damaged = bytes
        damaged[index] ^= mask
        expectVerdict(Screen.decode(damaged, file: "damaged"))
      }
      expectVerdict(Screen.decode(Array(bytes[..<index]), file: "cut"))
    }
  }

  @Test func `screens of 100,000 views are read, and one more is refused`() {
    let label = #"{"type":"label"},"#
    func decode(_ count: Int) -> DecodedScreen {
      let labels = String(repeating: label, count: count)
      return Screen.decode(
        screenFile(root: #"{ "type": "view", "subviews": [\#(labels)] }"#), file: "f")
    }
    #expect(decode(99_999).screen?.root.subviews.count == 99_999)
    #expect(decode(100_000).diagnostics.map(\.kind.name) == [.tooManyViews])
  }

  @Test
  func `screens keep colours of any opacity, fonts and insets as they are when written and read`()
    throws
  {
    var views: [View] = []
    for alpha in [0, 0.1, 0.298, 0.6, 1.0 / 255, 1] {
      let color = Color(hex: 0x0A1B2C, alpha: alpha)
      views.append(View(.view).backgroundColor(.fixed(color)))
      views.append(View(.view).tintColor(.dynamic(light: color, dark: .white)))
    }
    views.append(View(.view).layoutMargins(EdgeInsets(top: 3, left: 3, bottom: 3, right: 3)))
    views.append(Label("").with(\.font, .textStyle(.title1, weight: .bold)).view)
    views.append(Label("\u{1}\\\"\n\t😀").with(\.font, .system(size: 0.1 + 15.2)).view)
    let screen = try Screen("appearance", root: View(.view, subviews: views))
    #expect(Screen.decode(Array(screen.json.utf8), file: "f").screen == screen)
  }

  private func expectVerdict(_ decoded: DecodedScreen) {
    #expect((decoded.screen == nil) == !decoded.diagnostics.isEmpty)
    _ = decoded.diagnostics.map { $0.formatted(in: decoded.source) }
  }
}

extension ConstraintParts {
  fileprivate func with<Value>(
    _ property: WritableKeyPath<ConstraintParts, Value>, _ value: Value
  ) -> ConstraintParts {
    var copy = self
    copy[keyPath: property] = value
    return copy
  }
}

/// Devices.
struct DeviceTests {
  @Test(arguments: Device.all)
  func `devices have ids of their own, whole pixels, and room left by the safe area`(
    of device: Device
  ) throws {
    #expect(Device.all.count { $0.id == device.id } == 1)
    #expect(try Device(id: device.id) == device)
    #expect(Name(device.id) != nil)
    for orientation in Orientation.allCases {
      var traits = Traits(device: device)
      traits.orientation = orientation
      let free = Rect(origin: .zero, size: traits.size).inset(by: traits.safeArea)
      #expect(free.width >= 320 && free.height >= 300)
      #expect(traits.safeArea.left == traits.safeArea.right)
    }
  }

  @Test func `devices are as large as Apple's, in pixels`() throws {
    for (id, width, height) in [
      ("iphone-se", 640, 1136), ("iphone-8", 750, 1334), ("iphone-8-plus", 1242, 2208),
      ("iphone-xr", 828, 1792), ("iphone-x", 1125, 2436), ("iphone-12", 1170, 2532),
      ("iphone-13-pro-max", 1284, 2778), ("iphone-15-pro", 1179, 2556), ("ipad-pro-11", 1668, 2388),
    ] {
      let device = try Device(id: id)
      #expect(device.portraitSize.width * device.scale == Double(width), "\(id)")
      #expect(device.portraitSize.height * device.scale == Double(height), "\(id)")
    }
  }

  @Test func `devices that do not exist are answered with the nearest that does`() throws {
    let device = try #require(throws: InvalidInput.self) { _ = try Device(id: "iphone-15-por") }
    #expect(
      device.description
        == "error: `iphone-15-por` is no known device\n  hint: did you mean `iphone-15-pro`?")
    let system = try #require(throws: InvalidInput.self) { _ = try System(id: "ios-16") }
    #expect(system.description.contains("did you mean `ios-"))
  }
}

/// The screens that come with the product.
struct ShippedScreenTests {
  @Test(arguments: try files())
  func `the shipped screens decode without a word, and are the same when written and read`(
    file: String
  ) throws {
    let path = "../../Screens/\(file)"
    let screen = try Fixtures.screen(path)
    #expect("\(screen.name).screen.json" == file)
    let again = Screen.decode(
      Array(screen.json.utf8), file: "again",
      files: .beside(Fixtures.folder.appending(path: path).path))
    #expect(again.screen == screen)
  }

  private static func files() throws -> [String] {
    try FileManager.default.contentsOfDirectory(
      atPath: Fixtures.repository.appending(path: "Screens").path
    ).filter { $0.hasSuffix(".screen.json") }.sorted()
  }
}
