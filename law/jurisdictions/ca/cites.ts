import { type Cite, cite } from '../../relief.ts';
import * as page from './pages.ts';

const section =
  (number: string, url?: string) =>
  (part = ''): Cite =>
    cite(`Pen. Code § ${number}${part}`, url);

export const pc1203point4 = section('1203.4', page.afterProbation);
export const pc1203point4a = section('1203.4a', page.dismissals);
export const pc1203point41 = section('1203.41', page.dismissals);
export const pc1203point425 = section('1203.425', page.automatic);
export const pc851point91 = section('851.91', page.sealArrest);
export const pc851point93 = section('851.93', page.arrests);
