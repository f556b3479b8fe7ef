import type { Kind } from '../../api/types.js';

const FILES: Readonly<Record<Kind, readonly string[]>> = {
  detection: ['-F file=@statement.pdf'],
  parse: ['-F file=@statement.pdf'],
  verification: ['-F idFile=@id-card.jpg', '-F selfieFile=@selfie.jpg'],
};

/** The line that does the same from a shell, with the key in a variable. */
export function curlFor(
  kind: Kind,
  model: string,
  country: string,
  tags: Readonly<Record<string, string>> | undefined,
): string {
  return [
    'curl -H "x-api-key: $ASSAY_API_KEY"',
    ...(model === '' ? [] : [`-F model=${model}`]),
    ...(country === 'us' ? [] : [`-F country=${country}`]),
    ...(tags === undefined ? [] : [`-F ${quoted(`tags=${JSON.stringify(tags)}`)}`]),
    ...FILES[kind],
    `${location.origin}/v1/${kind}`,
  ].join(' ');
}

/** For a POSIX shell: a quote ends, is escaped, and begins again. */
const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;
