/** Lower case without accents, one code unit for each of `text`. */
export function foldInPlace(text: string): string {
  // Most lines are plain, and normalizing is slow.
  if (!/[^ -~]/u.test(text)) return text.toLowerCase();
  let folded = '';
  for (let at = 0; at < text.length; at++) {
    const unit = text.charAt(at);
    const plain = unit.normalize('NFD').charAt(0).toLowerCase();
    folded += plain.length === 1 ? plain : unit;
  }
  return folded;
}
