@_exported public import Afterimage
@_exported public import AfterimageAudit
