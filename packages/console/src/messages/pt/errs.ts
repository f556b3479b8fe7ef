import type { Messages } from '../en/index.js';

export const errs: Messages['errs'] = {
  measured: 'Medido',
  innocent: 'Teria a mesma aparência se',
  blind: 'Não consegue ver',
  claim: 'Afirma',
  inRecord: 'O que o registro anota, em inglês',
  calibration: 'De onde vem o peso, em inglês',
  allRates: 'Tudo o que foi contado, em inglês',
  weighs: (ratio, odds) => `${ratio} (${odds})`,
  odds: (n) => `${n} para 1`,
  measure: (measure) => `Medida ${measure}`,
  otherVersion: (judged, installed) =>
    `A versão ${judged} julgou isto; o que segue descreve a versão ${installed}.`,
  notDescribed: 'Esta verificação não está mais instalada, por isso a sua página não está aqui.',
};
