import type { Sentence } from './sentence.js';

/** How print and pictures look where something was put in, copied or wiped out. */
export const LOOKS = {
  PRINTED_OTHERWISE: {
    en: [
      '{there} is printed otherwise than the text around it.',
      'A text is printed otherwise than the text around it.',
    ],
    es: [
      '{there} está impreso de otra forma que el texto a su alrededor.',
      'Un texto está impreso de otra forma que el texto a su alrededor.',
    ],
    pt: [
      '{there} está impresso de outra forma que o texto ao redor.',
      'Um texto está impresso de outra forma que o texto ao redor.',
    ],
  },
  OUT_OF_LINE: {
    en: [
      '{there} stands out of line with the text around it.',
      'A text stands out of line with the text around it.',
    ],
    es: [
      '{there} no está alineado con el texto a su alrededor.',
      'Un texto no está alineado con el texto a su alrededor.',
    ],
    pt: [
      '{there} não está alinhado com o texto ao redor.',
      'Um texto não está alinhado com o texto ao redor.',
    ],
  },
  PUT_ON_LATER: {
    en: [
      '{there} was put on the page later than the text around it.',
      'A text was put on the page later than the text around it.',
    ],
    es: [
      '{there} se puso en la página después que el texto a su alrededor.',
      'Un texto se puso en la página después que el texto a su alrededor.',
    ],
    pt: [
      '{there} foi posto na página depois do texto ao redor.',
      'Um texto foi posto na página depois do texto ao redor.',
    ],
  },
  MIRRORED: {
    en: ['{there} is printed as in a mirror.', 'A text is printed as in a mirror.'],
    es: ['{there} está impreso como en un espejo.', 'Un texto está impreso como en un espejo.'],
    pt: ['{there} está impresso espelhado.', 'Um texto está impresso espelhado.'],
  },
  EDITED_BY_HAND: {
    en: [
      '{there} carries the mark that an editing program leaves on changed text.',
      'A text carries the mark that an editing program leaves on changed text.',
    ],
    es: [
      '{there} lleva la marca que un programa de edición deja en texto modificado.',
      'Un texto lleva la marca que un programa de edición deja en texto modificado.',
    ],
    pt: [
      '{there} tem a marca que um programa de edição deixa em texto alterado.',
      'Um texto tem a marca que um programa de edição deixa em texto alterado.',
    ],
  },
  LATER_CHARACTERS: {
    en: [
      '{there} uses characters that the document was made without.',
      'A text uses characters that the document was made without.',
    ],
    es: [
      '{there} usa caracteres que el documento no tenía al crearse.',
      'Un texto usa caracteres que el documento no tenía al crearse.',
    ],
    pt: [
      '{there} usa caracteres que o documento não tinha ao ser criado.',
      'Um texto usa caracteres que o documento não tinha ao ser criado.',
    ],
  },
  UNUSED_CHARACTERS: {
    en: ['The document was made with characters that are gone from its pages.'],
    es: ['El documento se creó con caracteres que ya no están en sus páginas.'],
    pt: ['O documento foi feito com caracteres que já não estão nas páginas.'],
  },
  STOOD_BEFORE: {
    en: [
      '{after} stands where {before} was written first.',
      'Other characters stand where the document was written with others.',
    ],
    es: [
      '{after} está donde primero se escribió {before}.',
      'Hay otros caracteres donde el documento se escribió con otros.',
    ],
    pt: [
      '{after} está onde primeiro se escreveu {before}.',
      'Há outros caracteres onde o documento foi escrito com outros.',
    ],
  },
  PAGE_WRITTEN_ANEW: {
    en: ['The page was written anew by another program than the rest of the document.'],
    es: ['La página la reescribió un programa distinto del que hizo el resto del documento.'],
    pt: ['A página foi reescrita por um programa diferente do que fez o resto do documento.'],
  },
  PAGE_IS_PICTURE: {
    en: ['The page is a picture, the pages around it are text.'],
    es: ['La página es una imagen; las páginas vecinas son texto.'],
    pt: ['A página é uma imagem; as páginas vizinhas são texto.'],
  },
  PAGE_APART: {
    en: ['The page was made apart from the others.'],
    es: ['La página se hizo aparte de las demás.'],
    pt: ['A página foi feita à parte das outras.'],
  },
  PAGE_HEAD: {
    en: [
      'The head of the page says {after}; the other pages say {before}.',
      'The head of the page differs from those of the other pages.',
    ],
    es: [
      'El encabezado de la página dice {after}; las demás dicen {before}.',
      'El encabezado de la página difiere de los demás.',
    ],
    pt: [
      'O cabeçalho da página diz {after}; as outras dizem {before}.',
      'O cabeçalho da página difere dos outros.',
    ],
  },
  PAGE_NUMBERS: {
    en: ['The printed page numbers repeat or skip a page.'],
    es: ['La numeración impresa repite o salta una página.'],
    pt: ['A numeração impressa repete ou pula uma página.'],
  },
  PUT_INTO_PICTURE: {
    en: [
      '{there} was put into the picture later than the rest.',
      'A part was put into the picture later than the rest.',
    ],
    es: [
      '{there} se puso en la imagen después que el resto.',
      'Una parte se puso en la imagen después que el resto.',
    ],
    pt: ['{there} foi posto na imagem depois do resto.', 'Uma parte foi posta na imagem depois do resto.'],
  },
  CHARACTERS_COPIED: {
    en: [
      '{there} holds characters that are exact copies of others in the picture.',
      'Characters are exact copies of others in the picture.',
    ],
    es: [
      '{there} tiene caracteres que son copias exactas de otros de la imagen.',
      'Hay caracteres que son copias exactas de otros de la imagen.',
    ],
    pt: [
      '{there} tem caracteres que são cópias exatas de outros da imagem.',
      'Há caracteres que são cópias exatas de outros da imagem.',
    ],
  },
  AREA_COPIED: {
    en: ['A part of the picture is an exact copy of another part.'],
    es: ['Una parte de la imagen es copia exacta de otra.'],
    pt: ['Uma parte da imagem é cópia exata de outra.'],
  },
  GROUND_FILLED: {
    en: [
      'The paper around {there} was filled in or wiped out.',
      'A part of the paper was filled in or wiped out.',
    ],
    es: [
      'El papel alrededor de {there} fue rellenado o borrado.',
      'Una parte del papel fue rellenada o borrada.',
    ],
    pt: [
      'O papel ao redor de {there} foi preenchido ou apagado.',
      'Uma parte do papel foi preenchida ou apagada.',
    ],
  },
  SMEARED: {
    en: ['The print at {there} was smeared.', 'Print was smeared.'],
    es: ['La impresión en {there} fue emborronada.', 'Se emborronó la impresión.'],
    pt: ['A impressão em {there} foi borrada.', 'A impressão foi borrada.'],
  },
  TYPED_ON: {
    en: [
      '{there} was typed onto the picture: it is sharper than the print around it.',
      'Text was typed onto the picture: it is sharper than the print around it.',
    ],
    es: [
      '{there} se escribió sobre la imagen: es más nítido que lo impreso alrededor.',
      'Se escribió texto sobre la imagen: es más nítido que lo impreso alrededor.',
    ],
    pt: [
      '{there} foi digitado sobre a imagem: é mais nítido que a impressão ao redor.',
      'Texto foi digitado sobre a imagem: é mais nítido que a impressão ao redor.',
    ],
  },
  PREVIEW_DIFFERS: {
    en: ['A small preview kept in the file shows something else here.'],
    es: ['Una pequeña vista previa guardada en el archivo muestra otra cosa aquí.'],
    pt: ['Uma pequena prévia guardada no arquivo mostra outra coisa aqui.'],
  },
  LOOKS_GENERATED: {
    en: ['The picture looks like those that programs generate.'],
    es: ['La imagen se parece a las que generan los programas.'],
    pt: ['A imagem se parece com as que programas geram.'],
  },
  PHOTOCOPY: {
    en: ['The document is shown as a photocopy.'],
    es: ['El documento se presenta como fotocopia.'],
    pt: ['O documento é apresentado como fotocópia.'],
  },
  OFF_A_SCREEN: {
    en: ['The picture was taken of a screen.'],
    es: ['Es una foto tomada a una pantalla.'],
    pt: ['É uma foto de uma tela.'],
  },
  DOCUMENT_KIND: {
    note: true,
    en: ['What kind of document it is was told by its text and form.'],
    es: ['El tipo de documento se dedujo de su texto y su forma.'],
    pt: ['O tipo de documento foi deduzido do texto e da forma.'],
  },
  TOO_POOR: {
    en: ['The document is shown too poorly to be judged by what it says.'],
    es: ['El documento se ve demasiado mal para juzgar lo que dice.'],
    pt: ['A imagem do documento é ruim demais para julgar o que ele diz.'],
  },
  BLURRED: {
    en: ['The picture is blurred.'],
    es: ['La imagen está borrosa.'],
    pt: ['A imagem está desfocada.'],
  },
  CUT_OFF: {
    en: ['An edge of the picture cuts through the text.'],
    es: ['Un borde de la imagen corta el texto.'],
    pt: ['Uma borda da imagem corta o texto.'],
  },
  FAINT: {
    en: ['The print is faint.'],
    es: ['La impresión es tenue.'],
    pt: ['A impressão está fraca.'],
  },
  GLARE: {
    en: ['Glare covers part of the text.'],
    es: ['Un reflejo cubre parte del texto.'],
    pt: ['Um reflexo cobre parte do texto.'],
  },
  SMALL_PICTURE: {
    en: ['The picture is too small to read the text well.'],
    es: ['La imagen es demasiado pequeña para leer bien el texto.'],
    pt: ['A imagem é pequena demais para ler bem o texto.'],
  },
  PAGES_MISSING: {
    en: ['The document says that it has more pages than the file.'],
    es: ['El documento dice tener más páginas que el archivo.'],
    pt: ['O documento diz ter mais páginas que o arquivo.'],
  },
  PAGES_UNREAD: {
    en: ['Some pages were left unread.'],
    es: ['Algunas páginas quedaron sin leer.'],
    pt: ['Algumas páginas ficaram sem leitura.'],
  },
  PAGE_REPEATED: {
    en: ['The page repeats an earlier one word for word.'],
    es: ['La página repite otra anterior palabra por palabra.'],
    pt: ['A página repete uma anterior palavra por palavra.'],
  },
  TEXT_UNREADABLE: {
    en: ['Much of the text cannot be read.'],
    es: ['Gran parte del texto no se puede leer.'],
    pt: ['Grande parte do texto não pode ser lida.'],
  },
} as const satisfies Record<string, Sentence>;
