import { count } from '../../words/numbers.js';
import type { Messages } from '../en/index.js';

export const links: Messages['links'] = {
  title: (id) => `A que ${id} está vinculado`,
  count: (n) => count(n, 'envio vinculado', 'envios vinculados'),
  strength: 'Força',
  andUp: (strength) => `${strength} ou mais`,
  hops: 'Saltos',
  none: 'Nada vincula este envio a outro.',
  noAccusation:
    'Um vínculo não é uma acusação: uma pessoa, um banco ou uma impressora vinculam também documentos honestos.',
  list: 'Lista',
  graph: 'Rede',
  open: (id) => `Abrir ${id}`,
  side: 'Lado a lado',
  leftOut: (n) => `${count(n, 'mais fraco não é desenhado', 'mais fracos não são desenhados')}.`,
  node: (id, likelihood) => `Detecção ${id}, ${likelihood}`,
  contradiction: 'o contradiz:',
  contradictions: {
    VALUE_CHANGED: 'outro valor',
    OTHER_NAME: 'outro nome',
    OTHER_DATE: 'outra data',
  },
  types: {
    identical_file: 'o mesmo arquivo',
    revision_of: 'o mesmo arquivo, editado',
    near_duplicate_image: 'tem a mesma aparência',
    near_duplicate_text: 'diz quase o mesmo',
    shared_embedded_image: 'compartilha uma imagem',
    shared_pdf_origin: 'feito do mesmo PDF',
    shared_layout: 'a mesma disposição',
    shared_identifier: 'compartilha um número',
    shared_face: 'mostra o mesmo rosto',
    shared_camera: 'a mesma câmera',
    shared_signature_certificate: 'assinado com o mesmo certificado',
  },
  document: (id) => `Detecção ${id}`,
  shared: (id) => `Em comum com ${id}`,
  closeSide: 'Fechar',
  identifiers: (name) => `o dado ${name}`,
};
