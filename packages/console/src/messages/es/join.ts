import type { Messages } from '../en/index.js';

export const join: Messages['join'] = {
  title: 'Unirse',
  none: 'Este enlace no sirve: ya se usó, se retiró, o tiene más de siete días.',
  hasAccount: 'Si ya tiene una cuenta aquí, dé el correo y la contraseña de esa cuenta.',
  wrongPassword: 'Ese correo ya tiene una cuenta aquí, con otra contraseña.',
  submit: 'Unirse',
};
