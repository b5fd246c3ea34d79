; The setup program of Windows. packaging/recipes/windows.py calls it with:
;   TARGET        the processor of the setup program itself, as NSIS calls it
;   VERSION       as a person reads it, VERSION4 as four numbers
;   BUNDLE        the folder with the program, INTERNAL the one in it with all but hearts-qt.exe
;   ICON, BANNER, OUTPUT  files
;   ENDING        of the files in which a person keeps matches
;
; It writes below the user's own folder and HKEY_CURRENT_USER alone, so nobody has to be an administrator. The person's
; matches, settings and history lie in another folder (PROFILE), which only the uninstaller touches, when told to.
;
; From a command line: /S asks nothing and shows nothing, /DESKTOP puts the program on the desktop, /D=FOLDER (last)
; chooses the folder; the uninstaller knows /S, and /HISTORY, which removes what the person has played as well.
; Exit codes: 0 done, 1 left by the person, 2 not done.

Target ${TARGET}
Unicode true
SetCompressor /SOLID lzma
SetCompressorDictSize 64
RequestExecutionLevel user
ManifestDPIAware true
ManifestSupportedOS Win10

!define PROGRAM "hearts-qt.exe"
!define PARTS "_internal"
!define OLD_PARTS "_internal.old"
!define PROFILE "$LOCALAPPDATA\hearts-qt"
!define TYPE "hearts-qt.match"
!define KEY "Software\hearts-qt"
!define CLASSES "Software\Classes"
!define UNINSTALL "Software\Microsoft\Windows\CurrentVersion\Uninstall\hearts-qt"
!define CLOSING_SECONDS 15

!include MUI2.nsh
!include FileFunc.nsh
!include LogicLib.nsh
!include WinVer.nsh
!include WordFunc.nsh
!include x64.nsh

Name "$(OfHearts)"
OutFile "${OUTPUT}"
InstallDir "$LOCALAPPDATA\Programs\Hearts"
InstallDirRegKey HKCU "${KEY}" "Folder"
BrandingText "Hearts ${VERSION}"

!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_WELCOMEFINISHPAGE_BITMAP "${BANNER}"
!define MUI_ABORTWARNING
!define MUI_CUSTOMFUNCTION_ABORT TellLeft
; The language is asked for once, and kept for the next version and for the uninstaller.
!define MUI_LANGDLL_REGISTRY_ROOT HKCU
!define MUI_LANGDLL_REGISTRY_KEY "${KEY}"
!define MUI_LANGDLL_REGISTRY_VALUENAME "Language"
!define MUI_LANGDLL_WINDOWTITLE "Hearts · Червы"
!define MUI_LANGDLL_INFO "Language of the setup program$\nЯзык программы установки"
!define MUI_COMPONENTSPAGE_SMALLDESC
!define MUI_FINISHPAGE_RUN "$INSTDIR\${PROGRAM}"
!define MUI_FINISHPAGE_RUN_TEXT "$(PlayNow)"
!define MUI_WELCOMEPAGE_TEXT "$(Welcome)"
; These two would have the name in another case of Russian than all other texts of NSIS.
!define MUI_DIRECTORYPAGE_TEXT_TOP "$(Where)"
!define MUI_UNCONFIRMPAGE_TEXT_TOP "$(Removing)"

!insertmacro MUI_PAGE_WELCOME
!insertmacro MUI_PAGE_COMPONENTS
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES

!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "Russian"
!insertmacro MUI_RESERVEFILE_LANGDLL

!include english.nsh
!include russian.nsh

VIProductVersion ${VERSION4}
VIFileVersion ${VERSION4}
!macro DescribeFile LANGUAGE NAME DESCRIPTION
  VIAddVersionKey /LANG=${LANGUAGE} "ProductName" "${NAME}"
  VIAddVersionKey /LANG=${LANGUAGE} "FileDescription" "${DESCRIPTION}"
  VIAddVersionKey /LANG=${LANGUAGE} "FileVersion" "${VERSION}"
  VIAddVersionKey /LANG=${LANGUAGE} "ProductVersion" "${VERSION}"
  VIAddVersionKey /LANG=${LANGUAGE} "CompanyName" "The hearts_qt authors"
  VIAddVersionKey /LANG=${LANGUAGE} "LegalCopyright" "The hearts_qt authors, MIT"
