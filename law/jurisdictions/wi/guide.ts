import { freeSearch, type Guide } from '../../place/guide.ts';
import { pages } from './cites.ts';
import * as how from './how.ts';
import { lookUp } from './tasks.ts';

const clerk = 'https://co.washburn.wi.us/departments/clerk-of-circuit-court/expungement/';
const cornell =
  'https://cpra.cornell.edu/fix-your-record/sealing-and-expungement/expungement/wisconsin-expungement';
const removal = 'https://cjei.cornell.edu/fix-your-record/dismissalset-asidevacateshield/wisconsin-removal';
const bar = 'https://wisbar.org/NewsPublications/Pages/General-Article.aspx?ArticleID=25876';
const workforce = 'https://dwd.wisconsin.gov/er/newsletters/2021/august2.htm';
const jobLaw = 'https://ccresourcecenter.org/text-blocks/wisconsin-employment-licensing';

const ordered = ['wi-expungement-ordered', 'wi-expungement-ordered-fine'];
const expunged = [...ordered, 'wi-ask-at-sentencing'];
const arrests = ['wi-arrest-removal'];

export const guide: Guide = {
  ownRecord: [
    freeSearch(lookUp),
    {
      text: 'Order your own criminal history online from the state Department of Justice, through its record check system. Anyone can ask, and you can ask for your own.',
      source: 'https://www.wisdoj.gov/Pages/CriminalJusticeServices/criminal-background-check.aspx',
    },
    {
      text: 'Is it wrong, or is something missing? Send form DJ-LE-247 with court papers within 6 months. That corrects the record. It clears nothing.',
      source: pages.stateForms,
    },
    {
      text: 'Not every court case is on wcca.wicourts.gov.',
      source: pages.website,
    },
    {
      text: 'Did the judge order expungement? That was said at your sentencing. Ask the clerk of circuit court for your judgment of conviction and look for it there.',
      source: clerk,
      for: expunged,
    },
  ],
  forms: [
    {
      number: 'CR-266',
      name: 'Petition to Expunge Court Record of Conviction (no probation, no jail)',
      url: pages.petition,
      demanded: 'yes',
      for: ['wi-expungement-ordered-fine'],
      readOn: pages.petition,
    },
    {
      number: 'DJ-LE-250B',
      name: 'Fingerprint Record Removal Request',
      url: pages.stateForms,
      demanded: 'yes',
      for: ['wi-arrest-removal'],
      readOn: bar,
    },
  ],
  withoutForm: [
    {
      text: 'We found no form for this motion. You or your lawyer write it.',
      source: 'https://docs.legis.wisconsin.gov/document/statutes/973.015(2m)',
      for: ['wi-trafficking-vacatur'],
    },
    {
      text: 'The clerk of the juvenile court has the petition. We could not confirm its number.',
      source: clerk,
      for: ['wi-juvenile-expungement'],
    },
  ],
  fees: [
    {
      text: 'Your state record costs 7 dollars online and 12 by mail, by a state form of 2017. Check the price before you order.',
      source: pages.stateForms,
    },
    {
      text: how.noFeeNamed,
      source: 'https://cleanslateclearinghouse.org/policies/wi-c-1/',
      for: expunged,
    },
    {
      text: how.pardonFee,
      source: pages.pardon,
      for: ['wi-pardon'],
    },
  ],
  feeWaiver: [
    {
      text: 'If the clerk asks for a fee that you cannot pay, file form CV-410A, a petition for waiver of fees. If you get food stamps, Medicaid or SSI, the law counts you as unable to pay.',
      source: 'https://docs.legis.wisconsin.gov/document/statutes/814.29',
      for: ['wi-expungement-ordered-fine', 'wi-trafficking-vacatur', 'wi-juvenile-expungement'],
    },
  ],
  whereToFile: [
    {
      text: 'Expungement: the clerk of circuit court in the county where you were sentenced.',
      source: clerk,
      for: ['wi-expungement-ordered', 'wi-expungement-ordered-fine', 'wi-trafficking-vacatur'],
    },
    {
      text: 'Taking an arrest off the state record: the Crime Information Bureau of the Department of Justice, not the court.',
      source: bar,
      for: ['wi-arrest-removal'],
    },
    {
      text: 'For a youth case, file in the juvenile court that found you delinquent.',
      source: clerk,
      for: ['wi-juvenile-expungement'],
    },
  ],
  copiesAndService: [
    {
      text: 'Form CR-266: file the original with the court. The district attorney gets a copy. Keep one for yourself.',
      source: pages.petition,
      for: ['wi-expungement-ordered-fine'],
    },
    {
      text: 'Form DJ-LE-250B goes to the state Crime Information Bureau. You may have to add court papers or a fingerprint card.',
      source: bar,
      for: ['wi-arrest-removal'],
    },
  ],
  hearing: [
    {
      text: 'If the judge ordered expungement at sentencing, nobody has to decide again, and you need no hearing.',
      source: pages.hemp,
      for: ['wi-expungement-ordered', 'wi-expungement-ordered-fine'],
    },
  ],
  howLong: [
    {
      text: 'If the judge ordered expungement, it takes effect when the court gets your certificate of discharge. You need not ask, and there is no deadline.',
      source: pages.hemp,
      for: ['wi-expungement-ordered'],
    },
    {
      text: how.pardonHearing,
      source: pages.pardon,
      for: ['wi-pardon'],
    },
  ],
  checkIt: [
    {
      text: 'Search your name on wcca.wicourts.gov. The court seals the paper and the computer file of an expunged case.',
      source: cornell,
      for: expunged,
    },
    {
      text: 'After probation or prison, the prison department sends the court a certificate of discharge. If the case still shows, ask your agent whether it was sent.',
      source: pages.hemp,
      for: ['wi-expungement-ordered'],
    },
    {
      text: 'After an arrest was removed, order your state record again. The state also tells the FBI. If something is wrong or missing, send the challenge form.',
      source: removal,
      for: arrests,
    },
  ],
  employers: [
    {
      text: 'An employer may ask about convictions at any time. If you hide one or tell it wrong, they may turn you down for that alone.',
      source: workforce,
    },
    {
      text: 'They may refuse you only for a conviction that is closely tied to the job (“substantially related”). They may not use an expunged one to show that.',
      source: jobLaw,
    },
    {
      text: 'They may not use an arrest that was removed from the state record to turn you down.',
      source: removal,
      for: arrests,
    },
  ],
  cautions: [
    {
      text: 'Expungement closes only the court’s file. The conviction is not undone. The police, the district attorney and the state keep their records.',
      source: pages.petition,
      for: expunged,
    },
    {
      text: 'If you are not a citizen, talk to an immigration lawyer first. Immigration offices may still ask about an expunged case and want the court papers.',
      readOn: 'https://hawmlaw.com/can-uscis-see-expunged-records/',
    },
    {
      text: 'You sign CR-266 under penalty for false swearing. Sign only if all of it is true, and all that the court ordered is paid.',
      source: pages.petition,
      for: ['wi-expungement-ordered-fine'],
    },
  ],
  whoStillSeesIt: [
    {
      text: 'The state Department of Justice still keeps an expunged conviction in its files. Anyone can buy those.',
      source: 'https://cleanslateclearinghouse.org/policies/wi-c-1/',
      for: expunged,
    },
    {
      text: 'An expunged drunk driving conviction still counts as a prior one, and the driving record stays.',
      source:
        'https://www.wisconsinappeals.net/on-point-by-the-wisconsin-state-public-defender/scow-expunged-conviction-counts-as-prior-under-%C2%A7-343-307/',
      for: expunged,
    },
    {
      text: 'A dismissed case that left the court website can still be seen at the clerk’s office.',
      source: pages.website,
      for: ['wi-website'],
    },
  ],
  afterwards: [
    {
      text: 'Be careful with job forms. The conviction is sealed, not undone, and an employer may find it in a state record check.',
      source: cornell,
      for: expunged,
    },
  ],
  cleanSlate: [
    {
      text: 'Wisconsin clears no conviction by itself, unless the judge ordered it at sentencing. Then it happens when you finish the sentence.',
      source: pages.hemp,
    },
    {
      text: 'If each charge was dismissed or found not guilty, the case leaves the court website after 2 years.',
      source: 'https://wcca.wicourts.gov/changes2018',
    },
  ],
  help: [
    {
      name: 'Legal Tune Up (LIFT Wisconsin)',
      url: 'https://www.liftwisconsin.org/post/legal-tune-up-tool-helps-wisconsinites-clear-eligible-criminal-records',
      kind: 'group',
      what: 'An online tool that finds arrests and dismissed charges that can be removed.',
      cost: 'free',
    },
    {
      name: 'State Bar of Wisconsin: lawyer referral',
      url: 'https://www.wisbar.org',
      kind: 'bar association',
      what: 'Helps you see whether you need a lawyer, and finds one or an office that can help.',
      phone: '800-362-9082',
      readOn: 'https://communityjournal.net/coronavirus-raises-new-legal-questions-for-consumers/',
    },
    {
      name: 'Legal Action of Wisconsin, on state records',
      url: bar,
      kind: 'legal aid',
      what: 'One of its lawyers explains how to remove or correct entries. The office helps people with a low income.',
      cost: 'free if you have little money',
      area: '39 counties of the south',
    },
    {
      name: 'Crime Information Bureau',
      url: pages.stateForms,
      kind: 'office',
      what: 'The state office that removes arrests. Ask it about your request.',
      phone: '608-266-7314',
      readOn: 'https://formspal.com/pdf-forms/other/form-dj-le-250a',
    },
  ],
};
