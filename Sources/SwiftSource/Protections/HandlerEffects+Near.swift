import AfterimageSwiftEvaluation
import AfterimageSwiftTree

/// Code that is near to what windows show, or hears of what is posted.
extension HandlerEffects {
  /// The code that comes in a few calls to views which it finds among those of windows, or that has these show another controller, by its places.
  var codeNearOtherViews: Set<CodePlace> {
    let windows = Set(index.mentioning(["window", "keyWindow", "windows"]))
    let finding = index.mentioning(["subviews", "viewWithTag"]).filter(windows.contains)
    let showing = index.mentioning([MentioningBody.setting("rootViewController")])
    return Set(
      index.near([], finding + showing, within: 3).compactMap { number in
        let body = index.bodies[number]
        return body.extent.map { CodePlace(file: body.file, offset: $0.lowerBound) }
      })
  }

  /// The code that shows more than is there, which may be above covers, by its places.
  var codeShowingMore: Set<CodePlace> { codePresenting.union(codeAddingToScreens) }

  /// The code that presents something by itself, or by what it calls, by its places.
  private var codePresenting: Set<CodePlace> {
    let presenting = index.calling(["present", "performSegue", "showDetailViewController"])
    return Set(
      index.near([], presenting, within: 1).compactMap { number in
        let body = index.bodies[number]
        return body.extent.map { CodePlace(file: body.file, offset: $0.lowerBound) }
      })
  }

  /// The code of controllers that puts views onto theirs, where handlers lay covers elsewhere than on windows, by its places.
  private var codeAddingToScreens: Set<CodePlace> {
    let laysOnViews = handlers.contains { handler, effects in
      !handler.callback.isArrival
        && effects.flatMap(\.flattened).contains { effect in
          guard case .call(let term) = effect, term.name == "addSubview" else { return false }
          return term.base?.asTerm.map { ["view", "viewIfLoaded"].contains($0.name) } ?? false
        }
    }
    guard laysOnViews else { return [] }
    return Set(
      index.calling(["addSubview", "insertSubview"]).compactMap { number in
        let body = index.bodies[number]
        let isController =
          body.member.owner.map {
            index.families.descendants["UIViewController"]?.contains($0.lastPart) == true
          } ?? false
        guard isController else { return nil }
        return body.extent.map { CodePlace(file: body.file, offset: $0.lowerBound) }
      })
  }

  /// Where handlers present something themselves, as they are called or by a condition that changes.
  var presentations: Set<CodePlace> {
    let called = handlers.flatMap { $0.effects.flatMap(\.flattened) }.compactMap { effect in
      switch effect {
      case .call(let term) where Self.raising.contains(term.name): term.place
      case .set(_, "windowLevel", _, let place): place
      case .call, .set, .branch, .within, .deferred, .possible, .gap: nil
      }
    }
    let views = shown.values.joined().filter(\.then.isPresentation)
    return Set(called + views.map { $0.content ?? $0.place })
  }

  /// What puts something above the view of the main window's root.
  private static let raising: Set = ["present", "addSubview", "makeKeyAndVisible"]

  /// True where code that is not followed may hear of what a call posts.
  func isHeard(_ post: Term) -> Bool {
    let name = post["name"] ?? post.arguments.first?.value
    if name.flatMap(LifecycleNames.notification) != nil { return true }
    return !followedPosts.contains(post.place) && !notifications.listeners(to: post).isEmpty
  }
}
