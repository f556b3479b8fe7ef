import type { Messages } from '../en/index.js';

export const account: Messages['account'] = {
  title: 'Sua conta',
  languageFollows: 'É o seu em qualquer navegador. A página de entrada fica no do navegador.',
  password: 'Trocar a sua senha',
  present: 'Senha atual',
  next: 'Nova senha',
  change: 'Trocar',
  changed: 'Trocada. Suas outras sessões foram encerradas.',
  othersEnd: 'Com isso, suas outras sessões são encerradas.',
  wrong: 'A senha atual é outra.',
  sessions: 'Onde você está conectado',
  since: 'Desde',
  seen: 'Última visita',
  current: 'aqui',
  end: 'Encerrar',
};
