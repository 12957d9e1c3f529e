import AfterimageSwiftEvaluation
import AfterimageSwiftTree

/// Where an app's code has something that may lie above covers, whether or not anything was seen to run it.
struct CodeAbove {
  /// Where windows are made.
  private(set) var windows: [WindowMakings.Making] = []
  /// Where views are raised above others that lie beside them.
  private(set) var raised: [RaisedViews.Place] = []
  /// Where views are given a number by which they can be found.
  private(set) var tags: [TagSettings.Setting] = []
  /// Where a bar around a controller's view is given what does not stand in the source.
  private(set) var bars: [CodePlace] = []
  /// Where views are put on what holds a controller's view.
  private(set) var around: [CodePlace] = []
  /// Where something that does not stand in the source is put above the keyboard, or in its place.
  private(set) var keyboards: [KeyboardViews.Place] = []
  /// Where the root controllers of windows change, and where code asks for their class.
  private(set) var roots = RootSwitches()

  /// Knows none.
  init() {}

  /// Looks through a program.
  init(in program: SourceProgram, _ families: TypeFamilies) {
    let members = MemberCode.all(in: program)
    let data = ToldData(of: program)
    roots = RootSwitches(in: members)
    windows = WindowMakings.all(in: members, families)
    raised = RaisedViews.all(in: members, families)
    tags = TagSettings.all(in: members, families)
    bars = BarTexts.all(in: members, families, data)
    around = ViewsAround.all(in: members)
    keyboards = KeyboardViews.all(in: members, families, data)
  }
}
