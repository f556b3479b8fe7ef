import type { Sentence } from './sentence.js';

/** What was changed after a document was made, and what the file still holds of it. */
export const CHANGES = {
  REPLACED: {
    en: [
      '{before} was replaced by {after} after the document was first saved.',
      'A text was replaced after the document was first saved.',
    ],
    es: [
      '{before} se sustituyó por {after} tras el primer guardado del documento.',
      'Se sustituyó un texto tras el primer guardado del documento.',
    ],
    pt: [
      '{before} foi trocado por {after} depois do primeiro salvamento do documento.',
      'Um texto foi trocado depois do primeiro salvamento do documento.',
    ],
  },
  REMOVED: {
    en: [
      '{before} was removed after the document was first saved.',
      'A text was removed after the document was first saved.',
    ],
    es: [
      '{before} se eliminó tras el primer guardado del documento.',
      'Se eliminó un texto tras el primer guardado del documento.',
    ],
    pt: [
      '{before} foi removido depois do primeiro salvamento do documento.',
      'Um texto foi removido depois do primeiro salvamento do documento.',
    ],
  },
  ADDED: {
    en: [
      '{after} was added after the document was first saved.',
      'A text was added after the document was first saved.',
    ],
    es: [
      '{after} se añadió tras el primer guardado del documento.',
      'Se añadió un texto tras el primer guardado del documento.',
    ],
    pt: [
      '{after} foi acrescentado depois do primeiro salvamento do documento.',
      'Um texto foi acrescentado depois do primeiro salvamento do documento.',
    ],
  },
  DRAWN: {
    en: [
      'Something was drawn at {there} after the document was first saved.',
      'Something was drawn on the page after the document was first saved.',
    ],
    es: [
      'Se dibujó algo en {there} tras el primer guardado del documento.',
      'Se dibujó algo en la página tras el primer guardado del documento.',
    ],
    pt: [
      'Algo foi desenhado em {there} depois do primeiro salvamento do documento.',
      'Algo foi desenhado na página depois do primeiro salvamento do documento.',
    ],
  },
  COPY_TEXT_CHANGED: {
    en: ['The text that can be copied from the page was changed; its picture was kept.'],
    es: ['Se cambió el texto que se puede copiar de la página; su imagen se conservó.'],
    pt: ['O texto que se pode copiar da página foi alterado; a imagem foi mantida.'],
  },
  PAINTED_OVER: {
    en: [
      '{before} was painted over; {after} can be read there now.',
      '{before} was painted over.',
      '{there} was put over something that stood there before.',
      'Something on the page was painted over.',
    ],
    es: [
      '{before} fue tapado; ahora ahí se lee {after}.',
      '{before} fue tapado.',
      '{there} se puso sobre algo que estaba ahí antes.',
      'Algo en la página fue tapado.',
    ],
    pt: [
      '{before} foi coberto; agora ali se lê {after}.',
      '{before} foi coberto.',
      '{there} foi posto sobre algo que estava ali antes.',
      'Algo na página foi coberto.',
    ],
  },
  BLACKED_OUT: {
    en: [
      'A dark bar covers {before}, which the file still holds.',
      'A dark bar covers text that the file still holds.',
    ],
    es: [
      'Una barra oscura cubre {before}, que el archivo aún contiene.',
      'Una barra oscura cubre texto que el archivo aún contiene.',
    ],
    pt: [
      'Uma barra escura cobre {before}, que o arquivo ainda contém.',
      'Uma barra escura cobre texto que o arquivo ainda contém.',
    ],
  },
  CUT_OUT: {
    en: [
      '{before} was cut out of the page, and what stood below was moved up.',
      'A part was cut out of the page, and what stood below was moved up.',
    ],
    es: [
      '{before} se recortó de la página y lo de abajo se subió.',
      'Se recortó una parte de la página y lo de abajo se subió.',
    ],
    pt: [
      '{before} foi recortado da página, e o que estava abaixo subiu.',
      'Uma parte foi recortada da página, e o que estava abaixo subiu.',
    ],
  },
  PATCH: {
    en: ['{there} stands on a patch that was laid over the page.', 'A patch was laid over the page.'],
    es: [
      '{there} está sobre un parche puesto encima de la página.',
      'Se puso un parche encima de la página.',
    ],
    pt: [
      '{there} está sobre um remendo posto por cima da página.',
      'Um remendo foi posto por cima da página.',
    ],
  },
  PICTURE_OF_TEXT: {
    en: ['{there} is a small picture in place of text.', 'A small picture of text was put in place of text.'],
    es: [
      '{there} es una pequeña imagen en lugar de texto.',
      'Se puso una pequeña imagen de texto en lugar de texto.',
    ],
    pt: [
      '{there} é uma pequena imagem no lugar de texto.',
      'Uma pequena imagem de texto foi posta no lugar de texto.',
    ],
  },
  NOTE_CHANGED: {
    en: ['A note was changed from {before} to {after}.', 'A note on the page was changed.'],
    es: ['Una nota cambió de {before} a {after}.', 'Se cambió una nota de la página.'],
    pt: ['Uma nota mudou de {before} para {after}.', 'Uma nota da página foi alterada.'],
  },
  BOX_CHANGED: {
    en: [
      'A box to fill in said {before} and now says {after}.',
      'A box to fill in was emptied; it said {before}.',
      'A box to fill in was filled with {after}.',
      'A box to fill in was changed.',
    ],
    es: [
      'Un campo decía {before} y ahora dice {after}.',
      'Se vació un campo; decía {before}.',
      'Se llenó un campo con {after}.',
      'Se cambió un campo.',
    ],
    pt: [
      'Um campo dizia {before} e agora diz {after}.',
      'Um campo foi esvaziado; dizia {before}.',
      'Um campo foi preenchido com {after}.',
      'Um campo foi alterado.',
    ],
  },
  BOX_SHOWS_OTHER: {
    en: [
      'A box to fill in shows {after} but holds {before}.',
      'A box to fill in shows something other than it holds.',
    ],
    es: [
      'Un campo muestra {after} pero contiene {before}.',
      'Un campo muestra algo distinto de lo que contiene.',
    ],
    pt: ['Um campo mostra {after} mas contém {before}.', 'Um campo mostra algo diferente do que contém.'],
  },
  PAGE_REPLACED: {
    en: ['The page was replaced by another one after the document was first saved.'],
    es: ['La página se sustituyó por otra tras el primer guardado del documento.'],
    pt: ['A página foi trocada por outra depois do primeiro salvamento do documento.'],
  },
  PAGE_ADDED: {
    en: ['A page was added after the document was first saved.'],
    es: ['Se añadió una página tras el primer guardado del documento.'],
    pt: ['Uma página foi acrescentada depois do primeiro salvamento do documento.'],
  },
  PAGE_REMOVED: {
    en: ['A page was removed after the document was first saved.'],
    es: ['Se eliminó una página tras el primer guardado del documento.'],
    pt: ['Uma página foi removida depois do primeiro salvamento do documento.'],
  },
  CHANGED_LATER: {
    en: ['The document was changed after it was first saved.'],
    es: ['El documento se modificó tras su primer guardado.'],
    pt: ['O documento foi alterado depois do primeiro salvamento.'],
  },
  OLDER_VERSION: {
    en: [
      'The page shows {after}; an older version in the file says {before}.',
      'The file holds an older version of the page that differs.',
    ],
    es: [
      'La página muestra {after}; una versión anterior en el archivo dice {before}.',
      'El archivo contiene una versión anterior de la página que difiere.',
    ],
    pt: [
      'A página mostra {after}; uma versão anterior no arquivo diz {before}.',
      'O arquivo contém uma versão anterior da página que difere.',
    ],
  },
  UNSEEN_TEXT: {
    en: [
      'The page shows {after}; unseen text at the same place says {before}.',
      'Unseen text at this place says {before}.',
      'Unseen text differs from what the page shows.',
    ],
    es: [
      'La página muestra {after}; un texto oculto en el mismo lugar dice {before}.',
      'Un texto oculto en este lugar dice {before}.',
      'Un texto oculto difiere de lo que muestra la página.',
    ],
    pt: [
      'A página mostra {after}; um texto oculto no mesmo lugar diz {before}.',
      'Um texto oculto neste lugar diz {before}.',
      'Um texto oculto difere do que a página mostra.',
    ],
  },
  OWN_DESCRIPTION: {
    en: [
      'The page says {after}; the title or description in the file says {before}.',
      'The page and the description in the file contradict each other.',
    ],
    es: [
      'La página dice {after}; el título o la descripción del archivo dice {before}.',
      'La página y la descripción del archivo se contradicen.',
    ],
    pt: [
      'A página diz {after}; o título ou a descrição do arquivo diz {before}.',
      'A página e a descrição do arquivo se contradizem.',
    ],
  },
  DRAWN_AS_OTHER: {
    en: [
      'What looks like {after} is {before} in the file.',
      'Characters are drawn as other ones than the file names.',
    ],
    es: [
      'Lo que parece {after} es {before} en el archivo.',
      'Hay caracteres que se ven distintos de los que contiene el archivo.',
    ],
    pt: [
      'O que parece {after} é {before} no arquivo.',
      'Há caracteres que aparecem diferentes dos que estão no arquivo.',
    ],
  },
  SHOWN_DIFFERENTLY: {
    en: ['Some programs show {after} here, others {before}.', 'Two programs show this document differently.'],
    es: [
      'Unos programas muestran aquí {after}, otros {before}.',
      'Dos programas muestran este documento de forma distinta.',
    ],
    pt: [
      'Alguns programas mostram aqui {after}, outros {before}.',
      'Dois programas mostram este documento de forma diferente.',
    ],
  },
  CHANGED_AFTER_SIGNING: {
    en: [
      '{before} became {after} after the document was signed.',
      'The document was changed after it was signed.',
    ],
    es: [
      '{before} pasó a ser {after} tras la firma del documento.',
      'El documento se modificó tras su firma.',
    ],
    pt: [
      '{before} passou a {after} depois da assinatura do documento.',
      'O documento foi alterado depois da assinatura.',
    ],
  },
  SIGNATURE_REMOVED: {
    en: ['A digital signature was removed from the document.'],
    es: ['Se eliminó una firma digital del documento.'],
    pt: ['Uma assinatura digital foi removida do documento.'],
  },
  SIGNATURE_UNFIT: {
    en: ['A digital signature and the document do not fit each other.'],
    es: ['Una firma digital y el documento no concuerdan.'],
    pt: ['Uma assinatura digital e o documento não correspondem.'],
  },
  SIGNATURE_HOLDS: {
    note: true,
    en: ['A digital signature covers the document and holds.'],
    es: ['Una firma digital cubre el documento y es correcta.'],
    pt: ['Uma assinatura digital cobre o documento e confere.'],
  },
  SIGNATURE_UNVERIFIED: {
    note: true,
    en: ['A digital signature remains unverified; that alone is no sign of a change.'],
    es: ['Una firma digital está pendiente de verificar; eso solo no indica un cambio.'],
    pt: ['Uma assinatura digital está pendente de verificação; isso, por si só, não indica alteração.'],
  },
} as const satisfies Record<string, Sentence>;
