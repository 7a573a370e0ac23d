import type { FoundCharge } from '../explanation.ts';
import type { Paper } from './paper.ts';
import { withoutPleas } from './pleas.ts';

const dropped =
  /\bnol(?:le|\.)?[ -]{0,2}pros\w{0,8}|\bremoved from (?:the )?charging instrument\b|\bwithdrawn\b|\bquash(?:ed)?\b|\bdismiss(?:ed|al)\b|\bcharges? dropped\b/i;
const cleared = /\b(?:shall|to) be (?:expunged|sealed|destroyed)\b/i;
const found =
  /\b(?:found|plead(?:s|ed)?|pled|adjudged|adjudicated) (?:\w{1,12} )?guilty\b|\bguilty\b|\bconvict(?:ed|ion)\b|\bno contest\b|\bnolo\b/i;

/** What its own line calls dropped, or to be expunged, is no conviction, unless the line names a finding too. */
export function droppedIsNoConviction(
  charges: readonly FoundCharge[],
  { text }: Paper,
): readonly FoundCharge[] {
  const bare = withoutPleas(text);
  return charges.map((charge) => {
    if (charge.disposition !== 'convicted' || !charge.at) return charge;
    const line = bare.slice(...charge.at);
    if (found.test(line)) return charge;
    if (dropped.test(line)) return { ...charge, disposition: 'dismissed' };
    if (!cleared.test(line)) return charge;
    const { disposition: _, date: _day, ...open } = charge;
    return open;
  });
}
