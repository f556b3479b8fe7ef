import type { Messages } from '../en/index.js';

export const roles: Messages['roles'] = {
  analyst: 'Analista',
  reviewer: 'Revisor',
  auditor: 'Auditor',
  administrator: 'Administrador',
};

export const roleTexts: Messages['roleTexts'] = {
  analyst: 'vê registros, envia arquivos, decide e comenta',
  reviewer: 'como um analista, e decide o que os analistas encaminham',
  auditor: 'vê registros, decisões e o registro de auditoria, não muda nada',
  administrator: 'pessoas, chaves, webhooks e o registro de auditoria; com isso não vê documentos',
};

export const people: Messages['people'] = {
  title: 'Pessoas',
  text: 'Quem pode usar o console para esta organização. É possível ter vários perfis ao mesmo tempo; o último administrador continua sendo um.',
  name: 'Nome',
  email: 'E-mail',
  roles: 'Perfis',
  signsInBy: 'Entra com',
  ways: { password: 'senha', provider: 'provedor de identidade' },
  seen: 'Última visita',
  notSignedIn: 'sem sessão',
  you: 'você',
  change: 'Perfis',
  changeTitle: (name) => `Perfis de ${name}`,
  save: 'Salvar',
  oneRole: 'Escolha pelo menos um perfil.',
  remove: 'Remover',
  removeTitle: (name) => `Remover ${name}?`,
  removeText:
    'A sessão nesta organização é encerrada na hora. O que essa pessoa fez fica no registro de auditoria.',
  invite: 'Convidar alguém',
  makeLink: 'Criar um link',
  linkText:
    'Repasse você mesmo: nenhum e-mail é enviado. Funciona uma vez, por sete dias, e só é mostrado agora.',
  invitation: (roles, ends) => `Convite como ${roles}, até ${ends}, de`,
  takeBack: 'Retirar',
};
