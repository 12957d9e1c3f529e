@_exported public import AfterimageGraphics
@_exported public import AfterimageScreens
