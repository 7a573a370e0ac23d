import type { Guide } from '../../guide.ts';
import { pages } from './cites.ts';
import * as how from './how.ts';

export const guide: Guide = {
  ownRecord: [
    {
      text: 'The state Department of Justice sells criminal histories online through its record check system. Anyone can ask, and you can ask for your own.',
      source: 'https://www.wisdoj.gov/Pages/CriminalJusticeServices/criminal-background-check.aspx',
    },
    {
      text: 'Is it wrong, or is something missing? Send form DJ-LE-247 with court papers within 6 months. That corrects the record. It clears nothing.',
      source: pages.stateForms,
    },
    {
      text: 'Court cases are free to search by name on the court website, wcca.wicourts.gov. Not every case is there.',
      source: pages.website,
    },
    {
      text: 'The clerk of circuit court has the judgment of conviction. It shows whether the judge ordered expungement.',
      source: 'https://studylib.net/doc/18681051/expunging-court-records',
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
    },
    {
      text: how.pardonFee,
      source: pages.pardon,
    },
  ],
  whereToFile: [
    {
      text: 'Expungement: the clerk of circuit court in the county where you were sentenced.',
      source: 'https://co.washburn.wi.us/departments/clerk-of-circuit-court/expungement/',
    },
    {
      text: 'Taking an arrest off the state record: the Crime Information Bureau of the Department of Justice, not the court.',
      source: 'https://wisbar.org/NewsPublications/Pages/General-Article.aspx?ArticleID=25876',
    },
    {
      text: 'For a youth case, file in the juvenile court that found you delinquent.',
      source: 'https://co.washburn.wi.us/departments/clerk-of-circuit-court/expungement/',
    },
  ],
  howLong: [
    {
      text: 'If the judge ordered expungement, it takes effect when the court gets your certificate of discharge. You need not ask, and there is no deadline.',
      source: pages.hemp,
    },
    {
      text: how.pardonHearing,
      source: pages.pardon,
    },
  ],
  whoStillSeesIt: [
    {
      text: 'The state Department of Justice still keeps an expunged conviction in its files. Anyone can buy those.',
      source: 'https://cleanslateclearinghouse.org/policies/wi-c-1/',
    },
    {
      text: 'An expunged drunk driving conviction still counts as a prior one, and the driving record stays.',
      source:
        'https://www.wisconsinappeals.net/on-point-by-the-wisconsin-state-public-defender/scow-expunged-conviction-counts-as-prior-under-%C2%A7-343-307/',
    },
    {
      text: 'A dismissed case that left the court website can still be seen at the clerk’s office.',
      source: pages.website,
    },
  ],
  afterwards: [
    {
      text: 'Search your name on wcca.wicourts.gov. An expunged case does not show, and the clerk says that no information is available.',
      source: 'https://studylib.net/doc/18681051/expunging-court-records',
    },
    {
      text: 'Be careful with job forms. The conviction is sealed, not undone, and an employer may find it in a state record check.',
      source:
        'https://courtneyandmoltercriminaldefense.com/blog/criminal-defense/expungement-of-misdemeanor-and-felony-cases-persons-under-age-25/',
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
      what: 'A free online tool that finds arrests and dismissed charges that can be removed.',
    },
    {
      name: 'State Bar of Wisconsin on criminal history reports',
      url: 'https://wisbar.org/NewsPublications/Pages/General-Article.aspx?ArticleID=25876',
      what: 'A Legal Action of Wisconsin lawyer explains how to remove or correct entries.',
    },
  ],
};
