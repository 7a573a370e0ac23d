import type { Jurisdiction } from '@openslate/law/place/jurisdiction.ts';
import type { Said, Source } from '../../answer.ts';
import { few, quoted } from '../sentences.ts';
import type { Ways } from '../ways.ts';
import { sourcesOf, texts } from './rules-in-words.ts';
import { wayThere } from './way-there.ts';

export function noWay({ shut, others, special }: Ways, about: string, law: Jurisdiction): Said {
  const [made] = special;
  if (made) return wayThere({ level: 'misdemeanor', open: [made], shut, others, special: [] }, about);
  const [near] = shut;
  const closing = near?.asks.find(({ isMet }) => !isMet);
  const help = others.filter(({ kind }) => kind !== 'rights').slice(0, 1);
  const pardon = others.find(({ kind }) => kind === 'pardon');
  const leads = law.reliefs.find(({ id }) => id === pardon?.id)?.leadsTo ?? [];
  const opened = law.reliefs.find(({ id }) => leads.includes(id));
  const sources = sourcesOf([...(closing ? [closing] : []), ...help.flatMap(({ asks }) => asks.slice(0, 1))]);
  return {
    text: [
      opened
        ? `${about} mostly cannot be cleared directly. There may be a longer way: first ${quoted(pardon?.name ?? '')}, then ${quoted(opened.name)}.`
        : `${about} mostly cannot be cleared: we found no general way.`,
      near && closing ? `There is ${quoted(near.name)}, but it asks: ${texts([closing], 220)}` : '',
      help.length > 0
        ? help
            .map(
              ({ name, effect }) => `Something else may still help: ${quoted(name)}. ${few([effect], 200)}`,
            )
            .join('')
        : '',
      pardon && !opened && !help.includes(pardon) ? `There is also ${quoted(pardon.name)}.` : '',
    ]
      .filter(Boolean)
      .join(' '),
    sources: sources.length > 0 ? sources : firstSource(law),
  };
}

/** Where nothing is for such a case, the law that was looked through. */
function firstSource({ reliefs }: Jurisdiction): readonly Source[] {
  const rule = reliefs.flatMap(({ rules }) => rules)[0];
  return rule ? [rule.cite] : [];
}
