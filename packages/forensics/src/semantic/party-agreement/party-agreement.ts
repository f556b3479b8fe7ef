import { defineCheck } from '../../check.js';
import { findingOfStrongest } from '../../observation.js';
import { pageSizesOf } from '../../page-sizes.js';
import { doubtUnconfirmed, type RestingObservation } from '../reading-doubt/doubt-unconfirmed.js';
import { misplacedPostalCodes, namesOverOneAddress, numbersUnderOneName } from './address-rules.js';
import { CALIBRATION } from './calibration.js';
import { copiesReplaced } from './copy-rules.js';
import { MEASURE } from './measure.js';
import { headsReplaced, type Mention, mentionsOf, paidToOthers, surnamesReplaced } from './name-rules.js';
import { type NamedAddress, namedAddresses } from './named-addresses.js';
import { partyPages } from './party-pages.js';

/**
 * Finds a holder's name or address of which one part is another in one place, while everything else repeats.
 */
export const partyAgreement = defineCheck({
  id: 'semantic.party-agreement',
  version: '1.2.0',
  reports: 'SEMANTIC_FRAUD',
  group: 'semantic-values',
  weight: 'fact',
  needs: ['text', 'layout'],
  optional: ['fields', 'pages', 'raster', 'rereader'],
  calibration: CALIBRATION,
  async examine({ text, layout, fields, rereader, ...sizes }) {
    const read = partyPages(text, layout);
    const blocks = namedAddresses(layout);
    const mentions = mentionsOf(read, blocks, fields);
    const found = [
      ...namesOverOneAddress(blocks),
      ...numbersUnderOneName(blocks),
      ...surnamesReplaced(mentions, read),
      ...paidToOthers(mentions),
      ...copiesReplaced(mentions, read),
      ...headsReplaced(mentions, read),
      ...misplacedPostalCodes(blocks),
    ];
    if (found.length === 0 && placesOf(blocks, mentions) < 2) {
      return {
        kind: 'not-applicable',
        because: 'No name of a holder and no postal address is read at two places of the document.',
      };
    }
    const observations = await doubtUnconfirmed(onePerPlace(found), rereader, MEASURE.doubted);
    const summary = 'Names and addresses that the document repeats agree.';
    const scale = { nothing: MEASURE.agreeing, highest: MEASURE.replaced, drawnFrom: MEASURE.odd, summary };
    return { kind: 'examined', finding: findingOfStrongest(observations, pageSizesOf(sizes), scale) };
  },
});

/** Lines of the document that name a holder or an address; one that is known by several signs counts once. */
const placesOf = (blocks: readonly NamedAddress[], mentions: readonly Mention[]): number =>
  new Set(
    [...mentions, ...blocks.map(({ name, town }) => name ?? town)].map(
      ({ page, box }) => `${page} ${box.y1.toFixed(3)} ${box.x1.toFixed(3)}`,
    ),
  ).size;

/** A place that several comparisons name is one observation. */
function onePerPlace(found: readonly RestingObservation[]): RestingObservation[] {
  const places = new Map<string, RestingObservation>();
  for (const one of found) {
    const { code, page, after, boundingBox } = one.evidence;
    const key = `${code} ${page} ${after} ${boundingBox?.y1.toFixed(3)}`;
    if ((places.get(key)?.measure ?? -1) < one.measure) places.set(key, one);
  }
  return [...places.values()];
}
