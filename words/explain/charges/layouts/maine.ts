import type { Layout } from '../layout.ts';

/** Complaints and dockets of the Unified Criminal Docket: classes A to C are felonies, D and E are not. */
export const maine: Layout = {
  state: 'ME',
  marks: [/\bstate of maine\b|\bM\.?R\.?S\b/i],
  severities: [
    [/\bclass ([A-C])\b/gi, ([, grade = '']) => ({ level: 'felony', grade: grade.toLowerCase() })],
    [/\bclass ([DE])\b/gi, ([, grade = '']) => ({ level: 'misdemeanor', grade: grade.toLowerCase() })],
  ],
};
