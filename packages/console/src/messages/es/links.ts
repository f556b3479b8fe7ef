import { count } from '../../words/numbers.js';
import type { Messages } from '../en/index.js';

export const links: Messages['links'] = {
  title: (id) => `Con qué está vinculado ${id}`,
  count: (n) => count(n, 'envío vinculado', 'envíos vinculados'),
  strength: 'Fuerza',
  andUp: (strength) => `${strength} o más`,
  hops: 'Saltos',
  none: 'Nada vincula este envío con otro.',
  noAccusation:
    'Un vínculo no es una acusación: una persona, un banco o una impresora vinculan también documentos honestos.',
  list: 'Lista',
  graph: 'Red',
  open: (id) => `Abrir ${id}`,
  side: 'Lado a lado',
  leftOut: (n) => `${count(n, 'más débil no se dibuja', 'más débiles no se dibujan')}.`,
  node: (id, likelihood) => `Detección ${id}, ${likelihood}`,
  contradiction: 'lo contradice:',
  contradictions: {
    VALUE_CHANGED: 'otro valor',
    OTHER_NAME: 'otro nombre',
    OTHER_DATE: 'otra fecha',
  },
  types: {
    identical_file: 'el mismo archivo',
    revision_of: 'el mismo archivo, editado',
    near_duplicate_image: 'se ve igual',
    near_duplicate_text: 'dice casi lo mismo',
    shared_embedded_image: 'comparte una imagen',
    shared_pdf_origin: 'hecho del mismo PDF',
    shared_layout: 'la misma disposición',
    shared_identifier: 'comparte un número',
    shared_face: 'muestra la misma cara',
    shared_camera: 'la misma cámara',
    shared_signature_certificate: 'firmado con el mismo certificado',
  },
  document: (id) => `Detección ${id}`,
  shared: (id) => `En común con ${id}`,
  closeSide: 'Cerrar',
  identifiers: (name) => `el dato ${name}`,
};
