import * as phrase from '../../vocabulary/phrases.ts';

/** What the guide and several reliefs both say. */
export const forms = 'https://www.vermontjudiciary.org/criminal/expungement';

export const sealed =
  'The law treats you as if you had never been arrested or convicted. Who asks is told that no criminal record exists.';

export const sealedLimits = [
  'Police, prosecutors and courts can still use a sealed record for criminal justice.',
  'It may still show in a federal background check.',
  'The file stays open to the public until every charge in it is sealed.',
  phrase.privateCopies,
];

const stipulation =
  'Ask the State’s Attorney to agree in writing (form 200-00132). If they do, the court says yes without a hearing.';

export const noFiling = 'There is no filing fee.';

export const petitionSteps = [
  'Get your record from the court or from the Vermont Crime Information Center.',
  'Fill in the Petition to Seal Criminal History (form 200-00130). Use one for each case that is not of the same event.',
  stipulation,
  'File it with the criminal division of the superior court in the county of the case.',
  'The State’s Attorney tells any victim. If someone objects, there is a hearing.',
];

export const stateMustShow =
  'The court must say yes unless the State shows that sealing is against the interests of justice.';

export const afterDenial = 'If the court says no, you must wait 2 years to ask again, unless it allows less.';
