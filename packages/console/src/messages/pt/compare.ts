import type { Messages } from '../en/index.js';

export const compare: Messages['compare'] = {
  none: 'O arquivo foi salvo uma só vez: não há estado anterior com o qual comparar.',
  nonePicture: 'Imagens não guardam um estado anterior com o qual comparar.',
  modes: { slider: 'Deslizador', blink: 'Alternar', side: 'Lado a lado', difference: 'Diferença' },
  mode: 'Modo de comparar',
  earlier: 'Anterior',
  later: 'Posterior',
  save: (save, saves) =>
    save === 1
      ? `${save} de ${saves}, como foi salvo primeiro`
      : save === saves
        ? `${save} de ${saves}, como foi recebido`
        : `${save} de ${saves}`,
  slider: 'Quanto se mostra do estado posterior',
  blinkNow: 'Alternar (b)',
  shows: (label) => `Mostrado: ${label}`,
  equalIsBlack: 'O que é preto é igual nos dois.',
  unchanged: 'Nenhum salvamento depois do primeiro mudou esta página.',
  close: 'Parar de comparar',
};
