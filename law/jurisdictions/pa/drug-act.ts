import { all, not } from '../../engine/condition.ts';
import { partUntold, sections, under } from './code.ts';

/** Section 13 of the Drug Act, 35 P.S. § 780-113. */
export const drugAct = '780-113';
export const inDrugAct = sections(drugAct);

/** § 780-113(a)(30): making, delivering, or having drugs in order to sell them. */
const dealing = '780-113(a)(30)';
export const toldAsDealing = under(dealing);

/** § 780-113(a)(31): up to 30 grams of marijuana or 8 of hashish, for oneself or not for sale. */
export const isSmallAmount = sections('780-113(a)(31)');

/** The clause was told too: “(a)(16)”, “§§ A16”. */
export const clauseTold = all(under('780-113(a)'), not(partUntold(dealing)));
