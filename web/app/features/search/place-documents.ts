import { pathOfPlace } from '@openslate/contract/site.ts';
import { loadGuide, loadJurisdiction } from '@openslate/law/jurisdictions/index.ts';
import type { Guide, Told } from '@openslate/law/place/guide.ts';
import type { Place } from '@openslate/law/place/places.ts';
import type { Relief } from '@openslate/law/place/relief.ts';
import type { SearchDocument } from './search-document.ts';

/** What is found where a place is named: its ways with their sections, its forms and fees, and who helps there. */
export async function placeDocuments(place: Place): Promise<readonly SearchDocument[]> {
  const [{ reliefs }, guide] = await Promise.all([loadJurisdiction(place.code), loadGuide(place.code)]);
  const page = pathOfPlace('/record-relief', place);
  const here = { place: place.code };
  return [
    ...reliefs.map((relief) => ({ ...way(relief), ...here, to: `${page}#${relief.id}` })),
    ...guidance(guide).map((told) => ({ ...told, ...here, to: `${page}#${told.to}` })),
    ...guide.help.map(
      ({ name, what, phone, kind = '' }): SearchDocument => ({
        kind: 'helper',
        title: name,
        text: phone ? `${what} ${phone}` : what,
        also: `${kind} lawyer help`,
        to: `${page}#help`,
        ...here,
      }),
    ),
  ];
}

function way({ name, kind, effect, rules, automatic, fee }: Relief): Omit<SearchDocument, 'to'> {
  const sections = [...new Set(rules.map(({ cite }) => cite.label))];
  return {
    kind: 'way',
    title: name,
    text: effect,
    also: [kind.replace('_', ' '), automatic ? 'automatic' : 'petition', fee, ...sections].join(' '),
  };
}

/** `to` is the part of the page on which it stands. */
function guidance({ forms, fees, feeWaiver, ownRecord, whereToFile }: Guide): readonly SearchDocument[] {
  return [
    ...forms.map(
      ({ name, number }): SearchDocument => ({
        kind: 'guide',
        title: number ? `${name} (${number})` : name,
        text: '',
        also: 'form petition paper file',
        to: 'forms',
      }),
    ),
    ...part('fees', 'What it costs', fees, 'fee price money dollars'),
    ...part('fee-waiver', 'If you cannot pay', feeWaiver, 'waiver fee poor indigent'),
    ...part('own-record', 'Get your own record', ownRecord, 'rap sheet criminal history background check'),
    ...part('where-to-file', 'Where to file', whereToFile, 'court clerk county'),
  ];
}

function part(to: string, title: string, told: readonly Told[], also: string): readonly SearchDocument[] {
  if (told.length === 0) return [];
  return [{ kind: 'guide', title, text: told.map(({ text }) => text).join(' '), also, to }];
}
