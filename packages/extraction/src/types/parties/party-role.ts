/** A party of a document, like who pays and who is paid. */
export interface PartyRole {
  readonly is: 'person' | 'company';
  /** The concept of `words.json` that labels its name. */
  readonly named: string;
  /** The one that labels its address; `address` says of nobody and speaks of the party named last before it. */
  readonly addressed: string;
}
