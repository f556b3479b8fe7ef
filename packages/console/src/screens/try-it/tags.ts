/** Lines of `name=value`, split at the first `=`; `wrong` is the first line that is none. */
export function parseTags(text: string): { readonly tags?: Record<string, string>; readonly wrong?: string } {
  const tags: Record<string, string> = {};
  for (const line of text.split('\n').map((one) => one.trim())) {
    if (line === '') continue;
    const at = line.indexOf('=');
    if (at < 1) return { wrong: line };
    tags[line.slice(0, at)] = line.slice(at + 1);
  }
  return Object.keys(tags).length === 0 ? {} : { tags };
}
