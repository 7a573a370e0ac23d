import type { Guide } from '../../guide.ts';
import { codeChapter, marijuanaPardonPage, recordSponge } from './cites.ts';
import { reopened, setAside, whereToFile, whileYouWait } from './requirements.ts';

const code = codeChapter('137');

export const guide: Guide = {
  ownRecord: [
    {
      text: 'Look up your case online with an OJCIN account, or ask the clerk of the court.',
      source: recordSponge,
    },
  ],
  fees: [{ text: setAside.fee, source: code }],
  whereToFile: [{ text: whereToFile, source: code }],
  howLong: [
    {
      text: `${whileYouWait} A lawyer reported waits of nearly two years in some counties.`,
      source: 'https://lohrkelaw.com/oregons-new-expungement-law-two-years-in/',
    },
  ],
  whoStillSeesIt: [
    { text: reopened, source: code },
    {
      text: 'Firms that sell background checks may not report what the record no longer shows.',
      source: 'https://apps.oregonlegislature.gov/liz/2021R1/Measures/Overview/SB397',
    },
  ],
  afterwards: [{ text: setAside.effect, source: code }],
  cleanSlate: [
    { text: 'For most adult records you have to ask a court.', source: code },
    {
      text: 'In November 2022 the governor pardoned 47,144 convictions from before 2016 for an ounce of marijuana or less. The courts sealed them. Nobody was told.',
      source: marijuanaPardonPage,
    },
    {
      text: 'Youth records without a finding are cleared if you turned 18 after January 2, 2022. Small findings are cleared if you turned 18 after January 1, 2024.',
      source: 'https://linncountyor.gov/juvenile/page/expunction',
    },
  ],
  help: [
    {
      name: 'Oregon State Bar lawyer referral',
      url: 'https://www.oregonstatebar.org',
      what: 'Finds you a lawyer. Call 503-684-3763 or 800-452-7636.',
    },
    {
      name: 'RecordSponge',
      url: recordSponge,
      what: 'A free tool with partner groups that read your whole Oregon record and fill in the forms.',
    },
  ],
};
