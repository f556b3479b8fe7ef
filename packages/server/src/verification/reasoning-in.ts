import { translated } from '@assay/biometrics';
import { type Language, reasonOfIdentity, worded } from '@assay/forensics';
import type { Verification } from '../store/verification-types.js';

/** The reasons of a verification in a language. What a newer version says otherwise stays in English. */
export function reasoningIn({ reasoning, checks }: Verification, language: Language): string[] {
  if (language === 'en') return [...reasoning];
  const ofIdentity = new Map(
    checks
      .flatMap((check) => ('evidence' in check ? (check.evidence ?? []) : []))
      .map(reasonOfIdentity)
      .map((reason) => [worded(reason, 'en'), worded(reason, language)]),
  );
  return reasoning.map((sentence) => ofIdentity.get(sentence) ?? translated(sentence, language) ?? sentence);
}
