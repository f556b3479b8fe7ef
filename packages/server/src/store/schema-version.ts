/** How far a database is along the steps of its schema; their numbers mean the same in both stores. */
export interface SchemaVersion {
  /** Number of the last step done; 0 for an empty database, or none. */
  readonly done: number;
  /** Of the last step that this code knows. */
  readonly known: number;
  /** Steps that are still to be done. */
  readonly missing: readonly number[];
}
