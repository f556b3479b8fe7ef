/** What of a file's making shows that something differs: `code` of the evidence that it gives. */
export type HabitCode = 'OTHER_PROGRAM' | 'OTHER_FONTS' | 'OTHER_PAPER' | 'OTHER_BUILD';

/** One way in which programs differ. */
interface Habit {
  /** As a sentence calls it: "the name of the program". */
  readonly called: string;
  readonly code: HabitCode;
}

/**
 * What an issuer's system does alike in every file, whatever a document says. None quotes the document; none changes with the
 * number of its pages or rows.
 */
export const HABITS = {
  producer: { called: 'producer', code: 'OTHER_PROGRAM' },
  creator: { called: 'creator', code: 'OTHER_PROGRAM' },
  fonts: { called: 'fonts', code: 'OTHER_FONTS' },
  paper: { called: 'paper size in points', code: 'OTHER_PAPER' },
  version: { called: 'PDF version', code: 'OTHER_BUILD' },
  crossReferences: { called: 'form of the cross-reference', code: 'OTHER_BUILD' },
  saves: { called: 'number of saves', code: 'OTHER_BUILD' },
  fileId: { called: 'file identifier', code: 'OTHER_BUILD' },
  information: { called: 'entries of the document information', code: 'OTHER_BUILD' },
  dates: { called: 'form of dates', code: 'OTHER_BUILD' },
  catalog: { called: 'entries of the catalog', code: 'OTHER_BUILD' },
  page: { called: 'entries of a page', code: 'OTHER_BUILD' },
  contents: { called: 'coding of page contents', code: 'OTHER_BUILD' },
  spelling: { called: 'spelling of drawing instructions', code: 'OTHER_BUILD' },
  protection: { called: 'encryption', code: 'OTHER_BUILD' },
} as const satisfies Readonly<Record<string, Habit>>;

export type HabitName = keyof typeof HABITS;

export const HABIT_NAMES = Object.keys(HABITS) as readonly HabitName[];

/** How a file was made: of each habit the way it has, in at most {@link MAX_WAY_LENGTH} characters. */
export type FileHabits = Readonly<Record<HabitName, string>>;

/** Fonts of a page or keys of a catalog fit; what is longer is cut, in the same place each time. */
export const MAX_WAY_LENGTH = 240;
