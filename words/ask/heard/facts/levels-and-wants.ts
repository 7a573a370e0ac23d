import type { Level, ReliefKind, SentencePart } from '@openslate/law/record/record.ts';
import type { Words } from './words.ts';

export const levels: Words<Level> = [
  [
    'felony',
    /\b(?:felon|felons|felony|felonies|delitos? graves?|f[1-5]|state jail|indictable|aggravated|armed|deadly weapon|grand (?:theft|larceny)|home invasion)\b/,
  ],
  [
    'misdemeanor',
    /\b(?:misdemeanou?rs?|misd|misdo|delitos? menor(?:es)?|m[1-4]|disorderly persons?|petty|petit|simple (?:assault|battery|possession))\b/,
  ],
  ['infraction', /\b(?:infractions?|summary offenses?|summary|ticket|citations?)\b/],
];

export const sentences: Words<SentencePart> = [
  ['prison', /\b(?:prison|did time|penitentiary|upstate bid|doc)\b/],
  ['jail', /\b(?:jail|county time|carcel)\b/],
  ['probation', /\b(?:probation|probatoria)\b/],
  ['fine', /\b(?:just a fine|paid a fine|only a fine)\b/],
];

export const wants: Words<ReliefKind> = [
  [
    'sealing',
    /\b(?:seal|seals|sealed|sealing|sealable|nondisclosure|non disclosure|shield\w*|restrict\w*|sellar)\b/,
  ],
  ['expungement', /\b(?:expung\w*|expunction)\b/],
  ['set_aside', /\bset aside\b/],
  ['vacatur', /\bvacat(?:e|ed|ur|ing)\b/],
];
