import { defineCheck } from '../../check.js';
import { firstMetadata, producerOf } from '../known-writers/declared.js';
import { CALIBRATION } from './calibration.js';
import { findingOf } from './finding.js';
import { mixedHexPages } from './mixed-hex.js';
import { pageStreams } from './page-streams.js';
import { recompressedPages } from './recompressed-pages.js';
import { rewrittenPages } from './rewritten-pages.js';

/** Finds pages whose drawing instructions another program wrote than the one that wrote the document. */
export const streamCoding = defineCheck({
  id: 'pdf.stream-coding',
  version: '1.4.0',
  reports: 'DOCUMENT_STRUCTURE',
  group: 'pdf-stream-coding',
  weight: 'fact',
  needs: ['pdf'],
  calibration: CALIBRATION,
  examine({ pdf }) {
    if (pdf.encryption?.readable === false) {
      return {
        kind: 'not-applicable',
        obstacle: 'encrypted',
        because: 'The document is encrypted, so how its pages are written cannot be read.',
      };
    }
    const revision = pdf.revisions[pdf.revisions.length - 1]!;
    const streams = pageStreams(revision);
    if (streams.length === 0) {
      return {
        kind: 'not-applicable',
        because: 'The pages hold too few drawing instructions to show how a program writes them.',
      };
    }
    const producer = producerOf(firstMetadata(pdf));
    const rewritten = rewrittenPages(streams, producer);
    // Encrypted bytes show no encoder.
    const recompressed = pdf.encryption ? [] : recompressedPages(revision, streams, producer);
    return { kind: 'examined', finding: findingOf(rewritten, recompressed, mixedHexPages(streams)) };
  },
});
