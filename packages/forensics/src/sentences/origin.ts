import type { Sentence } from './sentence.js';

/** Where a file comes from, by its own word or by its ways. */
export const ORIGIN = {
  WRITTEN_BY_OTHER: {
    en: [
      'The file names {before} as its maker but was written by {after}.',
      'The file was written by another program than it names.',
    ],
    es: [
      'El archivo indica {before} como su creador, pero lo escribió {after}.',
      'El archivo lo escribió un programa distinto del que indica.',
    ],
    pt: [
      'O arquivo indica {before} como seu criador, mas foi escrito por {after}.',
      'O arquivo foi escrito por um programa diferente do que indica.',
    ],
  },
  ISSUER_NAMES_OTHER_PROGRAM: {
    en: [
      'Many earlier documents of this issuer name {before} as their program, none {after}.',
      'This file names another program than all earlier documents of its issuer.',
    ],
    es: [
      'Muchos documentos anteriores de este emisor indican el programa {before}; ninguno, {after}.',
      'Este archivo indica otro programa que todos los documentos anteriores de su emisor.',
    ],
    pt: [
      'Muitos documentos anteriores deste emissor indicam o programa {before}; nenhum, {after}.',
      'Este arquivo indica outro programa que todos os documentos anteriores do seu emissor.',
    ],
  },
  ISSUER_USES_OTHER_FONTS: {
    en: ['The print is set in other typefaces than in all earlier documents of this issuer.'],
    es: ['El texto usa otros tipos de letra que todos los documentos anteriores de este emisor.'],
    pt: ['O texto usa outros tipos de letra que todos os documentos anteriores deste emissor.'],
  },
  ISSUER_USES_OTHER_PAPER: {
    en: ['The page has another size than in all earlier documents of this issuer.'],
    es: ['La página tiene otro tamaño que en todos los documentos anteriores de este emisor.'],
    pt: ['A página tem outro tamanho que em todos os documentos anteriores deste emissor.'],
  },
  ISSUER_BUILDS_OTHERWISE: {
    en: ['The file is built otherwise than all earlier documents of this issuer.'],
    es: ['El archivo está construido de otra manera que todos los documentos anteriores de este emisor.'],
    pt: ['O arquivo foi construído de outra maneira que todos os documentos anteriores deste emissor.'],
  },
  MAKER_UNNAMED: {
    en: ['The file leaves out which program made it.'],
    es: ['El archivo omite qué programa lo creó.'],
    pt: ['O arquivo omite qual programa o criou.'],
  },
  TWO_MAKERS: {
    en: [
      'The file names two programs as its maker: {before} and {after}.',
      'The file names two programs as its maker.',
    ],
    es: [
      'El archivo nombra dos programas como su creador: {before} y {after}.',
      'El archivo nombra dos programas como su creador.',
    ],
    pt: [
      'O arquivo nomeia dois programas como criador: {before} e {after}.',
      'O arquivo nomeia dois programas como criador.',
    ],
  },
  FILE_DATES: {
    en: ['The file contradicts itself on when it was made or saved.'],
    es: ['El archivo se contradice sobre cuándo se creó o guardó.'],
    pt: ['O arquivo se contradiz sobre quando foi criado ou salvo.'],
  },
  EDITOR: {
    en: [
      'The document was saved with {after}, in which any text can be changed.',
      'The document was saved with a program in which any text can be changed.',
    ],
    es: [
      'El documento se guardó con {after}, donde se puede cambiar cualquier texto.',
      'El documento se guardó con un programa donde se puede cambiar cualquier texto.',
    ],
    pt: [
      'O documento foi salvo com {after}, onde se pode mudar qualquer texto.',
      'O documento foi salvo com um programa onde se pode mudar qualquer texto.',
    ],
  },
  ISSUED_FROM_EDITOR: {
    en: [
      'Issuers print such documents; this one was saved with {after}, an editing program.',
      'Issuers print such documents; this one was saved with an editing program.',
    ],
    es: [
      'Los emisores imprimen estos documentos; este se guardó con {after}, un programa de edición.',
      'Los emisores imprimen estos documentos; este se guardó con un programa de edición.',
    ],
    pt: [
      'Emissores imprimem esses documentos; este foi salvo com {after}, um programa de edição.',
      'Emissores imprimem esses documentos; este foi salvo com um programa de edição.',
    ],
  },
  PAGE_TOOL: {
    en: [
      'The document went through {after}, as merged or shortened documents do.',
      'The document went through a program that merges or shortens documents.',
    ],
    es: [
      'El documento pasó por {after}, como los documentos unidos o recortados.',
      'El documento pasó por un programa que une o recorta documentos.',
    ],
    pt: [
      'O documento passou por {after}, como documentos unidos ou encurtados.',
      'O documento passou por um programa que une ou encurta documentos.',
    ],
  },
  WRITING_AS_SHAPES: {
    en: ['The writing on the page is drawn as shapes, so it cannot be copied as text.'],
    es: ['Lo escrito en la página está dibujado como formas y no se puede copiar como texto.'],
    pt: ['O que está escrito na página é desenhado como formas e não pode ser copiado como texto.'],
  },
  DRAWN_ANEW: {
    en: ['The pages were drawn anew from another document.'],
    es: ['Las páginas se dibujaron de nuevo a partir de otro documento.'],
    pt: ['As páginas foram desenhadas de novo a partir de outro documento.'],
  },
  FILE_DAMAGED: {
    en: ['The file is damaged, or a program changed it and left it unfinished.'],
    es: ['El archivo está dañado, o un programa lo cambió y lo dejó a medias.'],
    pt: ['O arquivo está danificado, ou um programa o mudou e o deixou inacabado.'],
  },
  TWO_KINDS_OF_FILE: {
    en: ['The file can be opened as two kinds of file.'],
    es: ['El archivo se puede abrir como dos tipos de archivo.'],
    pt: ['O arquivo pode ser aberto como dois tipos de arquivo.'],
  },
  CAN_ACT: {
    en: ['The document can run a program, send data or play media.'],
    es: ['El documento puede ejecutar un programa, enviar datos o reproducir contenido multimedia.'],
    pt: ['O documento pode executar um programa, enviar dados ou reproduzir mídia.'],
  },
  CARRIES_FILE: {
    note: true,
    en: ['The document carries another file with it.'],
    es: ['El documento lleva otro archivo consigo.'],
    pt: ['O documento traz outro arquivo consigo.'],
  },
  GENERATED: {
    en: [
      'The file says that a program generated the picture: {after}.',
      'The file says that a program generated the picture.',
    ],
    es: [
      'El archivo dice que un programa generó la imagen: {after}.',
      'El archivo dice que un programa generó la imagen.',
    ],
    pt: [
      'O arquivo diz que um programa gerou a imagem: {after}.',
      'O arquivo diz que um programa gerou a imagem.',
    ],
  },
  HIDDEN_MARK: {
    en: ['The picture carries the hidden mark of a program that generates pictures.'],
    es: ['La imagen lleva la marca oculta de un programa que genera imágenes.'],
    pt: ['A imagem traz a marca oculta de um programa que gera imagens.'],
  },
  PARTLY_GENERATED: {
    en: ['The file says that parts of the picture were generated.'],
    es: ['El archivo dice que partes de la imagen fueron generadas.'],
    pt: ['O arquivo diz que partes da imagem foram geradas.'],
  },
  SOURCE_DECLARED: {
    note: true,
    en: ['The file names its source: {after}.', 'The file names its source.'],
    es: ['El archivo nombra su origen: {after}.', 'El archivo nombra su origen.'],
    pt: ['O arquivo nomeia sua origem: {after}.', 'O arquivo nomeia sua origem.'],
  },
  ORIGIN_RECORD_BROKEN: {
    en: ['The signed record of origin in the file and the picture differ.'],
    es: ['El registro firmado de origen del archivo y la imagen difieren.'],
    pt: ['O registro assinado de origem do arquivo e a imagem diferem.'],
  },
  ORIGIN_RECORD_TRUSTED: {
    note: true,
    en: ['A trusted signer vouches for the origin of the picture.'],
    es: ['Un firmante de confianza responde por el origen de la imagen.'],
    pt: ['Um signatário de confiança responde pela origem da imagem.'],
  },
  ORIGIN_RECORD: {
    note: true,
    en: ['The file holds a record of its origin, by its own word.'],
    es: ['El archivo contiene un registro de su origen, según declara él mismo.'],
    pt: ['O arquivo contém um registro de sua origem, conforme ele mesmo declara.'],
  },
  ORIGIN_RECORD_REMOVED: {
    en: ['A record of origin was removed from the file.'],
    es: ['Se eliminó del archivo un registro de origen.'],
    pt: ['Um registro de origem foi removido do arquivo.'],
  },
  EDITED_SINCE_CAPTURE: {
    en: ['The record of origin lists edits after the picture was taken.'],
    es: ['El registro de origen enumera ediciones posteriores a la toma de la imagen.'],
    pt: ['O registro de origem lista edições posteriores à captura da imagem.'],
  },
  PICTURE_EDITOR: {
    en: [
      'The picture went through {after}, a program for editing pictures.',
      'The picture went through a program for editing pictures.',
    ],
    es: [
      'La imagen pasó por {after}, un programa para editar imágenes.',
      'La imagen pasó por un programa para editar imágenes.',
    ],
    pt: [
      'A imagem passou por {after}, um programa para editar imagens.',
      'A imagem passou por um programa para editar imagens.',
    ],
  },
  PICTURE_PROGRAM: {
    note: true,
    en: ['The picture went through {after}.', 'The picture went through a program for pictures.'],
    es: ['La imagen pasó por {after}.', 'La imagen pasó por un programa para imágenes.'],
    pt: ['A imagem passou por {after}.', 'A imagem passou por um programa para imagens.'],
  },
  MESSENGER: {
    note: true,
    en: ['The picture went through a messenger.'],
    es: ['La imagen pasó por un servicio de mensajería.'],
    pt: ['A imagem passou por um aplicativo de mensagens.'],
  },
  SCREENSHOT: {
    note: true,
    en: ['The picture is a screenshot.'],
    es: ['La imagen es una captura de pantalla.'],
    pt: ['A imagem é uma captura de tela.'],
  },
  CAMERA_FITS: {
    note: true,
    en: ['The file looks as the camera that it names writes files.'],
    es: ['El archivo es como los que graba la cámara que indica.'],
    pt: ['O arquivo é como os gravados pela câmera que ele indica.'],
  },
  CAMERA_CONTRADICTS: {
    en: ['The file contradicts itself on the camera that took it.'],
    es: ['El archivo se contradice sobre la cámara que lo tomó.'],
    pt: ['O arquivo se contradiz sobre a câmera que o capturou.'],
  },
  SAVED_AGAIN: {
    en: ['The picture was saved again after the camera took it.'],
    es: ['La imagen se guardó de nuevo tras tomarla la cámara.'],
    pt: ['A imagem foi salva de novo depois que a câmera a capturou.'],
  },
} as const satisfies Record<string, Sentence>;
