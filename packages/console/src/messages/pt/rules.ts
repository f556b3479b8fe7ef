import type { Messages } from '../en/index.js';

export const rules: Messages['rules'] = {
  title: 'Regras',
  text: 'O que espera uma pessoa e quais decisões uma segunda também toma. Cada mudança fica na auditoria.',
  second: 'Uma segunda pessoa também decide, sem ver a primeira decisão',
  seconds: {
    never: 'nunca: uma só pessoa decide',
    against: 'quando alguém decide contra o que as verificações encontraram',
    always: 'sempre que alguém aceita ou rejeita',
  },
  secondText:
    'Duas que decidem o mesmo decidem; se diferem, uma terceira pessoa resolve. Por isso são necessárias três pessoas. Para pedir mais informação ou deixar para um revisor basta uma.',
  kinds: 'O que espera uma pessoa ao chegar',
  kindsOf: {
    detection: 'detecções dos níveis abaixo',
    verification: 'verificações que falharam',
    parse: 'todos os documentos lidos',
  },
  bands: 'Níveis de detecções que esperam',
  waitingText:
    'Para o que for enviado a partir de então, além da parte sorteada entre o que não mostrou nada.',
  keep: 'Guardar',
  kept: 'Guardado.',
};
