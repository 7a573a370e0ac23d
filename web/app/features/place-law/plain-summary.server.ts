import { ordinaryRecords } from '@openslate/law/comparison/ordinary-records.ts';
import { waysOffered } from '@openslate/law/comparison/ways-offered.ts';
import { type CourtForm, type Guide, type Told, toldAbout } from '@openslate/law/place/guide.ts';
import type { Jurisdiction } from '@openslate/law/place/jurisdiction.ts';
import { helpersAndOffices } from '@openslate/law/place/people-to-ask.ts';
import { waitWords } from '../comparison/wait-words.ts';
import { inOrder } from '../finder/directory.ts';
import type { PlainSummary, SummedForm, SummedTold } from './plain-summary.ts';

/**
 * What can be cleared and when, and what somebody with an ordinary record needs to act. What the guide says of other ways
 * alone is left to their own steps further down.
 */
export function plainSummary(law: Jurisdiction, guide: Guide): PlainSummary {
  const offered = ordinaryRecords.map((record) => ({
    record,
    ways: waysOffered(record, law).filter(({ alternative, wait }) => !alternative && wait !== 'special'),
  }));
  const clearing = law.reliefs.filter(({ alternative }) => !alternative);
  const found = new Set(offered.flatMap(({ ways }) => ways.flatMap(({ reliefs }) => reliefs)));
  const ordinary = clearing.filter(({ id }) => found.has(id));
  const byAsking = ordinary.filter(({ automatic }) => !automatic);
  // Where nobody has to ask for what most people have, what is left to file is for the special cases.
  const asked = (byAsking.length > 0 ? byAsking : clearing.filter(({ automatic }) => !automatic)).map(
    ({ id }) => id,
  );
  const told = [...ordinary.map(({ id }) => id), ...asked];
  const forms = guide.forms.filter(({ for: about }) => about.some((id) => asked.includes(id)));
  return {
    records: offered.map(({ record, ways }) => ({
      record,
      ways: ways.map((way) => ({
        kind: way.kind,
        automatic: way.automatic,
        wait: waitWords(way, record),
        relief: way.reliefs[0] ?? '',
      })),
    })),
    special: clearing.filter(({ id }) => !found.has(id)).map(({ id, name }) => ({ id, name })),
    filedInSpecialCases: byAsking.length === 0,
    cost: toldTo(guide.fees, told),
    waiver: toldTo(guide.feeWaiver, asked),
    waiverForms: forms.filter(({ waiver }) => waiver).map(formOf),
    forms: forms.filter(({ waiver }) => !waiver).map(formOf),
    withoutForm: toldTo(guide.withoutForm, asked),
    where: toldTo(guide.whereToFile, asked),
    helpers: inOrder(helpersAndOffices(guide.help).helpers)
      .slice(0, 3)
      .map(({ name }) => name),
  };
}

function toldTo(sentences: readonly Told[], reliefs: readonly string[]): SummedTold[] {
  return toldAbout(sentences, reliefs).map(({ for: _, ...each }) => each);
}

const formOf = ({ number, name, url }: CourtForm): SummedForm => ({ ...(number && { number }), name, url });
