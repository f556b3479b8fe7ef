import type { Messages } from '../en/index.js';

export const account: Messages['account'] = {
  title: 'Su cuenta',
  languageFollows:
    'Es el suyo en cualquier navegador. La página para iniciar sesión está en el del navegador.',
  password: 'Cambiar su contraseña',
  present: 'Contraseña actual',
  next: 'Contraseña nueva',
  change: 'Cambiarla',
  changed: 'Cambiada. Sus demás sesiones terminaron.',
  othersEnd: 'Con ello terminan sus demás sesiones.',
  wrong: 'La contraseña actual es otra.',
  sessions: 'Dónde tiene sesión abierta',
  since: 'Desde',
  seen: 'Última visita',
  current: 'aquí',
  end: 'Terminarla',
};
