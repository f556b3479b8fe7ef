import type { Messages } from '../en/index.js';

export const roles: Messages['roles'] = {
  analyst: 'Analista',
  reviewer: 'Revisor',
  auditor: 'Auditor',
  administrator: 'Administrador',
};

export const roleTexts: Messages['roleTexts'] = {
  analyst: 've registros, envía archivos, decide y comenta',
  reviewer: 'como un analista, y decide lo que los analistas escalan',
  auditor: 've registros, decisiones y la bitácora de auditoría, no cambia nada',
  administrator: 'personas, claves, webhooks y la bitácora de auditoría; con ello no ve documentos',
};

export const people: Messages['people'] = {
  title: 'Personas',
  text: 'Quién puede usar la consola para esta organización. Se pueden tener varias funciones a la vez; el último administrador lo sigue siendo.',
  name: 'Nombre',
  email: 'Correo electrónico',
  roles: 'Funciones',
  signsInBy: 'Inicia sesión con',
  ways: { password: 'contraseña', provider: 'proveedor de identidad' },
  seen: 'Última visita',
  notSignedIn: 'sin sesión',
  you: 'usted',
  change: 'Funciones',
  changeTitle: (name) => `Funciones de ${name}`,
  save: 'Guardar',
  oneRole: 'Elija al menos una función.',
  remove: 'Quitar',
  removeTitle: (name) => `¿Quitar a ${name}?`,
  removeText:
    'Su sesión en esta organización se cierra de inmediato. Lo que hizo queda en la bitácora de auditoría.',
  invite: 'Invitar a alguien',
  makeLink: 'Crear un enlace',
  linkText:
    'Compártalo usted: no se envía ningún correo. Sirve una vez, durante siete días, y se muestra solo ahora.',
  invitation: (roles, ends) => `Invitación como ${roles}, hasta ${ends}, de`,
  takeBack: 'Retirar',
};
