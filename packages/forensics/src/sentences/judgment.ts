import type { Sentence } from './sentence.js';

/** What the judge says of a file as a whole, and what to do next. */
export const JUDGMENT = {
  NOTHING_FOUND: {
    en: [
      '{count} checks looked at this file and found no sign of manipulation.',
      'No sign of manipulation was found.',
    ],
    es: [
      '{count} comprobaciones examinaron este archivo y no hallaron indicios de manipulación.',
      'No se hallaron indicios de manipulación.',
    ],
    pt: [
      '{count} verificações examinaram este arquivo e não encontraram indícios de manipulação.',
      'Não foram encontrados indícios de manipulação.',
    ],
  },
  NOTHING_FOUND_BY_ONE: {
    en: ['One check looked at this file and found no sign of manipulation.'],
    es: ['Una comprobación examinó este archivo y no halló indicios de manipulación.'],
    pt: ['Uma verificação examinou este arquivo e não encontrou indícios de manipulação.'],
  },
  NOT_PROVEN: {
    en: ['That does not prove that the document is authentic.'],
    es: ['Eso no prueba que el documento sea auténtico.'],
    pt: ['Isso não prova que o documento seja autêntico.'],
  },
  TOO_WEAK: {
    en: ['What was found is too weak to doubt this file.'],
    es: ['Lo hallado es demasiado débil para dudar de este archivo.'],
    pt: ['O que foi encontrado é fraco demais para duvidar deste arquivo.'],
  },
  MORE: {
    en: ['{count} more findings are listed with the checks.', 'More findings are listed with the checks.'],
    es: [
      'Hay {count} hallazgos más junto a las comprobaciones.',
      'Hay más hallazgos junto a las comprobaciones.',
    ],
    pt: ['Há mais {count} achados junto às verificações.', 'Há mais achados junto às verificações.'],
  },
  ONE_MORE: {
    en: ['One more finding is listed with the checks.'],
    es: ['Hay un hallazgo más junto a las comprobaciones.'],
    pt: ['Há mais um achado junto às verificações.'],
  },
  UNNAMED_FINDING: {
    en: ['A check found a sign of a change; its details say which.'],
    es: ['Una comprobación halló un indicio de cambio; sus detalles dicen cuál.'],
    pt: ['Uma verificação encontrou um indício de alteração; os detalhes dizem qual.'],
  },
  TOO_LITTLE_SEEN: {
    en: ['Too little of this file could be looked at, so it stays undecided.'],
    es: ['Se pudo examinar muy poco de este archivo, así que queda sin decidir.'],
    pt: ['Pôde-se examinar muito pouco deste arquivo, que fica sem decisão.'],
  },
  REST_UNSEEN: {
    en: ['Too little of the rest of this file could be looked at.'],
    es: ['Se pudo examinar muy poco del resto de este archivo.'],
    pt: ['Pôde-se examinar muito pouco do resto deste arquivo.'],
  },
  LOCKED: {
    en: ['The document is locked against reading.'],
    es: ['El documento está protegido contra la lectura.'],
    pt: ['O documento está protegido contra a leitura.'],
  },
  HARDLY_ANY_TEXT: {
    en: ['The pages hold little or no text, so there was little to compare.'],
    es: ['Las páginas tienen poco o ningún texto, así que había poco que comparar.'],
    pt: ['As páginas têm pouco ou nenhum texto, por isso havia pouco para comparar.'],
  },
  UNFINISHED: {
    en: [
      '{count} checks could not be finished, so something may be missing here.',
      'Some checks could not be finished, so something may be missing here.',
    ],
    es: [
      '{count} comprobaciones quedaron sin terminar; puede faltar algo aquí.',
      'Algunas comprobaciones quedaron sin terminar; puede faltar algo aquí.',
    ],
    pt: [
      '{count} verificações ficaram sem terminar; pode faltar algo aqui.',
      'Algumas verificações ficaram sem terminar; pode faltar algo aqui.',
    ],
  },
  ONE_UNFINISHED: {
    en: ['One check could not be finished, so something may be missing here.'],
    es: ['Una comprobación quedó sin terminar; puede faltar algo aquí.'],
    pt: ['Uma verificação ficou sem terminar; pode faltar algo aqui.'],
  },
  RULE_PHOTOCOPY: {
    en: ['Rejected because it is shown as a photocopy, which the rule for Mexico forbids.'],
    es: ['Rechazado porque se presenta como fotocopia, lo que la regla de México prohíbe.'],
    pt: ['Rejeitado porque é apresentado como fotocópia, o que a regra do México proíbe.'],
  },
  RULE_LIKELIHOOD: {
    en: ['That rule leaves the likelihood of manipulation as it is.'],
    es: ['Esa regla no altera la probabilidad de manipulación.'],
    pt: ['Essa regra não altera a probabilidade de manipulação.'],
  },
  PICTURE_CLEAN: {
    en: [
      '{count} checks looked at the picture and found no sign that it was generated or changed.',
      'No sign was found that the picture was generated or changed.',
    ],
    es: [
      '{count} comprobaciones examinaron la imagen y no hallaron indicios de que fuera generada o modificada.',
      'No se hallaron indicios de que la imagen fuera generada o modificada.',
    ],
    pt: [
      '{count} verificações examinaram a imagem e não encontraram indícios de que fosse gerada ou alterada.',
      'Não foram encontrados indícios de que a imagem fosse gerada ou alterada.',
    ],
  },
  PICTURE_NOT_PROVEN: {
    en: ['That does not prove that the picture is an unchanged photograph.'],
    es: ['Eso no prueba que la imagen sea una fotografía sin cambios.'],
    pt: ['Isso não prova que a imagem seja uma fotografia sem mudanças.'],
  },
  PICTURE_UNSEEN: {
    en: ['Too little of this picture could be looked at, so it stays undecided.'],
    es: ['Se pudo examinar muy poco de esta imagen, así que queda sin decidir.'],
    pt: ['Pôde-se examinar muito pouco desta imagem, que fica sem decisão.'],
  },
  ORIGIN_UNKNOWN: {
    en: ['How the picture was made is unknown, as with most pictures from websites and messengers.'],
    es: [
      'Se desconoce cómo se hizo la imagen, como ocurre con la mayoría de las imágenes de sitios web y mensajería.',
    ],
    pt: ['Não se sabe como a imagem foi feita, como ocorre com a maioria das imagens de sites e mensagens.'],
  },
  NEXT_DOCUMENT: {
    en: ['Next: ask for the same document straight from the issuer’s site.'],
    es: ['Siguiente paso: pida el mismo documento descargado directamente del sitio del emisor.'],
    pt: ['Próximo passo: peça o mesmo documento baixado diretamente do site do emissor.'],
  },
  NEXT_PICTURE: {
    en: ['Next: ask for the document itself, or for the PDF from the issuer’s site.'],
    es: ['Siguiente paso: pida el documento mismo, o el PDF del sitio del emisor.'],
    pt: ['Próximo passo: peça o próprio documento, ou o PDF do site do emissor.'],
  },
  NEXT_OBJECT: {
    en: ['Next: ask for the photo as the camera saved it.'],
    es: ['Siguiente paso: pida la foto tal como la guardó la cámara.'],
    pt: ['Próximo passo: peça a foto como a câmera a salvou.'],
  },
  NEXT_NOTHING_TO_EXAMINE: {
    en: [
      'Next: ask for the original file: the PDF from the issuer’s site, or the photo as the camera saved it.',
    ],
    es: [
      'Siguiente paso: pida el archivo original: el PDF del sitio del emisor, o la foto tal como la guardó la cámara.',
    ],
    pt: [
      'Próximo passo: peça o arquivo original: o PDF do site do emissor, ou a foto como a câmera a salvou.',
    ],
  },
  NEXT_BUDGET: {
    en: ['Next: send fewer pages at a time, or ask whoever runs the server for a higher limit.'],
    es: [
      'Siguiente paso: envíe menos páginas a la vez, o pida un límite mayor a quien administra el servidor.',
    ],
    pt: ['Próximo passo: envie menos páginas por vez, ou peça um limite maior a quem administra o servidor.'],
  },
  NEXT_CHECK_BROKE: {
    en: ['Next: send the file again; if it ends like this again, ask for another copy.'],
    es: ['Siguiente paso: envíe el archivo de nuevo; si termina igual, pida otra copia.'],
    pt: ['Próximo passo: envie o arquivo de novo; se terminar igual, peça outra cópia.'],
  },
  NEXT_TOO_POOR: {
    en: ['Next: ask for a sharper picture of the whole document, or for the PDF from the issuer’s site.'],
    es: ['Siguiente paso: pida una imagen más nítida del documento entero, o el PDF del sitio del emisor.'],
    pt: ['Próximo passo: peça uma imagem mais nítida do documento inteiro, ou o PDF do site do emissor.'],
  },
} as const satisfies Record<string, Sentence>;
