import { answered, answeredAnywhere } from './expected.ts';

export const definitions = [
  answeredAnywhere("what's PBJ", 'definition', { holds: ['Probation before judgment'] }),
  answeredAnywhere('what does nolle prosequi mean', 'definition', { holds: ['prosecutor'] }),
  answeredAnywhere('what is a misdemeanor', 'definition', { holds: ['less serious'] }),
  answeredAnywhere("what's the difference between expunged and sealed", 'definition', {
    holds: ['Expunge:', 'Seal:'],
  }),
  answeredAnywhere('what does adjudication withheld mean', 'definition'),
  answeredAnywhere('whats an ACD', 'definition', { holds: ['New York'] }),
  answeredAnywhere('what is restitution', 'definition', { holds: ['victim'] }),
  answered('what is expungement in ohio', 'OH', 'definition', {
    holds: ['Expunge:', 'Expungement of a conviction'],
  }),
  answered('que es expungement en texas', 'TX', 'definition', { holds: ['Expunge:'] }),
];
