import type { PaperKind } from '../explanation.ts';
import { acts } from './acts.ts';
import type { Known } from './cue.ts';
import { runningText } from './running-text.ts';

const denied =
  /\bhereby is,?\s{1,40}denied\b|\b(?:is|are|be|was|has been|hereby|must be)\s{1,40}(?:hereby\s{1,40}|therefore\s{1,40}|respectfully\s{1,40})?denied\b|[xX☒☑✓]\]?\)?\s{0,40}(?:is )?denied\b|\bdenied\s{0,40}[.:]|\b(?:annul|expunge|seal|expungement|petition|application|motion|aside) denied\b|\bden(?:y|ies|ying)\b|_[xX]_{1,20}\s{0,40}denied|\b(?:is|are|was|be)\s{1,40}(?:hereby\s{1,40}|therefore\s{1,40})?not\s{1,40}(?:granted|approved|allowed)\b|\b(?:is|are|hereby)\s{1,40}(?:hereby\s{1,40})?(?:overruled|rejected|disallowed)\b|\bnot well taken\b/i;
const refusedYours =
  /\byour (?:petition|application|request)\b[^.]{0,60}\b(?:is|has been|was) (?:therefore |hereby )?(?:denied|rejected|refused)\b/i;
const requested =
  /\b(?:application|petition|motion|request) (?:for|to) [^.]{0,40}(?:seal|expun|set aside|vacat|annul|eras|nondisclosure)/i;
const granted =
  /\b(?:is|are|be|was|has been|hereby)\s{1,40}(?:hereby\s{1,40})?(?:granted|approved|allowed)\b|[xX☒☑✓]\]?\)?\s{0,40}(?:is )?granted\b|\bgrant(?:s|ing)\b|\bgranted\b|\bshall be (?:expunged|sealed|destroyed)\b|\bis (?:hereby )?(?:expunged|sealed|vacated|set aside)\b/i;
const grantedNow =
  /\bgranting\s{1,40}the\s{1,40}(?:application|petition|motion|request)\b|\bhereby is,?\s{1,40}granted\b|\b(?:is|are|was|has been|hereby)\s{0,40},?\s{1,40}(?:hereby\s{1,40})?(?:granted|approved|allowed)\b|[xX☒☑✓]\]?\)?\s{0,40}(?:is )?granted\b/i;
const decides =
  /\b(?:notice of decision|decision|it is (?:hereby |therefore |so ){0,3}ordered|so ordered|by the court|the court (?:finds|orders|hereby)|and now|having considered|order of the court|finding of (?:this|the) court|ordered,? adjudged)\b/i;

const minutes = /\bminute (?:order|entry)\b|\bjournal entry\b/i;
const dropped = /\bdismissed\b|\bnolle pros/i;
const condemned = /\b(?:guilty|nolo contendere|no contest|sentenced|convicted|probation)\b/i;

const opposed =
  /\b(?:opposes?|objects? to|is opposed to) (?:the |this |your |such )?(?:application|petition|motion|request|relief|expun\w{1,10}|sealing)\b/i;
const called =
  /\b(?:will|shall) be heard\b|\b(?:set|scheduled) for (?:a )?(?:hearing|\w{1,9}day)\b|\b(?:directed|required|ordered) to appear\b/i;
const promised = /\bciting officer\b|\bpromise to appear\b/i;

/** A paper that speaks of a request without being titled as one tells what became of it; an officer's notice to appear is a ticket. */
export function asTold(kind: Known, titles: readonly PaperKind[], text: string): Known {
  if (kind === 'hearing_notice' && promised.test(text)) return 'citation';
  if (kind !== 'expungement_petition' || titles.includes(kind)) return kind;
  if (opposed.test(text)) return 'objection';
  return called.test(text) ? 'hearing_notice' : kind;
}

const punished = /\b(?:sentenced|convicted|(?:adjudged|adjudicated|found|pleaded|pled|plea of) guilty)\b/i;
const freed = /\b(?:is|was|stands|be) (?:hereby )?acquitted\b|\bverdict ?: {0,9}not guilty\b/i;
const tickedFree = /[xX☒☑✓]\]?\)?\s{0,9}not guilty\b/i;
const tickedGuilty = /[xX☒☑✓]\]?\)?\s{0,9}guilty\b/i;

/** An order on a request is told apart by what was decided, which its title often leaves open. */
export function asDecided(kind: Known, text: string): Known {
  if ((kind === 'expungement_order' || kind === 'expungement_petition') && isProposed(text))
    return 'expungement_petition';
  if (kind === 'expungement_order' && denied.test(text) && !granted.test(text)) return 'expungement_denial';
  if (kind === 'probation_terms' && did('deferral_order', text)) return 'deferral_order';
  if (kind === 'judgment' && requested.test(runningText(text)) && !did('judgment', text)) {
    if (denied.test(text)) return 'expungement_denial';
    if (grantedNow.test(text)) return 'expungement_order';
  }
  if (kind === 'judgment' && minutes.test(text) && dropped.test(text) && !condemned.test(text))
    return 'dismissal_order';
  if (kind === 'dismissal_order' && minutes.test(text) && condemned.test(text)) return 'judgment';
  if (kind === 'judgment' && (isFreed(text) || (did('acquittal', text) && !punished.test(text))))
    return 'acquittal';
  if (kind === 'expungement_denial' && granted.test(text) && !denied.test(text)) return 'expungement_order';
  if (kind === 'expungement_petition' && refusedYours.test(runningText(text))) return 'expungement_denial';
  if (kind === 'expungement_petition' && decides.test(text)) {
    if (denied.test(text)) return 'expungement_denial';
    if (grantedNow.test(text)) return 'expungement_order';
  }
  return kind;
}

/** A form prints both words: the one that is ticked counts, and of several counts each. */
function isFreed(text: string): boolean {
  return freed.test(text) || (tickedFree.test(text) && !tickedGuilty.test(text));
}

function did(kind: Known, text: string): boolean {
  const said = runningText(text);
  return (acts[kind] ?? []).some(([, act]) => said.search(act) !== -1);
}

/** An order that nobody has signed is what somebody asks for. */
function isProposed(text: string): boolean {
  return (
    /^\W{0,90}proposed\b|\bproposed\b.{0,9}\border\b/im.test(text.slice(0, 1500)) &&
    /_{3,40} day of|day of _{3}|_{10}/i.test(text)
  );
}
