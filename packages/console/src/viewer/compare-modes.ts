export const COMPARE_MODES = ['slider', 'blink', 'side', 'difference'] as const;
export type CompareMode = (typeof COMPARE_MODES)[number];
