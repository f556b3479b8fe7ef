/** Lines of `name=value`, split at the first `=`; `wrong` is the first line that is none, or that names a tag again. */
export function parseTags(text: string): { readonly tags?: Record<string, string>; readonly wrong?: string } {
  const tags: Record<string, string> = {};
  for (const line of text.split('\n').map((one) => one.trim())) {
    if (line === '') continue;
    const at = line.indexOf('=');
    const name = line.slice(0, Math.max(0, at));
    if (name === '' || Object.hasOwn(tags, name)) return { wrong: line };
    tags[name] = line.slice(at + 1);
  }
  return Object.keys(tags).length === 0 ? {} : { tags };
}
