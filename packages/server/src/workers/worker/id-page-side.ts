/**
 * Longer side of a drawn page. A portrait of an ID-1 card (ISO/IEC 7810: 85.6 mm wide) is about 25 mm wide;
 * on a page of A4 with the card at its true size it has 170 pixels then, more than the 150 of the chip that
 * faces are compared by.
 */
export const ID_PAGE_SIDE_PIXELS = 2000;
