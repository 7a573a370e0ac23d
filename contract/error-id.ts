import { readableAlphabet } from './readable-code.ts';

/**
 * The error screen shows such an id for the visitor to quote: `OS-7K3M9QXD`. Apart from the schema of the report,
 * so that a page does not load the schemas only to make an id.
 */
export const errorIdPrefix = 'OS-';
export const errorIdLength = 8;
export const errorIdPattern = new RegExp(`^${errorIdPrefix}[${readableAlphabet}]{${errorIdLength}}$`);
