export const compare = {
  none: 'The file was saved once: there is no earlier state to compare with.',
  nonePicture: 'Pictures keep no earlier state to compare with.',
  modes: { slider: 'Slider', blink: 'Blink', side: 'Side by side', difference: 'Difference' },
  mode: 'Way of comparing',
  earlier: 'Earlier',
  later: 'Later',
  save: (save: number, saves: number) =>
    save === 1
      ? `${save} of ${saves}, as first saved`
      : save === saves
        ? `${save} of ${saves}, as received`
        : `${save} of ${saves}`,
  slider: 'How much of the later state is shown',
  blinkNow: 'Flip (b)',
  shows: (label: string) => `Shown: ${label}`,
  equalIsBlack: 'What is black is the same in both.',
  unchanged: 'No save after the first changed this page.',
  close: 'End comparing',
};
