import { answered } from './expected.ts';

const may = 'there may be a way';
const none = 'no general way';

/** Whether something can go, told in few words. */
export const eligibility = [
  answered('my cousin got a felony in phx in 2009 is it sealable', 'AZ', 'eligibility', {
    holds: ['“Seal a conviction”', '5 years'],
  }),
  answered('murder in new york', 'NY', 'eligibility', { holds: [none] }),
  answered('I got a dui in texas', 'TX', 'eligibility', { holds: ['DWI'], lacks: ['trafficking'] }),
  answered('can i get my theft conviction cleared in texas', 'TX', 'eligibility', {
    holds: ['Nondisclosure of a misdemeanor', 'felony'],
  }),
  answered('can i get my old weed charge wiped in jersey', 'NJ', 'eligibility', { holds: ['marijuana'] }),
  answered('can a felony be expunged in Alabama', 'AL', 'eligibility', {
    holds: [none, 'pardon'],
    lacks: [may],
  }),
  answered('got a misdemeanor in anchorage alaska can it be removed', 'AK', 'eligibility', {
    holds: [none, 'SIS'],
  }),
  answered('Can I seal a felony for theft in Arkansas?', 'AR', 'eligibility', { holds: ['“Seal a felony”'] }),
  answered('is my misdemeanor from 2011 eligible in california', 'CA', 'eligibility', {
    holds: ['by itself', 'Dismissal after probation'],
  }),
  answered('shoplifting conviction colorado springs', 'CO', 'eligibility', { holds: ['theft', 'years'] }),
  answered('felony drug possession in connecticut, can that be erased', 'CT', 'eligibility', {
    holds: ['by itself', '10 years'],
  }),
  answered('can i clear a misdemeanor assault in Delaware', 'DE', 'eligibility', { holds: ['assault'] }),
  answered('does DC seal felony convictions', 'DC', 'eligibility', { holds: ['felony'] }),
  answered('can a convicted felon get his record sealed in florida', 'FL', 'eligibility', {
    holds: [none, 'withheld'],
  }),
  answered('shoplifting misdemeanor in georgia, can i restrict it', 'GA', 'eligibility', {
    holds: ['Restricting a misdemeanor conviction'],
  }),
  answered('felony in honolulu can it be expunged', 'HI', 'eligibility', { holds: [none] }),
  answered('i have a withheld judgment in boise idaho, can it come off', 'ID', 'eligibility', {
    holds: ['dismissing the case'],
  }),
  answered('can retail theft be sealed in illinois', 'IL', 'eligibility', { holds: ['“Seal a conviction”'] }),
  answered('Indiana class D felony from 2005 expunge?', 'IN', 'eligibility', { holds: ['felony'] }),
  answered('is a felony expungeable in iowa', 'IA', 'eligibility', { holds: [none], lacks: [may] }),
  answered('burglary conviction in wichita kansas', 'KS', 'eligibility', { holds: ['burglary'] }),
  answered('class d felony kentucky expungement', 'KY', 'eligibility', { holds: ['Class D felony'] }),
  answered('can a misdemeanor be expunged in baton rouge', 'LA', 'eligibility', { holds: ['misdemeanor'] }),
  answered('can I seal a theft in Portland, Maine', 'ME', 'eligibility', { holds: ['Class E'] }),
  answered('can a felony be expunged in baltimore', 'MD', 'eligibility', {
    holds: ['Petition to expunge a felony conviction'],
  }),
  answered('sealing a felony record massachusetts', 'MA', 'eligibility', { holds: ['Sealing by mail'] }),
  answered('is there a way to set aside a home invasion in detroit', 'MI', ['eligibility', 'wait'], {}),
  answered('can i expunge a gross misdemeanor in minnesota', 'MN', 'eligibility', { holds: ['misdemeanor'] }),
  answered('first offense misdemeanor in mississippi', 'MS', 'eligibility', {
    holds: ['Expunge a first misdemeanor'],
  }),
  answered('felony stealing in st louis missouri can i expunge', 'MO', 'eligibility', {
    holds: ['Expunging a felony'],
  }),
  answered('montana felony expungement', 'MT', 'eligibility', { holds: [none], lacks: [may] }),
  answered('can I get a set aside in Omaha for theft', 'NE', 'eligibility', {
    holds: ['set the conviction aside'],
  }),
  answered('can a dui come off in nevada and how long', 'NV', 'wait', { holds: ['7 years'] }),
  answered('annul a misdemeanor in manchester nh', 'NH', 'eligibility', { holds: ['Annul a conviction'] }),
  answered('felony expunged albuquerque', 'NM', 'eligibility', { holds: ['Expunge a conviction'] }),
  answered('nonviolent felony in north carolina', 'NC', 'eligibility', { holds: ['felony', '10 years'] }),
  answered('fargo nd misdemeanor seal', 'ND', 'eligibility', { holds: ['Petition to seal a conviction'] }),
  answered('domestic violence misdemeanor in cleveland', 'OH', 'eligibility', {
    holds: ['domestic violence'],
  }),
  answered('got a felony in tulsa, nonviolent. can i expunge it?', 'OK', 'eligibility', {
    holds: ['Expunge one nonviolent felony'],
  }),
  answered('can i set aside a felony in portland oregon', 'OR', 'eligibility', {
    holds: ['Set aside a felony conviction'],
  }),
  answered('retail theft M2 in philly', 'PA', 'eligibility', { holds: ['Clean Slate'] }),
  answered('providence ri first offender misdemeanor', 'RI', 'eligibility', { holds: ['first offender'] }),
  answered('can i expunge simple assault in charleston south carolina', 'SC', 'eligibility', {
    holds: ['assault'],
  }),
  answered('south dakota felony can it be cleared', 'SD', 'eligibility', { holds: [none] }),
  answered('theft under 500 in memphis', 'TN', 'eligibility', { holds: ['Expunge one or two convictions'] }),
  answered('can a class b misdemeanor in salt lake be expunged', 'UT', 'eligibility', {
    holds: ['by itself', 'Expunge a conviction'],
  }),
  answered('can i seal a felony in burlington vermont', 'VT', 'eligibility', { holds: ['Sealing a felony'] }),
  answered('petit larceny virginia', 'VA', 'eligibility', { holds: ['by itself'] }),
  answered('vacate a class C felony in Seattle', 'WA', 'eligibility', {
    holds: ['Vacating a class B or class C felony'],
  }),
  answered('felony in west virginia', 'WV', 'eligibility', { holds: ['Expungement of a conviction'] }),
  answered('can wisconsin misdemeanors be expunged after the fact', 'WI', 'eligibility', {
    holds: [none, 'sentenc'],
  }),
  answered('wyoming felony expungement one time only?', 'WY', 'eligibility', {
    holds: ['Expunging a felony conviction'],
  }),
  answered('can a federal felony be expunged', 'US', 'eligibility', {
    holds: [none, 'pardon'],
    lacks: [may],
  }),
  answered('armed robbery in houston tx, did 5 years in prison', 'TX', 'eligibility', {
    holds: ['robbery'],
    lacks: ['juvenile'],
  }),
  answered('sexual assault conviction michigan can it be removed from my record', 'MI', 'eligibility', {
    holds: ['a sex crime'],
  }),
  answered('i was trafficked and have prostitution charges in nevada', 'NV', 'trafficking', {
    holds: ['Nevada'],
  }),
  answered('survivor of sex trafficking, can my record be cleared in ohio', 'OH', 'trafficking', {
    holds: ['traffick'],
  }),
];
