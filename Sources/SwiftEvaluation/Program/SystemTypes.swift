/// Apple's types whose names begin with their frameworks' letters, as Scripts/make-system-types takes them
/// from the bindings of github.com/dotnet/macios (MIT) at 12d38e238999.
enum SystemTypes {
  /// A class, a colon and the classes that come from it, a line or more for each.
  static let classes = """
    ASAccountAuthenticationModificationRequest: ASAccountAuthenticationModificationReplacePasswordWithSignInWithAppleRequest
    ASAccountAuthenticationModificationRequest: ASAccountAuthenticationModificationUpgradePasswordToStrongPasswordRequest
    ASAuthorizationOpenIDRequest: ASAuthorizationAppleIDRequest ASAuthorizationSingleSignOnRequest
    ASAuthorizationRequest: ASAuthorizationOpenIDRequest ASAuthorizationPasswordRequest
    ASAuthorizationRequest: ASAuthorizationPlatformPublicKeyCredentialAssertionRequest
    ASAuthorizationRequest: ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest
    ASAuthorizationRequest: ASAuthorizationProvider
    ASAuthorizationRequest: ASAuthorizationProviderExtensionAuthorizationRequestHandler
    ASAuthorizationRequest: ASAuthorizationSecurityKeyPublicKeyCredentialAssertionRequest
    ASAuthorizationRequest: ASAuthorizationSecurityKeyPublicKeyCredentialRegistrationRequest
    ASPickerDisplayItem: ASMigrationDisplayItem
    AUAudioUnit: AVSpeechSynthesisProviderAudioUnit
    AVAsset: AVComposition AVMovie AVURLAsset
    AVAssetDownloadStorageManagementPolicy: AVMutableAssetDownloadStorageManagementPolicy
    AVAssetReaderOutput: AVAssetReaderAudioMixOutput AVAssetReaderSampleReferenceOutput
    AVAssetReaderOutput: AVAssetReaderTrackOutput AVAssetReaderVideoCompositionOutput
    AVAssetResourceLoadingRequest: AVAssetResourceRenewalRequest
    AVAssetTrack: AVCompositionTrack AVFragmentedAssetTrack AVMovieTrack
    AVAssetTrackSegment: AVCompositionTrackSegment
    AVAudioBuffer: AVAudioCompressedBuffer AVAudioPCMBuffer
    AVAudioIONode: AVAudioInputNode AVAudioOutputNode
    AVAudioMix: AVMutableAudioMix
    AVAudioMixInputParameters: AVMutableAudioMixInputParameters
    AVAudioNode: AVAudioEnvironmentNode AVAudioIONode AVAudioMixerNode AVAudioPlayerNode
    AVAudioNode: AVAudioSinkNode AVAudioSourceNode AVAudioUnit
    AVAudioUnit: AVAudioUnitEffect AVAudioUnitGenerator AVAudioUnitMIDIInstrument
    AVAudioUnit: AVAudioUnitTimeEffect
    AVAudioUnitEffect: AVAudioUnitDelay AVAudioUnitDistortion AVAudioUnitEQ AVAudioUnitReverb
    AVAudioUnitMIDIInstrument: AVAudioUnitSampler
    AVAudioUnitTimeEffect: AVAudioUnitTimePitch AVAudioUnitVarispeed
    AVCaption: AVMutableCaption
    AVCaptionConversionAdjustment: AVCaptionConversionTimeRangeAdjustment
    AVCaptionRegion: AVMutableCaptionRegion
    AVCaptureBracketedStillImageSettings: AVCaptureAutoExposureBracketedStillImageSettings
    AVCaptureBracketedStillImageSettings: AVCaptureManualExposureBracketedStillImageSettings
    AVCaptureControl: AVCaptureIndexPicker AVCaptureSlider AVCaptureSystemExposureBiasSlider
    AVCaptureControl: AVCaptureSystemZoomSlider
    AVCaptureFileOutput: AVCaptureMovieFileOutput
    AVCaptureInput: AVCaptureDeviceInput AVCaptureMetadataInput
    AVCaptureOutput: AVCaptureAudioDataOutput AVCaptureDepthDataOutput AVCaptureFileOutput
    AVCaptureOutput: AVCaptureMetadataOutput AVCapturePhotoOutput AVCaptureStillImageOutput
    AVCaptureOutput: AVCaptureVideoDataOutput
    AVCapturePhoto: AVCaptureDeferredPhotoProxy
    AVCapturePhotoSettings: AVCapturePhotoBracketSettings
    AVCaptureSession: AVCaptureMultiCamSession
    AVCaptureSynchronizedData: AVCaptureSynchronizedDepthData
    AVCaptureSynchronizedData: AVCaptureSynchronizedMetadataObjectData
    AVCaptureSynchronizedData: AVCaptureSynchronizedSampleBufferData
    AVComposition: AVMutableComposition
    AVCompositionTrack: AVMutableCompositionTrack
    AVContentKeyRequest: AVPersistableContentKeyRequest
    AVDateRangeMetadataGroup: AVMutableDateRangeMetadataGroup
    AVDelegatingPlaybackCoordinatorPlaybackControlCommand: AVDelegatingPlaybackCoordinatorBufferingCommand
    AVDelegatingPlaybackCoordinatorPlaybackControlCommand: AVDelegatingPlaybackCoordinatorPauseCommand
    AVDelegatingPlaybackCoordinatorPlaybackControlCommand: AVDelegatingPlaybackCoordinatorPlayCommand
    AVDelegatingPlaybackCoordinatorPlaybackControlCommand: AVDelegatingPlaybackCoordinatorSeekCommand
    AVFragmentedAssetMinder: AVFragmentedMovieMinder
    AVMIDIChannelEvent: AVMIDIChannelPressureEvent AVMIDIControlChangeEvent AVMIDIPitchBendEvent
    AVMIDIChannelEvent: AVMIDIPolyPressureEvent AVMIDIProgramChangeEvent
    AVMediaSelection: AVMutableMediaSelection
    AVMediaSelectionGroup: AVAssetWriterInputGroup
    AVMetadataBodyObject: AVMetadataCatBodyObject AVMetadataDogBodyObject AVMetadataHumanBodyObject
    AVMetadataBodyObject: AVMetadataHumanFullBodyObject
    AVMetadataGroup: AVDateRangeMetadataGroup AVTimedMetadataGroup
    AVMetadataItem: AVMutableMetadataItem
    AVMetadataObject: AVMetadataBodyObject AVMetadataFaceObject AVMetadataMachineReadableCodeObject
    AVMetadataObject: AVMetadataSalientObject
    AVMetricEvent: AVMetricContentKeyRequestEvent AVMetricErrorEvent
    AVMetricEvent: AVMetricHLSMediaSegmentRequestEvent AVMetricHLSPlaylistRequestEvent
    AVMetricEvent: AVMetricMediaResourceRequestEvent AVMetricPlayerItemLikelyToKeepUpEvent
    AVMetricEvent: AVMetricPlayerItemPlaybackSummaryEvent AVMetricPlayerItemRateChangeEvent
    AVMetricEvent: AVMetricPlayerItemVariantSwitchEvent AVMetricPlayerItemVariantSwitchStartEvent
    AVMetricPlayerItemLikelyToKeepUpEvent: AVMetricPlayerItemInitialLikelyToKeepUpEvent
    AVMetricPlayerItemRateChangeEvent: AVMetricPlayerItemSeekDidCompleteEvent
    AVMetricPlayerItemRateChangeEvent: AVMetricPlayerItemSeekEvent AVMetricPlayerItemStallEvent
    AVMovie: AVFragmentedMovie AVMutableMovie
    AVMovieTrack: AVFragmentedMovieTrack AVMutableMovieTrack
    AVMusicEvent: AVExtendedNoteOnEvent AVExtendedTempoEvent AVMIDIChannelEvent AVMIDIMetaEvent
    AVMusicEvent: AVMIDINoteEvent AVMIDISysexEvent AVMusicUserEvent AVParameterEvent
    AVPlaybackCoordinator: AVDelegatingPlaybackCoordinator AVPlayerPlaybackCoordinator
    AVPlayer: AVQueuePlayer
    AVPlayerInterstitialEventMonitor: AVPlayerInterstitialEventController
    AVPlayerItemMediaDataCollector: AVPlayerItemMetadataCollector
    AVPlayerItemOutput: AVPlayerItemLegibleOutput AVPlayerItemMetadataOutput
    AVPlayerItemOutput: AVPlayerItemRenderedLegibleOutput AVPlayerItemVideoOutput
    AVTimedMetadataGroup: AVMutableTimedMetadataGroup
    AVURLAsset: AVFragmentedAsset
    AVVideoComposition: AVMutableVideoComposition
    AVVideoCompositionInstruction: AVMutableVideoCompositionInstruction
    AVVideoCompositionLayerInstruction: AVMutableVideoCompositionLayerInstruction
    BGProcessingTask: BGHealthResearchTask BGHealthResearchTaskRequest
    BGTask: BGAppRefreshTask BGProcessingTask
    BGTaskRequest: BGAppRefreshTaskRequest BGProcessingTaskRequest
    CAAnimation: CAAnimationGroup CAPropertyAnimation CATransition
    CABasicAnimation: CASpringAnimation
    CALayer: AVCaptureVideoPreviewLayer AVPlayerLayer AVSampleBufferDisplayLayer AVSynchronizedLayer
    CALayer: CAEmitterLayer CAGradientLayer CAMetalLayer CAReplicatorLayer CAScrollLayer
    CALayer: CAShapeLayer CATextLayer CATiledLayer CATransformLayer
    CAPropertyAnimation: CABasicAnimation CAKeyframeAnimation
    CBAttribute: CBCharacteristic CBDescriptor CBService
    CBCharacteristic: CBMutableCharacteristic
    CBDescriptor: CBMutableDescriptor
    CBManager: CBCentralManager CBPeripheralManager
    CBPeer: CBCentral CBPeripheral
    CBService: CBMutableService
    CIAffineFilter: CIAffineClamp CIAffineTile CIAffineTransform
    CIAreaMaximum: CIAreaMinMaxRed
    CIBarcodeDescriptor: CIAztecCodeDescriptor CIDataMatrixCodeDescriptor CIPDF417CodeDescriptor
    CIBarcodeDescriptor: CIQRCodeDescriptor
    CIBlendFilter: CIBlendWithMask CIColorBlendMode CIColorBurnBlendMode CIColorDodgeBlendMode
    CIBlendFilter: CIDarkenBlendMode CIDifferenceBlendMode CIDivideBlendMode CIExclusionBlendMode
    CIBlendFilter: CIHardLightBlendMode CIHueBlendMode CILightenBlendMode CILinearBurnBlendMode
    CIBlendFilter: CILinearDodgeBlendMode CILuminosityBlendMode CIMultiplyBlendMode
    CIBlendFilter: CIOverlayBlendMode CIPinLightBlendMode CISaturationBlendMode CIScreenBlendMode
    CIBlendFilter: CISoftLightBlendMode CISubtractBlendMode
    CIBlendWithMask: CIBarcodeDescriptor CIBlendWithAlphaMask CIBlendWithBlueMask CIBlendWithRedMask
    CICodeGenerator: CIAztecCodeGenerator CICode128BarcodeGenerator CIPDF417BarcodeGenerator
    CICodeGenerator: CIQRCodeGenerator
    CIColorCrossPolynomial: CIColorPolynomial
    CIColorCube: CIColorCubeWithColorSpace
    CIColorKernel: CIBlendKernel
    CICompositingFilter: CIAdditionCompositing CIMaximumCompositing CIMinimumCompositing
    CICompositingFilter: CIMultiplyCompositing CISourceAtopCompositing CISourceInCompositing
    CICompositingFilter: CISourceOutCompositing CISourceOverCompositing
    CIConvolutionCore: CIConvolution3X3 CIConvolution5X5 CIConvolution7X7 CIConvolution9Horizontal
    CIConvolutionCore: CIConvolution9Vertical
    CIDepthDisparityConverter: CIDisparityToDepth
    CIDistortionFilter: CIBumpDistortion CIBumpDistortionLinear CICircleSplashDistortion
    CIDistortionFilter: CIHoleDistortion CIPinchDistortion CITwirlDistortion CIVortexDistortion
    CIFeature: CIFaceFeature CIQRCodeFeature CIRectangleFeature CITextFeature
    CIFilter: CIAccordionFoldTransition CIAffineFilter CIAreaBoundsRed CIAreaHistogram
    CIFilter: CIAreaLogarithmicHistogram CIBarcodeGenerator CIBicubicScaleTransform CIBlendFilter
    CIFilter: CIBloom CIBlurredRectangleGenerator CIBoxBlur CICMYKHalftone
    CIFilter: CICameraCalibrationLensCorrection CICannyEdgeDetector CICheckerboardGenerator
    CIFilter: CICircularWrap CIClamp CICodeGenerator CIColorAbsoluteDifference CIColorClamp
    CIFilter: CIColorControls CIColorCrossPolynomial CIColorCube CIColorCubesMixedWithMask
    CIFilter: CIColorCurves CIColorInvert CIColorMap CIColorMatrix CIColorMonochrome
    CIFilter: CIColorPosterize CIColorThreshold CIColorThresholdOtsu CIComicEffect
    CIFilter: CICompositingFilter CIConstantColorGenerator CIConvolutionCore CIConvolutionRGB3X3
    CIFilter: CIConvolutionRGB5X5 CIConvolutionRGB7X7 CIConvolutionRGB9Horizontal
    CIFilter: CIConvolutionRGB9Vertical CICoreMLModelFilter CICrop CICrystallize CIDepthBlurEffect
    CIFilter: CIDepthDisparityConverter CIDepthOfField CIDepthToDisparity CIDiscBlur
    CIFilter: CIDisplacementDistortion CIDistanceGradientFromRedMask CIDistortionFilter CIDither
    CIFilter: CIDocumentEnhancer CIDroste CIEdgePreserveUpsampleFilter CIEdgeWork CIEdges
    CIFilter: CIExposureAdjust CIFaceBalance CIFalseColor CIGaborGradients CIGammaAdjust
    CIFilter: CIGaussianBlur CIGaussianGradient CIGlassDistortion CIGlassLozenge CIGloom
    CIFilter: CIGuidedFilter CIHeightFieldFromMask CIHexagonalPixellate CIHighlightShadowAdjust
    CIFilter: CIHistogramDisplayFilter CIHueAdjust CIHueSaturationValueGradient CIImageGenerator
    CIFilter: CIKaleidoscope CIKeystoneCorrection CILabDeltaE CILanczosScaleTransform
    CIFilter: CILenticularHaloGenerator CILightTunnel CILineOverlay CILinearBlur CILinearGradient
    CIFilter: CILinearLightBlendMode CILinearToSRGBToneCurve CIMaskToAlpha CIMaskedVariableBlur
    CIFilter: CIMaximumComponent CIMaximumScaleTransform CIMedianFilter CIMeshGenerator
    CIFilter: CIMinimumComponent CIMix CIMorphology CIMorphologyRectangle CINinePartStretched
    CIFilter: CINinePartTiled CINoiseReduction CIPageCurlWithShadowTransition CIPaletteCentroid
    CIFilter: CIPalettize CIPersonSegmentation CIPerspectiveRotate CIPerspectiveTile
    CIFilter: CIPerspectiveTransform CIPhotoEffect CIPixellate CIPointillize CIRAWFilter
    CIFilter: CIRadialGradient CIRandomGenerator CIReductionFilter CIRoundedRectangleGenerator
    CIFilter: CIRoundedRectangleStrokeGenerator CIRowAverage CISRGBToneCurveToLinear
    CIFilter: CISaliencyMapFilter CISampleNearest CIScreenFilter CISepiaTone CIShadedMaterial
    CIFilter: CISharpenLuminance CISobelGradients CISpotColor CISpotLight CIStarShineGenerator
    CIFilter: CIStraightenFilter CIStretchCrop CIStripesGenerator CISunbeamsGenerator
    CIFilter: CITemperatureAndTint CIThermal CITileFilter CIToneCurve CIToneMapHeadroom
    CIFilter: CITorusLensDistortion CITransitionFilter CITriangleKaleidoscope CIUnsharpMask
    CIFilter: CIVibrance CIVignette CIVignetteEffect CIVividLightBlendMode CIWhitePointAdjust CIXRay
    CIFilter: CIZoomBlur
    CIImageGenerator: CIAttributedTextImageGenerator CITextImageGenerator
    CIKernel: CIColorKernel CIWarpKernel
    CIKeystoneCorrection: CIKeystoneCorrectionCombined CIKeystoneCorrectionHorizontal
    CIKeystoneCorrection: CIKeystoneCorrectionVertical
    CILinearBlur: CIBokehBlur CIMotionBlur
    CILinearGradient: CISmoothLinearGradient
    CIMorphology: CIMorphologyGradient CIMorphologyMaximum CIMorphologyMinimum
    CIMorphologyRectangle: CIMorphologyRectangleMaximum CIMorphologyRectangleMinimum
    CIPerspectiveTransform: CIPerspectiveCorrection CIPerspectiveTransformWithExtent
    CIPhotoEffect: CIPhotoEffectChrome CIPhotoEffectFade CIPhotoEffectInstant CIPhotoEffectMono
    CIPhotoEffect: CIPhotoEffectNoir CIPhotoEffectProcess CIPhotoEffectTonal CIPhotoEffectTransfer
    CIReductionFilter: CIAreaAverage CIAreaMaximum CIAreaMaximumAlpha CIAreaMinMax CIAreaMinimum
    CIReductionFilter: CIAreaMinimumAlpha CIColumnAverage CIKMeans
    CIScreenFilter: CICircularScreen CIDotScreen CIHatchedScreen CILineScreen
    CITileFilter: CIEightfoldReflectedTile CIFourfoldReflectedTile CIFourfoldRotatedTile
    CITileFilter: CIFourfoldTranslatedTile CIGlideReflectedTile CIOpTile CIParallelogramTile
    CITileFilter: CISixfoldReflectedTile CISixfoldRotatedTile CITriangleTile
    CITileFilter: CITwelvefoldReflectedTile
    CITransitionFilter: CIBarsSwipeTransition CICopyMachineTransition
    CITransitionFilter: CIDisintegrateWithMaskTransition CIDissolveTransition CIFlashTransition
    CITransitionFilter: CIModTransition CIPageCurlTransition CIRippleTransition CISwipeTransition
    CKDatabaseOperation: CKFetchDatabaseChangesOperation CKFetchRecordChangesOperation
    CKDatabaseOperation: CKFetchRecordZoneChangesOperation CKFetchRecordZonesOperation
    CKDatabaseOperation: CKFetchRecordsOperation CKFetchSubscriptionsOperation
    CKDatabaseOperation: CKFetchWebAuthTokenOperation CKModifyRecordZonesOperation
    CKDatabaseOperation: CKModifyRecordsOperation CKModifySubscriptionsOperation CKQueryOperation
    CKNotification: CKDatabaseNotification CKQueryNotification CKRecordZoneNotification
    CKOperation: CKAcceptSharesOperation CKDatabaseOperation CKDiscoverAllUserIdentitiesOperation
    CKOperation: CKDiscoverUserIdentitiesOperation CKFetchShareMetadataOperation
    CKOperation: CKFetchShareParticipantsOperation
    CKRecord: CKShare
    CKSubscription: CKDatabaseSubscription CKQuerySubscription CKRecordZoneSubscription
    CKSyncEngineEvent: CKSyncEngineAccountChangeEvent CKSyncEngineDidFetchChangesEvent
    CKSyncEngineEvent: CKSyncEngineDidFetchRecordZoneChangesEvent CKSyncEngineDidSendChangesEvent
    CKSyncEngineEvent: CKSyncEngineFetchedDatabaseChangesEvent
    CKSyncEngineEvent: CKSyncEngineFetchedRecordZoneChangesEvent
    CKSyncEngineEvent: CKSyncEngineSentDatabaseChangesEvent CKSyncEngineSentRecordZoneChangesEvent
    CKSyncEngineEvent: CKSyncEngineStateUpdateEvent CKSyncEngineWillFetchChangesEvent
    CKSyncEngineEvent: CKSyncEngineWillFetchRecordZoneChangesEvent CKSyncEngineWillSendChangesEvent
    CKSyncEnginePendingDatabaseChange: CKSyncEnginePendingZoneDelete CKSyncEnginePendingZoneSave
    CLCondition: CLBeaconIdentityCondition
    CLKComplicationTemplate: CLKComplicationTemplateCircularSmallRingImage
    CLKComplicationTemplate: CLKComplicationTemplateCircularSmallRingText
    CLKComplicationTemplate: CLKComplicationTemplateCircularSmallSimpleImage
    CLKComplicationTemplate: CLKComplicationTemplateCircularSmallSimpleText
    CLKComplicationTemplate: CLKComplicationTemplateCircularSmallStackImage
    CLKComplicationTemplate: CLKComplicationTemplateCircularSmallStackText
    CLKComplicationTemplate: CLKComplicationTemplateExtraLargeColumnsText
    CLKComplicationTemplate: CLKComplicationTemplateExtraLargeRingImage
    CLKComplicationTemplate: CLKComplicationTemplateExtraLargeRingText
    CLKComplicationTemplate: CLKComplicationTemplateExtraLargeSimpleImage
    CLKComplicationTemplate: CLKComplicationTemplateExtraLargeSimpleText
    CLKComplicationTemplate: CLKComplicationTemplateExtraLargeStackImage
    CLKComplicationTemplate: CLKComplicationTemplateExtraLargeStackText
    CLKComplicationTemplate: CLKComplicationTemplateGraphicBezelCircularText
    CLKComplicationTemplate: CLKComplicationTemplateGraphicCircular
    CLKComplicationTemplate: CLKComplicationTemplateGraphicCornerCircularImage
    CLKComplicationTemplate: CLKComplicationTemplateGraphicCornerGaugeImage
    CLKComplicationTemplate: CLKComplicationTemplateGraphicCornerGaugeText
    CLKComplicationTemplate: CLKComplicationTemplateGraphicCornerStackText
    CLKComplicationTemplate: CLKComplicationTemplateGraphicCornerTextImage
    CLKComplicationTemplate: CLKComplicationTemplateGraphicExtraLargeCircular
    CLKComplicationTemplate: CLKComplicationTemplateGraphicRectangularFullImage
    CLKComplicationTemplate: CLKComplicationTemplateGraphicRectangularLargeImage
    CLKComplicationTemplate: CLKComplicationTemplateGraphicRectangularStandardBody
    CLKComplicationTemplate: CLKComplicationTemplateGraphicRectangularTextGauge
    CLKComplicationTemplate: CLKComplicationTemplateModularLargeColumns
    CLKComplicationTemplate: CLKComplicationTemplateModularLargeStandardBody
    CLKComplicationTemplate: CLKComplicationTemplateModularLargeTable
    CLKComplicationTemplate: CLKComplicationTemplateModularLargeTallBody
    CLKComplicationTemplate: CLKComplicationTemplateModularSmallColumnsText
    CLKComplicationTemplate: CLKComplicationTemplateModularSmallRingImage
    CLKComplicationTemplate: CLKComplicationTemplateModularSmallRingText
    CLKComplicationTemplate: CLKComplicationTemplateModularSmallSimpleImage
    CLKComplicationTemplate: CLKComplicationTemplateModularSmallSimpleText
    CLKComplicationTemplate: CLKComplicationTemplateModularSmallStackImage
    CLKComplicationTemplate: CLKComplicationTemplateModularSmallStackText
    CLKComplicationTemplate: CLKComplicationTemplateUtilitarianLargeFlat
    CLKComplicationTemplate: CLKComplicationTemplateUtilitarianSmallFlat
    CLKComplicationTemplate: CLKComplicationTemplateUtilitarianSmallRingImage
    CLKComplicationTemplate: CLKComplicationTemplateUtilitarianSmallRingText
    CLKComplicationTemplate: CLKComplicationTemplateUtilitarianSmallSquare
    CLKComplicationTemplateGraphicCircular: CLKComplicationTemplateGraphicCircularClosedGaugeImage
    CLKComplicationTemplateGraphicCircular: CLKComplicationTemplateGraphicCircularClosedGaugeText
    CLKComplicationTemplateGraphicCircular: CLKComplicationTemplateGraphicCircularImage
    CLKComplicationTemplateGraphicCircular: CLKComplicationTemplateGraphicCircularOpenGaugeImage
    CLKComplicationTemplateGraphicCircular: CLKComplicationTemplateGraphicCircularOpenGaugeRangeText
    CLKComplicationTemplateGraphicCircular: CLKComplicationTemplateGraphicCircularOpenGaugeSimpleText
    CLKComplicationTemplateGraphicCircular: CLKComplicationTemplateGraphicCircularStackImage
    CLKComplicationTemplateGraphicCircular: CLKComplicationTemplateGraphicCircularStackText
    CLKComplicationTemplateGraphicExtraLargeCircular: CLKComplicationTemplateGraphicExtraLargeCircularClosedGaugeImage
    CLKComplicationTemplateGraphicExtraLargeCircular: CLKComplicationTemplateGraphicExtraLargeCircularClosedGaugeText
    CLKComplicationTemplateGraphicExtraLargeCircular: CLKComplicationTemplateGraphicExtraLargeCircularImage
    CLKComplicationTemplateGraphicExtraLargeCircular: CLKComplicationTemplateGraphicExtraLargeCircularOpenGaugeImage
    CLKComplicationTemplateGraphicExtraLargeCircular: CLKComplicationTemplateGraphicExtraLargeCircularOpenGaugeRangeText
    CLKComplicationTemplateGraphicExtraLargeCircular: CLKComplicationTemplateGraphicExtraLargeCircularOpenGaugeSimpleText
    CLKComplicationTemplateGraphicExtraLargeCircular: CLKComplicationTemplateGraphicExtraLargeCircularStackImage
    CLKComplicationTemplateGraphicExtraLargeCircular: CLKComplicationTemplateGraphicExtraLargeCircularStackText
    CLKGaugeProvider: CLKSimpleGaugeProvider CLKTimeIntervalGaugeProvider
    CLKTextProvider: CLKDateTextProvider CLKRelativeDateTextProvider CLKSimpleTextProvider
    CLKTextProvider: CLKTimeIntervalTextProvider CLKTimeTextProvider
    CLPlacemark: MKPlacemark
    CLRegion: CLBeaconRegion CLCircularRegion
    CLSActivityItem: CLSBinaryItem CLSQuantityItem CLSScoreItem
    CLSObject: CLSActivity CLSActivityItem CLSContext CLSProgressReportingCapability
    CMAccelerometerData: CMRecordedAccelerometerData
    CMAmbientPressureData: CMRecordedPressureData
    CMLogItem: CMAbsoluteAltitudeData CMAccelerometerData CMAltitudeData CMAmbientPressureData
    CMLogItem: CMDeviceMotion CMGyroData CMHighFrequencyHeartRateData CMMagnetometerData
    CMLogItem: CMMotionActivity CMRotationRateData
    CMRotationRateData: CMRecordedRotationRateData
    CNAssetInfo: CNCompositionInfo
    CNChangeHistoryEvent: CNChangeHistoryAddContactEvent CNChangeHistoryAddGroupEvent
    CNChangeHistoryEvent: CNChangeHistoryAddMemberToGroupEvent
    CNChangeHistoryEvent: CNChangeHistoryAddSubgroupToGroupEvent CNChangeHistoryDeleteContactEvent
    CNChangeHistoryEvent: CNChangeHistoryDeleteGroupEvent CNChangeHistoryDropEverythingEvent
    CNChangeHistoryEvent: CNChangeHistoryRemoveMemberFromGroupEvent
    CNChangeHistoryEvent: CNChangeHistoryRemoveSubgroupFromGroupEvent
    CNChangeHistoryEvent: CNChangeHistoryUpdateContactEvent CNChangeHistoryUpdateGroupEvent
    CNContact: CNMutableContact
    CNDetectionTrack: CNCustomDetectionTrack CNFixedDetectionTrack
    CNFetchRequest: CNContactFetchRequest
    CNGroup: CNMutableGroup
    CNPostalAddress: CNMutablePostalAddress
    CXAction: CXCallAction
    CXCallAction: CXAnswerCallAction CXEndCallAction CXPlayDTMFCallAction CXSetGroupCallAction
    CXCallAction: CXSetHeldCallAction CXSetMutedCallAction CXStartCallAction
    EKCalendarItem: EKEvent EKReminder
    EKObject: EKAlarm EKCalendar EKCalendarItem EKParticipant EKRecurrenceRule EKSource
    EKObject: EKStructuredLocation
    GLKBaseEffect: GLKReflectionMapEffect
    GLKEffectProperty: GLKEffectPropertyFog GLKEffectPropertyLight GLKEffectPropertyMaterial
    GLKEffectProperty: GLKEffectPropertyTexture GLKEffectPropertyTransform
    HKCumulativeQuantitySample: HKCumulativeQuantitySeriesSample
    HKDocumentSample: HKCDADocumentSample
    HKLensSpecification: HKContactsLensSpecification HKGlassesLensSpecification
    HKObject: HKSample
    HKObjectType: HKActivitySummaryType HKCharacteristicType HKSampleType
    HKQuantitySample: HKCumulativeQuantitySample HKDiscreteQuantitySample
    HKQuery: HKActivitySummaryQuery HKAnchoredObjectQuery HKCorrelationQuery HKDocumentQuery
    HKQuery: HKElectrocardiogramQuery HKHeartbeatSeriesQuery HKObserverQuery
    HKQuery: HKQuantitySeriesSampleQuery HKSampleQuery HKSourceQuery HKStatisticsCollectionQuery
    HKQuery: HKStatisticsQuery HKVerifiableClinicalRecordQuery HKWorkoutEffortRelationshipQuery
    HKQuery: HKWorkoutRouteQuery
    HKSample: HKAudiogramSample HKCategorySample HKClinicalRecord HKCorrelation HKDocumentSample
    HKSample: HKElectrocardiogram HKQuantitySample HKScoredAssessment HKSeriesSample HKStateOfMind
    HKSample: HKVerifiableClinicalRecord HKVisionPrescription HKWorkout
    HKSampleType: HKAudiogramSampleType HKCategoryType HKClinicalType HKCorrelationType
    HKSampleType: HKDocumentType HKElectrocardiogramType HKMetadata HKPrescriptionType
    HKSampleType: HKQuantityType HKScoredAssessmentType HKSeriesType HKStateOfMindType HKWorkoutType
    HKScoredAssessment: HKGAD7Assessment HKPHQ9Assessment
    HKSeriesBuilder: HKWorkoutRouteBuilder
    HKSeriesSample: HKHeartbeatSeriesBuilder HKHeartbeatSeriesSample HKWorkoutRoute
    HKVisionPrescription: HKContactsPrescription HKGlassesPrescription
    LAEnvironmentMechanism: LAEnvironmentMechanismBiometry LAEnvironmentMechanismCompanion
    LAEnvironmentMechanism: LAEnvironmentMechanismUserPassword
    LARight: LAPersistedRight
    MKAnnotationView: MKMarkerAnnotationView MKPinAnnotationView MKUserLocationView
    MKMapConfiguration: MKHybridMapConfiguration MKImageryMapConfiguration
    MKMapConfiguration: MKStandardMapConfiguration
    MKMultiPoint: MKPolygon MKPolyline
    MKOverlayPathRenderer: MKCircleRenderer MKMultiPolygonRenderer MKMultiPolylineRenderer
    MKOverlayPathRenderer: MKPolygonRenderer MKPolylineRenderer
    MKOverlayPathView: MKCircleView MKPolygonView MKPolylineView
    MKOverlayRenderer: MKOverlayPathRenderer MKTileOverlayRenderer
    MKOverlayView: MKOverlayPathView
    MKPolyline: MKGeodesicPolyline
    MKPolylineRenderer: MKGradientPolylineRenderer
    MKShape: MKCircle MKMultiPoint MKMultiPolygon MKMultiPolyline MKPointAnnotation
    MPMediaEntity: MPMediaItem MPMediaItemCollection
    MPMediaItemCollection: MPMediaPlaylist
    MPMediaPredicate: MPMediaPropertyPredicate
    MPMusicPlayerController: MPMusicPlayerApplicationController
    MPMusicPlayerControllerQueue: MPMusicPlayerControllerMutableQueue
    MPMusicPlayerQueueDescriptor: MPMusicPlayerMediaItemQueueDescriptor
    MPMusicPlayerQueueDescriptor: MPMusicPlayerPlayParametersQueueDescriptor
    MPMusicPlayerQueueDescriptor: MPMusicPlayerStoreQueueDescriptor
    MPRemoteCommand: MPChangePlaybackPositionCommand MPChangePlaybackRateCommand
    MPRemoteCommand: MPChangeRepeatModeCommand MPChangeShuffleModeCommand MPFeedbackCommand
    MPRemoteCommand: MPRatingCommand MPSkipIntervalCommand
    MPRemoteCommandEvent: MPChangeLanguageOptionCommandEvent MPChangePlaybackPositionCommandEvent
    MPRemoteCommandEvent: MPChangePlaybackRateCommandEvent MPChangeRepeatModeCommandEvent
    MPRemoteCommandEvent: MPChangeShuffleModeCommandEvent MPFeedbackCommandEvent
    MPRemoteCommandEvent: MPRatingCommandEvent MPSeekCommandEvent MPSkipIntervalCommandEvent
    NSArray: NSMutableArray
    NSAttributeDescription: NSCompositeAttributeDescription NSDerivedAttributeDescription
    NSAttributedString: NSMutableAttributedString
    NSCharacterSet: NSMutableCharacterSet
    NSCoder: NSKeyedArchiver NSKeyedUnarchiver
    NSCollectionLayoutItem: NSCollectionLayoutDecorationItem NSCollectionLayoutGroup
    NSCollectionLayoutItem: NSCollectionLayoutSupplementaryItem
    NSCollectionLayoutSupplementaryItem: NSCollectionLayoutBoundarySupplementaryItem
    NSData: NSMutableData
    NSDictionary: NSMutableDictionary
    NSDimension: NSUnitAcceleration NSUnitAngle NSUnitArea NSUnitConcentrationMass NSUnitDispersion
    NSDimension: NSUnitDuration NSUnitElectricCharge NSUnitElectricCurrent
    NSDimension: NSUnitElectricPotentialDifference NSUnitElectricResistance NSUnitEnergy
    NSDimension: NSUnitFrequency NSUnitFuelEfficiency NSUnitIlluminance NSUnitInformationStorage
    NSDimension: NSUnitLength NSUnitMass NSUnitPower NSUnitPressure NSUnitSpeed NSUnitTemperature
    NSDimension: NSUnitVolume
    NSEnumerator: NSDirectoryEnumerator OSLogEnumerator
    NSExpression: NSFetchRequestExpression
    NSExtensionContext: ASAccountAuthenticationModificationExtensionContext
    NSExtensionContext: ASCredentialProviderExtensionContext CXCallDirectoryExtensionContext
    NSExtensionContext: PHEditingExtensionContext
    NSFormatter: CNContactFormatter CNPostalAddressFormatter MKDistanceFormatter
    NSFormatter: NSByteCountFormatter NSDateComponentsFormatter NSDateFormatter
    NSFormatter: NSDateIntervalFormatter NSEnergyFormatter NSISO8601DateFormatter NSLengthFormatter
    NSFormatter: NSListFormatter NSMassFormatter NSMeasurementFormatter NSNumberFormatter
    NSFormatter: NSPersonNameComponentsFormatter NSRelativeDateTimeFormatter
    NSIndexSet: NSMutableIndexSet
    NSInflectionRule: NSInflectionRuleExplicit
    NSMigrationStage: NSCustomMigrationStage NSLightweightMigrationStage
    NSMutableAttributedString: NSTextStorage
    NSMutableData: NSPurgeableData
    NSNumber: NSDecimalNumber
    NSObject: ASAccessory ASAccessoryEvent ASAccessorySession ASAccessorySettings
    NSObject: ASAccountAuthenticationModificationController
    NSObject: ASAccountAuthenticationModificationRequest ASAuthorization
    NSObject: ASAuthorizationAppleIDCredential ASAuthorizationAppleIDProvider
    NSObject: ASAuthorizationController ASAuthorizationPasswordProvider
    NSObject: ASAuthorizationPlatformPublicKeyCredentialAssertion
    NSObject: ASAuthorizationPlatformPublicKeyCredentialDescriptor
    NSObject: ASAuthorizationPlatformPublicKeyCredentialProvider
    NSObject: ASAuthorizationPlatformPublicKeyCredentialRegistration
    NSObject: ASAuthorizationProviderExtensionAuthorizationRequest
    NSObject: ASAuthorizationProviderExtensionAuthorizationResult
    NSObject: ASAuthorizationPublicKeyCredentialLargeBlobAssertionInput
    NSObject: ASAuthorizationPublicKeyCredentialLargeBlobAssertionOutput
    NSObject: ASAuthorizationPublicKeyCredentialLargeBlobRegistrationInput
    NSObject: ASAuthorizationPublicKeyCredentialLargeBlobRegistrationOutput
    NSObject: ASAuthorizationPublicKeyCredentialPRFAssertionInput
    NSObject: ASAuthorizationPublicKeyCredentialPRFAssertionInputValues
    NSObject: ASAuthorizationPublicKeyCredentialPRFAssertionOutput
    NSObject: ASAuthorizationPublicKeyCredentialPRFRegistrationInput
    NSObject: ASAuthorizationPublicKeyCredentialPRFRegistrationOutput
    NSObject: ASAuthorizationPublicKeyCredentialParameters ASAuthorizationRequest
    NSObject: ASAuthorizationSecurityKeyPublicKeyCredentialAssertion
    NSObject: ASAuthorizationSecurityKeyPublicKeyCredentialDescriptor
    NSObject: ASAuthorizationSecurityKeyPublicKeyCredentialProvider
    NSObject: ASAuthorizationSecurityKeyPublicKeyCredentialRegistration
    NSObject: ASAuthorizationSingleSignOnCredential ASAuthorizationSingleSignOnProvider
    NSObject: ASAuthorizationWebBrowserPlatformPublicKeyCredential
    NSObject: ASAuthorizationWebBrowserPublicKeyCredentialManager ASCredentialIdentityStore
    NSObject: ASCredentialIdentityStoreState ASCredentialServiceIdentifier ASDiscoveryDescriptor
    NSObject: ASIdentifierManager ASOneTimeCodeCredential ASOneTimeCodeCredentialIdentity
    NSObject: ASOneTimeCodeCredentialRequest ASPasskeyAssertionCredential
    NSObject: ASPasskeyAssertionCredentialExtensionInput ASPasskeyAssertionCredentialExtensionOutput
    NSObject: ASPasskeyCredentialIdentity ASPasskeyCredentialRequest
    NSObject: ASPasskeyCredentialRequestParameters ASPasskeyRegistrationCredential
    NSObject: ASPasskeyRegistrationCredentialExtensionInput
    NSObject: ASPasskeyRegistrationCredentialExtensionOutput ASPasswordCredential
    NSObject: ASPasswordCredentialIdentity ASPasswordCredentialRequest ASPickerDisplayItem
    NSObject: ASPublicKeyCredentialClientData ASSettingsHelper ASWebAuthenticationSession
    NSObject: ASWebAuthenticationSessionCallback AUAudioUnit AVAUPresetEvent AVAsset AVAssetCache
    NSObject: AVAssetDownloadConfiguration AVAssetDownloadContentConfiguration
    NSObject: AVAssetDownloadStorageManagementPolicy AVAssetDownloadStorageManager
    NSObject: AVAssetExportSession AVAssetImageGenerator AVAssetPlaybackAssistant AVAssetReader
    NSObject: AVAssetReaderOutput AVAssetReaderOutputCaptionAdaptor
    NSObject: AVAssetReaderOutputMetadataAdaptor AVAssetResourceLoader
    NSObject: AVAssetResourceLoadingContentInformationRequest AVAssetResourceLoadingDataRequest
    NSObject: AVAssetResourceLoadingRequest AVAssetResourceLoadingRequestor AVAssetSegmentReport
    NSObject: AVAssetSegmentReportSampleInformation AVAssetSegmentTrackReport AVAssetTrack
    NSObject: AVAssetTrackGroup AVAssetTrackSegment AVAssetVariant AVAssetVariantAudioAttributes
    NSObject: AVAssetVariantAudioRenditionSpecificAttributes AVAssetVariantQualifier
    NSObject: AVAssetVariantVideoAttributes AVAssetVariantVideoLayoutAttributes AVAssetWriter
    NSObject: AVAssetWriterInput AVAssetWriterInputCaptionAdaptor AVAssetWriterInputMetadataAdaptor
    NSObject: AVAssetWriterInputPassDescription AVAssetWriterInputPixelBufferAdaptor
    NSObject: AVAssetWriterInputTaggedPixelBufferGroupAdaptor AVAsynchronousCIImageFilteringRequest
    NSObject: AVAsynchronousVideoCompositionRequest AVAudioApplication AVAudioBuffer
    NSObject: AVAudioChannelLayout AVAudioConnectionPoint AVAudioConverter AVAudioEngine
    NSObject: AVAudioEnvironmentDistanceAttenuationParameters AVAudioEnvironmentReverbParameters
    NSObject: AVAudioFile AVAudioFormat AVAudioMix AVAudioMixInputParameters
    NSObject: AVAudioMixingDestination AVAudioNode AVAudioPlayer AVAudioRecorder AVAudioSequencer
    NSObject: AVAudioSession AVAudioSessionChannelDescription AVAudioSessionDataSourceDescription
    NSObject: AVAudioSessionPortDescription AVAudioSessionRouteDescription AVAudioTime
    NSObject: AVAudioUnitComponent AVAudioUnitComponentManager AVAudioUnitEQFilterParameters
    NSObject: AVCameraCalibrationData AVCaption AVCaptionConversionAdjustment
    NSObject: AVCaptionConversionValidator AVCaptionConversionWarning AVCaptionFormatConformer
    NSObject: AVCaptionGroup AVCaptionGrouper AVCaptionRegion AVCaptionRenderer
    NSObject: AVCaptionRendererScene AVCaptionRuby AVCaptureAudioChannel
    NSObject: AVCaptureBracketedStillImageSettings AVCaptureConnection AVCaptureControl
    NSObject: AVCaptureDataOutputSynchronizer AVCaptureDevice AVCaptureDeviceDiscoverySession
    NSObject: AVCaptureDeviceFormat AVCaptureDeviceRotationCoordinator AVCaptureEvent
    NSObject: AVCaptureEventInteraction AVCaptureInput AVCaptureInputPort AVCaptureOutput
    NSObject: AVCapturePhoto AVCapturePhotoOutputReadinessCoordinator AVCapturePhotoSettings
    NSObject: AVCaptureReactionEffectState AVCaptureResolvedPhotoSettings AVCaptureSession
    NSObject: AVCaptureSynchronizedData AVCaptureSynchronizedDataCollection
    NSObject: AVCaptureSystemPressureState AVCompositionTrackFormatDescriptionReplacement
    NSObject: AVContentKey AVContentKeyRequest AVContentKeyResponse AVContentKeySession
    NSObject: AVContentKeySpecifier AVCoordinatedPlaybackParticipant AVCoordinatedPlaybackSuspension
    NSObject: AVCustomDeviceRoute AVCustomRoutingActionItem AVCustomRoutingController
    NSObject: AVCustomRoutingEvent AVCustomRoutingPartialIP
    NSObject: AVDelegatingPlaybackCoordinatorPlaybackControlCommand AVDepthData AVExposureBiasRange
    NSObject: AVExternalStorageDevice AVExternalStorageDeviceDiscoverySession
    NSObject: AVFragmentedAssetMinder AVFrameRateRange AVInterstitialTimeRange AVMIDIPlayer
    NSObject: AVMediaDataStorage AVMediaSelection AVMediaSelectionGroup AVMediaSelectionOption
    NSObject: AVMetadataGroup AVMetadataItem AVMetadataItemFilter AVMetadataItemValueRequest
    NSObject: AVMetadataObject AVMetricEvent AVMetricEventStream AVMusicEvent AVMusicTrack
    NSObject: AVOutputSettingsAssistant AVPictureInPictureController
    NSObject: AVPictureInPictureControllerContentSource AVPlaybackCoordinator AVPlaybackSpeed
    NSObject: AVPlayer AVPlayerInterstitialEvent AVPlayerInterstitialEventMonitor AVPlayerItem
    NSObject: AVPlayerItemAccessLog AVPlayerItemAccessLogEvent AVPlayerItemErrorLog
    NSObject: AVPlayerItemErrorLogEvent AVPlayerItemIntegratedTimeline
    NSObject: AVPlayerItemIntegratedTimelineSnapshot AVPlayerItemMediaDataCollector
    NSObject: AVPlayerItemOutput AVPlayerItemSegment AVPlayerItemTrack AVPlayerLooper
    NSObject: AVPlayerMediaSelectionCriteria AVPlayerVideoOutput AVPlayerVideoOutputConfiguration
    NSObject: AVPortraitEffectsMatte AVRenderedCaptionImage AVRouteDetector
    NSObject: AVSampleBufferAudioRenderer AVSampleBufferGenerator AVSampleBufferGeneratorBatch
    NSObject: AVSampleBufferRenderSynchronizer AVSampleBufferRequest AVSampleBufferVideoRenderer
    NSObject: AVSampleCursor AVSemanticSegmentationMatte AVSpeechSynthesisMarker
    NSObject: AVSpeechSynthesisProviderRequest AVSpeechSynthesisProviderVoice AVSpeechSynthesisVoice
    NSObject: AVSpeechSynthesizer AVSpeechUtterance AVTextStyleRule AVVideo AVVideoComposition
    NSObject: AVVideoCompositionCoreAnimationTool AVVideoCompositionInstruction
    NSObject: AVVideoCompositionLayerInstruction AVVideoCompositionRenderContext
    NSObject: AVVideoCompositionRenderHint AVVideoOutputSpecification AVVideoPerformanceMetrics
    NSObject: AVZoomRange BGTask BGTaskRequest BGTaskScheduler CAAnimation CADisplayLink
    NSObject: CAEDRMetadata CAEmitterCell CALayer CAMediaTimingFunction CAMetalDisplayLink
    NSObject: CAMetalDisplayLinkUpdate CARenderer CATransaction CAValueFunction CBATTRequest
    NSObject: CBAttribute CBL2CAPChannel CBManager CBPeer CIColor CIContext CIDetector CIFeature
    NSObject: CIFilter CIFilterGenerator CIFilterShape CIImage CIImageAccumulator
    NSObject: CIImageProcessorKernel CIKernel CIRenderDestination CIRenderInfo CIRenderTask
    NSObject: CISampler CIVector CKAllowedSharingOptions CKAsset CKContainer CKDatabase
    NSObject: CKFetchRecordZoneChangesConfiguration CKFetchRecordZoneChangesOptions CKNotification
    NSObject: CKNotificationID CKNotificationInfo CKOperationConfiguration CKOperationGroup CKQuery
    NSObject: CKQueryCursor CKRecord CKRecordID CKRecordZone CKRecordZoneID CKReference
    NSObject: CKServerChangeToken CKShareMetadata CKShareParticipant CKSubscription CKSyncEngine
    NSObject: CKSyncEngineConfiguration CKSyncEngineEvent CKSyncEngineFailedRecordSave
    NSObject: CKSyncEngineFailedZoneSave CKSyncEngineFetchChangesContext
    NSObject: CKSyncEngineFetchChangesOptions CKSyncEngineFetchChangesScope
    NSObject: CKSyncEngineFetchedRecordDeletion CKSyncEngineFetchedZoneDeletion
    NSObject: CKSyncEnginePendingDatabaseChange CKSyncEnginePendingRecordZoneChange
    NSObject: CKSyncEngineRecordZoneChangeBatch CKSyncEngineSendChangesContext
    NSObject: CKSyncEngineSendChangesOptions CKSyncEngineSendChangesScope CKSyncEngineState
    NSObject: CKSyncEngineStateSerialization CKSystemSharingUIObserver CKUserIdentity
    NSObject: CKUserIdentityLookupInfo CLBackgroundActivitySession
    NSObject: CLBackgroundActivitySessionDiagnostic CLBeacon CLBeaconIdentityConstraint
    NSObject: CLCircularGeographicCondition CLCondition CLFloor CLGeocoder CLHeading CLKComplication
    NSObject: CLKComplicationDescriptor CLKComplicationServer CLKComplicationTemplate
    NSObject: CLKComplicationTimelineEntry CLKFullColorImageProvider CLKGaugeProvider
    NSObject: CLKImageProvider CLKTextProvider CLKWatchFaceLibrary CLLocation CLLocationManager
    NSObject: CLLocationSourceInformation CLLocationUpdater CLMonitor CLMonitorConfiguration
    NSObject: CLMonitoringEvent CLMonitoringRecord CLPlacemark CLRegion CLSDataStore CLSObject
    NSObject: CLServiceSession CLServiceSessionDiagnostic CLUpdate CLVisit CMAltimeter CMAttitude
    NSObject: CMBatchedSensorManager CMDyskineticSymptomResult CMHeadphoneActivityManager
    NSObject: CMHeadphoneMotionManager CMLogItem CMMotionActivityManager CMMotionManager
    NSObject: CMOdometerData CMPedometer CMPedometerData CMPedometerEvent CMSensorDataList
    NSObject: CMSensorRecorder CMStepCounter CMTremorResult CMWaterSubmersionEvent
    NSObject: CMWaterSubmersionManager CMWaterSubmersionMeasurement CMWaterTemperature CNAssetInfo
    NSObject: CNBoundsPrediction CNChangeHistoryEvent CNChangeHistoryFetchRequest CNContact
    NSObject: CNContactProperty CNContactRelation CNContactStore CNContactVCardSerialization
    NSObject: CNContactsUserDefaults CNContainer CNDecision CNDetection CNDetectionTrack
    NSObject: CNFetchRequest CNFetchResult CNGroup CNInstantMessageAddress CNLabeledValue
    NSObject: CNObjectTracker CNPhoneNumber CNPostalAddress CNRenderingSession
    NSObject: CNRenderingSessionAttributes CNRenderingSessionFrameAttributes CNSaveRequest CNScript
    NSObject: CNScriptChanges CNScriptFrame CNSocialProfile CTCall CTCallCenter CTCarrier
    NSObject: CTCellularData CTCellularPlanProvisioning CTCellularPlanProvisioningRequest
    NSObject: CTSubscriber CTSubscriberInfo CTTelephonyNetworkInfo CXAction CXCall CXCallController
    NSObject: CXCallDirectoryManager CXCallDirectoryProvider CXCallObserver CXCallUpdate CXHandle
    NSObject: CXProvider CXProviderConfiguration CXTransaction EKEventStore EKObject
    NSObject: EKRecurrenceDayOfWeek EKRecurrenceEnd EKVirtualConferenceDescriptor
    NSObject: EKVirtualConferenceProvider EKVirtualConferenceRoomTypeDescriptor
    NSObject: EKVirtualConferenceURLDescriptor GLKBaseEffect GLKEffectProperty GLKMesh GLKMeshBuffer
    NSObject: GLKMeshBufferAllocator GLKSkyboxEffect GLKSubmesh GLKTextureInfo GLKTextureLoader
    NSObject: HKActivityMoveModeObject HKActivitySummary HKAttachment HKAttachmentStore
    NSObject: HKAudiogramSensitivityPoint HKAudiogramSensitivityPointClampingRange
    NSObject: HKAudiogramSensitivityTest HKBiologicalSexObject HKBloodTypeObject HKCDADocument
    NSObject: HKDeletedObject HKDevice HKElectrocardiogramVoltageMeasurement HKFHIRResource
    NSObject: HKFHIRVersion HKFitzpatrickSkinTypeObject HKHealthStore HKLensSpecification HKObject
    NSObject: HKObjectType HKQuantity HKQuantitySeriesSampleBuilder HKQuery HKQueryAnchor
    NSObject: HKQueryDescriptor HKSeriesBuilder HKSource HKSourceRevision HKStatistics
    NSObject: HKStatisticsCollection HKUnit HKVerifiableClinicalRecordSubject HKVisionPrism
    NSObject: HKWheelchairUseObject HKWorkoutActivity HKWorkoutBuilder HKWorkoutConfiguration
    NSObject: HKWorkoutEffortRelationship HKWorkoutEvent HKWorkoutSession
    NSObject: LAAuthenticationRequirement LABiometryFallbackRequirement LAContext LADomainState
    NSObject: LADomainStateBiometry LADomainStateCompanion LAEnvironment LAEnvironmentMechanism
    NSObject: LAEnvironmentState LAPrivateKey LAPublicKey LARight LARightStore LASecret
    NSObject: LPLinkMetadata LPMetadataProvider MKAddressFilter MKClusterAnnotation MKDirections
    NSObject: MKDirectionsRequest MKDirectionsResponse MKETAResponse MKGeoJSONDecoder
    NSObject: MKGeoJSONFeature MKIconStyle MKLocalPointsOfInterestRequest MKLocalSearch
    NSObject: MKLocalSearchCompleter MKLocalSearchCompletion MKLocalSearchRequest
    NSObject: MKLocalSearchResponse MKLookAroundScene MKLookAroundSceneRequest MKLookAroundSnapshot
    NSObject: MKLookAroundSnapshotOptions MKLookAroundSnapshotter MKMapCamera MKMapCameraBoundary
    NSObject: MKMapCameraZoomRange MKMapConfiguration MKMapFeatureAnnotation MKMapItem
    NSObject: MKMapItemAnnotation MKMapItemDetailSelectionAccessoryPresentationStyle
    NSObject: MKMapItemIdentifier MKMapItemRequest MKMapSnapshot MKMapSnapshotOptions
    NSObject: MKMapSnapshotter MKOverlayRenderer MKPointOfInterestFilter MKReverseGeocoder MKRoute
    NSObject: MKRouteStep MKSelectionAccessory MKShape MKTileOverlay MKUserLocation MPAdTimeRange
    NSObject: MPContentItem MPMediaEntity MPMediaItemArtwork MPMediaLibrary
    NSObject: MPMediaPlaylistCreationMetadata MPMediaPredicate MPMediaQuery MPMediaQuerySection
    NSObject: MPMovieAccessLog MPMovieAccessLogEvent MPMovieErrorLog MPMovieErrorLogEvent
    NSObject: MPMoviePlayerController MPMusicPlayerController MPMusicPlayerControllerQueue
    NSObject: MPMusicPlayerPlayParameters MPMusicPlayerQueueDescriptor MPNowPlayingInfoCenter
    NSObject: MPNowPlayingInfoLanguageOption MPNowPlayingInfoLanguageOptionGroup MPNowPlayingSession
    NSObject: MPPlayableContentManager MPPlayableContentManagerContext MPRemoteCommand
    NSObject: MPRemoteCommandCenter MPRemoteCommandEvent MPTimedMetadata MTKMesh MTKMeshBuffer
    NSObject: MTKMeshBufferAllocator MTKSubmesh MTKTextureLoader NSAdaptiveImageGlyph NSArray
    NSObject: NSAtomicStoreCacheNode NSAttributedString NSAttributedStringMarkdownParsingOptions
    NSObject: NSAttributedStringMarkdownSourcePosition NSAutoreleasePool NSBundle
    NSObject: NSBundleResourceRequest NSCache NSCachedURLResponse NSCalendar NSCharacterSet NSCoder
    NSObject: NSCollectionLayoutAnchor NSCollectionLayoutDimension NSCollectionLayoutEdgeSpacing
    NSObject: NSCollectionLayoutGroupCustomItem NSCollectionLayoutItem NSCollectionLayoutSection
    NSObject: NSCollectionLayoutSize NSCollectionLayoutSpacing NSCondition NSConditionLock
    NSObject: NSConstraintConflict NSCoreDataCoreSpotlightDelegate NSData NSDataAsset NSDate
    NSObject: NSDateComponents NSDateInterval NSDictionary NSDiffableDataSourceSectionSnapshot
    NSObject: NSDiffableDataSourceSectionTransaction NSDiffableDataSourceSnapshot
    NSObject: NSDiffableDataSourceTransaction NSEntityDescription NSEntityMapping
    NSObject: NSEntityMigrationPolicy NSEnumerator NSError NSException NSExpression
    NSObject: NSExtensionContext NSExtensionItem NSFetchIndexDescription
    NSObject: NSFetchIndexElementDescription NSFetchedResultsController NSFileAccessIntent
    NSObject: NSFileCoordinator NSFileHandle NSFileManager NSFileProviderDomain
    NSObject: NSFileProviderDomainVersion NSFileProviderExtension NSFileProviderItemVersion
    NSObject: NSFileProviderManager NSFileProviderRequest NSFileProviderService NSFileVersion
    NSObject: NSFileWrapper NSFormatter NSHTTPCookie NSHTTPCookieStorage NSIncrementalStoreNode
    NSObject: NSIndexPath NSIndexSet NSInflectionRule NSInvocation NSItemProvider
    NSObject: NSJSONSerialization NSKeyValueSharedObservers NSKeyValueSharedObserversSnapshot
    NSObject: NSLayoutAnchor NSLayoutConstraint NSLayoutManager NSLinguisticTagger NSLocale
    NSObject: NSLocalizedNumberFormatRule NSLock NSManagedObject NSManagedObjectContext
    NSObject: NSManagedObjectID NSManagedObjectModel NSManagedObjectModelReference NSMappingModel
    NSObject: NSMeasurement NSMergeConflict NSMergePolicy NSMetadataItem NSMetadataQuery
    NSObject: NSMetadataQueryAttributeValueTuple NSMetadataQueryResultGroup NSMethodSignature
    NSObject: NSMigrationManager NSMigrationStage NSMorphology NSMorphologyCustomPronoun
    NSObject: NSMorphologyPronoun NSNetService NSNetServiceBrowser NSNotification
    NSObject: NSNotificationCenter NSNotificationQueue NSNull NSObject2 NSOperation NSOperationQueue
    NSObject: NSOrderedSet NSOrthography NSParagraphStyle NSPersistentCloudKitContainerEvent
    NSObject: NSPersistentCloudKitContainerOptions NSPersistentContainer NSPersistentHistoryChange
    NSObject: NSPersistentHistoryToken NSPersistentHistoryTransaction NSPersistentStore
    NSObject: NSPersistentStoreCoordinator NSPersistentStoreDescription NSPersistentStoreRequest
    NSObject: NSPersistentStoreResult NSPersonNameComponents NSPipe NSPort NSPortMessage NSPredicate
    NSObject: NSPresentationIntent NSProcessInfo NSProgress NSPropertyDescription
    NSObject: NSPropertyListSerialization NSPropertyMapping NSQueryGenerationToken NSRecursiveLock
    NSObject: NSRegularExpression NSRunLoop NSSet NSShadow NSSortDescriptor NSStagedMigrationManager
    NSObject: NSStream NSString2 NSStringDrawingContext NSSymbolContentTransition NSSymbolEffect
    NSObject: NSSymbolEffectOptions NSSymbolEffectOptionsRepeatBehavior NSTermOfAddress
    NSObject: NSTextAttachment NSTextAttachmentViewProvider NSTextCheckingResult NSTextContainer
    NSObject: NSTextContentManager NSTextElement NSTextLayoutFragment NSTextLayoutManager
    NSObject: NSTextLineFragment NSTextList NSTextRange NSTextSelection NSTextSelectionNavigation
    NSObject: NSTextTab NSTextViewportLayoutController NSThread NSTimeZone NSTimer
    NSObject: NSURLAuthenticationChallenge NSURLCache NSURLComponents NSURLConnection
    NSObject: NSURLCredential NSURLCredentialStorage NSURLProtectionSpace NSURLProtocol
    NSObject: NSURLQueryItem NSURLRequest NSURLResponse NSURLSession NSURLSessionConfiguration
    NSObject: NSURLSessionTask NSURLSessionTaskMetrics NSURLSessionTaskTransactionMetrics
    NSObject: NSURLSessionWebSocketMessage NSUbiquitousKeyValueStore NSUndoManager NSUnit
    NSObject: NSUnitConverter NSUserActivity NSUserDefaults NSValue NSValueTransformer
    NSObject: NSXPCConnection NSXPCInterface NSXPCListener NSXPCListenerEndpoint NWEndpoint NWPath
    NSObject: NWTCPConnection NWTLSParameters NWUDPSession OSLogEntry OSLogMessageComponent
    NSObject: OSLogPosition OSLogStore PDFAction PDFAnnotation PDFAppearanceCharacteristics
    NSObject: PDFBorder PDFDestination PDFDocument PDFOutline PDFPage PDFSelection PHAdjustmentData
    NSObject: PHAssetResource PHAssetResourceCreationOptions PHAssetResourceManager
    NSObject: PHAssetResourceRequestOptions PHChange PHChangeRequest PHCloudIdentifier
    NSObject: PHCloudIdentifierMapping PHContentEditingInput PHContentEditingInputRequestOptions
    NSObject: PHContentEditingOutput PHFetchOptions PHFetchResult PHFetchResultChangeDetails
    NSObject: PHImageManager PHImageRequestOptions PHLivePhoto PHLivePhotoEditingContext
    NSObject: PHLivePhotoRequestOptions PHLocalIdentifierMapping PHObject PHObjectChangeDetails
    NSObject: PHPersistentChange PHPersistentChangeFetchResult PHPersistentChangeToken
    NSObject: PHPersistentObjectChangeDetails PHPhotoLibrary PHPickerConfiguration PHPickerFilter
    NSObject: PHPickerResult PHPickerUpdateConfiguration PHVideoRequestOptions
    NSObject: PKAddPassMetadataPreview PKAddPaymentPassRequest PKAddPaymentPassRequestConfiguration
    NSObject: PKAddSecureElementPassConfiguration PKAutomaticReloadPaymentRequest
    NSObject: PKBarcodeEventConfigurationRequest PKBarcodeEventMetadataRequest
    NSObject: PKBarcodeEventMetadataResponse PKBarcodeEventSignatureRequest
    NSObject: PKBarcodeEventSignatureResponse PKContact PKDateComponentsRange
    NSObject: PKDeferredPaymentRequest PKDisbursementRequest PKDrawing PKFloatRange
    NSObject: PKIdentityAuthorizationController PKIdentityDocument PKIdentityDocumentMetadata
    NSObject: PKIdentityDriversLicenseDescriptor PKIdentityElement PKIdentityIntentToStore
    NSObject: PKIdentityNationalIDCardDescriptor PKIdentityRequest PKInk
    NSObject: PKIssuerProvisioningExtensionHandler PKIssuerProvisioningExtensionPassEntry
    NSObject: PKIssuerProvisioningExtensionStatus PKLabeledValue PKObject PKPassLibrary
    NSObject: PKPassRelevantDate PKPayment PKPaymentAuthorizationController
    NSObject: PKPaymentAuthorizationResult PKPaymentInformationEventExtension
    NSObject: PKPaymentMerchantSession PKPaymentMethod PKPaymentOrderDetails PKPaymentRequest
    NSObject: PKPaymentRequestMerchantSessionUpdate PKPaymentRequestUpdate PKPaymentSummaryItem
    NSObject: PKPaymentToken PKPaymentTokenContext PKPushCredentials PKPushPayload PKPushRegistry
    NSObject: PKRecurringPaymentRequest PKShareablePassMetadata PKStoredValuePassBalance
    NSObject: PKStoredValuePassProperties PKStroke PKStrokePath PKStrokePoint PKToolPicker
    NSObject: PKToolPickerCustomItemConfiguration PKToolPickerItem PKVehicleConnectionSession
    NSObject: QLFilePreviewRequest QLFileThumbnailRequest QLPreviewProvider QLPreviewReply
    NSObject: QLPreviewReplyAttachment QLPreviewSceneOptions QLThumbnailGenerationRequest
    NSObject: QLThumbnailGenerator QLThumbnailProvider QLThumbnailReply QLThumbnailRepresentation
    NSObject: SFAcousticFeature SFAddToHomeScreenInfo SFAuthenticationSession
    NSObject: SFContentBlockerManager SFContentBlockerState SFSafariViewControllerActivityButton
    NSObject: SFSafariViewControllerConfiguration SFSafariViewControllerDataStore
    NSObject: SFSafariViewControllerPrewarmingToken SFSpeechLanguageModel
    NSObject: SFSpeechLanguageModelConfiguration SFSpeechRecognitionMetadata
    NSObject: SFSpeechRecognitionRequest SFSpeechRecognitionResult SFSpeechRecognitionTask
    NSObject: SFSpeechRecognizer SFTranscription SFTranscriptionSegment SFVoiceAnalytics SKAction
    NSObject: SKAdImpression SKAdNetwork SKAttribute SKAttributeValue SKCloudServiceController
    NSObject: SKConstraint SKDownload SKKeyframeSequence SKOverlay SKOverlayAppConfiguration
    NSObject: SKOverlayConfiguration SKOverlayTransitionContext SKPayment SKPaymentDiscount
    NSObject: SKPaymentQueue SKPaymentTransaction SKPhysicsBody SKPhysicsContact SKPhysicsJoint
    NSObject: SKPhysicsWorld SKProduct SKProductDiscount SKProductStorePromotionController
    NSObject: SKProductSubscriptionPeriod SKProductsResponse SKRange SKReachConstraints SKRegion
    NSObject: SKRenderer SKRequest SKShader SKStoreReviewController SKStorefront SKTexture
    NSObject: SKTextureAtlas SKTileDefinition SKTileGroup SKTileGroupRule SKTileSet SKTransition
    NSObject: SKUniform SKWarpGeometry SKWarpable UIAcceleration UIAccelerometer
    NSObject: UIAccessibilityCustomAction UIAccessibilityCustomRotor
    NSObject: UIAccessibilityCustomRotorItemResult UIAccessibilityCustomRotorSearchPredicate
    NSObject: UIAccessibilityLocationDescriptor UIActivity UIActivityCollaborationModeRestriction
    NSObject: UIActivityItemsConfiguration UIAlertAction UIApplicationShortcutIcon
    NSObject: UIApplicationShortcutItem UIBackgroundConfiguration UIBandSelectionInteraction
    NSObject: UIBarAppearance UIBarButtonItemAppearance UIBarButtonItemGroup
    NSObject: UIBarButtonItemStateAppearance UIBarItem UIBezierPath UIButtonConfiguration
    NSObject: UICalendarSelection UICalendarViewDecoration UICellAccessory
    NSObject: UICollectionLayoutListConfiguration
    NSObject: UICollectionLayoutSectionOrthogonalScrollingProperties
    NSObject: UICollectionViewCellRegistration UICollectionViewCompositionalLayoutConfiguration
    NSObject: UICollectionViewDiffableDataSource
    NSObject: UICollectionViewDiffableDataSourceReorderingHandlers
    NSObject: UICollectionViewDiffableDataSourceSectionSnapshotHandlers UICollectionViewLayout
    NSObject: UICollectionViewLayoutAttributes UICollectionViewLayoutInvalidationContext
    NSObject: UICollectionViewPlaceholder UICollectionViewSupplementaryRegistration
    NSObject: UICollectionViewUpdateItem UIColor UICommandAlternate
    NSObject: UIContentUnavailableButtonProperties UIContentUnavailableConfiguration
    NSObject: UIContentUnavailableConfigurationState UIContentUnavailableImageProperties
    NSObject: UIContentUnavailableTextProperties UIContextMenuConfiguration UIContextMenuInteraction
    NSObject: UIContextualAction UICubicTimingParameters UIDevice UIDictationPhrase UIDocument
    NSObject: UIDocumentBrowserAction UIDocumentBrowserTransitionController
    NSObject: UIDocumentInteractionController UIDocumentProperties
    NSObject: UIDocumentViewControllerLaunchOptions UIDragInteraction UIDragItem UIDragPreview
    NSObject: UIDropInteraction UIDropProposal UIDynamicAnimator UIDynamicBehavior
    NSObject: UIDynamicItemGroup UIEditMenuConfiguration UIEditMenuInteraction UIEvent
    NSObject: UIEventAttribution UIFeedbackGenerator UIFindInteraction UIFindSession
    NSObject: UIFocusAnimationCoordinator UIFocusDebugger UIFocusEffect UIFocusMovementHint
    NSObject: UIFocusSystem UIFocusUpdateContext UIFont UIFontDescriptor UIFontMetrics
    NSObject: UIFontPickerViewControllerConfiguration UIGestureRecognizer UIGraphicsRenderer
    NSObject: UIGraphicsRendererContext UIGraphicsRendererFormat UIHoverAutomaticEffect
    NSObject: UIHoverHighlightEffect UIHoverLiftEffect UIHoverStyle UIImage UIImageAsset
    NSObject: UIImageConfiguration UIImageReader UIImageReaderConfiguration
    NSObject: UIIndirectScribbleInteraction UIKey UILargeContentViewerInteraction UILayoutGuide
    NSObject: UILexicon UILexiconEntry UIListContentConfiguration UIListContentImageProperties
    NSObject: UIListContentTextProperties UIListSeparatorConfiguration UILocalNotification
    NSObject: UILocalizedIndexedCollation UIMenuController UIMenuDisplayPreferences UIMenuElement
    NSObject: UIMenuItem UIMenuSystem UIMotionEffect UINavigationItem UINib UIOpenURLContext
    NSObject: UIPageControlProgress UIPasteConfiguration UIPasteControlConfiguration UIPasteboard
    NSObject: UIPencilHoverPose UIPencilInteraction UIPencilInteractionSqueeze
    NSObject: UIPencilInteractionTap UIPercentDrivenInteractiveTransition UIPointerAccessory
    NSObject: UIPointerEffect UIPointerInteraction UIPointerLockState UIPointerRegion
    NSObject: UIPointerRegionRequest UIPointerShape UIPopoverController UIPresentationController
    NSObject: UIPress UIPreviewAction UIPreviewActionGroup UIPreviewInteraction UIPreviewParameters
    NSObject: UIPreviewTarget UIPrintFormatter UIPrintInfo UIPrintInteractionController
    NSObject: UIPrintPageRenderer UIPrintPaper UIPrintServiceExtension UIPrinter
    NSObject: UIPrinterDestination UIPrinterPickerController UIRegion UIResolvedShape UIResponder
    NSObject: UISceneActivationConditions UISceneActivationRequestOptions UISceneConfiguration
    NSObject: UISceneConnectionOptions UISceneDestructionRequestOptions
    NSObject: UISceneOpenExternalURLOptions UISceneOpenURLOptions UISceneSession
    NSObject: UISceneSessionActivationRequest UISceneSizeRestrictions UISceneSystemProtectionManager
    NSObject: UISceneWindowingBehaviors UIScreen UIScreenMode UIScreenshotService
    NSObject: UIScribbleInteraction UISearchDisplayController UISearchSuggestionItem UISearchToken
    NSObject: UIShadowProperties UIShape UIShapeResolutionContext
    NSObject: UISheetPresentationControllerDetent UISpringLoadedInteraction UISpringTimingParameters
    NSObject: UIStatusBarManager UIStoryboard UIStoryboardSegue UIStoryboardUnwindSegueSource
    NSObject: UISwipeActionsConfiguration UISymbolEffectCompletionContext UITab
    NSObject: UITabBarControllerSidebar UITabBarItemAppearance UITabBarItemStateAppearance
    NSObject: UITabSidebarItem UITabSidebarItemRequest UITabSidebarScrollTarget
    NSObject: UITableViewDiffableDataSource UITableViewPlaceholder UITableViewRowAction
    NSObject: UITargetedPreview UITextChecker UITextCursorDropPositionAnimator
    NSObject: UITextDragPreviewRenderer UITextFormattingCoordinator
    NSObject: UITextFormattingViewControllerChangeValue UITextFormattingViewControllerComponent
    NSObject: UITextFormattingViewControllerComponentGroup
    NSObject: UITextFormattingViewControllerConfiguration
    NSObject: UITextFormattingViewControllerFormattingDescriptor
    NSObject: UITextFormattingViewControllerFormattingStyle UITextInputAssistantItem
    NSObject: UITextInputContext UITextInputMode UITextInputPasswordRules UITextInputStringTokenizer
    NSObject: UITextInteraction UITextItem UITextItemMenuConfiguration UITextItemMenuPreview
    NSObject: UITextLoupeSession UITextPlaceholder UITextPosition UITextRange UITextSearchOptions
    NSObject: UITextSelectionDisplayInteraction UITextSelectionRect UIToolTipConfiguration
    NSObject: UIToolTipInteraction UITouch UITraitAccessibilityContrast UITraitActiveAppearance
    NSObject: UITraitCollection UITraitDisplayGamut UITraitDisplayScale UITraitForceTouchCapability
    NSObject: UITraitHorizontalSizeClass UITraitImageDynamicRange UITraitLayoutDirection
    NSObject: UITraitLegibilityWeight UITraitListEnvironment UITraitPreferredContentSizeCategory
    NSObject: UITraitSceneCaptureState UITraitToolbarItemPresentationSize UITraitTypesettingLanguage
    NSObject: UITraitUserInterfaceIdiom UITraitUserInterfaceLevel UITraitUserInterfaceStyle
    NSObject: UITraitVerticalSizeClass UIUpdateActionPhase UIUpdateInfo UIUpdateLink
    NSObject: UIUserNotificationAction UIUserNotificationCategory UIUserNotificationSettings
    NSObject: UIViewConfigurationState UIViewControllerTransition UIViewPropertyAnimator
    NSObject: UIVisualEffect UIWindowSceneActivationConfiguration UIWindowSceneActivationInteraction
    NSObject: UIWindowSceneDragInteraction UIWindowSceneGeometry UIWindowSceneGeometryPreferences
    NSObject: UIWindowSceneGeometryPreferencesMac UIWindowScenePlacement
    NSObject: UIWindowSceneStandardPlacement UIWritingToolsCoordinator
    NSObject: UIWritingToolsCoordinatorAnimationParameters UIWritingToolsCoordinatorContext
    NSObject: UIZoomTransitionAlignmentRectContext UIZoomTransitionInteractionContext
    NSObject: UIZoomTransitionOptions UIZoomTransitionSourceViewProviderContext UNNotification
    NSObject: UNNotificationAction UNNotificationActionIcon UNNotificationAttachment
    NSObject: UNNotificationAttributedMessageContext UNNotificationCategory UNNotificationContent
    NSObject: UNNotificationRequest UNNotificationResponse UNNotificationServiceExtension
    NSObject: UNNotificationSettings UNNotificationSound UNNotificationTrigger
    NSObject: UNUserNotificationCenter VNCircle VNContour VNCoreMLModel VNDocumentCameraScan
    NSObject: VNFaceLandmarkRegion VNFaceLandmarks VNGeometryUtils VNImageRequestHandler
    NSObject: VNObservation VNPoint VNPoint3D VNRecognizedText VNRequest VNSequenceRequestHandler
    NSObject: VNVector VNVideoProcessor VNVideoProcessorCadence
    NSObject: VNVideoProcessorRequestProcessingOptions WKBackForwardList WKBackForwardListItem
    NSObject: WKContentRuleList WKContentRuleListStore WKContentWorld WKContextMenuElementInfo
    NSObject: WKDownload WKFindConfiguration WKFindResult WKFrameInfo WKHTTPCookieStore WKNavigation
    NSObject: WKNavigationAction WKNavigationResponse WKPDFConfiguration WKPreferences
    NSObject: WKPreviewElementInfo WKProcessPool WKScriptMessage WKSecurityOrigin
    NSObject: WKSnapshotConfiguration WKUserContentController WKUserScript WKWebViewConfiguration
    NSObject: WKWebpagePreferences WKWebsiteDataRecord WKWebsiteDataStore WKWindowFeatures
    NSOperation: CKOperation NSBlockOperation UIActivityItemProvider
    NSOrderedSet: NSMutableOrderedSet
    NSParagraphStyle: NSMutableParagraphStyle
    NSPersistentContainer: NSPersistentCloudKitContainer
    NSPersistentStore: NSAtomicStore NSIncrementalStore
    NSPersistentStoreAsynchronousResult: NSAsynchronousFetchResult
    NSPersistentStoreRequest: NSAsynchronousFetchRequest NSBatchDeleteRequest NSBatchInsertRequest
    NSPersistentStoreRequest: NSBatchUpdateRequest NSFetchRequest
    NSPersistentStoreRequest: NSPersistentCloudKitContainerEventRequest
    NSPersistentStoreRequest: NSPersistentHistoryChangeRequest NSSaveChangesRequest
    NSPersistentStoreResult: NSBatchDeleteResult NSBatchInsertResult NSBatchUpdateResult
    NSPersistentStoreResult: NSPersistentCloudKitContainerEventResult NSPersistentHistoryResult
    NSPersistentStoreResult: NSPersistentStoreAsynchronousResult
    NSPort: NSMachPort
    NSPredicate: NSComparisonPredicate NSCompoundPredicate
    NSPropertyDescription: NSAttributeDescription NSExpressionDescription
    NSPropertyDescription: NSFetchedPropertyDescription NSRelationshipDescription
    NSRegularExpression: NSDataDetector
    NSSet: NSMutableSet
    NSSortDescriptor: CKLocationSortDescriptor
    NSStream: NSInputStream NSOutputStream
    NSString: NSMutableString
    NSSymbolContentTransition: NSSymbolAutomaticContentTransition
    NSSymbolContentTransition: NSSymbolMagicReplaceContentTransition
    NSSymbolContentTransition: NSSymbolReplaceContentTransition
    NSSymbolEffect: NSSymbolAppearEffect NSSymbolBounceEffect NSSymbolBreatheEffect
    NSSymbolEffect: NSSymbolDisappearEffect NSSymbolPulseEffect NSSymbolRotateEffect
    NSSymbolEffect: NSSymbolScaleEffect NSSymbolVariableColorEffect NSSymbolWiggleEffect
    NSTextContentManager: NSTextContentStorage
    NSTextElement: NSTextParagraph
    NSTextParagraph: NSTextListElement
    NSURLRequest: NSMutableURLRequest
    NSURLResponse: NSHTTPURLResponse
    NSURLSession: AVAssetDownloadURLSession
    NSURLSessionDataTask: NSURLSessionUploadTask
    NSURLSessionTask: AVAggregateAssetDownloadTask AVAssetDownloadTask NSURLSessionDataTask
    NSURLSessionTask: NSURLSessionDownloadTask NSURLSessionStreamTask NSURLSessionWebSocketTask
    NSUnit: NSDimension
    NSUnitConverter: NSUnitConverterLinear
    NSValue: NSNumber
    NSValueTransformer: NSSecureUnarchiveFromDataTransformer
    NWEndpoint: NWBonjourServiceEndpoint NWHostEndpoint
    OSLogEntry: OSLogEntryActivity OSLogEntryBoundary OSLogEntryLog OSLogEntrySignpost
    PDFAction: PDFActionGoTo PDFActionNamed PDFActionRemoteGoTo PDFActionResetForm PDFActionURL
    PHAssetChangeRequest: PHAssetCreationRequest
    PHChangeRequest: PHAssetChangeRequest PHAssetCollectionChangeRequest
    PHChangeRequest: PHCollectionListChangeRequest
    PHCollection: PHAssetCollection PHCollectionList
    PHImageManager: PHCachingImageManager
    PHObject: PHAsset PHCollection PHObjectPlaceholder
    PKAddPassMetadataPreview: PKShareablePassMetadataPreview
    PKAddSecureElementPassConfiguration: PKAddCarKeyPassConfiguration
    PKAddSecureElementPassConfiguration: PKAddIdentityDocumentConfiguration
    PKAddSecureElementPassConfiguration: PKAddShareablePassConfiguration
    PKIdentityDocumentMetadata: PKJapanIndividualNumberCardMetadata
    PKIssuerProvisioningExtensionPassEntry: PKIssuerProvisioningExtensionPaymentPassEntry
    PKObject: PKPass
    PKPass: PKSecureElementPass
    PKPaymentRequestUpdate: PKPaymentRequestCouponCodeUpdate PKPaymentRequestPaymentMethodUpdate
    PKPaymentRequestUpdate: PKPaymentRequestShippingContactUpdate
    PKPaymentRequestUpdate: PKPaymentRequestShippingMethodUpdate
    PKPaymentSummaryItem: PKAutomaticReloadPaymentSummaryItem PKDeferredPaymentSummaryItem
    PKPaymentSummaryItem: PKDisbursementSummaryItem PKInstantFundsOutFeeSummaryItem
    PKPaymentSummaryItem: PKRecurringPaymentSummaryItem PKShippingMethod
    PKSecureElementPass: PKPaymentPass
    PKStoredValuePassProperties: PKTransitPassProperties
    PKTool: PKEraserTool PKInkingTool PKLassoTool PKTool PKToolPickerObserver
    PKToolPickerItem: PKToolPickerCustomItem PKToolPickerEraserItem PKToolPickerInkingItem
    PKToolPickerItem: PKToolPickerLassoItem PKToolPickerRulerItem PKToolPickerScribbleItem
    PKTransitPassProperties: PKSuicaPassProperties
    SFSpeechRecognitionRequest: SFSpeechAudioBufferRecognitionRequest SFSpeechURLRecognitionRequest
    SKEffectNode: SKScene
    SKNode: SKAudioNode SKCameraNode SKCropNode SKEffectNode SKEmitterNode SKFieldNode SKLabelNode
    SKNode: SKLightNode SKReferenceNode SKShapeNode SKSpriteNode SKTileMapNode SKTransformNode
    SKNode: SKVideoNode
    SKOverlayConfiguration: SKOverlayAppClipConfiguration
    SKPayment: SKMutablePayment
    SKPhysicsJoint: SKPhysicsJointFixed SKPhysicsJointLimit SKPhysicsJointPin SKPhysicsJointSliding
    SKPhysicsJoint: SKPhysicsJointSpring
    SKRequest: SKProductsRequest SKReceiptRefreshRequest
    SKTexture: SKMutableTexture
    SKWarpGeometry: SKWarpGeometryGrid
    UIAction: UIWindowSceneActivationAction
    UIApplicationShortcutItem: UIMutableApplicationShortcutItem
    UIBarAppearance: UINavigationBarAppearance UITabBarAppearance UIToolbarAppearance
    UIBarButtonItem: MKUserTrackingBarButtonItem
    UIBarItem: UIBarButtonItem UITabBarItem
    UIButton: PKAddPassButton PKPaymentButton
    UICalendarSelection: UICalendarSelectionMultiDate UICalendarSelectionSingleDate
    UICalendarSelection: UICalendarSelectionWeekOfYear
    UICellAccessory: UICellAccessoryCheckmark UICellAccessoryCustomView UICellAccessoryDelete
    UICellAccessory: UICellAccessoryDetail UICellAccessoryDisclosureIndicator UICellAccessoryInsert
    UICellAccessory: UICellAccessoryLabel UICellAccessoryMultiselect
    UICellAccessory: UICellAccessoryOutlineDisclosure UICellAccessoryPopUpMenu
    UICellAccessory: UICellAccessoryReorder
    UICollectionReusableView: UICollectionViewCell
    UICollectionViewCell: UICollectionViewListCell
    UICollectionViewLayout: UICollectionViewCompositionalLayout UICollectionViewFlowLayout
    UICollectionViewLayout: UICollectionViewTransitionLayout
    UICollectionViewLayoutInvalidationContext: UICollectionViewFlowLayoutInvalidationContext
    UICollectionViewPlaceholder: UICollectionViewDropPlaceholder
    UICommand: UIKeyCommand
    UIControl: ASAuthorizationAppleIDButton CLLocationButton PKIdentityButton UIButton UIColorWell
    UIControl: UIDatePicker UIPageControl UIPasteControl UIRefreshControl UISegmentedControl
    UIControl: UISlider UIStepper UISwitch UITextField
    UIDocument: UIManagedDocument
    UIDropProposal: UICollectionViewDropProposal UITableViewDropProposal UITextDropProposal
    UIDynamicBehavior: UIAttachmentBehavior UICollisionBehavior UIDynamicItemBehavior
    UIDynamicBehavior: UIFieldBehavior UIGravityBehavior UIPushBehavior UISnapBehavior
    UIEvent: UIPressesEvent
    UIFeedbackGenerator: UICanvasFeedbackGenerator UIImpactFeedbackGenerator
    UIFeedbackGenerator: UINotificationFeedbackGenerator UISelectionFeedbackGenerator
    UIFindSession: UITextSearchingFindSession
    UIFocusEffect: UIFocusHaloEffect
    UIFocusUpdateContext: UICollectionViewFocusUpdateContext UITableViewFocusUpdateContext
    UIGestureRecognizer: UIHoverGestureRecognizer UILongPressGestureRecognizer
    UIGestureRecognizer: UIPanGestureRecognizer UIPinchGestureRecognizer UIRotationGestureRecognizer
    UIGestureRecognizer: UISwipeGestureRecognizer UITapGestureRecognizer
    UIGraphicsRenderer: UIGraphicsImageRenderer UIGraphicsPDFRenderer
    UIGraphicsRendererContext: UIGraphicsImageRendererContext UIGraphicsPDFRendererContext
    UIGraphicsRendererFormat: UIGraphicsImageRendererFormat UIGraphicsPDFRendererFormat
    UIHoverStyle: UIPointerStyle
    UIImageConfiguration: UIImageSymbolConfiguration
    UILayoutGuide: UIFocusGuide UITrackingLayoutGuide
    UIMenuElement: UIAction UICommand UIDeferredMenuElement UIMenu
    UIMotionEffect: UIInterpolatingMotionEffect UIMotionEffectGroup
    UINavigationController: EKEventEditViewController MFMailComposeViewController
    UINavigationController: MFMessageComposeViewController UIImagePickerController
    UINavigationController: UIVideoEditorController
    UIPageControlProgress: UIPageControlTimerProgress
    UIPanGestureRecognizer: UIScreenEdgePanGestureRecognizer
    UIPointerEffect: UIPointerHighlightEffect UIPointerHoverEffect UIPointerLiftEffect
    UIPresentationController: UIPopoverPresentationController UISheetPresentationController
    UIPreviewParameters: UIDragPreviewParameters
    UIPreviewTarget: UIDragPreviewTarget
    UIPrintFormatter: UIMarkupTextPrintFormatter UISimpleTextPrintFormatter UIViewPrintFormatter
    UIResponder: SKNode UIAccessibilityElement UIApplication UIScene UIView UIViewController
    UIScene: UIWindowScene
    UISceneActivationRequestOptions: UIWindowSceneActivationRequestOptions
    UISceneDestructionRequestOptions: UIWindowSceneDestructionRequestOptions
    UIScrollView: PKCanvasView UICollectionView UITableView UITextView
    UIStoryboardSegue: UIStoryboardPopoverSegue
    UITab: UISearchTab UITabGroup
    UITableViewController: CABTMIDICentralViewController
    UITableViewPlaceholder: UITableViewDropPlaceholder
    UITargetedPreview: UITargetedDragPreview
    UITextField: UISearchTextField
    UITrackingLayoutGuide: UIKeyboardLayoutGuide
    UIUserNotificationAction: UIMutableUserNotificationAction
    UIUserNotificationCategory: UIMutableUserNotificationCategory
    UIView: AVRoutePickerView CAInterAppAudioSwitcherView CAInterAppAudioTransportView GLKView
    UIView: HKActivityRingView LPLinkView MKAnnotationView MKCompassButton MKMapView MKOverlayView
    UIView: MKScaleView MKUserTrackingButton MPVolumeView MTKView PDFThumbnailView PDFView
    UIView: PHLivePhotoView PKPayLaterView SKView UIActionSheet UIActivityIndicatorView UIAlertView
    UIView: UICalendarView UICollectionReusableView UIContentUnavailableView UIControl
    UIView: UIEventAttributionView UIImageView UIInputView UILabel UIListContentView UINavigationBar
    UIView: UIPickerView UIPopoverBackgroundView UIProgressView UIScrollView UISearchBar UIStackView
    UIView: UIStandardTextCursorView UITabBar UITableViewCell UITableViewHeaderFooterView UIToolbar
    UIView: UIVisualEffectView UIWebView UIWindow WKWebView
    UIViewConfigurationState: UICellConfigurationState
    UIViewController: ASAccountAuthenticationModificationViewController
    UIViewController: ASCredentialProviderViewController AVPictureInPictureVideoCallViewController
    UIViewController: AVPlayerViewController CABTMIDILocalPeripheralViewController
    UIViewController: CNContactPickerViewController CNContactViewController EKCalendarChooser
    UIViewController: EKEventViewController GLKViewController MKLookAroundViewController
    UIViewController: MKMapItemDetailViewController MPMediaPickerController
    UIViewController: MPMoviePlayerViewController PHPickerViewController PKAddPassesViewController
    UIViewController: PKAddPaymentPassViewController PKAddSecureElementPassViewController
    UIViewController: PKPaymentAuthorizationViewController PKShareSecureElementPassViewController
    UIViewController: QLPreviewController SFSafariViewController SKCloudServiceSetupViewController
    UIViewController: SKStoreProductViewController UIActivityViewController UIAlertController
    UIViewController: UICloudSharingController UICollectionViewController
    UIViewController: UIColorPickerViewController UIDocumentBrowserViewController
    UIViewController: UIDocumentMenuViewController UIDocumentPickerExtensionViewController
    UIViewController: UIDocumentPickerViewController UIDocumentViewController
    UIViewController: UIFontPickerViewController UIInputViewController UINavigationController
    UIViewController: UIPageViewController UIReferenceLibraryViewController
    UIViewController: UISearchContainerViewController UISearchController UISplitViewController
    UIViewController: UITabBarController UITableViewController UITextFormattingViewController
    UIViewController: VNDocumentCameraViewController
    UIVisualEffect: UIBlurEffect UIVibrancyEffect
    UIWindowSceneActivationConfiguration: QLPreviewSceneActivationConfiguration
    UIWindowSceneGeometryPreferences: UIWindowSceneGeometryPreferencesIOS
    UIWindowScenePlacement: UIWindowSceneProminentPlacement
    UNNotificationAction: UNTextInputNotificationAction
    UNNotificationContent: UNMutableNotificationContent
    UNNotificationResponse: UNTextInputNotificationResponse
    UNNotificationTrigger: UNCalendarNotificationTrigger UNLocationNotificationTrigger
    UNNotificationTrigger: UNPushNotificationTrigger UNTimeIntervalNotificationTrigger
    VNDetectedObjectObservation: VNFaceObservation VNHumanObservation VNRecognizedObjectObservation
    VNDetectedObjectObservation: VNRectangleObservation
    VNDetectedPoint: VNRecognizedPoint
    VNFaceLandmarkRegion: VNFaceLandmarkRegion2D
    VNFaceLandmarks: VNFaceLandmarks2D
    VNImageAlignmentObservation: VNImageHomographicAlignmentObservation
    VNImageAlignmentObservation: VNImageTranslationAlignmentObservation
    VNImageBasedRequest: VNCalculateImageAestheticsScoresRequest VNClassifyImageRequest
    VNImageBasedRequest: VNCoreMLRequest VNDetectAnimalBodyPoseRequest VNDetectBarcodesRequest
    VNImageBasedRequest: VNDetectContoursRequest VNDetectDocumentSegmentationRequest
    VNImageBasedRequest: VNDetectFaceCaptureQualityRequest VNDetectFaceLandmarksRequest
    VNImageBasedRequest: VNDetectFaceRectanglesRequest VNDetectHorizonRequest
    VNImageBasedRequest: VNDetectHumanBodyPoseRequest VNDetectHumanHandPoseRequest
    VNImageBasedRequest: VNDetectHumanRectanglesRequest VNDetectRectanglesRequest
    VNImageBasedRequest: VNDetectTextRectanglesRequest VNGenerateAttentionBasedSaliencyImageRequest
    VNImageBasedRequest: VNGenerateForegroundInstanceMaskRequest VNGenerateImageFeaturePrintRequest
    VNImageBasedRequest: VNGenerateObjectnessBasedSaliencyImageRequest
    VNImageBasedRequest: VNGeneratePersonInstanceMaskRequest VNRecognizeAnimalsRequest
    VNImageBasedRequest: VNRecognizeTextRequest VNStatefulRequest VNTargetedImageRequest
    VNImageBasedRequest: VNTrackingRequest
    VNImageRegistrationRequest: VNHomographicImageRegistrationRequest
    VNImageRegistrationRequest: VNTranslationalImageRegistrationRequest
    VNObservation: VNClassificationObservation VNContoursObservation VNCoreMLFeatureValueObservation
    VNObservation: VNDetectedObjectObservation VNFeaturePrintObservation VNHorizonObservation
    VNObservation: VNImageAestheticsScoresObservation VNImageAlignmentObservation
    VNObservation: VNInstanceMaskObservation VNPixelBufferObservation
    VNObservation: VNRecognizedPoints3DObservation VNRecognizedPointsObservation
    VNObservation: VNTrajectoryObservation
    VNPixelBufferObservation: VNSaliencyImageObservation
    VNPoint: VNDetectedPoint
    VNPoint3D: VNRecognizedPoint3D
    VNRecognizedPoint3D: VNHumanBodyRecognizedPoint3D
    VNRecognizedPoints3DObservation: VNHumanBodyPose3DObservation
    VNRecognizedPointsObservation: VNAnimalBodyPoseObservation VNHumanBodyPoseObservation
    VNRecognizedPointsObservation: VNHumanHandPoseObservation
    VNRectangleObservation: VNBarcodeObservation VNRecognizedTextObservation VNTextObservation
    VNRequest: VNImageBasedRequest
    VNStatefulRequest: VNDetectHumanBodyPose3DRequest VNDetectTrajectoriesRequest
    VNStatefulRequest: VNGeneratePersonSegmentationRequest
    VNStatefulRequest: VNTrackHomographicImageRegistrationRequest VNTrackOpticalFlowRequest
    VNStatefulRequest: VNTrackTranslationalImageRegistrationRequest
    VNTargetedImageRequest: VNGenerateOpticalFlowRequest VNImageRegistrationRequest
    VNTrackingRequest: VNTrackObjectRequest VNTrackRectangleRequest
    VNVideoProcessorCadence: VNVideoProcessorFrameRateCadence VNVideoProcessorTimeIntervalCadence
    """

