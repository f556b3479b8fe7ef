/** The bytes of a text in UTF-8. */
export const utf8Of = (text: string): Uint8Array => new TextEncoder().encode(text);
