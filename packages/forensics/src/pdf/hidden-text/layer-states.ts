import { dictOf, isArray, isName, isRef, type PdfDict, type PdfObject, type PdfRevision } from '@assay/media';

/** Groups read of a document; maps and drawings have hundreds. */
const MAX_GROUPS = 20_000;

/**
 * Which optional content is on when the document is opened on a screen (ISO 32000-2, 8.11.4): the default
 * configuration's base state, its /ON and /OFF lists, then the groups' own usage where /AS applies it to
 * viewing. Visibility expressions (/VE) are taken as on.
 * @returns whether content that belongs to the group or membership dictionary of this object number is shown
 */
export function layerStates(revision: PdfRevision): (num: number) => boolean {
  const catalog = dictOf(revision.resolve(revision.trailer.entries.get('Root')));
  const properties = dictOf(revision.resolve(catalog?.entries.get('OCProperties')));
  const configuration = dictOf(revision.resolve(properties?.entries.get('D')));
  const numbersIn = (value: PdfObject | undefined): number[] => refsIn(revision, value);
  const groups = new Set(numbersIn(properties?.entries.get('OCGs')));
  const off = new Set<number>(
    isName(revision.resolve(configuration?.entries.get('BaseState')), 'OFF') ? groups : [],
  );
  for (const num of numbersIn(configuration?.entries.get('ON'))) off.delete(num);
  for (const num of numbersIn(configuration?.entries.get('OFF'))) off.add(num);
  for (const num of viewedGroups(revision, configuration)) {
    const state = viewState(revision, num);
    if (state === 'ON') off.delete(num);
    if (state === 'OFF') off.add(num);
  }
  const isGroupOn = (num: number): boolean => !off.has(num);
  return (num) => (groups.has(num) ? isGroupOn(num) : isMembershipOn(revision, num, isGroupOn));
}

function refsIn(revision: PdfRevision, value: PdfObject | undefined): number[] {
  if (isRef(value) && !isArray(revision.resolve(value))) return [value.num];
  const list = revision.resolve(value);
  return isArray(list)
    ? list.items.slice(0, MAX_GROUPS).flatMap((item) => (isRef(item) ? item.num : []))
    : [];
}

/** Groups whose usage is applied when the document is viewed (table 101). */
function viewedGroups(revision: PdfRevision, configuration: PdfDict | null): number[] {
  const list = revision.resolve(configuration?.entries.get('AS'));
  if (!isArray(list)) return [];
  return list.items.flatMap((item) => {
    const usage = dictOf(revision.resolve(item));
    return isName(revision.resolve(usage?.entries.get('Event')), 'View')
      ? refsIn(revision, usage?.entries.get('OCGs'))
      : [];
  });
}

function viewState(revision: PdfRevision, num: number): string | undefined {
  const usage = dictOf(revision.resolve(dictOf(revision.object(num))?.entries.get('Usage')));
  const state = revision.resolve(
    dictOf(revision.resolve(usage?.entries.get('View')))?.entries.get('ViewState'),
  );
  return isName(state) ? state.name : undefined;
}

/** A membership dictionary (8.11.2.2) by its policy; anything else is shown. */
function isMembershipOn(revision: PdfRevision, num: number, isGroupOn: (num: number) => boolean): boolean {
  const membership = dictOf(revision.object(num));
  if (!isName(revision.resolve(membership?.entries.get('Type')), 'OCMD') || membership?.entries.has('VE'))
    return true;
  const groups = refsIn(revision, membership?.entries.get('OCGs'));
  if (groups.length === 0) return true;
  const policy = revision.resolve(membership?.entries.get('P'));
  switch (isName(policy) ? policy.name : '') {
    case 'AllOn':
      return groups.every(isGroupOn);
    case 'AllOff':
      return !groups.some(isGroupOn);
    case 'AnyOff':
      return !groups.every(isGroupOn);
    default:
      return groups.some(isGroupOn);
  }
}
