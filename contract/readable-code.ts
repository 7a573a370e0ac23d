/**
 * The characters of codes that people read aloud, copy by hand or type: Crockford's base 32, which leaves out the
 * letters taken for digits (I, L, O) and U. There are 32 of them, so five random bits choose one without bias.
 */
export const readableAlphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
