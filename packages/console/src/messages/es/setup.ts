import type { Messages } from '../en/index.js';

export const setup: Messages['setup'] = {
  title: 'Configurar Assay',
  steps: ['Usted', 'Clave', 'Probar'],
  organization: 'Organización',
  name: 'Su nombre',
  email: 'Correo electrónico',
  password: 'Contraseña',
  passwordHint: '12 caracteres o más. Se puede pegar.',
  privacy:
    'Los documentos se quedan en esta máquina. Nada se envía a ninguna parte, a menos que usted configure un proveedor de identidad o nombre servidores a los que llamar.',
  create: 'Crear el administrador',
  noLink: 'Esta página necesita el enlace que el servidor mostró al arrancar por primera vez.',
  used: 'Este enlace no sirve: ya se usó, tiene más de 24 horas, o ya hay un administrador.',
  keyTitle: 'Una clave para su programa',
  keyText: 'Los programas se identifican con una clave. Se muestra solo esta vez.',
  makeKey: 'Crear una clave',
  firstRequest: 'Una primera solicitud',
  continue: 'Pasar a un primer documento',
  keyName: 'primera clave',
  signInInstead: 'Iniciar sesión',
};
