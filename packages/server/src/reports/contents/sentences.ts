/** As many whole sentences as fit; the first is cut where it alone is longer. */
export function firstSentences(text: string, most: number): string {
  if (text.length <= most) return text;
  const ends = [...text.slice(0, most).matchAll(/[.;](?=\s+[\p{Lu}“«¿])/gu)].map(({ index }) => index + 1);
  const end = ends.at(-1);
  return end === undefined ? `${text.slice(0, text.lastIndexOf(' ', most))} …` : `${text.slice(0, end)} …`;
}
