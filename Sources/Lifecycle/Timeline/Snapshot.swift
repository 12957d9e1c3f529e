public import AfterimageMasking
public import AfterimageScreens

/// A picture that the system takes of an app that has entered the background; also a card of the switcher.
public struct Snapshot: Hashable, Sendable {
  /// The number of the moment at which it is taken, from 1; pictures of one moment differ in appearance, orientation or scene.
  public package(set) var moment: Int
  /// The time since the story began: of the times that the settings leave open, the one at which the covers hide least, the earliest of several.
  public package(set) var time: Seconds
  /// The device, the system, and how both are set up when it is taken.
  public package(set) var traits: Traits
  /// The number of the scene that it shows; nil where there has been only one.
  public package(set) var scene: Int?
  /// The layers of the picture.
  package var composition: Composition
  /// The picture at each of the times that the settings leave open, in their order; empty where nothing changes between them, and for a card.
  package var alternatives: [Alternative]

  /// The picture at one of the times that the settings leave open.
  package struct Alternative: Hashable, Sendable {
    /// The time from the app's becoming inactive to its entering the background.
    package var gap: Seconds
    /// The time from the return of the last background handler to the picture.
    package var delay: Seconds
    /// True for the time at which the snapshot is taken.
    package var isTaken: Bool
    /// The layers of the picture at that time.
    package var composition: Composition
  }

  /// True for the scene of an external display.
  package var isOfExternalDisplay: Bool {
    traits.device == .externalDisplay(idiom: traits.device.idiom)
  }

  /// The appearance in which it is taken, light or dark.
  public var userInterfaceStyle: UserInterfaceStyle { traits.userInterfaceStyle }
}
