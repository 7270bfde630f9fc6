#pragma once

#include <QObject>

/// A member of a row that QML reads by its name; a default and a comment may follow.
#define ROW_FIELD(Type, name)                                                                                \
    Q_PROPERTY(Type name MEMBER name)                                                                        \
public:                                                                                                      \
    Type name
