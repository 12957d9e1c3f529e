/// What the import makes of the keys of documents: attributes of elements, and elements that play a part in another.
package enum DocumentKeys {
  /// The attributes that the import reads.
  package static let readAttributes = names(
    """
    accessoryType adjustsFontSizeToFit alignment alpha ambiguous animating appearance
    apportionsSegmentWidthsByContent autocorrectionType axis backgroundImage badgeValue barStyle
    baselineRelativeArrangement blue borderStyle bottom buttonSize buttonType catalog clipsSubviews
    cocoaTouchSystemColor colorSpace constant content contentHorizontalAlignment
    contentInsetAdjustmentBehavior contentMode cornerStyle currentPage customClass customColorSpace
    date datePickerMode destination distribution enabled extendedLayoutIncludesOpaqueBars firstAttribute firstItem fixedFrame
    flexibleMaxX flexibleMaxY flexibleMinX flexibleMinY footerTitle green headerTitle height
    heightSizable hidden hidesBottomBarWhenPushed hidesForSinglePage hidesWhenStopped
    horizontalCompressionResistancePriority horizontalHuggingPriority id identifier image
    imagePadding imagePlacement initialViewController insetsLayoutMarginsFromSafeArea key keyPath
    keyboardAppearance keyboardType kind label largeTitleDisplayMode largeTitles leading left
    leftItemsSupplementBackButton lineBreakMode lineHeightMultiple lineSpacing maxValue maxX maxY maximumLineHeight maximumValue metaFont
    minValue minX minY minimumFontSize minimumLineHeight minimumScaleFactor minimumValue misplaced multiplier name
    navigationBarHidden numberOfLines numberOfPages on orientation placeholder
    placeholderIdentifier placeholderIntrinsicHeight placeholderIntrinsicWidth pointSize preferredMaxLayoutWidth
    preservesSuperviewLayoutMargins priority progress prompt property red reference relation
    relationship renderingMode returnKeyType right rowHeight scale scrollEnabled secondAttribute secondItem secureTextEntry
    selected selectedItem selectedSegmentIndex semanticContentAttribute separatorStyle
    showsCancelButton showsScopeBar size spacing spacingType storyboardIdentifier storyboardName
    style symbolScale systemColor systemItem text textAlignment textContentType timeIntervalSinceReferenceDate title toolbarHidden toolsVersion
    top trailing translatesAutoresizingMaskIntoConstraints type userLabel value version
    translucent verticalCompressionResistancePriority verticalHuggingPriority weight white width widthSizable
    xcode11CocoaTouchSystemColor x y
    """)

  /// The parts that the import reads, by their keys or, where they have none, by the names of their elements.
  package static let readParts = names(
    """
    NSColor NSFont NSParagraphStyle attributedText attributedTitle attributes autoresizingMask backBarButtonItem
    backgroundColor backgroundImage barTintColor baseBackgroundColor baseForegroundColor blurEffect
    barButtonItem cells color configuration constraint constraints content contentEdgeInsets contentInsets
    contentView customView date edgesForExtendedLayout footerTitle headerTitle placeholder currentPageIndicatorTintColor directionalLayoutMargins font fontDescription fragment
    frame frameInset image imageEdgeInsets integer items layoutGuides layoutMargins leftBarButtonItem leftBarButtonItems mask
    maximumTrackTintColor minimumTrackTintColor navigationBar navigationItem normal nil onTintColor
    pageIndicatorTintColor paragraphStyle preferredSymbolConfiguration preferredSymbolConfigurationForImage progressTintColor prototypes real rect rightBarButtonItem
    rightBarButtonItems scopeButtonTitles sections segment shadowColor shadowOffset segments selectedImageTintColor
    selectedSegmentTintColor separatorColor separatorInset string subviews tabBar tabBarItem
    tableFooterView tableHeaderView tableViewSection text textAttributes textColor textInputTraits
    thumbTintColor tintColor title titleColor titleEdgeInsets titleFontDescription titleTextAttributes titleView
    toolbar toolbarItems trackTintColor variation view viewLayoutGuide
    """)

  /// The attributes without effect on a picture.
  package static let attributesWithoutEffect = names(
    // Names for code and for Interface Builder.
    """
    customModule customModuleProvider tag reuseIdentifier restorationIdentifier
    useStoryboardIdentifierAsRestorationIdentifier sceneMemberID sceneName symbolic symbolType
    colorLabel propertyAccessControl simulatedAppContext autoresizesArchivedViewToFullSize verifyAmbiguity
    """,
    // How a view answers touches and typing.
    """
    userInteractionEnabled multipleTouchEnabled alwaysBounceVertical alwaysBounceHorizontal bounces
    bouncesZoom delaysContentTouches canCancelContentTouches pagingEnabled directionalLockEnabled
    keyboardDismissMode autocapitalizationType spellCheckingType smartQuotesType smartDashesType
    smartInsertDeleteType enablesReturnKeyAutomatically editable selectable allowsSelection
    allowsMultipleSelection continuous momentary stepValue minuteInterval minimumZoomScale
    maximumZoomScale clearsSelectionOnViewWillAppear allowsBackForwardNavigationGestures
    allowsCameraControl presentsWithGesture useCurrentDate autoresizesSubviews
    allowsSelectionDuringEditing allowsMultipleSelectionDuringEditing allowsEditingTextAttributes
    clearsOnBeginEditing pointerInteraction springLoaded showsMenuAsPrimaryAction allowsLinkPreview
    """,
    // How it looks only while it is touched, scrolled, chosen or edited.
    """
    showsTouchWhenHighlighted adjustsImageWhenHighlighted highlightedImage selectionStyle
    showsHorizontalScrollIndicator showsVerticalScrollIndicator indicatorStyle
    hidesAccessoryWhenEditing selectedImage showsReorderControl shouldIndentWhileEditing
    editingAccessoryType reversesTitleShadowWhenHighlighted sectionIndexMinimumDisplayRowCount
    """,
    // How fast it is drawn.
    """
    opaque clearsContextBeforeDrawing estimatedRowHeight estimatedSectionHeaderHeight
    estimatedSectionFooterHeight prefetchingEnabled
    """,
    // How one screen gives way to the next.
    """
    definesPresentationContext modalTransitionStyle transitionStyle navigationOrientation
    spineLocation pageSpacing providesPresentationContextTransitionStyle
    """,
    // What frames, other keys and the elements themselves say, too.
    """
    usesAttributedText hasAttributedTitle family tableViewCell textLabel detailTextLabel imageView
    dataMode indentationWidth sectionHeaderHeight sectionFooterHeight
    adjustsFontForContentSizeCategory
    """,
    // What no longer has any.
    "segmentControlStyle adjustsLetterSpacingToFitWidth adjustsImageWhenDisabled",
    // What only Macs show.
    "appearanceType preferredBehavioralStyle")

  /// The parts without effect on a picture.
  package static let partsWithoutEffect = names(
    """
    accessibility animations canvasLocation collectionViewLayout connections contentStretch
    customSize dataDetectorTypes freeformSize
    gestureRecognizers insetFor6xAndEarlier highlighted highlightedColor mediaTypesRequiringUserActionForPlayback
    preferences refreshControl scrollIndicatorInsets sectionHeaderView sectionIndexBackgroundColor
    sectionIndexColor sectionIndexTrackingBackgroundColor userGuides userLabel titleShadowColor textShadowColor
    userComments userDefinedRuntimeAttributes contentSizeForViewInPopover disabled selected
    """)

  /// The values that are read or leave a view as it is, of attributes that have others.
  package static let understoodValues: [String: Set<String>] = [
    "allowsDefaultTighteningForTruncation": ["NO"],
    // Since iOS 11 it says something of content alone that cannot scroll.
    "automaticallyAdjustsScrollViewInsets": ["NO", "YES"], "baseWritingDirection": ["natural"],
    "baselineAdjustment": ["alignBaselines"],
    "button.contentVerticalAlignment": ["top", "center", "bottom"],
    "button.highlighted": ["NO", "YES"],
    "clearButtonMode": ["never", "whileEditing"],
    // Its size in points is read.
    "configurationType": ["pointSize"],
    "contentVerticalAlignment": ["center"],
    "defaultTabInterval": ["36"], "indentationLevel": ["0", "1"], "mapType": ["standard"],
    // No bar for a search has a ground of its own.
    "searchBarStyle": ["minimal"],
    "segmentedControl.contentVerticalAlignment": ["top", "center"],
    "tighteningFactorForTruncation": ["0.0"],
  ]

  private static func names(_ lists: String...) -> Set<String> {
    Set(lists.flatMap { $0.split(whereSeparator: \.isWhitespace).map(String.init) })
  }
}
