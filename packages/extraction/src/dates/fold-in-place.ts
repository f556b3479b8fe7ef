/** Lower case without accents, every character in its place. */
export const foldInPlace = (text: string): string =>
  /^[\u0020-\u007e]*$/u.test(text)
    ? text.toLowerCase()
    : [...text]
        .map((one) => one.normalize('NFD').charAt(0).toLowerCase().slice(0, one.length).padEnd(one.length))
        .join('');
