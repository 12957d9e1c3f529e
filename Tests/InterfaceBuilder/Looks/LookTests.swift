import AfterimageGraphics
import AfterimageInterfaceBuilder
import AfterimageScreens
import Testing

@Suite struct LookTests {
  private static func view(_ parts: String, below root: String = "root") throws -> View {
    let document = try interfaceDocument(
      viewController(root, "<subviews>\(parts)</subviews>"),
      resources: #"<image name="logo" width="40" height="20"/>"#)
    return try #require(try document.imported(root).screen.root.subviews.first)
  }

  private static let frame = #"<rect key="frame" x="0" y="0" width="100" height="44"/>"#

  @Test func `runtime attributes of the layer change the look`() throws {
    let view = try Self.view(
      """
      <view id="v">\(Self.frame)<userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><integer key="value" value="8"/></userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="number" keyPath="borderWidth"><real key="value" value="1.5"/></userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="color" keyPath="borderColor"><color key="value" systemColor="systemRedColor"/></userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="boolean" keyPath="layer.masksToBounds" value="YES"/>
      </userDefinedRuntimeAttributes></view>
      """)
    #expect(view.cornerRadius == 8)
    #expect(view.border == Border(width: 1.5, color: .system(.systemRed)))
    #expect(view.clipsToBounds)
  }

  @Test func `a configuration has its own font, size and background`() throws {
    let view = try Self.view(
      """
      <button id="v">\(Self.frame)<state key="normal" title="Button"/>
      <buttonConfiguration key="configuration" style="gray" title="OK" buttonSize="mini">
      <fontDescription key="titleFontDescription" style="UICTFontTextStyleFootnote"/>
      <color key="baseBackgroundColor" systemColor="systemBackgroundColor"/>
      </buttonConfiguration></button>
      """)
    guard case .button(let button) = view.element else {
      Issue.record("no button")
      return
    }
    #expect(button.font == .textStyle(.footnote))
    #expect(button.buttonSize == .mini)
    #expect(button.baseBackgroundColor == .system(.systemBackground))
  }

  @Test func `a configured button does not show Interface Builder's own word`() throws {
    let configured = #"<buttonConfiguration key="configuration" style="plain"/>"#
    func title(_ word: String) throws -> String? {
      let state = #"<state key="normal" title="\#(word)"/>"#
      let view = try Self.view(#"<button id="v">\#(Self.frame)\#(state)\#(configured)</button>"#)
      guard case .button(let button) = view.element else { return nil }
      return button.title
    }
    #expect(try title("Button") == "")
    #expect(try title("Send") == "Send")
  }

  @Test func `an information button with a configuration has room around its symbol`() throws {
    func size(_ configuration: String) throws -> IntrinsicSize? {
      try Self.view(
        #"<button buttonType="infoLight" id="v">\#(Self.frame)\#(configuration)</button>"#
      ).intrinsicContentSize
    }
    let configured = #"<buttonConfiguration key="configuration" style="plain"/>"#
    #expect(try size(configured) == IntrinsicSize(width: 50, height: 34))
    #expect(try size("")?.width != 50)
  }

  @Test func `a label's shadow and margins that ignore the safe area are taken over`() throws {
    let view = try Self.view(
      """
      <label text="A" insetsLayoutMarginsFromSafeArea="NO" id="v">\(Self.frame)
      <color key="shadowColor" systemColor="systemRedColor"/>
      <size key="shadowOffset" width="1" height="2"/></label>
      """)
    guard case .label(let label) = view.element else {
      Issue.record("no label")
      return
    }
    #expect(label.shadowColor == .system(.systemRed))
    #expect(label.shadowOffset == Point(x: 1, y: 2))
    #expect(!view.insetsLayoutMarginsFromSafeArea)
  }

  @Test(arguments: [("256", 256.0), ("0.0", nil), ("-1", nil)])
  func `a preferred width of a label is taken over unless it is automatic`(
    text: String, width: Double?
  ) throws {
    let view = try Self.view(
      #"<label text="a" numberOfLines="2" preferredMaxLayoutWidth="\#(text)" id="v">\#(Self.frame)</label>"#
    )
    guard case .label(let label) = view.element else { return #expect(Bool(false)) }
    #expect(label.preferredMaxLayoutWidth == width)
  }

  @Test func `a button keeps its alignment, its background and the runs of its title`() throws {
    let view = try Self.view(
      """
      <button contentHorizontalAlignment="left" id="v">\(Self.frame)
      <state key="normal" backgroundImage="pill"><attributedString key="attributedTitle">
      <fragment content="Terms"><attributes><color key="NSColor" systemColor="systemRedColor"/></attributes></fragment>
      <fragment content=" of use"/></attributedString></state></button>
      """)
    guard case .button(let button) = view.element else {
      Issue.record("there is no button")
      return
    }
    #expect(button.contentHorizontalAlignment == .left)
    #expect(button.title == "Terms of use")
    #expect(button.attributedTitle.runs.map(\.color) == [.system(.systemRed), nil])
  }

  @Test func `a plain button keeps the edge that its title lies at, and how it is cut`() throws {
    let view = try Self.view(
      """
      <button id="v" contentVerticalAlignment="bottom" lineBreakMode="tailTruncation" highlighted="YES">\(Self.frame)<state key="normal" title="OK"/></button>
      """)
    guard case .button(let button) = view.element else { throw Missing() }
    #expect(button.contentVerticalAlignment == .bottom)
    #expect(button.lineBreakMode == .byTruncatingTail)
    #expect(button.isHighlighted)
    let plain = try Self.view(
      #"<button id="v">\#(Self.frame)<state key="normal" title="OK"/></button>"#)
    guard case .button(let usual) = plain.element else { throw Missing() }
    #expect(usual.lineBreakMode == .byTruncatingMiddle)
  }

  @Test func `lines of an attributed text keep their least and their most height`() throws {
    let view = try Self.view(
      """
      <label id="v">\(Self.frame)<attributedString key="attributedText"><fragment content="A">
      <attributes><paragraphStyle key="NSParagraphStyle" minimumLineHeight="20" maximumLineHeight="24"/></attributes>
      </fragment></attributedString></label>
      """)
    guard case .label(let label) = view.element else { throw Missing() }
    #expect(label.minimumLineHeight == 20)
    #expect(label.maximumLineHeight == 24)
  }

  @Test(arguments: [("", "2016-02-07T03:39"), (#"useCurrentDate="YES""#, "0001-01-01")])
  func `a date picker shows the date that is stored, unless it is the current one`(
    attribute: String, date: String
  ) throws {
    let view = try Self.view(
      """
      <datePicker id="v" \(attribute)>\(Self.frame)
      <date key="date" timeIntervalSinceReferenceDate="476509177.72"/></datePicker>
      """)
    guard case .datePicker(let picker) = view.element else { throw Missing() }
    #expect(picker.date.text == date)
  }

  @Test func `the newer name of a system colour wins over the older one beside it`() throws {
    let view = try Self.view(
      """
      <view id="v">\(Self.frame)<color key="backgroundColor" xcode11CocoaTouchSystemColor="systemBackgroundColor" cocoaTouchSystemColor="whiteColor"/></view>
      """)
    #expect(view.backgroundColor == .system(.systemBackground))
  }

  @Test func `a field keeps the look of its keyboard`() throws {
    let view = try Self.view(
      """
      <textField id="v">\(Self.frame)<textInputTraits key="textInputTraits" keyboardAppearance="alert"/></textField>
      """)
    guard case .textField(let field) = view.element else { throw Missing() }
    #expect(field.inputTraits.keyboardAppearance == .dark)
  }

  private struct Missing: Error {}

  @Test func `a picture that is not there is grey, of the size that the document stores`() throws {
    let view = try Self.view(#"<imageView image="logo" id="v">\#(Self.frame)</imageView>"#)
    guard case .imageView(let imageView) = view.element, case .bitmap(let image)? = imageView.image
    else {
      Issue.record("there is no picture")
      return
    }
    #expect(image.size == Size(width: 40, height: 20))
  }

  @Test(arguments: [
    ("plain", "", SystemColor.systemBackground), ("grouped", "", .secondarySystemGroupedBackground),
    ("insetGrouped", "", .secondarySystemGroupedBackground),
    ("grouped", #"<color key="backgroundColor" systemColor="systemRedColor"/>"#, .systemRed),
  ])
  func `a cell has the background of its table's style, or its own`(
    _ style: String, _ own: String, _ color: SystemColor
  ) throws {
    let table = try Self.view(
      """
      <tableView style="\(style)" id="t"><rect key="frame" x="0" y="0" width="393" height="852"/>
      <prototypes><tableViewCell id="c"><rect key="frame" x="0" y="28" width="393" height="44"/>\(own)\
      </tableViewCell></prototypes></tableView>
      """)
    #expect(table.subviews.first?.backgroundColor == .system(color))
  }

  @Test func `a static section has its header, and its cells hairlines and marks`() throws {
    let table = try Self.view(
      """
      <tableView style="grouped" id="t"><rect key="frame" x="0" y="0" width="393" height="852"/>
      <sections><tableViewSection headerTitle="Account" id="s"><cells>
      <tableViewCell accessoryType="disclosureIndicator" id="c"><rect key="frame" x="0" y="55" width="393" height="44"/>
      <tableViewCellContentView key="contentView" id="cc"><rect key="frame" x="0" y="0" width="360" height="44"/></tableViewCellContentView>
      </tableViewCell></cells></tableViewSection></sections></tableView>
      """)
    #expect(table.subviews.count == 2)
    let header = try #require(table.subviews.last?.subviews.first)
    #expect(
      header.element
        == .label(
          with(Label("ACCOUNT")) {
            $0.font = .system(size: 13)
            $0.textColor = .system(.secondaryLabel)
            $0.numberOfLines = 2
          }))
    let kinds = table.subviews[0].subviews.map(\.element.typeName)
    #expect(kinds == ["view", "imageView", "separator"])
  }

  @Test func `a container shows the scene that it embeds, as often as it is embedded`() throws {
    func container(_ id: String) -> String {
      """
      <containerView id="\(id)">\(Self.frame)<connections>
      <segue destination="inner" kind="embed" id="e\(id)"/></connections></containerView>
      """
    }
    let document = try interfaceDocument(
      viewController("outer", "<subviews>\(container("c"))\(container("d"))</subviews>")
        + viewController(
          "inner", #"<subviews><label text="Hello" id="l">\#(Self.frame)</label></subviews>"#))
    let root = try document.imported("outer").screen.root
    #expect(
      root.subviews.map { $0.subviews[0].subviews.map(\.element.typeName) } == [
        ["label"], ["label"],
      ])
  }

  @Test func `what a scene embeds is named, with the views that it becomes`() throws {
    func container(_ id: String) -> String {
      """
      <containerView id="\(id)">\(Self.frame)<connections>
      <segue destination="inner" kind="embed" id="e\(id)"/></connections></containerView>
      """
    }
    let scenes =
      viewController("outer", "<subviews>\(container("c"))\(container("d"))</subviews>")
      + viewController("inner")
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21000">
      <scenes>\(scenes)</scenes></document>
      """
    let reference = try #require(DocumentReference("Main.storyboard#outer"))
    let decoded = Screen.decode(
      document: Array(text.utf8), reference, in: Traits(device: .standard), files: .none)
    #expect(decoded.embedded.map(\.scene) == ["inner", "inner"])
    let parents = decoded.embedded.compactMap { decoded.screen?.path(of: $0.view)?.steps }
    #expect(parents == [[0, 0], [1, 0]])
  }

  @Test func `a scene that embeds itself is embedded once at most`() throws {
    let loop =
      """
      <subviews><containerView id="c">\(Self.frame)<connections>
      <segue destination="a" kind="embed" id="e"/></connections></containerView></subviews>
      """
    let root = try interfaceDocument(viewController("a", loop)).imported("a").screen.root
    #expect(root.subviews.count == 1)
  }

  @Test func `a colour of Display P3 is brought into sRGB`() throws {
    let view = try Self.view(
      """
      <view id="v">\(Self.frame)<color key="backgroundColor" red="0.5" green="0.5" blue="0.5" alpha="1" colorSpace="custom" customColorSpace="displayP3"/></view>
      """)
    #expect(view.backgroundColor == .fixed(Color(hex: 0x808080)))
  }
}

/// A value after a change.
func with<Value>(_ value: Value, _ change: (inout Value) -> Void) -> Value {
  var copy = value
  change(&copy)
  return copy
}
