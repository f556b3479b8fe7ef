import { count } from '../../words/numbers.js';
import type { Messages } from '../en/index.js';

export const signIn: Messages['signIn'] = {
  title: 'Iniciar sesión',
  email: 'Correo electrónico',
  password: 'Contraseña',
  show: 'Mostrar',
  hide: 'Ocultar',
  submit: 'Iniciar sesión',
  withProvider: 'Iniciar sesión con su organización',
  refused:
    'La respuesta del proveedor de identidad no le permite entrar aquí. Un administrador puede darle una función.',
  wrong: 'El correo o la contraseña no es correcto, o hubo demasiados intentos.',
  wait: (seconds) => `Demasiados intentos: espere ${waitingTime(seconds)}.`,
  again: 'Su sesión terminó. Inicie sesión de nuevo para continuar; nada de lo que escribió se perdió.',
};

function waitingTime(seconds: number): string {
  return seconds < 90
    ? count(Math.max(1, Math.ceil(seconds)), 'segundo', 'segundos')
    : count(Math.ceil(seconds / 60), 'minuto', 'minutos');
}
