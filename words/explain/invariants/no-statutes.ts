import { soundsLikeOffense } from '../charges/offense-words.ts';
import type { FoundCharge, FoundDate } from '../explanation.ts';
import { lineAt } from '../rows.ts';
import type { Paper } from './paper.ts';

const phone = /^(?:1-)?\(?\d{3}\)?[ .-]\d{3}[ .-]\d{4}|^\d{3}-\d{4}\((?:[WHCFM]|Phone)\)/i;
/** Only Hawaii numbers its sections so: “708-833”, “712-1243”. */
const shortPhone = /^\d{3}-\d{4}$/;
const afterAreaCode = /(?:\(\d{3}\)|\b\d{3})[ .-]{1,3}$/;
const zip = /^\d{5}-\d{4}$/;
const shortZip = /^\d{5}$/;
const ofState = /\b[A-Z]{2},?\s{0,3}$/;
const nought = /^0{1,4}(?:\.0{1,4})?$/;
const version = /^\d{1,4}(?:\.\d{1,6}){3,5}$/;
const money = /^\d{1,6}\.\d{2}$/;
const leadsToNumber =
  /\b(?:phone|tel(?:ephone)?|fax|cell|version|build|rev(?:ised|\.)?|page|pg\.?|zip(?: code)?|d\.?o\.?b\.?|birth|receipt|badge|bac|sid|ssn)\b[\s:#.]{0,6}$/i;
const ofMoney = /\b(?:payments?|receipt|assessment|credits?|balance|paid|trust)\b/i;
/** “OF SECTION 160.50 OF THE CPL” */
const ofProcedure = /^[\s,]{0,4}of the (?:CPL|CPLR|criminal procedure law|rules)\b/i;

/** A number that is something else is no section, and what has nothing but such a number is no charge. */
export function numbersAreNoStatutes(
  charges: readonly FoundCharge[],
  paper: Paper,
  days: readonly FoundDate[],
): readonly FoundCharge[] {
  return charges.flatMap((charge) => {
    const { statute, ...bare } = charge;
    if (statute === undefined || !isOther(charge, statute, paper, days)) return [charge];
    return soundsLikeOffense(bare.offense) && bare.offense !== statute ? [bare] : [];
  });
}

function isOther(
  { at, offense }: FoundCharge,
  statute: string,
  { text, state }: Paper,
  days: readonly FoundDate[],
): boolean {
  if (phone.test(statute) || zip.test(statute) || nought.test(statute) || version.test(statute)) return true;
  if (shortPhone.test(statute) && state !== 'HI') return true;
  if (days.some(({ role, text: written }) => role === 'birth' && written === statute)) return true;
  const line = at ? lineAt(text, at).text : '';
  const from = line.indexOf(statute);
  if (from === -1) return false;
  const [before, after] = [line.slice(0, from), line.slice(from + statute.length)];
  return (
    leadsToNumber.test(before) ||
    ofProcedure.test(after) ||
    (/^\d{3}-\d{4}/.test(statute) && afterAreaCode.test(before)) ||
    (shortZip.test(statute) && ofState.test(before)) ||
    (money.test(statute) && ofMoney.test(line) && !soundsLikeOffense(offense))
  );
}