  /// Structures, enumerations, protocols and classes of Core Foundation's kind.
  static let others = """
    ASAccessoryEventType ASAccessoryRenameOptions ASAccessoryState ASAccessorySupportOptions
    ASAccountAuthenticationModificationControllerDelegate
    ASAccountAuthenticationModificationControllerPresentationContextProviding
    ASAuthorizationAppleIdButtonStyle ASAuthorizationAppleIdButtonType
    ASAuthorizationAppleIdProviderCredentialState ASAuthorizationControllerDelegate
    ASAuthorizationControllerPresentationContextProviding ASAuthorizationControllerRequestOptions
    ASAuthorizationCredential ASAuthorizationError ASAuthorizationOperation
    ASAuthorizationPlatformPublicKeyCredentialRegistrationRequestStyle
    ASAuthorizationProviderAuthorizationOperation
    ASAuthorizationProviderExtensionAuthenticationMethod
    ASAuthorizationProviderExtensionEncryptionAlgorithm
    ASAuthorizationProviderExtensionFederationType ASAuthorizationProviderExtensionKeyType
    ASAuthorizationProviderExtensionPlatformSSOProtocolVersion
    ASAuthorizationProviderExtensionRegistrationHandler
    ASAuthorizationProviderExtensionRegistrationResult
    ASAuthorizationProviderExtensionRequestOptions ASAuthorizationProviderExtensionSigningAlgorithm
    ASAuthorizationProviderExtensionSupportedGrantTypes
    ASAuthorizationProviderExtensionUserSecureEnclaveKeyBiometricPolicy
    ASAuthorizationPublicKeyCredentialAssertion ASAuthorizationPublicKeyCredentialAssertionRequest
    ASAuthorizationPublicKeyCredentialAttachment ASAuthorizationPublicKeyCredentialDescriptor
    ASAuthorizationPublicKeyCredentialLargeBlobAssertionOperation
    ASAuthorizationPublicKeyCredentialLargeBlobSupportRequirement
    ASAuthorizationPublicKeyCredentialRegistration
    ASAuthorizationPublicKeyCredentialRegistrationRequest
    ASAuthorizationPublicKeyCredentialResidentKeyPreference
    ASAuthorizationPublicKeyCredentialUserVerificationPreference
    ASAuthorizationPublicKeyCredentialUserVerificationPreferenceEnum ASAuthorizationScope
    ASAuthorizationSecurityKeyPublicKeyCredentialDescriptorTransport
    ASAuthorizationWebBrowserPlatformPublicKeyCredentialAssertionRequest
    ASAuthorizationWebBrowserPlatformPublicKeyCredentialProvider
    ASAuthorizationWebBrowserPlatformPublicKeyCredentialRegistrationRequest
    ASAuthorizationWebBrowserPublicKeyCredentialManagerAuthorizationState
    ASAuthorizationWebBrowserSecurityKeyPublicKeyCredentialAssertionRequest
    ASAuthorizationWebBrowserSecurityKeyPublicKeyCredentialProvider
    ASAuthorizationWebBrowserSecurityKeyPublicKeyCredentialRegistrationRequest
    ASCoseAlgorithmIdentifier ASCredentialIdentity ASCredentialIdentityStoreErrorCode
    ASCredentialIdentityTypes ASCredentialRequest ASCredentialRequestType
    ASCredentialServiceIdentifierType ASDiscoveryDescriptorRange ASErrorCode ASExtensionErrorCode
    ASPickerDisplayItemSetupOptions ASPublicKeyCredential
    ASPublicKeyCredentialClientDataCrossOriginValue ASUserAgeRange ASUserDetectionStatus
    ASWebAuthenticationPresentationContextProviding ASWebAuthenticationSessionErrorCode
    AVAssetDownloadDelegate AVAssetDownloadUrlSession AVAssetDownloadedAssetEvictionPriority
    AVAssetExportSessionPreset AVAssetExportSessionStatus AVAssetImageGeneratorDynamicRangePolicy
    AVAssetImageGeneratorResult AVAssetPlaybackConfigurationOption
    AVAssetReaderCaptionValidationHandling AVAssetReaderStatus AVAssetReferenceRestrictions
    AVAssetResourceLoaderDelegate AVAssetSegmentType AVAssetTrackGroupOutputHandling
    AVAssetWriterDelegate AVAssetWriterInputMediaDataLocation AVAssetWriterStatus
    AVAsynchronousKeyValueLoading AVAudio3DAngularOrientation AVAudio3DMixing
    AVAudio3DMixingPointSourceInHeadMode AVAudio3DMixingRenderingAlgorithm AVAudio3DMixingSourceMode
    AVAudio3DVectorOrientation AVAudioApplicationMicrophoneInjectionPermission
    AVAudioApplicationRecordPermission AVAudioBitRateStrategy AVAudioCommonFormat
    AVAudioConverterInputStatus AVAudioConverterOutputStatus AVAudioConverterPrimeInfo
    AVAudioConverterPrimeMethod AVAudioDataSourceLocation AVAudioDataSourceOrientation
    AVAudioDataSourcePolarPattern AVAudioEngineManualRenderingError AVAudioEngineManualRenderingMode
    AVAudioEngineManualRenderingStatus AVAudioEnvironmentDistanceAttenuationModel
    AVAudioEnvironmentOutputType AVAudioMixing AVAudioPlayerDelegate AVAudioPlayerNodeBufferOptions
    AVAudioPlayerNodeCompletionCallbackType AVAudioQuality AVAudioRecorderDelegate
    AVAudioRoutingArbitrationCategory AVAudioSessionActivationOptions AVAudioSessionCategory
    AVAudioSessionCategoryOptions AVAudioSessionDelegate AVAudioSessionErrorCode AVAudioSessionFlags
    AVAudioSessionIOType AVAudioSessionInterruptionFlags AVAudioSessionInterruptionOptions
    AVAudioSessionInterruptionReason AVAudioSessionInterruptionType
    AVAudioSessionMicrophoneInjectionMode AVAudioSessionMode AVAudioSessionPortOverride
    AVAudioSessionPromptStyle AVAudioSessionRecordPermission AVAudioSessionRenderingMode
    AVAudioSessionRouteChangeReason AVAudioSessionRouteSelection AVAudioSessionRouteSharingPolicy
    AVAudioSessionSetActiveOptions AVAudioSessionSilenceSecondaryAudioHintType
    AVAudioSpatializationFormats AVAudioStereoMixing AVAudioStereoOrientation
    AVAudioUnitDistortionPreset AVAudioUnitEQFilterType AVAudioUnitReverbPreset
    AVAudioVoiceProcessingOtherAudioDuckingConfiguration
    AVAudioVoiceProcessingOtherAudioDuckingLevel AVAudioVoiceProcessingSpeechActivityEvent
    AVAuthorizationMediaType AVAuthorizationStatus AVBeatRange AVCaptionAnimation
    AVCaptionConversionAdjustmentType AVCaptionConversionValidatorStatus
    AVCaptionConversionWarningType AVCaptionDecoration AVCaptionDimension AVCaptionFontStyle
    AVCaptionFontWeight AVCaptionPoint AVCaptionRegionDisplayAlignment AVCaptionRegionScroll
    AVCaptionRegionWritingMode AVCaptionRubyAlignment AVCaptionRubyPosition AVCaptionSize
    AVCaptionTextAlignment AVCaptionTextCombine AVCaptionUnitsType
    AVCaptureAudioDataOutputSampleBufferDelegate AVCaptureAutoFocusRangeRestriction
    AVCaptureAutoFocusSystem AVCaptureCenterStageControlMode AVCaptureColorSpace
    AVCaptureDataOutputSynchronizerDelegate AVCaptureDepthDataOutputDelegate AVCaptureDevicePosition
    AVCaptureDeviceTransportControlsPlaybackMode AVCaptureDeviceType AVCaptureEventPhase
    AVCaptureExposureMode AVCaptureFileOutputRecordingDelegate AVCaptureFlashMode AVCaptureFocusMode
    AVCaptureLensStabilizationStatus AVCaptureMetadataOutputObjectsDelegate AVCaptureMicrophoneMode
    AVCaptureMultichannelAudioMode AVCaptureOutputDataDroppedReason AVCapturePhotoCaptureDelegate
    AVCapturePhotoFileDataRepresentationCustomizer AVCapturePhotoOutputCaptureReadiness
    AVCapturePhotoOutputReadinessCoordinatorDelegate AVCapturePhotoQualityPrioritization
    AVCapturePrimaryConstituentDeviceRestrictedSwitchingBehaviorConditions
    AVCapturePrimaryConstituentDeviceSwitchingBehavior AVCaptureReactionType
    AVCaptureSessionControlsDelegate AVCaptureSessionInterruptionReason
    AVCaptureSystemPressureFactors AVCaptureSystemPressureLevel AVCaptureSystemUserInterface
    AVCaptureTorchMode AVCaptureVideoDataOutputSampleBufferDelegate AVCaptureVideoOrientation
    AVCaptureVideoStabilizationMode AVCaptureViewControlsStyle
    AVCaptureWhiteBalanceChromaticityValues AVCaptureWhiteBalanceGains AVCaptureWhiteBalanceMode
    AVCaptureWhiteBalanceTemperatureAndTintValues AVContentAuthorizationStatus AVContentKeyRecipient
    AVContentKeyRequestRetryReason AVContentKeyRequestStatus AVContentKeyResponseDataType
    AVContentKeySessionDelegate AVContentKeySystem AVContentProposalAction
    AVCoordinatedPlaybackSuspensionReason AVCustomRoutingControllerDelegate
    AVCustomRoutingEventReason AVDelegatingPlaybackCoordinatorRateChangeOptions
    AVDelegatingPlaybackCoordinatorSeekOptions AVDepthDataAccuracy AVDepthDataQuality AVEdgeWidths
    AVError AVExternalContentProtectionStatus AVFileTypeProfile AVFileTypes AVFragmentMinding
    AVKeyValueStatus AVKitError AVLayerVideoGravity AVMediaCharacteristics AVMediaTypes
    AVMetadataFormat AVMetadataIdentifiers AVMetadataObjectType AVMetricEventStreamPublisher
    AVMetricEventStreamSubscriber AVMidiControlChangeMessageType AVMidiMetaEventType
    AVMovieWritingOptions AVMusicSequenceLoadOptions AVMusicTrackLoopCount AVOutputSettingsPreset
    AVPictureInPictureControllerDelegate AVPictureInPictureSampleBufferPlaybackDelegate
    AVPixelAspectRatio AVPlaybackCoordinatorPlaybackControlDelegate AVPlayerActionAtItemEnd
    AVPlayerAudiovisualBackgroundPlaybackPolicy AVPlayerHdrMode
    AVPlayerIntegratedTimelineSnapshotsOutOfSyncReason
    AVPlayerInterstitialEventAssetListResponseStatus AVPlayerInterstitialEventCue
    AVPlayerInterstitialEventObserver AVPlayerInterstitialEventRestrictions
    AVPlayerInterstitialEventTimelineOccupancy AVPlayerItemIntegratedTimelineObserver
    AVPlayerItemLegibleOutputPushDelegate AVPlayerItemMetadataCollectorPushDelegate
    AVPlayerItemMetadataOutputPushDelegate AVPlayerItemOutputPullDelegate
    AVPlayerItemOutputPushDelegate AVPlayerItemRenderedLegibleOutputPushDelegate
    AVPlayerItemSegmentType AVPlayerItemStatus AVPlayerLooperItemOrdering AVPlayerLooperStatus
    AVPlayerPlaybackCoordinatorDelegate AVPlayerRateDidChangeReason AVPlayerStatus
    AVPlayerTimeControlStatus AVPlayerViewControllerDelegate AVPlayerViewControllerSkippingBehavior
    AVPlayerViewControlsStyle AVPlayerViewTrimResult AVPlayerWaitingReason
    AVQueuedSampleBufferRendering AVQueuedSampleBufferRenderingStatus AVRoutePickerViewButtonState
    AVRoutePickerViewButtonStyle AVRoutePickerViewDelegate AVSampleBufferRequestDirection
    AVSampleBufferRequestMode AVSampleCursorAudioDependencyInfo AVSampleCursorChunkInfo
    AVSampleCursorDependencyInfo AVSampleCursorStorageRange AVSampleCursorSyncInfo
    AVSampleRateConverterAlgorithm AVSemanticSegmentationMatteType AVSpatialCaptureDiscomfortReason
    AVSpeechBoundary AVSpeechSynthesisMarkerMark AVSpeechSynthesisMarkerRangeOption
    AVSpeechSynthesisMarkerStringOption AVSpeechSynthesisPersonalVoiceAuthorizationStatus
    AVSpeechSynthesisVoiceGender AVSpeechSynthesisVoiceQuality AVSpeechSynthesisVoiceTraits
    AVSpeechSynthesizerDelegate AVSpeechUtteranceInitializationOption AVUrlAssetOptions AVUtilities
    AVVariantPreferences AVVideoApertureMode AVVideoCleanApertureSettings AVVideoCodec
    AVVideoCodecSettings AVVideoCodecType AVVideoCompositing
    AVVideoCompositionPerFrameHdrDisplayMetadataPolicy AVVideoCompositionValidationHandling
    AVVideoFieldMode AVVideoFrameAnalysisType AVVideoH264EntropyMode AVVideoPixelAspectRatioSettings
    AVVideoProfileLevelH264 AVVideoRange AVVideoScalingMode AVVideoSettingsCompressed
    AVVideoSettingsUncompressed BGTaskSchedulerErrorCode CAAction CAAnimationDelegate
    CAAutoresizingMask CABarBeatTime CAConstraintAttribute CAContentsFormat CACornerCurve
    CACornerMask CAEdgeAntialiasingMask CAEmitterBehavior CAFrameRateRange CAGradientLayerType
    CAKeyFrameAnimation CALayerDelegate CAMediaTiming CAMetalDisplayLinkDelegate CAMetalDrawable
    CAScroll CATextLayerAlignmentMode CATextLayerTruncationMode CAToneMapMode CATransform3D
    CBATTError CBAttributePermissions CBCentralManagerDelegate CBCentralManagerFeature
    CBCentralManagerState CBCharacteristicProperties CBCharacteristicWriteType CBConnectionEvent
    CBError CBManagerAuthorization CBManagerState CBPeripheralDelegate
    CBPeripheralManagerAuthorizationStatus CBPeripheralManagerConnectionLatency
    CBPeripheralManagerDelegate CBPeripheralManagerState CBPeripheralState CGAffineTransform
    CGAffineTransformComponents CGBitmapContext CGBitmapFlags CGBlendMode CGCaptureOptions CGColor
    CGColorConversionInfo CGColorConversionInfoTransformType CGColorConversionInfoTriple
    CGColorConverter CGColorConverterTransformType CGColorConverterTriple CGColorRenderingIntent
    CGColorSpace CGColorSpaceModel CGConstantColor CGContext CGContextPDF CGCopyImageSourceOptions
    CGDataConsumer CGDataProvider CGDisplay CGEvent CGEventField CGEventFilterMask CGEventFlags
    CGEventMask CGEventMouseSubtype CGEventSource CGEventSourceStateID CGEventSuppressionState
    CGEventTapInformation CGEventTapLocation CGEventTapOptions CGEventTapPlacement CGEventType
    CGFont CGFunction CGFunctionCallbacks CGGradient CGGradientDrawingOptions CGImage
    CGImageAlphaInfo CGImageAnimation CGImageAnimationStatus CGImageAuxiliaryDataInfo
    CGImageAuxiliaryDataType CGImageByteOrderInfo CGImageColorModel CGImageDestination
    CGImageDestinationOptions CGImageMetadata CGImageMetadataEnumerateOptions CGImageMetadataErrors
    CGImageMetadataTag CGImageMetadataType CGImageOptions CGImagePixelFormatInfo CGImageProperties
    CGImagePropertiesExif CGImagePropertiesGps CGImagePropertiesIptc CGImagePropertiesJfif
    CGImagePropertiesPng CGImagePropertiesTiff CGImagePropertyOrientation CGImagePropertyPngFilters
    CGImagePropertyTgaCompression CGImageSource CGImageSourceStatus CGImageThumbnailOptions
    CGInterpolationQuality CGLayer CGLineCap CGLineJoin CGMouseButton CGMutableImageMetadata
    CGPDFAccessPermissions CGPDFArray CGPDFBox CGPDFContentStream CGPDFDataFormat CGPDFDictionary
    CGPDFDocument CGPDFInfo CGPDFObject CGPDFObjectType CGPDFOperatorTable CGPDFPage CGPDFPageInfo
    CGPDFScanner CGPDFStream CGPDFString CGPath CGPathDrawingMode CGPathElement CGPathElementType
    CGPattern CGPatternCallbacks CGPatternTiling CGPdfTagType CGPoint CGRect CGRectEdge
    CGScrollEventUnit CGSession CGShading CGSize CGTextDrawingMode CGTextEncoding CGToneMapping
    CGVector CGWindowImageOption CGWindowListOption CIAreaReductionFilter
    CIAutoAdjustmentFilterOptions CICompositeOperation CIContextOptions CIConvertLab CIConvolution
    CICoreMLModel CIDataMatrixCodeEccVersion CIDetectorOptions CIEdgePreserveUpsample
    CIFilterConstructor CIFilterMode CIFormat CIFourCoordinateGeometryFilter CIHistogramDisplay
    CIImageInitializationOptions CIImageInitializationOptionsWithMetadata CIImageOrientation
    CIImageProcessorInput CIImageProcessorOutput CIImageProvider CIMedian
    CIQRCodeErrorCorrectionLevel CIRawDecoderVersion CIRenderDestinationAlphaMode CISaliencyMap
    CISamplerOptions CIStraighten CIWrapMode CKAccountStatus CKApplicationPermissionStatus
    CKApplicationPermissions CKDatabaseScope CKDiscoverAllContactsOperation
    CKDiscoverUserInfosOperation CKDiscoveredUserInfo CKErrorCode
    CKFetchNotificationChangesOperation CKMarkNotificationsReadOperation CKModifyBadgeOperation
    CKNotificationType CKOperationGroupTransferSize CKQueryNotificationReason
    CKQuerySubscriptionOptions CKRecordSavePolicy CKRecordValue CKRecordZoneCapabilities
    CKReferenceAction CKShareParticipantAcceptanceStatus CKShareParticipantPermission
    CKShareParticipantRole CKShareParticipantType CKSharingParticipantAccessOption
    CKSharingParticipantPermissionOption CKSubscriptionOptions CKSubscriptionType
    CKSyncEngineAccountChangeType CKSyncEngineDelegate CKSyncEngineEventType
    CKSyncEnginePendingDatabaseChangeType CKSyncEnginePendingRecordZoneChangeType
    CKSyncEngineSyncReason CKSyncEngineZoneDeletionReason CLAccuracyAuthorization CLActivityType
    CLAuthorizationStatus CLDeviceOrientation CLError CLKComplicationColumnAlignment
    CLKComplicationDataSource CLKComplicationFamily CLKComplicationPrivacyBehavior
    CLKComplicationRingStyle CLKComplicationTimeTravelDirections
    CLKComplicationTimelineAnimationBehavior CLKGaugeProviderStyle CLKRelativeDateStyle
    CLKWatchFaceLibraryErrorCode CLLiveUpdateConfiguration CLLocationButtonIcon
    CLLocationButtonLabel CLLocationCoordinate2D CLLocationManagerDelegate
    CLLocationPushServiceError CLLocationPushServiceExtension CLMonitoringState CLProximity
    CLRegionState CLSBinaryValueType CLSContextProvider CLSContextTopic CLSContextType
    CLSDataStoreDelegate CLSErrorCode CLSProgressReportingCapabilityKind
    CLServiceSessionAuthorizationRequirement CMAcceleration CMAttachmentBearer CMAttachmentMode
    CMAttitudeReferenceFrame CMAudioFormatDescription CMAuthorizationStatus CMBlockBuffer
    CMBlockBufferCustomBlockSource CMBlockBufferError CMBlockBufferFlags CMBufferCallbacks
    CMBufferCallbacks2 CMBufferQueue CMCalibratedMagneticField CMClock CMClockError
    CMClockOrTimebase CMClosedCaptionFormatType CMCustomBlockAllocator CMDeviceMotionSensorLocation
    CMError CMFallDetectionEventUserResolution CMFormatDescription CMFormatDescriptionError
    CMFormatDescriptionProjectionKind CMFormatDescriptionViewPackingKind CMHeadphoneActivityStatus
    CMHeadphoneMotionManagerDelegate CMHighFrequencyHeartRateDataConfidence CMMagneticField
    CMMagneticFieldCalibrationAccuracy CMManagedArrayBlockAllocator CMMediaType CMMemoryPool
    CMMetadataFormatType CMMotionActivityConfidence CMMuxedStreamType CMOdometerOriginDevice
    CMPackingType CMPedometerEventType CMPixelFormat CMProjectionType CMQuaternion CMRotationMatrix
    CMRotationRate CMSampleBuffer CMSampleBufferAttachmentKey CMSampleBufferAttachmentSettings
    CMSampleBufferError CMSampleTimingInfo CMStereoViewComponents CMStereoViewInterpretationOptions
    CMSubtitleFormatType CMSyncError CMTag CMTagCategory CMTagCollection CMTagCollectionError
    CMTagCollectionVideoOutputPreset CMTagDataType CMTagError CMTaggedBufferGroup
    CMTaggedBufferGroupError CMTaggedBufferGroupFormatType CMTime CMTimeCodeFormatType CMTimeMapping
    CMTimeRange CMTimeRoundingMethod CMTimeScale CMTimebase CMTimebaseError CMVideoCodecType
    CMVideoDimensions CMVideoFormatDescription CMWaterSubmersionDepthState
    CMWaterSubmersionManagerDelegate CMWaterSubmersionState CNAuthorizationStatus
    CNChangeHistoryEventVisitor CNCinematicErrorCode CNContactDisplayNameOrder
    CNContactFormatterStyle CNContactOptions CNContactPickerDelegate CNContactSortOrder
    CNContactType CNContactViewControllerDelegate CNContainerType CNDecisionIdentifierType
    CNDetectionType CNEntityType CNErrorCode CNInstantMessageAddressOption
    CNInstantMessageServiceOption CNKeyDescriptor CNPostalAddressFormatterStyle
    CNPostalAddressKeyOption CNRenderingQuality CNSocialProfileOption CNSocialProfileServiceOption
    CTAdaptiveImageProviding CTBaselineClass CTBaselineClassID CTBaselineFont CTBaselineFontID
    CTCellularDataRestrictedState CTCellularPlanProvisioningAddPlanResult CTCharacterCollection
    CTErrorDomain CTFont CTFontCollection CTFontCollectionOptionKey CTFontCollectionOptions
    CTFontDescriptor CTFontDescriptorAttributeKey CTFontDescriptorMatchingState
    CTFontFeatureAllTypographicFeatures CTFontFeatureAlternateKana CTFontFeatureAnnotation
    CTFontFeatureCJKRomanSpacing CTFontFeatureCJKSymbolAlternatives
    CTFontFeatureCJKVerticalRomanPlacement CTFontFeatureCaseSensitiveLayout
    CTFontFeatureCharacterAlternatives CTFontFeatureCharacterShape CTFontFeatureContextualAlternates
    CTFontFeatureCursiveConnection CTFontFeatureDesignComplexity CTFontFeatureDiacritics
    CTFontFeatureFractions CTFontFeatureIdeographicAlternatives CTFontFeatureIdeographicSpacing
    CTFontFeatureItalicCJKRoman CTFontFeatureKanaSpacing CTFontFeatureLetterCase
    CTFontFeatureLigatures CTFontFeatureLinguisticRearrangementConnection CTFontFeatureLowerCase
    CTFontFeatureMathematicalExtras CTFontFeatureNumberCase CTFontFeatureNumberSpacing
    CTFontFeatureOrnamentSets CTFontFeatureOverlappingCharacters CTFontFeatureRubyKana
    CTFontFeatureSelectors CTFontFeatureSettings CTFontFeatureSmartSwash CTFontFeatureStyleOptions
    CTFontFeatureStylisticAlternatives CTFontFeatureTextSpacing CTFontFeatureTransliteration
    CTFontFeatureTypographicExtras CTFontFeatureUnicodeDecomposition CTFontFeatureUpperCase
    CTFontFeatureVerticalPosition CTFontFeatureVerticalSubstitutionConnection CTFontFeatures
    CTFontFormat CTFontManager CTFontManagerAutoActivation CTFontManagerError CTFontManagerScope
    CTFontNameKey CTFontNameKeyId CTFontOptions CTFontOrientation CTFontPriority
    CTFontStylisticClass CTFontSymbolicTraits CTFontTable CTFontTableOptions CTFontTraitKey
    CTFontTraits CTFontUIFontType CTFontVariation CTFontVariationAxes CTFrame CTFrameAttributeKey
    CTFramePathFillRule CTFrameProgression CTFramesetter CTGlyphInfo CTLigatureFormation CTLine
    CTLineBoundsOptions CTLineBreakMode CTLineTruncation CTParagraphStyle CTParagraphStyleSetting
    CTParagraphStyleSettingValue CTParagraphStyleSettings CTParagraphStyleSpecifier
    CTParagraphStyleSpecifierByteValue CTParagraphStyleSpecifierIntPtrsValue
    CTParagraphStyleSpecifierNativeIntValue CTParagraphStyleSpecifierSingleValue
    CTParagraphStyleSpecifierValue CTRun CTRunDelegate CTRunDelegateCallbacks
    CTRunDelegateOperations CTRunStatus CTStringAttributeKey CTSubscriberDelegate CTSuperscriptStyle
    CTTelephonyNetworkInfoDelegate CTTextAlignment CTTextTab CTTextTabOptionKey CTTextTabOptions
    CTTypesetter CTTypesetterOptionKey CTTypesetterOptions CTUnderlineStyle
    CTUnderlineStyleModifiers CTWritingDirection CXCallDirectoryEnabledStatus
    CXCallDirectoryExtensionContextDelegate CXCallEndedReason CXCallObserverDelegate CXErrorCode
    CXErrorCodeCallDirectoryManagerError CXErrorCodeIncomingCallError
    CXErrorCodeNotificationServiceExtensionError CXErrorCodeRequestTransactionError CXHandleType
    CXPlayDtmfCallAction CXPlayDtmfCallActionType CXProviderDelegate EKAlarmProximity EKAlarmType
    EKAuthorizationStatus EKCalendarChooserDelegate EKCalendarChooserDisplayStyle
    EKCalendarChooserSelectionStyle EKCalendarEventAvailabilityMask EKCalendarType EKDay
    EKEntityMask EKEntityType EKErrorCode EKEventAvailability EKEventEditViewAction
    EKEventEditViewDelegate EKEventStatus EKEventViewAction EKEventViewDelegate EKParticipantRole
    EKParticipantScheduleStatus EKParticipantStatus EKParticipantType EKRecurrenceFrequency
    EKReminderPriority EKSourceType EKSpan EKUIBundle EKWeekday GLKFogMode GLKLightingType
    GLKNamedEffect GLKTextureEnvMode GLKTextureInfoAlphaState GLKTextureInfoOrigin
    GLKTextureLoaderError GLKTextureOperations GLKTextureTarget GLKVertexAttrib
    GLKVertexAttributeParameters GLKVertexAttributeParametersInternal GLKViewControllerDelegate
    GLKViewDelegate GLKViewDrawableColorFormat GLKViewDrawableDepthFormat GLKViewDrawableMultisample
    GLKViewDrawableStencilFormat HKActivityMoveMode HKAppleEcgAlgorithmVersion
    HKAppleSleepingBreathingDisturbances HKAppleSleepingBreathingDisturbancesClassification
    HKAppleWalkingSteadiness HKAppleWalkingSteadinessClassification HKAudiogramConductionType
    HKAudiogramSensitivityTestSide HKAuthorizationRequestStatus HKAuthorizationStatus
    HKBiologicalSex HKBloodGlucoseMealTime HKBloodType HKBodyTemperatureSensorLocation
    HKCategoryTypeIdentifier HKCategoryTypeIdentifierKey HKCategoryValue
    HKCategoryValueAppetiteChanges HKCategoryValueAppleStandHour
    HKCategoryValueAppleWalkingSteadinessEvent HKCategoryValueAudioExposureEvent
    HKCategoryValueCervicalMucusQuality HKCategoryValueContraceptive
    HKCategoryValueEnvironmentalAudioExposureEvent HKCategoryValueHeadphoneAudioExposureEvent
    HKCategoryValueLowCardioFitnessEvent HKCategoryValueMenstrualFlow
    HKCategoryValueOvulationTestResult HKCategoryValuePregnancyTestResult HKCategoryValuePresence
    HKCategoryValueProgesteroneTestResult HKCategoryValueSeverity HKCategoryValueSleepAnalysis
    HKCategoryValueSleepAnalysisAsleep HKCategoryValueVaginalBleeding HKCharacteristicTypeIdentifier
    HKCharacteristicTypeIdentifierKey HKClinicalTypeIdentifier HKCorrelationTypeIdentifier
    HKCorrelationTypeKey HKCyclingFunctionalThresholdPowerTestType HKDataTypeIdentifier
    HKDevicePlacementSide HKDocumentTypeIdentifier HKElectrocardiogramClassification
    HKElectrocardiogramLead HKElectrocardiogramSymptomsStatus HKErrorCode HKFhirRelease
    HKFhirResourceType HKFitzpatrickSkinType HKGad7AssessmentAnswer HKGad7AssessmentRisk
    HKHeartRateMotionContext HKHeartRateRecoveryTestType HKHeartRateSensorLocation
    HKInsulinDeliveryReason HKMetricPrefix HKPhq9AssessmentAnswer HKPhq9AssessmentRisk
    HKPhysicalEffortEstimationType HKPrismBase HKQuantityAggregationStyle HKQuantityTypeIdentifier
    HKQuantityTypeIdentifierKey HKQueryOptions HKScoredAssessmentTypeIdentifier
    HKStateOfMindAssociation HKStateOfMindKind HKStateOfMindLabel HKStateOfMindValence
    HKStateOfMindValenceClassification HKStatisticsOptions HKSwimmingStrokeStyle HKUpdateFrequency
    HKUserMotionContext HKVO2MaxTestType HKVerifiableClinicalRecordCredentialType
    HKVerifiableClinicalRecordSourceType HKVisionEye HKVisionPrescriptionType HKWaterSalinity
    HKWeatherCondition HKWheelchairUse HKWorkoutActivityType HKWorkoutEffortRelationshipQueryOptions
    HKWorkoutEventType HKWorkoutSessionDelegate HKWorkoutSessionLocationType HKWorkoutSessionState
    HKWorkoutSessionType HKWorkoutSwimmingLocationType LAAccessControlOperation LABiometryType
    LACompanionType LACredentialType LAEnvironmentObserver LAError LAPolicy LARightState LPErrorCode
    MFMailComposeControllerDeferredAction MFMailComposeErrorCode MFMailComposeResult
    MFMailComposeViewControllerDelegate MFMessageComposeViewControllerDelegate
    MKAddressFilterConstructorOption MKAddressFilterOption MKAnnotation
    MKAnnotationViewCollisionMode MKAnnotationViewDragState MKCoordinateRegion MKCoordinateSpan
    MKDirectionsMode MKDirectionsRoutePreference MKDirectionsTransportType
    MKDistanceFormatterUnitStyle MKDistanceFormatterUnits MKErrorCode MKFeatureDisplayPriority
    MKFeatureVisibility MKGeoJSONObject MKGeometry MKLaunchOptions MKLocalSearchCompleterDelegate
    MKLocalSearchCompleterResultType MKLocalSearchRegionPriority MKLocalSearchResultType
    MKLookAroundBadgePosition MKLookAroundViewControllerDelegate MKMapCameraZoomRangeType
    MKMapElevationStyle MKMapFeatureOptions MKMapFeatureType
    MKMapItemDetailSelectionAccessoryCalloutStyle MKMapItemDetailViewControllerDelegate
    MKMapLaunchOptions MKMapPoint MKMapRect MKMapSize MKMapType MKMapViewDelegate MKOverlay
    MKOverlayLevel MKPinAnnotationColor MKPointOfInterestCategory MKPointOfInterestFilterType
    MKReverseGeocoderDelegate MKScaleViewAlignment MKSearchCompletionFilterType
    MKStandardMapEmphasisStyle MKTileOverlayPath MKUserTrackingMode MPChangeLanguageOptionSetting
    MPEG4ObjectID MPErrorCode MPMediaGrouping MPMediaLibraryAuthorizationStatus
    MPMediaPickerControllerDelegate MPMediaPlayback MPMediaPlaylistAttribute
    MPMediaPredicateComparison MPMediaType MPMovieControlMode MPMovieControlStyle
    MPMovieFinishReason MPMovieLoadState MPMovieMediaTypeMask MPMoviePlaybackState MPMovieRepeatMode
    MPMovieScalingMode MPMovieSourceType MPMovieTimeOption MPMusicPlaybackState MPMusicRepeatMode
    MPMusicShuffleMode MPNowPlayingInfo MPNowPlayingInfoLanguageOptionType MPNowPlayingInfoMediaType
    MPNowPlayingPlaybackState MPNowPlayingSessionDelegate MPPlayableContentDataSource
    MPPlayableContentDelegate MPRemoteCommandHandlerStatus MPRepeatType
    MPSAccelerationStructureStatus MPSAccelerationStructureUsage MPSAliasingStrategy MPSAlphaType
    MPSAxisAlignedBoundingBox MPSBoundingBoxIntersectionTestType MPSCnnBatchNormalizationFlags
    MPSCnnBinaryConvolution MPSCnnBinaryConvolutionFlags MPSCnnBinaryConvolutionNode
    MPSCnnBinaryConvolutionType MPSCnnBinaryFullyConnected MPSCnnBinaryFullyConnectedNode
    MPSCnnConvolution MPSCnnConvolutionDescriptor MPSCnnConvolutionFlags
    MPSCnnConvolutionGradientOption MPSCnnConvolutionNode MPSCnnConvolutionState
    MPSCnnConvolutionTranspose MPSCnnConvolutionTransposeNode MPSCnnFullyConnected MPSCnnLossType
    MPSCnnNeuronPReLU MPSCnnNeuronType MPSCnnReductionType MPSCnnWeightsQuantizationType
    MPSConstants MPSCustomKernelIndex MPSDataLayout MPSDataType MPSDeviceOptions MPSDimensionSlice
    MPSGraphDeploymentPlatform MPSGraphDeviceType MPSGraphExecutable
    MPSGraphExecutableInitializationOption MPSGraphExecutionStage MPSGraphFftScalingMode
    MPSGraphLossReductionType MPSGraphNonMaximumSuppressionCoordinateMode MPSGraphOptimization
    MPSGraphOptimizationProfile MPSGraphOptions MPSGraphPaddingMode MPSGraphPaddingStyle
    MPSGraphPoolingReturnIndicesMode MPSGraphRandomDistribution MPSGraphRandomNormalSamplingMethod
    MPSGraphReductionMode MPSGraphResizeMode MPSGraphResizeNearestRoundingMode MPSGraphRnnActivation
    MPSGraphScatterMode MPSGraphSparseStorageType MPSGraphTensorData MPSGraphTensorNamedDataLayout
    MPSImage MPSImageBatch MPSImageConversion MPSImageCoordinate MPSImageDilate MPSImageEdgeMode
    MPSImageErode MPSImageFeatureChannelFormat MPSImageGaussianPyramid MPSImageHistogram
    MPSImageHistogramInfo MPSImageKeypointRangeInfo MPSImageLaplacianPyramid
    MPSImageLaplacianPyramidAdd MPSImageLaplacianPyramidSubtract MPSImagePyramid
    MPSImageReadWriteParams MPSImageRegion MPSImageScale MPSImageSobel MPSImageThresholdBinary
    MPSImageThresholdBinaryInverse MPSImageThresholdToZero MPSImageThresholdToZeroInverse
    MPSImageThresholdTruncate MPSImageType MPSIntersectionDataType MPSIntersectionType MPSKernel
    MPSKernelOptions MPSMatrixCopyOffsets MPSMatrixDecompositionStatus MPSMatrixDescriptor
    MPSMatrixOffset MPSMatrixRandomDistribution MPSNDArray MPSNDArrayDescriptor MPSNDArrayIdentity
    MPSNDArrayOffsets MPSNDArrayQuantizationScheme MPSNDArraySizes MPSNNComparisonType
    MPSNNConvolutionAccumulatorPrecisionOption MPSNNGraph MPSNNPaddingMethod MPSNNRegularizationType
    MPSNNTrainingStyle MPSOffset MPSOrigin MPSPurgeableState MPSRayDataType MPSRayMaskOptions
    MPSRegion MPSRnnBidirectionalCombineMode MPSRnnMatrixId MPSRnnSequenceDirection
    MPSScaleTransform MPSSize MPSStateBatch MPSStateResourceList MPSStateResourceType
    MPSStateTextureInfo MPSTransformType MPSTriangleIntersectionTestType MPSeekCommandEventType
    MPShuffleType MPSystemMusicPlayerController MPVolumeSettings MTKTextureLoaderCubeLayout
    MTKTextureLoaderOptions MTKTextureLoaderOrigin MTKViewDelegate NSActionDispatcher
    NSActivityOptions NSAlignmentOptions NSAppleEventDescriptor NSAppleEventDescriptorType
    NSAppleEventSendOptions NSAsyncActionDispatcher NSAsyncDispatcher
    NSAsyncSynchronizationContextDispatcher NSAttributeType NSAttributedStringDataType
    NSAttributedStringDocumentType NSAttributedStringEnumerationOptions
    NSAttributedStringFormattingOptions NSAttributedStringMarkdownInterpretedSyntax
    NSAttributedStringMarkdownParsingFailurePolicy NSAttributedStringNameKey
    NSBackgroundActivityResult NSBatchDeleteRequestResultType NSBatchInsertRequestResultType
    NSBatchUpdateRequestResultType NSBundleExecutableArchitecture NSByteCountFormatterCountStyle
    NSByteCountFormatterUnits NSCacheDelegate NSCalculationError NSCalendarOptions NSCalendarType
    NSCalendarUnit NSCocoaError NSCoding NSCollectionChangeType NSCollectionLayoutContainer
    NSCollectionLayoutEnvironment NSCollectionLayoutVisibleItem NSComparisonPredicateModifier
    NSComparisonPredicateOptions NSComparisonResult NSCompoundPredicateType NSConnection
    NSControlCharacterAction NSCopying NSDataBase64DecodingOptions NSDataBase64EncodingOptions
    NSDataCompressionAlgorithm NSDataReadingOptions NSDataSearchOptions NSDataWritingOptions
    NSDateComponentsFormatterUnitsStyle NSDateComponentsFormatterZeroFormattingBehavior
    NSDateFormatterBehavior NSDateFormatterStyle NSDateIntervalFormatterStyle NSDecimal
    NSDecodingFailurePolicy NSDeleteRule NSDeviceCertification NSDirectionalEdgeInsets
    NSDirectionalRectEdge NSDirectoryEnumerationOptions NSDiscardableContent NSDispatcher
    NSDocumentType NSDocumentViewMode NSEnergyFormatterUnit NSEntityMappingType NSEnumerationOptions
    NSErrorException NSExceptionError NSExpressionType NSExtensionRequestHandling
    NSFastEnumerationState NSFastEnumerator NSFetchIndexElementType NSFetchRequestResult
    NSFetchRequestResultType NSFetchedResultsChangeType NSFetchedResultsControllerDelegate
    NSFetchedResultsSectionInfo NSFileCoordinatorReadingOptions NSFileCoordinatorWritingOptions
    NSFileManagerDelegate NSFileManagerItemReplacementOptions NSFileManagerUnmountOptions
    NSFilePresenter NSFileProtection NSFileProtectionType NSFileProviderChangeObserver
    NSFileProviderContentPolicy NSFileProviderCreateItemOptions NSFileProviderCustomAction
    NSFileProviderDeleteItemOptions NSFileProviderDomainRemovalMode NSFileProviderDomainState
    NSFileProviderDomainTestingModes NSFileProviderEnumerating NSFileProviderEnumerationObserver
    NSFileProviderEnumerator NSFileProviderErrorCode NSFileProviderFetchContentsOptions
    NSFileProviderFileSystemFlags NSFileProviderIncrementalContentFetching NSFileProviderItem
    NSFileProviderItemCapabilities NSFileProviderItemFields NSFileProviderKnownFolders
    NSFileProviderManagerDisconnectionOptions NSFileProviderMaterializationFlags
    NSFileProviderModifyItemOptions NSFileProviderPendingSetEnumerator NSFileProviderServiceSource
    NSFileProviderServicing NSFileProviderTestingChildrenEnumeration
    NSFileProviderTestingCollisionResolution NSFileProviderTestingContentFetch
    NSFileProviderTestingCreation NSFileProviderTestingDeletion NSFileProviderTestingIngestion
    NSFileProviderTestingLookup NSFileProviderTestingModification NSFileProviderTestingOperation
    NSFileProviderTestingOperationSide NSFileProviderTestingOperationType NSFileProviderThumbnailing
    NSFileProviderTypeAndCreator NSFileProviderVolumeUnsupportedReason NSFileType
    NSFileVersionAddingOptions NSFileVersionReplacingOptions NSFileWrapperReadingOptions
    NSFileWrapperWritingOptions NSFormattingContext NSFormattingUnitStyle NSGlyphProperty
    NSGrammaticalCase NSGrammaticalDefiniteness NSGrammaticalDetermination NSGrammaticalGender
    NSGrammaticalNumber NSGrammaticalPartOfSpeech NSGrammaticalPerson NSGrammaticalPronounType
    NSHost NSHttpCookie NSHttpCookieAcceptPolicy NSInlinePresentationIntent
    NSIso8601DateFormatOptions NSItemDownloadingStatus NSItemProviderErrorCode
    NSItemProviderFileOptions NSItemProviderReading NSItemProviderRepresentationVisibility
    NSItemProviderWriting NSJsonReadingOptions NSJsonWritingOptions NSKeyValueChange
    NSKeyValueObservingOptions NSKeyValueSetMutationKind NSKeyedArchiverDelegate
    NSKeyedUnarchiverDelegate NSLayoutAttribute NSLayoutFormatOptions NSLayoutManagerDelegate
    NSLayoutRelation NSLengthFormatterUnit NSLigatureType NSLineBreakStrategy NSLinguisticTag
    NSLinguisticTagScheme NSLinguisticTagUnit NSLinguisticTaggerOptions NSLinguisticTaggerUnit
    NSLocaleLanguageDirection NSLocking NSMachPortDelegate NSMachPortRights
    NSManagedObjectContextConcurrencyType NSMassFormatterUnit NSMatchingFlags NSMatchingOptions
    NSMeasurementFormatterUnitOptions NSMergePolicyType NSMetadataQueryDelegate NSMutableCopying
    NSMutableUrlRequest NSNetServiceBrowserDelegate NSNetServiceDelegate NSNetServiceOptions
    NSNetServicesStatus NSNotificationCoalescing NSNotificationFlags
    NSNotificationSuspensionBehavior NSNumberFormatterBehavior NSNumberFormatterPadPosition
    NSNumberFormatterRoundingMode NSNumberFormatterStyle NSObject NSObjectFlag NSObservedChange
    NSOperatingSystemVersion NSOperationQueuePriority NSOrderedCollectionChange
    NSOrderedCollectionDifference NSOrderedCollectionDifferenceCalculationOptions
    NSPersistentCloudKitContainerEventResultType NSPersistentCloudKitContainerEventType
    NSPersistentCloudKitContainerSchemaInitializationOptions NSPersistentHistoryChangeType
    NSPersistentHistoryResultType NSPersistentStoreRequestType
    NSPersistentStoreUbiquitousTransitionType NSPersonNameComponentsFormatterOptions
    NSPersonNameComponentsFormatterStyle NSPortDelegate NSPostingStyle NSPredicateOperatorType
    NSPresentationIntentKind NSPresentationIntentTableColumnAlignment NSProcessInfoThermalState
    NSProcessPerformanceProfile NSProgressReporting NSPropertyListFormat
    NSPropertyListMutabilityOptions NSPropertyListReadOptions NSPropertyListWriteOptions
    NSProtocolFramerOptions NSProxy NSQualityOfService NSRange NSRectAlignment
    NSRegularExpressionOptions NSRelativeDateTimeFormatterStyle
    NSRelativeDateTimeFormatterUnitsStyle NSRoundingMode NSRunLoopMode
    NSScriptCommandArgumentDescription NSScriptCommandDescription
    NSScriptCommandDescriptionDictionary NSSearchPath NSSearchPathDirectory NSSearchPathDomain
    NSSecureCoding NSSnapshotEventType NSSortOptions NSStreamDelegate NSStreamEvent
    NSStreamServiceType NSStreamSocketSecurityLevel NSStreamSocksOptions NSStreamStatus NSString
    NSStringCompareOptions NSStringDrawingOptions NSStringEncoding NSStringEnumerationOptions
    NSStringTransform NSSynchronizationContextDispatcher NSTaskTerminationReason
    NSTextAttachmentContainer NSTextAttachmentLayout NSTextCheckingType NSTextCheckingTypes
    NSTextContentManagerDelegate NSTextContentManagerEnumerationOptions NSTextContentStorageDelegate
    NSTextEffect NSTextElementProvider NSTextHighlightColorScheme NSTextHighlightStyle
    NSTextLayoutFragmentEnumerationOptions NSTextLayoutFragmentState NSTextLayoutManagerDelegate
    NSTextLayoutManagerSegmentOptions NSTextLayoutManagerSegmentType NSTextLayoutOrientation
    NSTextLayoutOrientationProvider NSTextListMarkerFormats NSTextListOptions NSTextLocation
    NSTextScalingType NSTextSelectionAffinity NSTextSelectionDataSource NSTextSelectionGranularity
    NSTextSelectionNavigationDestination NSTextSelectionNavigationDirection
    NSTextSelectionNavigationLayoutOrientation NSTextSelectionNavigationModifier
    NSTextSelectionNavigationWritingDirection NSTextStorageDelegate NSTextStorageEditActions
    NSTextStorageObserving NSTextViewportLayoutControllerDelegate NSTimeZoneNameStyle
    NSTimerActionDispatcher NSURLAuthenticationChallengeSender NSURLProtocolClient
    NSURLRequestAttribution NSUbiquitousKeyValueStoreChangeReason NSUnderlineStyle NSUrl
    NSUrlBookmarkCreationOptions NSUrlBookmarkResolutionOptions NSUrlCacheStoragePolicy
    NSUrlComponents NSUrlConnection NSUrlConnectionDataDelegate NSUrlConnectionDelegate
    NSUrlConnectionDownloadDelegate NSUrlCredential NSUrlCredentialPersistence NSUrlDownload
    NSUrlError NSUrlErrorCancelledReason NSUrlErrorNetworkUnavailableReason NSUrlProtectionSpace
    NSUrlProtocol NSUrlProtocolClient NSUrlRelationship NSUrlRequest NSUrlRequestCachePolicy
    NSUrlRequestNetworkServiceType NSUrlSessionAuthChallengeDisposition NSUrlSessionConfiguration
    NSUrlSessionDataDelegate NSUrlSessionDataTaskStream NSUrlSessionDataTaskStreamContent
    NSUrlSessionDelayedRequestDisposition NSUrlSessionDelegate NSUrlSessionDownloadDelegate
    NSUrlSessionDownloadTaskRequest NSUrlSessionHandler NSUrlSessionHandlerDelegate
    NSUrlSessionMultipathServiceType NSUrlSessionResponseDisposition NSUrlSessionStreamDelegate
    NSUrlSessionTaskDelegate NSUrlSessionTaskMetricsDomainResolutionProtocol
    NSUrlSessionTaskMetricsResourceFetchType NSUrlSessionTaskState NSUrlSessionWebSocketCloseCode
    NSUrlSessionWebSocketDelegate NSUrlSessionWebSocketMessageType NSUserActivityDelegate
    NSUserDefaultsType NSUserNotificationActivationType NSUuid NSVolumeEnumerationOptions
    NSWritingDirection NSWritingDirectionFormatType NSWritingToolsCoordinatorContextScope
    NSWritingToolsCoordinatorState NSWritingToolsCoordinatorTextAnimation
    NSWritingToolsCoordinatorTextReplacementReason NSWritingToolsCoordinatorTextUpdateReason
    NSXpcConnection NSXpcConnectionOptions NSXpcInterface NSXpcListenerDelegate NSZone
    NWAdvertiseDescriptor NWBrowseResult NWBrowseResultChange NWBrowser NWBrowserDescriptor
    NWBrowserState NWConnection NWConnectionGroup NWConnectionGroupState NWConnectionState
    NWContentContext NWDataTransferReport NWDataTransferReportState NWEndpointType NWError
    NWErrorDomain NWEstablishmentReport NWEthernetChannel NWEthernetChannelState NWFramer
    NWFramerCreateFlags NWFramerMessage NWFramerStartResult NWIPEcnFlag NWIPLocalAddressPreference
    NWIPMetadata NWIPVersion NWInterface NWInterfaceRadioType NWInterfaceType NWListener
    NWListenerState NWMultiPathService NWMulticastGroup NWMultipathVersion NWMultiplexGroup
    NWParameters NWParametersAttribution NWParametersExpiredDnsBehavior NWPathMonitor NWPathStatus
    NWPathUnsatisfiedReason NWPrivacyContext NWProtocolDefinition NWProtocolIPOptions
    NWProtocolMetadata NWProtocolOptions NWProtocolQuicOptions NWProtocolStack NWProtocolTcpOptions
    NWProtocolTlsOptions NWProtocolUdpOptions NWProxyConfig NWQuicMetadata NWQuicStreamType
    NWRelayHop NWReportResolutionProtocol NWReportResolutionSource NWResolutionReport
    NWResolverConfig NWResolverConfigEndpointType NWServiceClass
    NWTcpConnectionAuthenticationDelegate NWTcpConnectionState NWTcpMetadata NWTlsMetadata
    NWTxtRecord NWTxtRecordFindKey NWUdpMetadata NWUdpSessionState NWWebSocketCloseCode
    NWWebSocketMetadata NWWebSocketOpCode NWWebSocketOptions NWWebSocketRequest NWWebSocketResponse
    NWWebSocketResponseStatus NWWebSocketVersion OSLog OSLogEntryFromProcess OSLogEntryLogLevel
    OSLogEntrySignpostType OSLogEntryStoreCategory OSLogEntryWithPayload OSLogEnumeratorOptions
    OSLogLevel OSLogMessageComponentArgumentCategory OSLogStoreScope PDFPageOverlayViewProvider
    PHAccessLevel PHAssetBurstSelectionType PHAssetCollectionSubtype PHAssetCollectionType
    PHAssetEditOperation PHAssetMediaSubtype PHAssetMediaType PHAssetPlaybackStyle
    PHAssetResourceType PHAssetSourceType PHAuthorizationStatus PHCollectionEditOperation
    PHCollectionListSubtype PHCollectionListType PHContentEditingController PHImageContentMode
    PHImageRequestOptionsDeliveryMode PHImageRequestOptionsResizeMode PHImageRequestOptionsVersion
    PHLivePhotoBadgeOptions PHLivePhotoEditingErrorCode PHLivePhotoFrame PHLivePhotoFrameType
    PHLivePhotoViewContentMode PHLivePhotoViewDelegate PHLivePhotoViewPlaybackStyle PHObjectType
    PHPhotoLibraryAvailabilityObserver PHPhotoLibraryChangeObserver PHPhotosError
    PHPickerCapabilities PHPickerConfigurationAssetRepresentationMode PHPickerConfigurationSelection
    PHPickerMode PHPickerViewControllerDelegate PHProjectCategory PHProjectCreationSource
    PHProjectSectionType PHProjectTextElementType PHVideoRequestOptionsDeliveryMode
    PHVideoRequestOptionsVersion PKAddPassButtonStyle PKAddPassesViewControllerDelegate
    PKAddPaymentPassError PKAddPaymentPassStyle PKAddPaymentPassViewControllerDelegate
    PKAddSecureElementPassErrorCode PKAddSecureElementPassViewControllerDelegate
    PKAddShareablePassConfigurationPrimaryAction PKAddressField PKApplePayLaterAvailability
    PKAutomaticPassPresentationSuppressionResult PKBarcodeEventConfigurationDataType
    PKCanvasViewDelegate PKCanvasViewDrawingPolicy PKContactFields PKContentVersion
    PKDisbursementAuthorizationController PKDisbursementAuthorizationControllerDelegate
    PKDisbursementErrorCode PKDisbursementRequestSchedule PKDisbursementVoucher PKEraserType
    PKErrorCode PKIdentityButtonLabel PKIdentityButtonStyle PKIdentityDocumentDescriptor
    PKIdentityError PKInkType PKIssuerProvisioningExtensionAuthorizationProviding
    PKIssuerProvisioningExtensionAuthorizationResult
    PKJapanIndividualNumberCardMetadataConstructorOption PKMerchantCapability PKMerchantCategoryCode
    PKPassKitErrorCode PKPassLibraryAddPassesStatus PKPassType PKPayLaterAction
    PKPayLaterDisplayStyle PKPayLaterViewDelegate PKPaymentAuthorizationControllerDelegate
    PKPaymentAuthorizationStatus PKPaymentAuthorizationViewControllerDelegate PKPaymentButtonStyle
    PKPaymentButtonType PKPaymentErrorCode PKPaymentInformationRequestHandling PKPaymentMethodType
    PKPaymentPassActivationState PKPaymentSummaryItemType PKPushRegistryDelegate PKRadioTechnology
    PKSecureElementPassActivationState PKShareSecureElementPassErrorCode
    PKShareSecureElementPassResult PKShareSecureElementPassViewControllerDelegate
    PKShippingContactEditingMode PKShippingType PKStoredValuePassBalanceType
    PKToolPickerCustomItemControlOptions PKToolPickerDelegate PKVehicleConnectionDelegate
    PKVehicleConnectionErrorCode PKVehicleConnectionSessionConnectionState
    QLPreviewControllerDataSource QLPreviewControllerDelegate QLPreviewItem QLPreviewItemEditingMode
    QLPreviewPanel QLPreviewViewStyle QLPreviewingController QLThumbnailError
    QLThumbnailGenerationRequestRepresentationTypes QLThumbnailImage QLThumbnailRepresentationType
    SFAddToHomeScreenActivityItem SFAnalysisContextTag SFAuthenticationError
    SFContentBlockerErrorCode SFErrorCode SFSafariServicesVersion SFSafariViewControllerDelegate
    SFSafariViewControllerDismissButtonStyle SFSpeechErrorCode SFSpeechRecognitionTaskDelegate
    SFSpeechRecognitionTaskHint SFSpeechRecognitionTaskState SFSpeechRecognizerAuthorizationStatus
    SFSpeechRecognizerDelegate SKANError SKActionTimingMode SKAdNetworkCoarseConversionValue
    SKAttributeType SKBlendMode SKCloudServiceAuthorizationStatus SKCloudServiceCapability
    SKCloudServiceSetupAction SKCloudServiceSetupMessageIdentifier SKCloudServiceSetupOptions
    SKCloudServiceSetupViewControllerDelegate SKDocument SKDownloadState SKErrorCode SKIndex
    SKIndexType SKInterpolationMode SKLabelHorizontalAlignmentMode SKLabelVerticalAlignmentMode
    SKNodeFocusBehavior SKOverlayDelegate SKOverlayPosition SKParticleRenderOrder
    SKPaymentQueueDelegate SKPaymentTransactionObserver SKPaymentTransactionState
    SKPhysicsContactDelegate SKProductDiscountPaymentMode SKProductDiscountType SKProductPeriodUnit
    SKProductStorePromotionVisibility SKProductsRequestDelegate SKReceiptProperties SKRepeatMode
    SKRequestDelegate SKSceneDelegate SKSceneScaleMode SKSearch SKSearchOptions
    SKStoreProductViewControllerDelegate SKSummary SKTextureFilteringMode SKTileAdjacencyMask
    SKTileDefinitionRotation SKTileSetType SKTransitionDirection SKUniformType SKViewDelegate
    UIAccelerometerDelegate UIAccessibility UIAccessibilityContainer
    UIAccessibilityContainerDataTable UIAccessibilityContainerDataTableCell
    UIAccessibilityContainerType UIAccessibilityContentSizeCategoryImageAdjusting
    UIAccessibilityContrast UIAccessibilityCustomRotorDirection UIAccessibilityCustomSystemRotorType
    UIAccessibilityDirectTouchOptions UIAccessibilityExpandedStatus UIAccessibilityHearingDeviceEar
    UIAccessibilityIdentification UIAccessibilityNavigationStyle UIAccessibilityPostNotification
    UIAccessibilityPriority UIAccessibilityReadingContent UIAccessibilityScrollDirection
    UIAccessibilityTextualContext UIAccessibilityTrait UIAccessibilityTraits UIAccessibilityZoomType
    UIActionIdentifier UIActionSheetDelegate UIActionSheetStyle UIActivityCategory
    UIActivityCollaborationMode UIActivityIndicatorViewStyle UIActivityItemSource
    UIActivityItemsConfigurationInteraction UIActivityItemsConfigurationPreviewIntent
    UIActivityItemsConfigurationProviding UIActivityItemsConfigurationReading UIActivitySectionTypes
    UIAdaptivePresentationControllerDelegate UIAlertActionStyle UIAlertControllerSeverity
    UIAlertControllerStyle UIAlertViewDelegate UIAlertViewStyle UIAppearance UIAppearanceContainer
    UIApplicationCategory UIApplicationCategoryDefaultErrorCode UIApplicationCategoryDefaultStatus
    UIApplicationDelegate UIApplicationShortcutIconType UIApplicationState UIAttachmentBehaviorType
    UIAxis UIBackgroundFetchResult UIBackgroundRefreshStatus UIBandSelectionInteractionState
    UIBarButtonItemStyle UIBarButtonSystemItem UIBarItemAppearance UIBarMetrics UIBarPosition
    UIBarPositioning UIBarPositioningDelegate UIBarStyle UIBaselineAdjustment UIBehavioralStyle
    UIBlurEffectStyle UIButtonConfigurationCornerStyle UIButtonConfigurationIndicator
    UIButtonConfigurationMacIdiomStyle UIButtonConfigurationSize UIButtonConfigurationTitleAlignment
    UIButtonRole UIButtonType UICGFloatTraitDefinition UICalendarSelectionMultiDateDelegate
    UICalendarSelectionSingleDateDelegate UICalendarSelectionWeekOfYearDelegate
    UICalendarViewDecorationSize UICalendarViewDelegate UICellAccessoryDisplayedState
    UICellAccessoryOutlineDisclosureStyle UICellAccessoryPlacement UICellConfigurationDragState
    UICellConfigurationDropState UICloudSharingControllerDelegate UICloudSharingPermissionOptions
    UICollectionElementCategory UICollectionElementKindSection UICollectionLayoutListAppearance
    UICollectionLayoutListContentHuggingElements UICollectionLayoutListFooterMode
    UICollectionLayoutListHeaderMode UICollectionLayoutSectionOrthogonalScrollingBehavior
    UICollectionLayoutSectionOrthogonalScrollingBounce UICollectionUpdateAction
    UICollectionViewCellDragState UICollectionViewDataSource UICollectionViewDataSourcePrefetching
    UICollectionViewDelegate UICollectionViewDelegateFlowLayout UICollectionViewDragDelegate
    UICollectionViewDropCoordinator UICollectionViewDropDelegate UICollectionViewDropIntent
    UICollectionViewDropItem UICollectionViewDropPlaceholderContext
    UICollectionViewFlowLayoutSectionInsetReference UICollectionViewReorderingCadence
    UICollectionViewScrollDirection UICollectionViewScrollPosition
    UICollectionViewSelfSizingInvalidation UICollectionViewSource UICollisionBehaviorDelegate
    UICollisionBehaviorMode UIColorPickerViewControllerDelegate UIColorProminence
    UIConfigurationColorTransformer UIConfigurationState UIContentConfiguration UIContentContainer
    UIContentInsetsReference UIContentSizeCategory UIContentSizeCategoryAdjusting
    UIContentUnavailableAlignment UIContentView UIContextMenuConfigurationElementOrder
    UIContextMenuInteractionAnimating UIContextMenuInteractionAppearance
    UIContextMenuInteractionCommitAnimating UIContextMenuInteractionCommitStyle
    UIContextMenuInteractionDelegate UIContextualActionStyle UIControlContentHorizontalAlignment
    UIControlContentVerticalAlignment UIControlEventProxy UIControlEvents UIControlState
    UICoordinateSpace UICornerCurve UIDataDetectorTypes UIDataSourceModelAssociation
    UIDataSourceTranslating UIDatePickerMode UIDatePickerStyle UIDeviceBatteryState
    UIDeviceOrientation UIDisplayGamut UIDocViewController UIDocumentBrowserActionAvailability
    UIDocumentBrowserErrorCode UIDocumentBrowserImportMode UIDocumentBrowserUserInterfaceStyle
    UIDocumentBrowserViewControllerDelegate UIDocumentChangeKind UIDocumentCreationIntent
    UIDocumentInteractionControllerDelegate UIDocumentMenuDelegate UIDocumentMenuOrder
    UIDocumentPickerDelegate UIDocumentPickerMode UIDocumentSaveOperation UIDocumentState
    UIDragAnimating UIDragDropSession UIDragInteractionDelegate UIDragSession
    UIDropInteractionDelegate UIDropOperation UIDropSession UIDropSessionProgressIndicatorStyle
    UIDynamicAnimatorDelegate UIDynamicItem UIDynamicItemCollisionBoundsType UIEdgeInsets
    UIEditMenuArrowDirection UIEditMenuInteractionAnimating UIEditMenuInteractionDelegate
    UIEditingInteractionConfiguration UIEventButtonMask UIEventSubtype UIEventType
    UIFindInteractionDelegate UIFindSessionSearchResultDisplayStyle UIFloatRange
    UIFocusAnimationContext UIFocusDebuggerOutput UIFocusEnvironment UIFocusGroupPriority
    UIFocusHaloEffectPosition UIFocusHeading UIFocusItem UIFocusItemContainer
    UIFocusItemDeferralMode UIFocusItemScrollableContainer UIFocusSoundIdentifier
    UIFontDescriptorAttribute UIFontDescriptorSymbolicTraits UIFontDescriptorSystemDesign
    UIFontFeature UIFontPickerViewControllerDelegate UIFontTextStyle UIFontTraits UIFontWeight
    UIFontWidth UIForceTouchCapability UIGestureRecognizerDelegate UIGestureRecognizerState
    UIGraphics UIGraphicsImageRendererFormatRange UIGuidedAccessAccessibilityFeature
    UIGuidedAccessConfigureAccessibilityFeaturesTrampoline UIGuidedAccessErrorCode
    UIGuidedAccessRestriction UIGuidedAccessRestrictionDelegate UIGuidedAccessRestrictionState
    UIHoverEffect UIImageDynamicRange UIImageOrientation UIImagePickerControllerCameraCaptureMode
    UIImagePickerControllerCameraDevice UIImagePickerControllerCameraFlashMode
    UIImagePickerControllerDelegate UIImagePickerControllerImageUrlExportPreset
    UIImagePickerControllerQualityType UIImagePickerControllerSourceType UIImageRenderingMode
    UIImageResizingMode UIImageStatusDispatcher UIImageSymbolScale UIImageSymbolWeight
    UIImpactFeedbackStyle UIIndirectScribbleInteractionDelegate UIInputViewAudioFeedback
    UIInputViewStyle UIInteraction UIInterfaceOrientation UIInterfaceOrientationMask
    UIInterpolatingMotionEffectType UIItemProviderPresentationSizeProviding
    UIItemProviderReadingAugmentationProviding UIKeyInput UIKeyModifierFlags UIKeyboard
    UIKeyboardAppearance UIKeyboardHIDUsage UIKeyboardType UIKitSynchronizationContext
    UIKitThreadAccessException UILabelVibrancy UILargeContentViewerInteractionDelegate
    UILargeContentViewerItem UILayoutConstraintAxis UILayoutGuideAspectFitting UILayoutPriority
    UILayoutSupport UILegibilityWeight UILetterformAwareAdjusting UILetterformAwareSizingRule
    UILineBreakMode UIListContentTextAlignment UIListContentTextTransform UIListEnvironment
    UIListSeparatorVisibility UILookToDictateCapable UIMenuBuilder UIMenuControllerArrowDirection
    UIMenuElementSize UIMenuElementState UIMenuIdentifier UIMenuLeaf UIMenuOptions
    UIModalPresentationStyle UIModalTransitionStyle UIMutableTraits UINSIntegerTraitDefinition
    UINSToolbarItemPresentationSize UINavigationBarDelegate UINavigationBarNSToolbarSection
    UINavigationControllerDelegate UINavigationControllerOperation
    UINavigationItemBackButtonDisplayMode UINavigationItemLargeTitleDisplayMode
    UINavigationItemRenameDelegate UINavigationItemSearchBarPlacement UINavigationItemStyle
    UINotificationFeedbackType UIObjectRestoration UIObjectTraitDefinition UIOffset
    UIPageControlBackgroundStyle UIPageControlDirection UIPageControlInteractionState
    UIPageControlProgressDelegate UIPageControlTimerProgressDelegate UIPageViewControllerDataSource
    UIPageViewControllerDelegate UIPageViewControllerNavigationDirection
    UIPageViewControllerNavigationOrientation UIPageViewControllerSpineLocation
    UIPageViewControllerTransitionStyle UIPasteConfigurationSupporting UIPasteControlDisplayMode
    UIPasteboardDetectionPattern UIPencilInteractionDelegate UIPencilInteractionPhase
    UIPencilPreferredAction UIPickerViewAccessibilityDelegate UIPickerViewDataSource
    UIPickerViewDelegate UIPickerViewModel UIPointerAccessoryPosition UIPointerEffectTintMode
    UIPointerInteractionAnimating UIPointerInteractionDelegate UIPopoverArrowDirection
    UIPopoverBackgroundViewMethods UIPopoverControllerDelegate
    UIPopoverPresentationControllerDelegate UIPopoverPresentationControllerSourceItem
    UIPreferredPresentationStyle UIPressPhase UIPressType UIPreviewActionItem UIPreviewActionStyle
    UIPreviewInteractionDelegate UIPrintError UIPrintErrorCode UIPrintInfoDuplex
    UIPrintInfoOrientation UIPrintInfoOutputType UIPrintInteractionControllerDelegate
    UIPrintRenderingQuality UIPrinterCutterBehavior UIPrinterJobTypes
    UIPrinterPickerControllerDelegate UIProgressViewStyle UIPushBehaviorMode UIRectCorner UIRectEdge
    UIRemoteNotificationType UIResponderStandardEditActions UIReturnKeyType UISceneActivationState
    UISceneCaptureState UISceneCollectionJoinBehavior UISceneDelegate UISceneErrorCode
    UIScreenOverscanCompensation UIScreenReferenceDisplayModeStatus UIScreenshotServiceDelegate
    UIScribbleInteractionDelegate UIScrollType UIScrollTypeMask UIScrollViewAccessibilityDelegate
    UIScrollViewContentInsetAdjustmentBehavior UIScrollViewDelegate UIScrollViewIndexDisplayMode
    UIScrollViewIndicatorStyle UIScrollViewKeyboardDismissMode UISearchBarAppearance
    UISearchBarDelegate UISearchBarIcon UISearchBarStyle UISearchControllerDelegate
    UISearchControllerScopeBarActivation UISearchDisplayDelegate UISearchResultsUpdating
    UISearchSuggestion UISearchTextFieldDelegate UISearchTextFieldPasteItem
    UISegmentedControlSegment UISegmentedControlStyle UISemanticContentAttribute UIShapeProvider
    UISheetPresentationControllerDelegate UISheetPresentationControllerDetentIdentifier
    UISheetPresentationControllerDetentResolutionContext UISplitViewControllerBackgroundStyle
    UISplitViewControllerColumn UISplitViewControllerDelegate UISplitViewControllerDisplayMode
    UISplitViewControllerDisplayModeButtonVisibility UISplitViewControllerPrimaryEdge
    UISplitViewControllerSplitBehavior UISplitViewControllerStyle UISpringLoadedInteractionBehavior
    UISpringLoadedInteractionContext UISpringLoadedInteractionEffect
    UISpringLoadedInteractionEffectState UISpringLoadedInteractionSupporting UIStackViewAlignment
    UIStackViewDistribution UIStateRestoring UIStatusBarAnimation UIStatusBarStyle UIStringDrawing
    UISwipeGestureRecognizerDirection UISwitchStyle UISystemAnimation UITabBarControllerDelegate
    UITabBarControllerMode UITabBarControllerSidebarAnimating UITabBarControllerSidebarDelegate
    UITabBarControllerSidebarLayout UITabBarDelegate UITabBarItemAppearanceStyle
    UITabBarItemPositioning UITabBarSystemItem UITabGroupSidebarAppearance UITabPlacement
    UITableViewCellAccessoryType UITableViewCellDragState UITableViewCellEditingStyle
    UITableViewCellFocusStyle UITableViewCellSelectionStyle UITableViewCellSeparatorStyle
    UITableViewCellStateMask UITableViewCellStyle UITableViewContentHuggingElements
    UITableViewDataSource UITableViewDataSourcePrefetching UITableViewDelegate
    UITableViewDragDelegate UITableViewDropCoordinator UITableViewDropDelegate UITableViewDropIntent
    UITableViewDropItem UITableViewDropPlaceholderContext UITableViewRowActionStyle
    UITableViewRowAnimation UITableViewScrollPosition UITableViewSelfSizingInvalidation
    UITableViewSeparatorInsetReference UITableViewStyle UITextAlignment UITextAlternativeStyle
    UITextAutocapitalizationType UITextAutocorrectionType UITextBorderStyle UITextCursorView
    UITextDirection UITextDocumentProxy UITextDragDelegate UITextDragOptions UITextDragRequest
    UITextDraggable UITextDropAction UITextDropDelegate UITextDropEditability UITextDropPerformer
    UITextDropProgressMode UITextDropRequest UITextDroppable UITextFieldDelegate
    UITextFieldDidEndEditingReason UITextFieldViewMode UITextFormattingCoordinatorDelegate
    UITextFormattingViewControllerChangeType UITextFormattingViewControllerComponentKey
    UITextFormattingViewControllerComponentSize UITextFormattingViewControllerDelegate
    UITextFormattingViewControllerHighlight UITextFormattingViewControllerTextAlignment
    UITextFormattingViewControllerTextList UITextGranularity UITextInlinePredictionType UITextInput
    UITextInputDelegate UITextInputTokenizer UITextInputTraits UITextInteractionDelegate
    UITextInteractionMode UITextItemContentType UITextItemInteraction UITextLayoutDirection
    UITextMathExpressionCompletionType UITextPasteConfigurationSupporting UITextPasteDelegate
    UITextPasteItem UITextSearchAggregator UITextSearchFoundTextStyle UITextSearchMatchMethod
    UITextSearching UITextSelectionDisplayInteractionDelegate UITextSelectionHandleView
    UITextSelectionHighlightView UITextSmartDashesType UITextSmartInsertDeleteType
    UITextSmartQuotesType UITextSpellCheckingType UITextStorageDirection UITextViewBorderStyle
    UITextViewDelegate UITextWritingDirection UITimingCurveProvider UITimingCurveType
    UITitlebarSeparatorStyle UITitlebarTitleVisibility UITitlebarToolbarStyle
    UIToolTipInteractionDelegate UIToolbarDelegate UIToolbarPosition UITouchPhase UITouchProperties
    UITouchType UITraitChangeObservable UITraitChangeRegistration UITraitDefinition
    UITraitEnvironment UITraitEnvironmentLayoutDirection UITraitOverrides
    UITransitionViewControllerKind UIUserActivityRestoring UIUserInterfaceActiveAppearance
    UIUserInterfaceIdiom UIUserInterfaceLayoutDirection UIUserInterfaceLevel
    UIUserInterfaceSizeClass UIUserInterfaceStyle UIUserNotificationActionBehavior
    UIUserNotificationActionContext UIUserNotificationActivationMode UIUserNotificationType
    UIVibrancyEffectStyle UIVideo UIVideoEditorControllerDelegate UIVideoStatusDispatcher
    UIViewAnimating UIViewAnimatingPosition UIViewAnimatingState UIViewAnimationCurve
    UIViewAnimationOptions UIViewAnimationTransition UIViewAutoresizing UIViewContentMode
    UIViewControllerAnimatedTransitioning UIViewControllerContextTransitioning
    UIViewControllerInteractiveTransitioning UIViewControllerPreviewing
    UIViewControllerPreviewingDelegate UIViewControllerRestoration
    UIViewControllerTransitionCoordinator UIViewControllerTransitionCoordinatorContext
    UIViewControllerTransitioningDelegate UIViewImplicitlyAnimating UIViewKeyframeAnimationOptions
    UIViewTintAdjustmentMode UIWebPaginationBreakingMode UIWebPaginationMode UIWebViewDelegate
    UIWebViewNavigationType UIWindowSceneDelegate UIWindowSceneDismissalAnimation
    UIWindowScenePresentationStyle UIWindowSceneSessionRole UIWritingToolsBehavior
    UIWritingToolsCoordinatorContextScope UIWritingToolsCoordinatorDelegate
    UIWritingToolsCoordinatorState UIWritingToolsCoordinatorTextAnimation
    UIWritingToolsCoordinatorTextReplacementReason UIWritingToolsCoordinatorTextUpdateReason
    UIWritingToolsResultOptions UNAlertStyle UNAuthorizationOptions UNAuthorizationStatus
    UNErrorCode UNNotificationActionOptions UNNotificationCategoryOptions
    UNNotificationContentExtension UNNotificationContentExtensionMediaPlayPauseButtonType
    UNNotificationContentExtensionResponseOption UNNotificationContentProviding
    UNNotificationInterruptionLevel UNNotificationPresentationOptions UNNotificationSetting
    UNShowPreviewsSetting UNUserNotificationCenterDelegate VNAnimalBodyPoseObservationJointName
    VNAnimalBodyPoseObservationJointsGroupName VNAnimalIdentifier VNBarcodeCompositeType
    VNBarcodeSymbology VNChirality VNCircleInitializationOption VNComputeStage
    VNDocumentCameraViewControllerDelegate VNElementType VNErrorCode VNFaceObservationAccepting
    VNGenerateOpticalFlowRequestComputationAccuracy VNGeneratePersonSegmentationRequestQualityLevel
    VNHumanBodyPose3DObservationHeightEstimation VNHumanBodyPose3DObservationJointName
    VNHumanBodyPose3DObservationJointsGroupName VNHumanBodyPoseObservationJointName
    VNHumanBodyPoseObservationJointsGroupName VNHumanHandPoseObservationJointName
    VNHumanHandPoseObservationJointsGroupName VNImageCropAndScaleOption VNPointsClassification
    VNRequestFaceLandmarksConstellation VNRequestProgressProviding VNRequestRevisionProviding
    VNRequestTextRecognitionLevel VNRequestTrackingLevel
    VNTrackOpticalFlowRequestComputationAccuracy WKAudiovisualMediaTypes WKContentMode
    WKCookiePolicy WKDataDetectorTypes WKDialogResult WKDownloadDelegate WKDownloadPlaceholderPolicy
    WKDownloadRedirectPolicy WKErrorCode WKFullscreenState WKHTTPCookieStoreObserver
    WKInactiveSchedulingPolicy WKMediaCaptureState WKMediaCaptureType WKMediaPlaybackState
    WKNavigationActionPolicy WKNavigationDelegate WKNavigationResponsePolicy WKNavigationType
    WKPermissionDecision WKPreviewActionItem WKScriptMessageHandler WKScriptMessageHandlerWithReply
    WKSelectionGranularity WKUIDelegate WKURLSchemeHandler WKURLSchemeTask
    WKUserInterfaceDirectionPolicy WKUserScriptInjectionTime
    WKWebpagePreferencesUpgradeToHTTPSPolicy
    """
}
