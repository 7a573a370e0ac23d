import { code } from '../../vocabulary/code.ts';

/** The Ohio Revised Code: chapter and section. */
export const { address, cite, isSection, lists, sectionsIn, partUntold, under } = code({
  name: 'Ohio Rev. Code §',
  number: /\d{4}\.\d{2,4}/,
  decimal: true,
  // Conspiracy, attempt and helping: the crime that was meant decides.
  attempts: '2923.01 2923.02 2923.03',
  address: ({ number }) => `https://codes.ohio.gov/ohio-revised-code/section-${number}`,
});