!macroend
!insertmacro DescribeFile ${LANG_ENGLISH} "Hearts" "Setup of Hearts"
!insertmacro DescribeFile ${LANG_RUSSIAN} "Червы" "Установка игры «Червы»"

; -- a running copy, which holds its own files fast --------------------------------------------------------------------

; Ask the running copy to close, as a click on its cross does, and wait for it: it keeps the match after every move.
; Leaves the setup program when it does not, or when the person would rather not.
!macro CloseProgram PREFIX
Function ${PREFIX}CloseProgram
  StrCpy $0 0
  ${Do}
    ${IfNot} ${FileExists} "$INSTDIR\${PROGRAM}"
      Return
    ${EndIf}
    ClearErrors
    FileOpen $1 "$INSTDIR\${PROGRAM}" a
    ${IfNot} ${Errors}
      FileClose $1
      Return
    ${EndIf}
    ${If} $0 = 0
      ${IfNot} ${Cmd} `MessageBox MB_OKCANCEL|MB_ICONEXCLAMATION "$(Running)" /SD IDOK IDOK`
        SetErrorLevel 1
        Quit
      ${EndIf}
    ${ElseIf} $0 > ${CLOSING_SECONDS}
      StrCpy $0 0
      ${IfNot} ${Cmd} `MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(StillRunning)" /SD IDCANCEL IDRETRY`
        SetErrorLevel 2
        Quit
      ${EndIf}
    ${EndIf}
    IntOp $0 $0 + 1
    nsExec::Exec 'taskkill.exe /IM ${PROGRAM}'
    Pop $1
    Sleep 1000
  ${Loop}
FunctionEnd
!macroend
!insertmacro CloseProgram ""
!insertmacro CloseProgram "un."

; -- setting up --------------------------------------------------------------------------------------------------------

Function .onInit
  ${IfNot} ${RunningX64}
  ${OrIfNot} ${AtLeastWin10}
    MessageBox MB_OK|MB_ICONSTOP "$(TooOld)" /SD IDOK
    SetErrorLevel 2
    Quit
  ${EndIf}
  !insertmacro MUI_LANGDLL_DISPLAY
  ; One setup program at a time: the system gives the name away once.
  System::Call 'kernel32::CreateMutex(p 0, i 0, t "hearts-qt setup") p .r1 ?e'
  Pop $0
  ${If} $0 <> 0
    MessageBox MB_OK|MB_ICONEXCLAMATION "$(TwoSetups)" /SD IDOK
    SetErrorLevel 2
    Quit
  ${EndIf}
  ReadRegStr $0 HKCU "${UNINSTALL}" "DisplayVersion"
  ${If} $0 != ""
    ${VersionCompare} $0 "${VERSION}" $1
    ${If} $1 = 1
      ${IfNot} ${Cmd} `MessageBox MB_OKCANCEL|MB_ICONEXCLAMATION "$(Newer)" /SD IDCANCEL IDOK`
        SetErrorLevel 1
        Quit
      ${EndIf}
    ${EndIf}
  ${EndIf}
  Call ReadChoices
FunctionEnd

Function TellLeft
  SetErrorLevel 1
FunctionEnd

; Whatever went wrong on the way: the version that was there is put back.
Function .onInstFailed
  SetErrorLevel 2
  ${If} ${FileExists} "$INSTDIR\${OLD_PARTS}\*.*"
    SetOutPath "$INSTDIR"
    RMDir /r "$INSTDIR\${PARTS}"
    Rename "$INSTDIR\${OLD_PARTS}" "$INSTDIR\${PARTS}"
  ${EndIf}
FunctionEnd

