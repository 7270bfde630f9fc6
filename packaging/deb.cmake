# What is installed, and the Debian package that cpack makes of it.
set(app_id org.adjutant.Adjutant)
install(TARGETS adjutant RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR})
install(FILES packaging/${app_id}.desktop DESTINATION ${CMAKE_INSTALL_DATADIR}/applications)
install(FILES packaging/${app_id}.metainfo.xml DESTINATION ${CMAKE_INSTALL_DATADIR}/metainfo)
install(FILES icons/app/adjutant.svg DESTINATION ${CMAKE_INSTALL_DATADIR}/icons/hicolor/scalable/apps
    RENAME ${app_id}.svg)
install(FILES icons/app/adjutant-symbolic.svg DESTINATION ${CMAKE_INSTALL_DATADIR}/icons/hicolor/symbolic/apps
    RENAME ${app_id}-symbolic.svg)

# Debian wants manual pages and the changelog compressed, without a time stamp.
find_program(GZIP gzip REQUIRED)
function(install_compressed source destination name)
    set(compressed ${CMAKE_CURRENT_BINARY_DIR}/compressed/${name}.gz)
    add_custom_command(OUTPUT ${compressed}
        COMMAND ${CMAKE_COMMAND} -E make_directory ${CMAKE_CURRENT_BINARY_DIR}/compressed
        COMMAND ${GZIP} -9nc ${PROJECT_SOURCE_DIR}/${source} > ${compressed}
        DEPENDS ${PROJECT_SOURCE_DIR}/${source} VERBATIM)
    add_custom_target(compress_${name} ALL DEPENDS ${compressed})
    install(FILES ${compressed} DESTINATION ${destination})
endfunction()
install_compressed(packaging/adjutant.1 ${CMAKE_INSTALL_MANDIR}/man1 adjutant.1)
install_compressed(packaging/adjutant-cli.1 ${CMAKE_INSTALL_MANDIR}/man1 adjutant-cli.1)
install_compressed(packaging/debian/changelog ${CMAKE_INSTALL_DATADIR}/doc/adjutant changelog.Debian)
install(FILES packaging/debian/copyright DESTINATION ${CMAKE_INSTALL_DATADIR}/doc/adjutant)
install(FILES packaging/debian/adjutant.lintian-overrides DESTINATION ${CMAKE_INSTALL_DATADIR}/lintian/overrides
    RENAME adjutant)

set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME adjutant)
set(CPACK_PACKAGE_VERSION ${PROJECT_VERSION})
set(CPACK_DEBIAN_PACKAGE_RELEASE 1)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_MAINTAINER "The Adjutant authors <adjutant@adjutant.invalid>")
set(CPACK_DEBIAN_PACKAGE_SECTION utils)
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "companion for miniature games on a real table")
set(CPACK_DEBIAN_PACKAGE_DESCRIPTION
"Adjutant helps you play miniature games and card games at a real table. It
builds legal lists, computes the exact odds of a roll, keeps track of a
match, explains the rules, and remembers every match.
.
It knows Drakerys, Defense of Drafta, A Game, Knights and Bandits, and
Adventure. It works without a network, by keyboard and with a screen reader.")
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
# What is loaded at run time, which the linker does not know of.
string(JOIN ", " CPACK_DEBIAN_PACKAGE_DEPENDS
    qml6-module-qtqml qml6-module-qtqml-models qml6-module-qtqml-workerscript qml6-module-qtquick
    qml6-module-qtquick-window qml6-module-qtquick-controls qml6-module-qtquick-templates qml6-module-qtquick-layouts
    qml6-module-qtquick-shapes libqt6svg6 libqt6sql6-sqlite)
set(CPACK_DEBIAN_PACKAGE_RECOMMENDS "fonts-inter, qt6-translations-l10n, qt6-wayland")
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS
    OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)
set(CPACK_STRIP_FILES ON)
include(CPack)
