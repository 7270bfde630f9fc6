#include "app/text/typedtext.h"

#include "core/utf8.h"

namespace adjutant {

QString typedText(const QString& typed)
{
    return QString::fromStdString(withoutInvisible(typed.toStdString()));
}

} // namespace adjutant