Section "$(Program)" SectionProgram
  SectionIn RO
  Call CloseProgram
  SetOutPath "$INSTDIR"
  ${If} ${FileExists} "$INSTDIR\${PARTS}\*.*"
    ${IfNot} ${FileExists} "$INSTDIR\${PROGRAM}"
      ; A folder of that name belongs to many a program.
      MessageBox MB_OK|MB_ICONSTOP "$(Foreign)" /SD IDOK
      SetErrorLevel 2
      Abort "$(Foreign)"
    ${EndIf}
    RMDir /r "$INSTDIR\${OLD_PARTS}"
    ClearErrors
    Rename "$INSTDIR\${PARTS}" "$INSTDIR\${OLD_PARTS}"
    ${If} ${Errors}
      SetErrorLevel 2
      Abort "$(StillRunning)"
    ${EndIf}
  ${EndIf}
  ClearErrors
  File /r "${BUNDLE}\${INTERNAL}"
  File "${BUNDLE}\${PROGRAM}"
  ${If} ${Errors}
    Abort "$(NotWritten)"
  ${EndIf}
  RMDir /r "$INSTDIR\${OLD_PARTS}"
  WriteUninstaller "$INSTDIR\uninstall.exe"

  WriteRegStr HKCU "${KEY}" "Folder" "$INSTDIR"
  WriteRegStr HKCU "${KEY}" "Language" $LANGUAGE
  WriteRegStr HKCU "${UNINSTALL}" "DisplayName" "$(Hearts)"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayIcon" "$INSTDIR\${PROGRAM}"
  WriteRegStr HKCU "${UNINSTALL}" "Publisher" "The hearts_qt authors"
  WriteRegStr HKCU "${UNINSTALL}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${UNINSTALL}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${UNINSTALL}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "${UNINSTALL}" "NoModify" 1
  WriteRegDWORD HKCU "${UNINSTALL}" "NoRepair" 1
  SectionGetSize ${SectionProgram} $0
  WriteRegDWORD HKCU "${UNINSTALL}" "EstimatedSize" $0
SectionEnd

Section "$(StartMenu)" SectionStartMenu
  Call ForgetStartMenu
  CreateShortcut "$SMPROGRAMS\$(Hearts).lnk" "$INSTDIR\${PROGRAM}" "" "" "" "" "" "$(Comment)"
SectionEnd

Section /o "$(Desktop)" SectionDesktop
  Call ForgetDesktop
  CreateShortcut "$DESKTOP\$(Hearts).lnk" "$INSTDIR\${PROGRAM}" "" "" "" "" "" "$(Comment)"
SectionEnd

Section "$(Matches)" SectionMatches
  WriteRegStr HKCU "${CLASSES}\${TYPE}" "" "$(MatchFile)"
  WriteRegStr HKCU "${CLASSES}\${TYPE}\DefaultIcon" "" "$INSTDIR\${PROGRAM},0"
  WriteRegStr HKCU "${CLASSES}\${TYPE}\shell\open\command" "" '"$INSTDIR\${PROGRAM}" "%1"'
  WriteRegStr HKCU "${CLASSES}\.${ENDING}\OpenWithProgids" "${TYPE}" ""
  ; What another program has claimed stays its own; ours is then offered under "Open with".
  ReadRegStr $0 HKCU "${CLASSES}\.${ENDING}" ""
  ${If} $0 == ""
    WriteRegStr HKCU "${CLASSES}\.${ENDING}" "" "${TYPE}"
  ${EndIf}
  ${RefreshShellIcons}
SectionEnd

; What is not wanted any more goes; what was chosen is remembered for the next version.
Section "-choices"
  ${IfNot} ${SectionIsSelected} ${SectionStartMenu}
    Call ForgetStartMenu
  ${EndIf}
  ${IfNot} ${SectionIsSelected} ${SectionDesktop}
    Call ForgetDesktop
  ${EndIf}
  ${IfNot} ${SectionIsSelected} ${SectionMatches}
    Call ForgetMatches
  ${EndIf}
SectionEnd

