import type { Helper } from '../place/guide.ts';

/** Who helps survivors of trafficking in every place: by phone at any hour, and with their records. */
export const survivorHelp: readonly Helper[] = [
  {
    name: 'National Human Trafficking Hotline',
    url: 'https://humantraffickinghotline.org/',
    kind: 'group',
    what: 'Help if you are or were trafficked. It is free and confidential.',
    phone: '888-373-7888',
    cost: 'free',
  },
  {
    name: 'Survivor Reentry Project, Freedom Network USA',
    url: 'https://freedomnetworkusa.org/advocacy/survivor-reentry-project/',
    kind: 'group',
    what: 'Finds volunteer lawyers who clear the records of people who were trafficked.',
  },
];
