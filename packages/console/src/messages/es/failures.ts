import type { Messages } from '../en/index.js';

export const failures: Messages['failures'] = {
  title: 'No funcionó',
  notFound: 'No está aquí',
  notFoundText: 'No existe esa página o ese registro, o es de otra organización.',
  forbidden: 'No para esta cuenta',
  forbiddenText: 'Su función no lo permite. Un administrador puede cambiarla.',
  unreachable: 'El servidor no responde. Lo que ve se queda; inténtelo de nuevo en un momento.',
  busy: 'El servidor tiene demasiado trabajo en este momento.',
  unexpected: 'Ocurrió algo inesperado.',
  otherVersion:
    'Este servidor no ofrece lo que muestra esta página. Recargue la página; si no ayuda, hay que actualizar el servidor.',
  retry: 'Intentar de nuevo',
  toSubmissions: 'A los envíos',
  requestId: (id) => `Solicitud ${id}`,
};
