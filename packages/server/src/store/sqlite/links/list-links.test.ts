import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { EvidenceLink } from '../../link-types.js';
import { sampleDetection } from '../../testing/sample-detection.js';
import { findableBy, sampleLink } from '../../testing/sample-linking.js';
import { withScratchDatabase } from '../../testing/scratch-database.js';
import { withScratchStore } from '../../testing/scratch-store.js';
import { listEvidenceLinks } from './list-links.js';

test('a link comes back as it was stored, seen from both of its detections', async () => {
  await withScratchStore(async (store) => {
    const older = sampleDetection({ detectionId: 1, fileName: 'nómina\u0000.pdf', documentType: null });
    const newer = sampleDetection({ detectionId: 2, likelihoodPercent: 99.9, fraudSeverity: 'high' });
    const link = sampleLink({
      sourceDetectionId: 2,
      relatedDetectionId: 1,
      evidenceValue: `00${'ef'.repeat(31)}`,
    });
    await store.insertDetection(older, undefined, findableBy(5));
    await store.insertDetection(newer, undefined, { ...findableBy(5), links: [link] });
    const seen = ({
      detectionId,
      fileName,
      documentType,
      likelihoodPercent,
      fraudSeverity,
    }: typeof older) => ({
      detectionId,
      fileName,
      documentType,
      likelihoodPercent,
      fraudSeverity,
    });
    expect(await store.listEvidenceLinks(1, 2, 50)).toEqual([{ ...link, other: seen(older) }]);
    expect(await store.listEvidenceLinks(1, 1, 50)).toEqual([{ ...link, other: seen(newer) }]);
    const foreign = await store.organizationByName('foreign');
    expect(await store.listEvidenceLinks(foreign, 1, 50)).toEqual([]);
    expect(await store.listEvidenceLinks(1, 3, 50)).toEqual([]);
  });
});

/** Ascending. */
const STRENGTHS = ['low', 'medium', 'high', 'critical'] as const;

const drawnLink = fc.record({
  isOutbound: fc.boolean(),
  strength: fc.constantFrom(...STRENGTHS),
  createdAtMicros: fc.integer({ min: 1, max: 4 }),
});

test('links of both directions are listed strongest first, then newest, then as stored last, up to the limit', async () => {
  await withScratchStore(async (store) => {
    const [drawn] = fc.sample(fc.array(drawnLink, { minLength: 60, maxLength: 60 }), {
      numRuns: 1,
      seed: 20_261_122,
    });
    const center = 1000;
    const stored: EvidenceLink[] = [];
    for (const id of [...drawn!.keys(), center])
      await store.insertDetection(sampleDetection({ detectionId: id + 1 }));
    const insert = async (detectionId: number, links: readonly EvidenceLink[]) => {
      await store.insertDetection(sampleDetection({ detectionId }), undefined, { ...findableBy(), links });
      stored.push(...links);
    };
    const outbound = drawn!.flatMap(({ isOutbound, ...rest }, index) =>
      isOutbound ? [sampleLink({ sourceDetectionId: center, relatedDetectionId: index + 1, ...rest })] : [],
    );
    await insert(center, outbound);
    for (const [index, { isOutbound, ...rest }] of drawn!.entries()) {
      const sourceDetectionId = 2000 + index;
      if (!isOutbound)
        await insert(sourceDetectionId, [
          sampleLink({ sourceDetectionId, relatedDetectionId: center, ...rest }),
        ]);
    }
    const rankOf = ({ strength }: EvidenceLink) => STRENGTHS.indexOf(strength);
    const expected = stored
      .toReversed()
      .sort((one, other) => rankOf(other) - rankOf(one) || other.createdAtMicros - one.createdAtMicros);
    for (const limit of [1, 7, 59, 60, 500]) {
      const listed = await store.listEvidenceLinks(1, center, limit);
      expect(listed.map(({ other: _, ...link }) => link)).toEqual(expected.slice(0, limit));
    }
  });
});

test('the links of a detection are read by index, in their order, from either end', async () => {
  await withScratchDatabase((connection) => {
    let plan = '';
    const { all, get } = connection;
    connection.get = () => [1] as never;
    connection.all = function recordingAll(sql, parameters) {
      plan = JSON.stringify(all.call(connection, `EXPLAIN QUERY PLAN ${sql}`, parameters));
      return [];
    };
    listEvidenceLinks(connection, 1, 1, 50);
    connection.get = get;
    expect(plan).toContain(
      'SEARCH evidence_link USING INDEX evidence_link_by_source (source_detection_id=?)',
    );
    expect(plan).toContain(
      'SEARCH evidence_link USING INDEX evidence_link_by_related (related_detection_id=?)',
    );
    expect(plan).not.toContain('SCAN evidence_link');
  });
});
