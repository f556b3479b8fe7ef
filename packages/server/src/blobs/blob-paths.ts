import { createHash } from 'node:crypto';

/** Most file systems take 255 bytes per path element; the directory mark is one of them. */
const CHARACTERS_PER_FILE_NAME = 240;
/** Ends every element but the last, so that a long name's directory cannot be a short name's file. */
const DIRECTORY_MARK = '_';

/**
 * Where a blob lies below its store's root, with `/` between the elements: a shard of two digits (256 folders,
 * so that none grows huge), then the name in hexadecimal, cut into elements that every file system takes. Of
 * the name itself nothing but 0-9, a-f gets into the path, so that no name can leave the store, meet a reserved
 * one, or differ from another by letter case alone.
 * @param charactersPerElement at most
 */
export function blobPath(storedName: string, charactersPerElement = CHARACTERS_PER_FILE_NAME): string {
  const bytes = Buffer.from(storedName, 'utf8');
  const shard = createHash('sha256').update(bytes).digest('hex').slice(0, 2);
  const elements = bytes.toString('hex').match(new RegExp(`.{1,${charactersPerElement}}`, 'g')) ?? [];
  return [
    shard,
    ...elements.map((element, index) =>
      index < elements.length - 1 ? `${element}${DIRECTORY_MARK}` : element,
    ),
  ].join('/');
}

/** The stored name of a path made by {@link blobPath} with the same number; undefined for any other. */
export function storedNameOf(
  path: string,
  charactersPerElement = CHARACTERS_PER_FILE_NAME,
): string | undefined {
  const hex = path
    .split('/')
    .slice(1)
    .map((element) => (element.endsWith(DIRECTORY_MARK) ? element.slice(0, -DIRECTORY_MARK.length) : element))
    .join('');
  const name = Buffer.from(hex, 'hex').toString('utf8');
  return name !== '' && blobPath(name, charactersPerElement) === path ? name : undefined;
}
