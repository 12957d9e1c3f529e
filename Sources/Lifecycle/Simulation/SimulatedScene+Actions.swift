import AfterimageMasking
import AfterimageScreens

/// How a rule's code changes the views of a scene: all of them, or those of its own controller.
extension SimulatedScene {
  /// Hides the views of some ids, or shows them.
  mutating func setHidden(
    _ isHidden: Bool, of ids: [String], by controller: Int?
  ) -> TimelineEntry.Change {
    changeScreens(of: controller) {
      $0.screen = $0.screen.settingHidden(isHidden, of: ids, within: $1)
    }
    return isHidden ? .hidden(ids) : .shown(ids)
  }

  /// Replaces the texts of views.
  mutating func setText(_ texts: [TypedText], by controller: Int?) -> TimelineEntry.Change {
    changeScreens(of: controller) { $0.write(texts, within: $1) }
    return .textSet(texts.map(\.id))
  }

  /// Gives views their own texts back.
  mutating func restoreTexts(of ids: [String], by controller: Int?) -> TimelineEntry.Change {
    changeScreens(of: controller) { $0.restoreTexts(of: ids, within: $1) }
    return .textRestored(ids)
  }

  /// Puts bullets in the place of the characters of fields, or takes them away.
  mutating func setSecureTextEntry(
    _ entries: [SecureTextEntry], by controller: Int?
  ) -> TimelineEntry.Change {
    changeScreens(of: controller) {
      $0.screen = $0.screen.settingSecureTextEntry(entries, within: $1)
    }
    return .secureTextEntrySet(entries)
  }

  /// Masks all that is sensitive, or takes the mask off.
  mutating func setMask(_ mask: FieldMask?, by controller: Int?) -> TimelineEntry.Change {
    changeScreens(of: controller) { screen, view in
      if let view {
        screen.screen = screen.screen.setting(mask, within: view)
      } else {
        screen.mask = mask
      }
    }
    return mask.map(TimelineEntry.Change.masked) ?? .unmasked
  }

  /// Takes the focus from the field that is edited.
  ///
  /// - Parameter predicate: whether the field of an id has to give it up.
  mutating func endEditing(
    by controller: Int?, where predicate: (String?) -> Bool
  ) -> TimelineEntry.Change {
    let isEdited = navigation.screens.contains {
      $0.belongs(to: controller) && $0.isEdited(within: $0.child(controller)?.view)
        && predicate($0.screen.focusedId)
    }
    guard isEdited else { return .nothingEdited }
    changeScreens(of: controller) { screen, view in
      if screen.isEdited(within: view) { screen.screen = screen.screen.endingEditing }
    }
    return .editingEnded
  }

  /// Moves the window into the canvas of a secure text field.
  mutating func secureWindow() -> TimelineEntry.Change {
    defer { isWindowSecured = true }
    return isWindowSecured ? .windowSecuredAlready : .windowSecured
  }
}
