/** No character: the glyph for missing ones. */
const NONE = '\ufffd';

/**
 * Characters of the standard strings 0..228, the ISOAdobe set, in the order of Adobe Technical Note 5176,
 * Appendix A. The strings beyond are names of expert glyphs and weights.
 */
const CHARACTERS =
  '\ufffd !"#$%&’()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_‘abcdefghij' +
  "klmnopqrstuvwxyz{|}~¡¢£⁄¥ƒ§¤'“«‹›\ufffd\ufffd–†‡·¶•‚„”»…‰¿`´ˆ˜¯˘˙¨˚¸˝˛ˇ—ÆªŁØŒºæıłøœß\ufffd¬" +
  'µ™Ð½±Þ¼÷¦°þ¾\ufffd®−ð×\ufffd©ÁÂÄÀÅÃÇÉÊËÈÍÎÏÌÑÓÔÖÒÕŠÚÛÜÙÝŸŽáâäàåãçéêëèíîïìñóôöòõšúûüùýÿ' +
  'ž';

export const CFF_STANDARD_CHARACTERS: readonly (string | undefined)[] = Array.from(CHARACTERS, (character) =>
  character === NONE ? undefined : character,
);
