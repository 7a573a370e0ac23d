import { type Cite, cite } from '../../relief.ts';

/** Sections of the Michigan Compiled Laws: the official page of the first one is shown. */
export function mcl(sections: string): Cite {
  const first = sections.replace(/[^\w.].*/, '').replace('.', '-');
  return cite(`MCL ${sections}`, `https://www.legislature.mi.gov/Laws/MCL?objectName=mcl-${first}`);
}
