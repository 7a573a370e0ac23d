import { all, allAmong, any, ask, type Condition, type FactCondition, not } from '../../engine/condition.ts';
import { fact, judgement, never } from '../../engine/when.ts';
import { committedBefore } from '../../vocabulary/dates.ts';
import { chargeFactAsked, ended, felony } from '../../vocabulary/facts.ts';
import { byKind, onlySectionTells, readAs } from '../../vocabulary/readings.ts';
import { untilCaseEnds } from '../../vocabulary/waiting.ts';
import { sameCase } from '../../vocabulary/whole-record.ts';
import { sectionUntold, under } from './code.ts';
import { said } from './said.ts';

/** § 799(a): punishable by death (§ 190.3) or by prison for life. */
export const forLife = under('37 128 187 205 206 209 209.5 218 219 220(b) 273ab(b) 4500');

/** § 799(b)(1), with the paragraphs that it names. */
const sexCrimes = under(`
  261(a)(1) 261(a)(2) 261(a)(3) 261(a)(4) 261(a)(6) 261(a)(7)
  262(a)(1) 262(a)(2) 262(a)(3) 262(a)(4) 262(a)(5) 264.1
  286(c)(2) 286(c)(3) 286(d) 286(f) 286(g) 286(i) 286(k)
  287(c)(2) 287(c)(3) 287(d) 287(f) 287(g) 287(i) 287(k)
  288a(c)(2) 288a(c)(3) 288a(d) 288a(f) 288a(g) 288a(i) 288a(k)
  288(b) 288.5 289(a) 289(b) 289(d) 289(e) 289(g)
`);

/** Parts of the same sections that have a time limit. */
const limited = under(`
  220(a) 236.1(a) 236.1(b) 236.1(c)(1)
  261(a)(5) 286(b) 286(c)(1) 286(e) 286(h) 286(j) 287(b) 287(c)(1) 287(e) 287(h) 287(j)
  288a(b) 288a(c)(1) 288a(e) 288a(h) 288a(j) 288(c) 289(c) 289(f) 289(h) 289(i) 289(j)
`);

/**
 * What nobody can say by the section: its part was not told, the conduct decides (§ 288(a)), the old time had perhaps run
 * out before 2017, or it carries “years to life”, which may count as life.
 */
const perhaps = under(`
  187 191.5(d) 205 206 209 209.5 217.1(b) 218 219 220 236.1 261 262 264.1 269 273ab 286 287 288 288a 288.5 288.7 289
`);

/** The most serious level of the arrest decides. */
export const felonyArrest: FactCondition = any(
  ({ charge }) => fact(charge.chargedLevel === 'felony'),
  felony,
);

const attempt = under('664');

/** § 799(a): the embezzlement of public money. */
const publicMoney = chargeFactAsked('publicMoney');

/** § 799(b)(2): what came before counts if its time had not run out then. */
const since2017 = not(committedBefore('2017-01-01'));

/** A felony that can be charged at any time, § 799. */
export const noTimeLimit: FactCondition = all(
  felonyArrest,
  any(
    all(forLife, not(attempt)),
    all(sexCrimes, since2017, not(attempt)),
    all(perhaps, not(limited), () => judgement(said.timeToChargeOver)),
    sectionUntold(
      byKind(
        [onlySectionTells, 'homicide', 'kidnapping', 'sexual'],
        [readAs(never, said.noLifeSentence), 'assault', 'violent'],
      ),
    ),
    all(under('424 503 504 514'), publicMoney),
    byKind([publicMoney, 'official_misconduct']),
  ),
);

/** Who is acquitted in the end may still ask. */
const caseOpen = all(ended('pending'), () => untilCaseEnds);

const keepsItOpen = any(ended('acquitted'), not(noTimeLimit), caseOpen);

/** § 851.91(a)(2)(B): “any of the charges”, except one that ended in an acquittal. */
export const noneWithoutTimeLimit: Condition = (matter) =>
  allAmong(sameCase(matter), (each) => ask(keepsItOpen, each));
