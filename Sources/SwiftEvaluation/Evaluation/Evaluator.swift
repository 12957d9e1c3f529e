import AfterimageSwiftTree

/// Runs source on values of which some are not known, within bounds, and notes what it does to the world.
///
/// Nothing of an app is executed: what a framework would do is kept as a term, and where a condition is not known both branches are run.
package struct Evaluator {
  /// What is run.
  package let program: SourceProgram
  /// What is known of frameworks while this runs.
  package var frameworks: Frameworks
  /// The variables, objects and effects.
  var state = EvaluationState()
  /// The steps that are left.
  var stepsLeft: Int
  /// The steps that code may still be given beyond those.
  private var stepsInReserve: Int
  /// True where it was noted that none are left.
  var isExhausted = false
  /// Where code was left off that would have taken more steps or calls than there may be.
  package internal(set) var cutOff: [CutOff] = []
  /// The same, and what was left off beyond what is told.
  var cutOffs: Set<CutOff> = []
  /// The conditions on the state of the app beneath which code runs.
  var stateConditions: [Assumption] = []
  /// The branches in which the code is that runs, outermost first.
  var branches: [Object.Branch] = []
  /// The bodies that ran when no steps were left, with the conditions on the state of the app around.
  var exhausted: Set<CutOff> = []
  /// What of the program can do nothing but compute; nil where all code is followed as far as steps last.
  package var computingCode: ComputingCode?
  /// What of the program may run as it is read of an object that is not known.
  package var openGetters = OpenGetters()
  /// What of that runs, the innermost last.
  var computing: [CodePlace] = []
  /// What each of it has taken so far.
  var computingCosts: [CodePlace: ComputingCost] = [:]
  /// What each of it may change, as far as that was asked.
  var computedChanges: [CodePlace: ComputingCode.Changes] = [:]
  /// What each of it may change of objects, by their classes, as far as that was asked.
  var changedFields: [CodePlace: [String: [FieldChange]]] = [:]
  /// How many calls lie in each other.
  var depth = 0
  /// The calls that have not ended, the innermost last.
  var openCalls: [OpenCall] = []
  /// How many conditions that are not known the code lies beneath that runs.
  var forkDepth = 0
  /// How many effects have been noted, wherever they were collected.
  var notedEffects = 0
  /// How many expressions and statements lie in each other.
  var nesting = 0
  /// Alternatives that have left the code that runs, such as by a `return` beneath a condition that is not known.
  var exits: [Exit] = []
  /// What was made as code asked for it first, in order.
  var firstUses: [FirstUse] = []
  /// What was not understood, in the order in which it came up.
  package private(set) var gaps: [Unknown] = []
  /// What was asked of views and others, whichever branch did so; where objects are forgotten, so is what is asked of them.
  var viewLinks = ViewLinks()
  /// True once a closure was given a maker of constraints, before which no value can be one.
  var hasConstraintMakers = false
  /// The places of statements that were run.
  package private(set) var visited: Set<CodePlace> = []
  /// Those of them that were run, once at least, as what may be done later or not at all: what they give values may hold others still.
  package private(set) var visitedAside: Set<CodePlace> = []
  /// How many pieces of code of that kind lie in each other.
  var asides = 0
  /// How many of the calls that have not ended lie around the innermost of it: they go on without what it makes.
  var callsAround = 0

  /// The conditions that were taken for true or false, in the order in which they came up.
  package internal(set) var assumptions: [Assumption] = []

  /// True while what runs is what `await` stands before.
  var isAwaiting = false
  /// True while what runs is put together by a result builder.
  var isBuilding = false
  /// The name before the loop that is run next; nil where it has none.
  var nextLabel: String?
  /// The functions of the program that run, outermost first.
  var running: [CodePlace] = []
  /// The fields of structures that several callbacks set, by what stands for the property that holds one.
  package var openFields: [Value: Set<String>] = [:]
  /// The variables of functions that several callbacks set.
  package var openCells: Set<Int> = []
  /// The properties of frameworks' objects that several callbacks set, as `isHidden` of a view: each is what the last one has made it.
  package var openLooks: [ObjectID: Set<String>] = [:]
  /// The enumerations that properties hold which several callbacks set, by what stands for the properties.
  package var openEnumerations: [Value: String] = [:]
  /// The properties of objects whose observers run.
  var observed: Set<String> = []

  /// What calls that have not ended may change, with the variables that hold it until then.
  var handedOver: [(cell: Int, target: Expression, first: Value)] = []
  /// The types that are given for generic parameters of types, by the names of these.
  var givenTypes: [String: WrittenType] = [:]

  /// The bounds of an evaluation.
  package struct Bounds: Sendable {
    /// The most expressions and statements.
    package var steps = 400_000
    /// How often as many steps may be given again, to code that begins anew.
    package var renewals = 4
    /// The most calls in each other.
    package var depth = 64
    /// The most expressions and statements in each other.
    package var nesting = 600
    /// The most turns of a loop.
    package var turns = 1_000

    /// The usual bounds.
    package init() {}
  }

  /// The bounds.
  let bounds: Bounds

  /// An evaluation that has run nothing yet.
  package init(_ program: SourceProgram, frameworks: Frameworks = .init(), bounds: Bounds = .init())
  {
    self.program = program
    self.frameworks = frameworks
    self.bounds = bounds
    stepsLeft = bounds.steps
    stepsInReserve = bounds.steps * bounds.renewals
  }

  /// How code goes on after a statement.
  enum Flow: Hashable {
    case next
    case returned(Value)
    case broke(String?)
    case continued(String?)
    /// An error was thrown.
    case threw
    /// The end of the program.
    case left
  }

  /// Code that has left what runs beneath a condition, with all it had changed by then.
  struct Exit {
    /// When it has.
    private(set) var condition: Value
    /// True where that asks for the state of the app.
    private(set) var asksForState: Bool
    /// How many effects had been collected when the condition came up.
    var effectCount: Int
    /// What it had changed.
    var state: EvaluationState
    /// How it left.
    let flow: Flow

    /// Code that leaves by a condition.
    init(condition: Value, effectCount: Int, state: EvaluationState, flow: Flow) {
      (self.condition, asksForState) = (condition, condition.asksForState)
      (self.effectCount, self.state, self.flow) = (effectCount, state, flow)
    }

    /// The same exit, as code around another condition sees it.
    func beneath(_ outer: OuterCondition, after effectCount: Int, at place: CodePlace) -> Exit {
      var copy = self
      copy.condition = Term.operation("&&", [outer.value, condition], at: place)
      copy.asksForState = outer.asksForState || asksForState || condition.isState
      copy.effectCount = min(effectCount, self.effectCount)
      return copy
    }
  }

  /// A condition around some that have left, looked through once.
  struct OuterCondition {
    /// The condition.
    let value: Value
    /// True where it asks for the state of the app, or is that.
    let asksForState: Bool

    /// Looks through a condition.
    init(_ value: Value) {
      (self.value, asksForState) = (value, value.isState || value.asksForState)
    }
  }

  // MARK: Bounds and gaps

  /// A value that is not known, noted where nothing said so before.
  mutating func unknown(_ reason: Unknown.Reason, at place: CodePlace) -> Value {
    let unknown = Unknown(reason: reason, place: place)
    if gaps.count < 10_000, gaps.last != unknown { gaps.append(unknown) }
    return .unknown(unknown)
  }

  /// Notes that a statement was run.
  mutating func visit(_ place: CodePlace) {
    visited.insert(place)
    if asides > 0 { visitedAside.insert(place) }
  }

  /// Takes a step; nil where none is left, or where code lies too deep in other code.
  mutating func step(at place: CodePlace) -> Value? {
    guard stepsLeft > 0 else {
      noteExhaustion(at: place)
      isExhausted = true
      return unknown(.tooManySteps, at: place)
    }
    stepsLeft -= 1
    guard nesting < bounds.nesting else { return tooDeep(at: place) }
    return nil
  }

  /// A value that lies in too much other code to be found.
  ///
  /// - Parameter code: where the code stands that is not followed; nil is the place itself.
  mutating func tooDeep(at place: CodePlace, _ code: [CodePlace]? = nil) -> Value {
    leaveOff(at: place, code)
    return unknown(.tooDeep, at: place)
  }

  /// A value as it is kept: one that is too large is not known.
  mutating func kept(_ value: Value) -> Value {
    guard value.isTooLargeToKeep else { return value }
    return tooLarge(at: running.last ?? CodePlace(file: 0, offset: 0))
  }

  /// A value that has more parts than are looked through.
  mutating func tooLarge(at place: CodePlace) -> Value {
    leaveOff(at: place)
    return unknown(.tooManySteps, at: place)
  }

  /// Gives code that begins anew as many steps as the first had, as long as the reserve lasts.
  package mutating func renewSteps() {
    let left = max(stepsLeft, 0)
    let given = min(bounds.steps - left, stepsInReserve)
    stepsLeft = left + given
    stepsInReserve -= given
    isExhausted = stepsLeft <= 0
  }

  /// Leaves so many steps for all that is run from now on.
  package mutating func limitSteps(to steps: Int) {
    (stepsLeft, stepsInReserve, isExhausted) = (steps, 0, false)
  }

  /// What running something would do, none of which counts as having been run; nil where it takes more steps than are given.
  package mutating func effects(
    withinSteps steps: Int, of run: (inout Evaluator) -> Void
  ) -> [Effect]? {
    let (effects, cuts) = effectsAndCuts(withinSteps: steps, of: run)
    return cuts.isEmpty ? effects : nil
  }

  /// What running something would do, none of which counts as having been run, and what was left off of that.
  package mutating func effectsAndCuts(
    withinSteps steps: Int, of run: (inout Evaluator) -> Void
  ) -> (effects: [Effect], cuts: [CutOff]) {
    let before = (stepsLeft, stepsInReserve, isExhausted, visited)
    let cut = (cutOff, cutOffs, exhausted)
    (stepsLeft, stepsInReserve, isExhausted) = (steps, 0, false)
    (cutOff, cutOffs, exhausted) = ([], [], [])
    let effects = effects(of: run)
    let cuts = cutOff
    (stepsLeft, stepsInReserve, isExhausted, visited) = before
    (cutOff, cutOffs, exhausted) = cut
    return (effects, cuts)
  }

  // MARK: Variables

  /// Makes a variable with a value.
  mutating func makeCell(_ value: Value) -> Int {
    state.cells.append(kept(value))
    return state.cells.count - 1
  }

  /// Declares a variable.
  mutating func declare(_ name: String, _ value: Value, in frame: inout Frame) {
    frame.scope = Scope(name, makeCell(value), in: frame.scope)
  }

  /// The variable of a name; nil where there is none.
  func cell(of name: String, in frame: Frame) -> Int? {
    var scope = frame.scope
    while let variable = scope {
      if variable.name == name { return variable.cell }
      scope = variable.parent
    }
    return nil
  }

  /// Gives a variable a value.
  mutating func write(_ value: Value, to cell: Int) {
    state.cells[cell] = kept(value)
    state.writes.cells.insert(cell)
  }

  /// The value of `self`; nil where there is none.
  func selfValue(in frame: Frame) -> Value? { frame.selfCell.map { state.cells[$0] } }

  // MARK: Objects

  /// Makes an object.
  package mutating func makeObject(
    _ type: String, arguments: [TermArgument] = [], at place: CodePlace
  ) -> ObjectID {
    state.objects.append(
      Object(
        type: type, fields: [:], arguments: arguments, place: place, branches: branches))
    return ObjectID(number: state.objects.count - 1)
  }

  /// An object as it is now.
  package func object(_ id: ObjectID) -> Object { state.objects[id.number] }

  /// Sets a field of an object.
  package mutating func write(_ value: Value, to field: String, of id: ObjectID) {
    state.objects[id.number].fields[field] = kept(value)
    state.writes.objects.insert(id.number)
  }

  // MARK: Effects

  /// Notes an effect.
  mutating func note(_ effect: Effect) {
    state.effects.append(effect)
    notedEffects += 1
  }

  /// Runs something and gives back what it did, besides what it came to.
  package mutating func collecting<Result>(
    _ run: (inout Evaluator) -> Result
  ) -> (result: Result, effects: [Effect]) {
    let before = state.effects
    state.effects = []
    let result = run(&self)
    let effects = state.effects
    state.effects = before
    return (result, effects)
  }
}
