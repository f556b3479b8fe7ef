export const errs = {
  measured: 'Measured',
  innocent: 'It would look the same if',
  blind: 'It cannot see',
  claim: 'It claims',
  inRecord: 'What the record notes',
  calibration: 'Where the weight comes from',
  allRates: 'All that was counted',
  weighs: (ratio: string, odds: string) => `${ratio} (${odds})`,
  odds: (n: string) => `${n} to 1`,
  measure: (measure: string) => `Measure ${measure}`,
  otherVersion: (judged: string, installed: string) =>
    `Version ${judged} judged this; what follows describes version ${installed}.`,
  notDescribed: 'This check is not installed any more, so its page is not here.',
};
