import { defineCheck, type Evidence } from '../../check.js';
import { CALIBRATION } from './calibration.js';
import { type ActiveContent, type ActiveKind, findActiveContent } from './find-actions.js';
import { MEASURE } from './measure.js';

/** Names what in a document does more than show pages: scripts, programs to start, files carried along. */
export const activeContent = defineCheck({
  id: 'pdf.active-content',
  version: '1.0.0',
  reports: 'DOCUMENT_STRUCTURE',
  group: 'pdf-active',
  weight: 'context',
  needs: ['pdf'],
  calibration: CALIBRATION,
  examine({ pdf }) {
    const last = pdf.revisions.at(-1);
    if (!last || pdf.encryption?.readable === false) {
      return {
        kind: 'not-applicable',
        obstacle: 'encrypted',
        because: 'The document is encrypted, so what it may start cannot be read.',
      };
    }
    const evidence = findActiveContent(last).map(toEvidence);
    const launches = evidence.some(({ code }) => code === SAID.launch.code);
    const measure = launches ? MEASURE.launches : evidence.length > 0 ? MEASURE.carries : MEASURE.none;
    const summary =
      evidence.find(({ code }) => code === SAID.launch.code)?.summary ??
      evidence[0]?.summary ??
      'The document only shows pages.';
    return { kind: 'examined', finding: { measure, summary, evidence, heat: [] } };
  },
});

const SAID: Readonly<Record<ActiveKind, Pick<Evidence, 'code' | 'summary'>>> = {
  script: { code: 'SCRIPT', summary: 'The document contains a script, as forms do.' },
  launch: {
    code: 'LAUNCH_ACTION',
    summary: 'The document can start a program or open another file on the computer of whoever reads it.',
  },
  submit: { code: 'SUBMIT_ACTION', summary: 'The document can send or load form data.' },
  'embedded-file': {
    code: 'EMBEDDED_FILE',
    summary: 'The document carries another file with it, as electronic invoices do.',
  },
  'rich-media': { code: 'RICH_MEDIA', summary: 'The document plays sound, video or other media.' },
};

const toEvidence = ({ kind, page }: ActiveContent): Evidence => ({
  ...SAID[kind],
  kind: 'structure',
  ...(page === undefined ? {} : { page }),
});
