import { numbersIn } from '../contents/numbers.js';
import type { Words } from './en.js';

const numbers = numbersIn('es');
const count = (n: number, one: string, other: string): string =>
  `${numbers.whole(n)} ${n === 1 ? one : other}`;

/** Everything a report says of itself, in Spanish. */
export const es: Words = {
  language: 'es',
  numbers,
  title: (id) => `Informe de la detección ${id}`,
  producer: (version) => `Assay ${version}`,
  page: 'Página',
  of: 'de',
  sections: {
    summary: 'Resumen',
    evidence: 'Evidencia',
    why: 'Por qué este número',
    checks: 'Todas las comprobaciones',
    links: 'Vínculos con otros envíos',
    history: 'Decisiones y comentarios',
    verify: 'Cómo comprobar este informe',
  },

  examined: {
    heading: 'Qué se examinó',
    name: 'Archivo',
    sha256: 'SHA-256',
    size: 'Tamaño',
    bytes: (n) => count(n, 'byte', 'bytes'),
    pages: 'Páginas',
    received: 'Recibido',
    utc: 'UTC',
    documentType: 'Leído como',
    country: 'País',
    model: 'Modelo',
    engine: 'Motor',
    unknownType: 'ningún tipo de documento conocido',
  },
  outOf100: 'de 100',
  bands: { low: 'No se encontró nada', medium: 'Sin decidir', high: 'Señales de manipulación' },
  onTheWire: 'En la API',
  bandBounds: (medium, high) => `La banda media empieza en ${medium}, la alta en ${high}.`,
  undecided: 'Sin decidir: se pudo mirar demasiado poco del archivo.',
  missing: (parts) => `No se miró: ${parts}.`,
  limits: {
    heading: 'Qué dice esto y qué no',
    nothing:
      '«No se encontró nada» dice qué se buscó y no se encontró. No prueba que un documento sea lo que afirma ser.',
    causes:
      'También los hechos inocentes dejan huellas: un emisor que corrige su propio documento deja las mismas que otra persona. Las causas que se nombran con cada hallazgo deben descartarse antes de usarlo contra alguien.',
    machine:
      'Esto lo encontraron programas. Lo que decidió una persona está al lado, con nombre y hora; donde no se nombra a nadie, nadie decidió.',
    english:
      'Lo que cada comprobación anota de un archivo en el que no encontró nada está en inglés en el registro adjunto.',
    replaced:
      'Los caracteres que faltan en la tipografía, y las marcas de dirección, se escriben como U+ y su número.',
  },

  evidence: {
    none: 'Ninguna comprobación encontró algo que hable de una manipulación.',
    roles: {
      fact: 'hecho, cuenta',
      shared: (n) => `cuenta con (${n}), no dos veces`,
      context: 'contexto',
      doubt: 'sin peso',
    },
    titles: {
      'semantic.document-quality': 'Demasiado pobre para juzgarlo',
      'image.photocopy': 'Una fotocopia',
      'image.recapture': 'Una foto de una pantalla',
    },
    pageNumber: (page) => `Página ${page}`,
    wholeFile: 'Concierne a todo el archivo',
    save: (save, saves) =>
      save === 1 ? `como se guardó primero (1 de ${saves})` : `como se guardó la vez ${save} de ${saves}`,
    received: 'como se recibió',
    scale: (times) => `ampliado ${times} veces`,
    pixels: (width, height) => `${width} × ${height} píxeles de la imagen`,
    cropAlt: (page, state) => `El lugar en la página ${page}, ${state}`,
    miniatures: 'Dónde en las páginas',
    miniatureAlt: (page, findings) => `Página ${page} con los lugares de los hallazgos ${findings}`,
    more: (n) => `${count(n, 'lugar más está', 'lugares más están')} en record.json.`,
    undrawn: 'Las páginas no se pudieron dibujar; por eso no hay imágenes.',
    weighs: 'Peso',
    odds: (one, other) => `${one} a ${other}`,
    measured: 'Cuánto yerra',
    innocent: 'Se vería igual si',
    moreCauses: (n) => `${count(n, 'causa más está', 'causas más están')} en la página de la comprobación.`,
    otherVersion: (judged, installed) =>
      `La versión ${judged} juzgó esto; las tasas y causas describen la versión ${installed}.`,
    notDescribed: 'Esta comprobación ya no está instalada; faltan sus tasas y causas.',
  },

  why: {
    text: 'Cada comprobación pesa lo que encontró como una razón: cuánto más a menudo lo muestran los documentos manipulados que los honestos. Sus logaritmos se suman; de las que ven una misma causa cuenta solo la más fuerte.',
    judge: (version) => `Juez ${version}.`,
    columns: { step: 'Paso', adds: 'Suma', logOdds: 'Log-razón', likelihood: 'De 100' },
    axis: 'Probabilidad, en el eje de las log-razones, donde las partes se suman',
    prior: (n) => `Antes de mirar: 1 de ${n}`,
    steps: {
      'context-bound':
        'El contexto, o un estilo sin un segundo hecho en su lugar, no rechaza; tampoco se suman',
      'nobody-looked': 'Nadie pudo mirar: sin decidir',
      'check-broke': 'Una comprobación falló: sin decidir',
      ceiling: 'Nunca una certeza',
    },
    countryRule: 'Una regla del país lo rechaza, sea cual sea la probabilidad.',
    notCounted: 'Lo que no contó',
    because: {
      WEAKER_IN_GROUP: 'La misma causa que otra más fuerte',
      FACT_INCRIMINATES: 'No encontró nada; eso exonera solo donde ningún hecho incrimina',
      CONTEXT_CLEARS_NOTHING: 'Contexto: un origen ordinario no absuelve',
    },
    weightless: (n) =>
      `${count(n, 'comprobación miró y no pesa', 'comprobaciones miraron y no pesan')} en ningún sentido.`,
    nothingToLookAt: (n) =>
      `${count(n, 'comprobación no tuvo', 'comprobaciones no tuvieron')} nada que mirar, lo que no dice nada.`,
    missing: 'Este registro es anterior a que se guardara su aritmética.',
  },

  statuses: {
    FAIL: 'Encontró algo',
    PASS: 'Miró: no encontró nada',
    NOT_APPLICABLE: 'Nada que mirar',
    ERROR: 'No pudo terminar',
  },

  links: {
    none: 'Ningún otro envío de la organización comparte algo con este.',
    text: 'Lo que comparte con otros envíos de la organización. Los nombres están tachados. Un vínculo no es una acusación.',
    columns: {
      detection: 'Detección',
      name: 'Archivo',
      type: 'Leído como',
      likelihood: 'De 100',
      strength: 'Fuerza',
      shares: 'Comparte',
    },
    more: (n) => `${count(n, 'envío más está vinculado', 'envíos más están vinculados')}.`,
    strengths: { low: 'baja', medium: 'media', high: 'alta', critical: 'crítica' },
    shares: {
      identical_file: 'el mismo archivo',
      revision_of: 'una versión anterior o posterior del archivo',
      near_duplicate_image: 'casi la misma imagen',
      near_duplicate_text: 'casi el mismo texto',
      shared_embedded_image: 'una imagen interior',
      shared_pdf_origin: 'el origen del PDF',
      shared_layout: 'la disposición',
      shared_identifier: 'un número de identificación',
      shared_face: 'una cara',
      shared_camera: 'una cámara',
      shared_signature_certificate: 'un certificado de firma',
    },
  },

  history: {
    decided: 'Decisión de una persona',
    commented: 'comentó',
    against: 'contra lo que encontraron las comprobaciones',
    earlier: (n) => `Se omiten ${count(n, 'entrada anterior', 'entradas anteriores')}.`,
    lookedAt: (findings) => `Visto antes: ${findings}.`,
    none: 'ningún hallazgo',
    proposal: '(como propuesta)',
    waits: {
      proposed: 'Hay una decisión propuesta que espera a una segunda persona.',
      disputed: 'Dos personas decidieron de manera distinta; una tercera debe resolverlo.',
    },
    decisions: {
      accept: 'aceptó',
      reject: 'rechazó',
      more_information: 'pidió más',
      escalate: 'lo dejó a un revisor',
    },
    reasons: {
      nothing_found: 'Nada habla en contra',
      innocent_cause: 'Lo encontrado tiene una causa inocente',
      issuer_confirmed: 'El emisor lo confirmó',
      evidence: 'La evidencia en la página',
      contradiction: 'Contradice otro documento',
      issuer_denied: 'El emisor no lo confirma',
      unusable: 'No se puede usar: ilegible o incompleto',
      original_file: 'Se necesita el archivo original',
      better_copy: 'Se necesita una copia mejor',
      issuer_asked: 'Se preguntó al emisor',
      unsure: 'No se podía saber',
      beyond_authority: 'Le tocaba decidir a otra persona',
      other: 'Otra cosa',
    },
  },

  verify: {
    signed: (fingerprint) =>
      `Este PDF está firmado. Quien se lo dio puede decir que la huella SHA-256 de su certificado es ${fingerprint}. Con la línea de comandos de Assay, y nada más, se comprueban la firma, los archivos adjuntos y el número:`,
    attached:
      'Adjuntos a este PDF: record.json (el registro como lo da la API), arithmetic.json (cómo se llegó a su número), manifest.json (SHA-256 del original, de ambos, de las imágenes y de la plantilla; todas las versiones), manifest.jws (su firma).',
    original: 'El archivo que alguien le muestra es el que se examinó si su SHA-256 es el de la página 1:',
    replay:
      'Quien tenga el archivo puede hacerlo examinar otra vez por la misma versión de Assay, que compara los dos registros:',
    asOf: (time) => `Estado del ${time} UTC. El mismo registro da el mismo informe, byte por byte.`,
  },
};
