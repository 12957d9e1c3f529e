@_exported public import AfterimageGraphics
@_exported public import AfterimageLifecycle
@_exported public import AfterimageMasking
@_exported public import AfterimageScreens