!insertmacro MUI_FUNCTION_DESCRIPTION_BEGIN
  !insertmacro MUI_DESCRIPTION_TEXT ${SectionProgram} "$(AboutProgram)"
  !insertmacro MUI_DESCRIPTION_TEXT ${SectionStartMenu} "$(AboutStartMenu)"
  !insertmacro MUI_DESCRIPTION_TEXT ${SectionDesktop} "$(AboutDesktop)"
  !insertmacro MUI_DESCRIPTION_TEXT ${SectionMatches} "$(AboutMatches)"
!insertmacro MUI_FUNCTION_DESCRIPTION_END

; Where a version is set up already, its shortcuts are what is chosen at first.
Function ReadChoices
  ReadRegStr $0 HKCU "${KEY}" "Folder"
  ${If} $0 != ""
    ${IfNot} ${FileExists} "$SMPROGRAMS\Hearts.lnk"
    ${AndIfNot} ${FileExists} "$SMPROGRAMS\Червы.lnk"
      !insertmacro UnselectSection ${SectionStartMenu}
    ${EndIf}
    ${If} ${FileExists} "$DESKTOP\Hearts.lnk"
    ${OrIf} ${FileExists} "$DESKTOP\Червы.lnk"
      !insertmacro SelectSection ${SectionDesktop}
    ${EndIf}
    ReadRegStr $0 HKCU "${CLASSES}\${TYPE}" ""
    ${If} $0 == ""
      !insertmacro UnselectSection ${SectionMatches}
    ${EndIf}
  ${EndIf}
  ${GetParameters} $0
  ClearErrors
  ${GetOptions} $0 "/DESKTOP" $1
  ${IfNot} ${Errors}
    !insertmacro SelectSection ${SectionDesktop}
  ${EndIf}
FunctionEnd

; -- taking away -------------------------------------------------------------------------------------------------------

; A shortcut has the name of the language in which it was made.
!macro Forget PREFIX
Function ${PREFIX}ForgetStartMenu
  Delete "$SMPROGRAMS\Hearts.lnk"
  Delete "$SMPROGRAMS\Червы.lnk"
FunctionEnd

Function ${PREFIX}ForgetDesktop
  Delete "$DESKTOP\Hearts.lnk"
  Delete "$DESKTOP\Червы.lnk"
FunctionEnd

Function ${PREFIX}ForgetMatches
  DeleteRegKey HKCU "${CLASSES}\${TYPE}"
  DeleteRegValue HKCU "${CLASSES}\.${ENDING}\OpenWithProgids" "${TYPE}"
  DeleteRegKey /ifempty HKCU "${CLASSES}\.${ENDING}\OpenWithProgids"
  ReadRegStr $0 HKCU "${CLASSES}\.${ENDING}" ""
  ${If} $0 == "${TYPE}"
    DeleteRegValue HKCU "${CLASSES}\.${ENDING}" ""
  ${EndIf}
  DeleteRegKey /ifempty HKCU "${CLASSES}\.${ENDING}"
  ${RefreshShellIcons}
FunctionEnd
!macroend
!insertmacro Forget ""
!insertmacro Forget "un."

Function un.onInit
  !insertmacro MUI_UNGETLANGUAGE
FunctionEnd

Section "Uninstall"
  Call un.CloseProgram
  ${If} ${FileExists} "${PROFILE}\*.*"
    ${GetParameters} $0
    ClearErrors
    ${GetOptions} $0 "/HISTORY" $1
    ${IfNot} ${Errors}
    ${OrIf} ${Cmd} `MessageBox MB_YESNO|MB_ICONQUESTION|MB_DEFBUTTON2 "$(History)" /SD IDNO IDYES`
      RMDir /r "${PROFILE}"
    ${EndIf}
  ${EndIf}
  Call un.ForgetStartMenu
  Call un.ForgetDesktop
  Call un.ForgetMatches
  DeleteRegKey HKCU "${UNINSTALL}"
  DeleteRegKey HKCU "${KEY}"
  SetOutPath "$TEMP"
  RMDir /r "$INSTDIR\${PARTS}"
  Delete "$INSTDIR\${PROGRAM}"
  Delete "$INSTDIR\uninstall.exe"
  ; Whatever else somebody keeps in this folder stays there, and so does the folder then.
  RMDir "$INSTDIR"
SectionEnd
