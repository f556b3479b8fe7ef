import { hkdfSync } from 'node:crypto';
import type { LessonStore } from '../store/lesson-types.js';
import type { RecordStore } from '../store/types.js';
import type { KeyedLessons } from '../workers/types.js';

/** Lessons that a document is read with: the last that its organization's people taught. */
const MOST_LESSONS = 300;
/** Characters of them together: 300 lessons have 1.1 million, and take a worker 9 ms to read and 12 to hold against a document (2026-12-01). */
const MOST_CHARACTERS = 2_000_000;
const KEY_BYTES = 32;

export interface LessonDeps {
  readonly store: Pick<LessonStore, 'listLessons'> & Pick<RecordStore, 'linkSalt'>;
  readonly linkSecret: Uint8Array;
  /** Whether this installation reads by corrections of earlier documents. */
  readonly learns: boolean;
}

/** What organizations learned, for who reads their documents. */
export class Lessons {
  readonly #deps: LessonDeps;

  constructor(deps: LessonDeps) {
    this.#deps = deps;
  }

  /** Undefined where nothing was learned, or nothing is to be. */
  async of(organizationId: number): Promise<KeyedLessons | undefined> {
    const { store, learns } = this.#deps;
    if (!learns) return undefined;
    const all = await store.listLessons(organizationId, MOST_LESSONS);
    if (all.length === 0) return undefined;
    let characters = 0;
    const end = all.findIndex(({ lesson }) => {
      characters += lesson.length;
      return characters > MOST_CHARACTERS;
    });
    return { key: await this.keyOf(organizationId), kept: end < 0 ? all : all.slice(0, end) };
  }

  /**
   * The key of an organization's words: from the operator's secret and the organization's salt, as those of evidence
   * links are.
   * @throws TypeError when there is no such organization
   */
  async keyOf(organizationId: number): Promise<Uint8Array> {
    const { store, linkSecret } = this.#deps;
    const salt = await store.linkSalt(organizationId);
    if (!salt) throw new TypeError(`there is no organization ${organizationId}`);
    return new Uint8Array(hkdfSync('sha256', linkSecret, salt, 'assay lessons 1 words', KEY_BYTES));
  }
}
