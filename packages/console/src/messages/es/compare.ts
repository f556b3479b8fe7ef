import type { Messages } from '../en/index.js';

export const compare: Messages['compare'] = {
  none: 'El archivo se guardó una sola vez: no hay un estado anterior con el cual comparar.',
  nonePicture: 'Las imágenes no conservan un estado anterior con el cual comparar.',
  modes: { slider: 'Deslizador', blink: 'Alternar', side: 'Lado a lado', difference: 'Diferencia' },
  mode: 'Forma de comparar',
  earlier: 'Anterior',
  later: 'Posterior',
  save: (save, saves) =>
    save === 1
      ? `${save} de ${saves}, como se guardó primero`
      : save === saves
        ? `${save} de ${saves}, como se recibió`
        : `${save} de ${saves}`,
  slider: 'Cuánto se muestra del estado posterior',
  blinkNow: 'Alternar (b)',
  shows: (label) => `Se muestra: ${label}`,
  equalIsBlack: 'Lo negro es igual en ambos.',
  unchanged: 'Ningún guardado después del primero cambió esta página.',
  close: 'Dejar de comparar',
};
