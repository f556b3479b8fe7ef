import { type Box, type ReadPage, type TextLine, unionBox } from '@assay/media';
import { zoneText } from './characters.js';

/** Lines that stand side by side, as one row. */
export interface ZoneRow {
  readonly lines: readonly TextLine[];
  /** In the zone's alphabet. */
  readonly text: string;
  /** On the upright page. */
  readonly box: Box;
}

/**
 * Fewest characters of one row of a zone: one of a card has 30, of which recognizers lose runs of fillers.
 */
const MIN_LONGEST_ROW_CHARACTERS = 18;
/** Of the others, whose names may be followed by nothing but fillers. */
const MIN_ROW_CHARACTERS = 8;
/** Fewest characters of a piece of a row. */
const MIN_PIECE_CHARACTERS = 4;
/** A piece of a row has hardly a letter that zones do not print. */
const MAX_FOREIGN_SHARE = 0.15;
/** Rows of a zone are as far apart as two heights of their letters, or nearly three. */
const MAX_PITCH_IN_HEIGHTS = 3.2;
/** Longest piece of a row, and lines looked at, the lowest of the page. */
const MAX_PIECE_CHARACTERS = 120;
const MAX_LINES = 300;
/** Groups tried on one page. */
const MAX_GROUPS = 6;

/**
 * Rows that may be a machine-readable zone: long rows of capitals, digits and fillers, two or three close
 * below each other, one of them at least with fillers. The lowest on the page come first.
 */
export function zoneRows(page: ReadPage): ZoneRow[][] {
  const rows = joinedRows(page.lines.filter(isZoneLike).slice(-MAX_LINES)).filter(
    ({ text }) => text.length >= MIN_ROW_CHARACTERS,
  );
  const groups: ZoneRow[][] = [];
  for (let from = 0; from < rows.length; from++) {
    for (const count of [3, 2]) {
      const group = rows.slice(from, from + count);
      const isCut = count === 2 && FIRST_TWO_OF_THREE.test(group[1]?.text ?? '');
      if (group.length === count && !isCut && isClose(group) && isLikeZone(group))
        groups.push(count === 2 ? withFirstRow(group) : group);
    }
  }
  return groups.reverse().slice(0, MAX_GROUPS);
}

/**
 * Second line of a card of three: birth, check digit, sex, expiry, check digit, nationality (Doc 9303-5,
 * 4.2.2).
 */
const SECOND_OF_THREE = /^\d{7}[MFX<]\d{7}[A-Z]{3}/u;

/**
 * The same with a digit lost: as the lower of two rows it is no number of a visa's or a passport's, which a
 * country follows and no sex (Doc 9303-4, 4.2.2.2).
 */
const FIRST_TWO_OF_THREE = /^\d{6,7}[MFX<]\d{6,7}[A-Z]{3}/u;

/**
 * Where two rows are the last of a card's three, the place of the first, of which nothing was found: it is
 * read by itself afterwards.
 */
function withFirstRow(group: readonly ZoneRow[]): ZoneRow[] {
  const [second, third] = group;
  if (!second || !third || !SECOND_OF_THREE.test(second.text)) return [...group];
  const pitch = third.box.y1 - second.box.y1;
  const box = {
    x1: Math.min(second.box.x1, third.box.x1),
    x2: Math.max(second.box.x2, third.box.x2),
    y1: second.box.y1 - pitch,
    y2: second.box.y2 - pitch,
  };
  return box.y1 > 0 ? [{ lines: [], text: '', box }, second, third] : [...group];
}

/** One row is long, and one has fillers. */
const isLikeZone = (group: readonly ZoneRow[]): boolean =>
  group.some(({ text }) => text.length >= MIN_LONGEST_ROW_CHARACTERS) &&
  group.some(({ text }) => text.includes('<') || text.includes('KK'));

const textOf = (line: TextLine): string => line.words.map(({ text }) => text).join('');

function isZoneLike(line: TextLine): boolean {
  const text = textOf(line);
  const foreign = text.replace(/[A-Z\d<«‹([{]/gu, '').length;
  return (
    text.length >= MIN_PIECE_CHARACTERS &&
    text.length <= MAX_PIECE_CHARACTERS &&
    foreign <= MAX_FOREIGN_SHARE * text.length
  );
}

function joinedRows(lines: readonly TextLine[]): ZoneRow[] {
  const rows: TextLine[][] = [];
  for (const line of [...lines].sort((a, b) => a.box.y1 - b.box.y1)) {
    const row = rows.find((members) => members.some((member) => standBeside(member.box, line.box)));
    if (row) row.push(line);
    else rows.push([line]);
  }
  return rows.map((members) => {
    const inOrder = members.sort((a, b) => a.box.x1 - b.box.x1);
    const box = unionBox(inOrder.map((member) => member.box)) ?? inOrder[0]!.box;
    return { lines: inOrder, text: zoneText(inOrder.map(textOf).join('')), box };
  });
}

/** Side by side at the same height, not over each other. */
const standBeside = (a: Box, b: Box): boolean => {
  const common = Math.min(a.y2, b.y2) - Math.max(a.y1, b.y1);
  return common > 0.6 * Math.min(a.y2 - a.y1, b.y2 - b.y1) && (a.x2 <= b.x1 + 0.02 || b.x2 <= a.x1 + 0.02);
};

function isClose(group: readonly ZoneRow[]): boolean {
  return group.every(({ box }, index) => {
    const above = group[index - 1];
    if (!above) return true;
    const height = Math.max(above.box.y2 - above.box.y1, box.y2 - box.y1);
    const overlap = Math.min(above.box.x2, box.x2) - Math.max(above.box.x1, box.x1);
    return (
      box.y2 - above.box.y2 < MAX_PITCH_IN_HEIGHTS * height &&
      overlap > 0.3 * Math.min(above.box.x2 - above.box.x1, box.x2 - box.x1)
    );
  });
}
