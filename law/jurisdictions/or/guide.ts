import type { Guide } from '../../guide.ts';
import { page } from './cites.ts';

export const guide: Guide = {
  ownRecord: [
    {
      text: 'Look up your case online with an OJCIN account, or ask the clerk of the court that had it.',
      source: page.recordSponge,
    },
    {
      text: 'Groups that use the free tool RecordSponge can search Oregon court records for you.',
      source: page.recordSponge,
    },
  ],
  fees: [
    { text: 'The court charges no fee for a motion to set aside.', source: page.form },
    {
      text: 'If you were convicted, the Oregon State Police charges for a record check, but no more than it costs. We could not confirm how much.',
      source: page.revoked,
    },
    { text: 'The prosecutor may not charge you for it.', source: page.revoked },
    { text: 'For an ounce of marijuana or less there is no fee at all.', source: page.smallMarijuana },
    {
      text: 'Restitution must be paid before a conviction can be set aside. The Court of Appeals said so in 2025.',
      source: page.grant,
    },
  ],
  whereToFile: [
    { text: 'File in the court that convicted you.', source: page.setAside },
    {
      text: 'If you were arrested and never charged, file in the circuit court of the county of the arrest.',
      source: page.setAside,
    },
    {
      text: 'Give a copy to the district attorney or the city attorney. Send your fingerprints to the Oregon State Police.',
      source: page.deschutes,
    },
  ],
  howLong: [
    {
      text: 'The prosecutor has 120 days to object. Without an objection the court must grant it.',
      source: page.senateBill397,
    },
    { text: 'A lawyer reported waits of nearly two years in some counties.', source: page.twoYearsIn },
  ],
  whoStillSeesIt: [
    {
      text: 'A prosecutor who looks into a crime can ask a judge to open sealed records. So can a party in a civil case.',
      source: page.howItWorks,
    },
    {
      text: 'Firms that sell background checks may not report what the record no longer shows.',
      source: page.senateBill397,
    },
  ],
  afterwards: [
    { text: 'You may answer that you were never convicted or arrested for it.', source: page.revoked },
    {
      text: 'A prosecutor may not ask you to give up setting a record aside as part of a plea deal.',
      source: page.senateBill397,
    },
    { text: 'You may vote as soon as you leave prison.', source: page.rights },
  ],
  cleanSlate: [
    {
      text: 'For most adult records you have to ask a court. Nothing is cleared by itself.',
      source: page.setAside,
    },
    {
      text: 'In November 2022 the governor pardoned 47,144 convictions from before 2016 for an ounce of marijuana or less. The courts sealed them. Nobody was told.',
      source: page.marijuanaPardon,
    },
    {
      text: 'Youth records without a finding are cleared if you turned 18 after January 2, 2022. Small findings are cleared if you turned 18 after January 1, 2024.',
      source: page.linn,
    },
  ],
  help: [
    {
      name: 'Oregon State Bar lawyer referral',
      url: page.washingtonCounty,
      what: 'Finds you a lawyer. Call 503-684-3763 or 800-452-7636.',
    },
    {
      name: 'RecordSponge',
      url: page.recordSponge,
      what: 'A free tool with partner groups that read your whole Oregon record and fill in the forms.',
    },
  ],
};
