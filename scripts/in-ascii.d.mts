export function inAscii(text: string): string;
