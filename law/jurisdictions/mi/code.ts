import { code } from '../../vocabulary/code.ts';

/** The Michigan Compiled Laws, at the legislature's own addresses. Chapter 750 is the penal code, 257 the vehicle code. */
export const { address, cite, isSection, lists, sectionsIn, partUntold, sameSection, sections, told, under } =
  code({
    name: 'MCL',
    number: /\d{2,3}[a-z]?\.\d{1,5}[a-z]{0,2}/i,
    // Courts write domestic violence, 750.81(2), as “750.812”. The penal code has no section as high as that.
    asRead: (text) =>
      text.replace(/\b(750\.(?:[6-9]\d|\d{3}))(\d)(?![0-9])/g, (whole, section: string, paragraph: string) =>
        Number(whole.slice(4)) < 600 ? whole : `${section}(${paragraph})`,
      ),
    // To try it is a crime of its own section, which does not say what was tried.
    attempts: '750.92',
    address: ({ number }) =>
      `https://www.legislature.mi.gov/Laws/MCL?objectName=mcl-${number.replace('.', '-')}`,
  });
