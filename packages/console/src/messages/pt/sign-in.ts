import { count } from '../../words/numbers.js';
import type { Messages } from '../en/index.js';

export const signIn: Messages['signIn'] = {
  title: 'Entrar',
  email: 'E-mail',
  password: 'Senha',
  show: 'Mostrar',
  hide: 'Ocultar',
  submit: 'Entrar',
  withProvider: 'Entrar com a sua organização',
  refused:
    'A resposta do provedor de identidade não permite a sua entrada aqui. Um administrador pode dar a você um perfil.',
  wrong: 'O e-mail ou a senha não está correto, ou houve tentativas demais.',
  wait: (seconds) => `Tentativas demais: espere ${waitingTime(seconds)}.`,
  again: 'Sua sessão terminou. Entre de novo para continuar; nada do que você escreveu se perdeu.',
};

function waitingTime(seconds: number): string {
  return seconds < 90
    ? count(Math.max(1, Math.ceil(seconds)), 'segundo', 'segundos')
    : count(Math.ceil(seconds / 60), 'minuto', 'minutos');
}
