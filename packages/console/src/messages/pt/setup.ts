import type { Messages } from '../en/index.js';

export const setup: Messages['setup'] = {
  title: 'Configurar o Assay',
  steps: ['Você', 'Chave', 'Testar'],
  organization: 'Organização',
  name: 'Seu nome',
  email: 'E-mail',
  password: 'Senha',
  passwordHint: '12 caracteres ou mais. É possível colar.',
  privacy:
    'Os documentos ficam nesta máquina. Nada é enviado a lugar nenhum, a menos que você configure um provedor de identidade ou indique servidores a chamar.',
  create: 'Criar o administrador',
  noLink: 'Esta página precisa do link que o servidor mostrou ao iniciar pela primeira vez.',
  used: 'Este link não funciona: já foi usado, tem mais de 24 horas, ou já existe um administrador.',
  keyTitle: 'Uma chave para o seu programa',
  keyText: 'Os programas se identificam com uma chave. Ela é mostrada só desta vez.',
  makeKey: 'Criar uma chave',
  firstRequest: 'Uma primeira solicitação',
  continue: 'Ir para um primeiro documento',
  keyName: 'primeira chave',
  signInInstead: 'Entrar',
};
