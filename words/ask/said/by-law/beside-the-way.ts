import { dated, quoted } from '../sentences.ts';
import { type Asks, type Way, type Ways, waitsOf } from '../ways.ts';
import { texts } from './rules-in-words.ts';

/** A way that is made for such a crime, with what it asks first. */
export function madeForIt({ special }: Ways): string {
  const [way] = special;
  if (!way) return '';
  const asks = waitsOf(way).slice(0, 1);
  return `There is also ${quoted(way.name)}, if the details fit. It asks: ${texts(asks.length > 0 ? asks : telling(way.asks), 200)}`;
}

/** What goes by itself beside the record: off the courts’ website, off the state’s check; and what was asked for by name. */
export function besideIt({ others, shut }: Ways, focus?: RegExp): string {
  const meant = focus && [...others, ...shut].find(({ name }) => focus.test(name));
  if (meant) {
    const asks = waitsOf(meant).slice(0, 1);
    return `There is also ${quoted(meant.name)}. It asks: ${texts(asks.length > 0 ? asks : telling(meant.asks), 200)}`;
  }
  const itself = others.find(({ automatic, kind }) => automatic && kind !== 'rights' && kind !== 'pardon');
  return itself ? `There is also ${quoted(itself.name)}.` : '';
}

/** That a way is open only once has to be known before it is taken; and what was asked for, if no rule says it. */
export function warned({ effect, limits, cautions }: Way, focus?: RegExp): string {
  const told = [...cautions, ...limits, effect];
  const once = told.find((text) => /\b(?:once|one|two|[2-5])\b[^.]{0,60}\blife\b/.test(text));
  return once ?? (focus && told.find((text) => focus.test(text))) ?? '';
}

/** What says most: how the case has to have ended. That it is over, and what is rare, says little. */
export function telling(asks: readonly Asks[]): readonly Asks[] {
  const rank = ({ id, text }: Asks) =>
    /insan|unfit|\bill|mental|fit for trial/i.test(text) || id === 'case-over'
      ? 2
      : /whole|convicted|conviction|ended|cleared|favor|since/.test(id)
        ? 0
        : 1;
  return [...asks].sort((one, other) => rank(one) - rank(other)).slice(0, 1);
}

/** A law that is still to begin is told with its day. */
export function startingOn({ coming }: Way): string {
  return coming === undefined ? '' : `, from ${dated(coming)} on`;
}
