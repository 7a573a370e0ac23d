import { type Guide, told, toldOn } from '../../place/guide.ts';
import { address } from './code.ts';
import { read } from './read.ts';
import { lookUp } from './tasks.ts';

const franklin = 'https://municipalcourt.franklincountyohio.gov/Departments-Services/Self-Help/Legal-Matters';
const legalHelp = 'https://www.ohiolegalhelp.org/letters-forms/criminal-sealing-eligibility';
const recordRule = 'https://codes.ohio.gov/ohio-administrative-code/rule-109:5-1-01';
const errors = 'https://ohioattorneygeneral.gov/mcc.ohioattorneygeneral.gov/FAQ/Background-Check-FAQs.aspx';
const restitution = 'https://www.courtnewsohio.gov/cases/2025/SCO/0819/240265.asp';
const wholeCase = 'https://www.courtnewsohio.gov/cases/2022/SCO/0819/210124.asp';
const certificate =
  'https://www.supremecourt.ohio.gov/courts/services-to-courts/specialized-docket-section/certificate-of-qualification-for-employment';
const jobs = 'https://ccresourcecenter.org/text-blocks/ohio-employment-licensing';
const profile =
  'https://ccresourcecenter.org/state-restoration-profiles/ohio-restoration-of-rights-pardon-expungement-sealing/';
const survivors = 'https://freedomnetworkusa.org/srp_states/oh';
const pardons = 'https://www.ohioexpeditedpardon.org/how-does-it-work/';
const secondChance = 'https://ohiojpc.org/our-work/second-chance/';
const freshStart = 'https://www.hamiltoncountypd.org/fresh-start/other-legal-options/';
const costs = 'https://lasclev.org/09022022-2';

const dropped = ['oh-seal-dropped', 'oh-expunge-dropped', 'oh-seal-pardoned', 'oh-seal-ticket'] as const;
const convictions = ['oh-seal-conviction', 'oh-expunge-conviction'] as const;
const trafficking = ['oh-trafficking', 'oh-trafficking-dropped'] as const;

export const guide: Guide = {
  ownRecord: [
    { ...told(lookUp.text, legalHelp), free: true },
    told(
      'Look at each court that charged you. Write down every charge, its degree and how it ended.',
      legalHelp,
    ),
    told(
      'Order your state record from the Bureau of Criminal Investigation (BCI), with your fingerprints. BCI takes 22 dollars. The place that takes the prints may ask for more.',
      recordRule,
    ),
    told('If the state record has a mistake, ask BCI for a “challenge and review”.', errors),
  ],
  forms: [
    {
      name: 'Applications to seal or expunge, of the municipal court and the common pleas court (Franklin County only)',
      url: franklin,
      demanded: 'not known',
      for: ['oh-seal-dropped', ...convictions],
      readOn: franklin,
    },
  ],
  withoutForm: [
    told(
      'Ohio has no form for all courts. Ask the clerk for the court’s own application. Some have one for convictions and one for dropped cases.',
      franklin,
      [...dropped, ...convictions, ...trafficking],
    ),
    told(
      'We found no form for this. Write who you are, the offense, the date, the court and what you ask for. Name the section and add your proof.',
      address('2953.321'),
      ['oh-marijuana'],
    ),
    told(
      'We found no form for this. Write to the court, name § 2953.35, and say why it is legal now.',
      address('2953.35'),
      ['oh-old-gun-law'],
    ),
    told('Ask the juvenile court for its application to seal.', address('2151.356'), ['oh-juvenile-sealing']),
  ],
  fees: [
    told(
      'The fee is 50 dollars for a conviction. The court may add up to 50 dollars of its own.',
      address('2953.32'),
      convictions,
    ),
    told('In Franklin County there is no fee to seal a dropped case. Ask your own court.', franklin, dropped),
    told('The fee is 50 dollars.', address('2953.321'), ['oh-marijuana', 'oh-old-gun-law']),
    told('The fee for a conviction is 50 dollars.', survivors, ['oh-trafficking']),
    told('There is no fee for a juvenile application.', address('2151.356'), ['oh-juvenile-sealing']),
  ],
  feeWaiver: [
    told(
      'If you cannot pay, ask the clerk for a poverty affidavit. That is a sworn paper on your income. Then you do not pay.',
      franklin,
    ),
  ],
  whereToFile: [
    told('File with the court that sentenced you.', address('2953.32'), [
      ...convictions,
      'oh-marijuana',
      'oh-old-gun-law',
      'oh-trafficking',
    ]),
    told(
      'File with the court that had the case, or the one to which the grand jury reported.',
      address('2953.33'),
      [...dropped, 'oh-trafficking-dropped'],
    ),
    told('File with the juvenile court that had the case.', address('2151.356'), ['oh-juvenile-sealing']),
    told('Petition the common pleas court of the county where you live.', certificate, ['oh-cqe']),
  ],
  copiesAndService: [
    told('The court tells the prosecutor, who may object. A victim may be heard too.', address('2953.32')),
    told('You need an application in each court where you have a case.', legalHelp),
  ],
  hearing: [
    told(
      'There is a hearing. Tell the judge how your life is now and why the record stands in your way. Bring letters or certificates.',
      address('2953.32'),
    ),
    told(
      'If the judge says no, you may appeal.',
      'https://law.justia.com/cases/ohio/tenth-district-court-of-appeals/2019/18ap-495.html',
      convictions,
    ),
  ],
  howLong: [
    toldOn(read.hearing, 'The hearing comes 45 to 90 days after you file.', undefined, [
      ...convictions,
      ...dropped,
      'oh-marijuana',
    ]),
    told(
      'The usual pardon takes one to two years. The faster way takes months.',
      'https://governor.ohio.gov/priorities/expedited-pardon-project',
      ['oh-pardon', 'oh-expedited-pardon'],
    ),
  ],
  checkIt: [
    told(
      'Some weeks after the order, look for the case on the clerk’s website, and order your BCI record again.',
      legalHelp,
    ),
  ],
  employers: [
    told(
      'An employer may ask about a sealed conviction only if it has much to do with the job. Nobody may ask about a sealed case without a conviction.',
      jobs,
    ),
    told('Public employers may not ask about your record on the first form.', jobs),
  ],
  cautions: [
    told('Restitution must be paid in full before the wait even starts.', restitution, convictions),
    told(
      'Court costs are no part of the sentence. Ask the clerk whether you owe a fine or only costs.',
      costs,
      convictions,
    ),
    told(
      'A dropped charge waits for the conviction of the same case. If that cannot be sealed, the charge cannot either.',
      wholeCase,
      dropped,
    ),
    told(
      'A prosecutor may ask to clear small drug cases too. Ask the prosecutor or legal aid about § 2953.39.',
      address('2953.39'),
      convictions,
    ),
    toldOn(
      read.arrest,
      'If you were arrested and never charged, ask the police for a letter that says so. BCI may then take the arrest out.',
      undefined,
      dropped,
    ),
  ],
  whoStillSeesIt: [
    told(
      'Police, prosecutors and judges still see sealed records. So do some employers and licensing boards.',
      profile,
    ),
  ],
  afterwards: [
    told(
      'Keep a copy of the order. Show it if an old entry turns up, and dispute that with the company.',
      legalHelp,
    ),
    told('You may vote as soon as you are out of prison, also on parole.', profile),
  ],
  cleanSlate: [told('Ohio clears no adult record by itself. You have to ask a court.', profile)],
  help: [
    {
      name: 'Ohio Legal Help',
      url: legalHelp,
      kind: 'legal aid',
      what: 'Free online questions that sort your charges, with next steps and a way to find legal aid.',
      cost: 'free',
    },
    {
      name: 'Ohio Justice & Policy Center, Second Chance Legal Clinic',
      url: secondChance,
      kind: 'legal aid',
      what: 'Free help to seal a record, to get a pardon or a certificate, and after trafficking.',
      phone: '513-421-1108',
      cost: 'free',
      readOn: freshStart,
    },
    {
      name: 'Franklin County Municipal Court Self Help Center',
      url: franklin,
      kind: 'court',
      what: 'Forms, checklists and free help, in Columbus.',
      cost: 'free',
      area: 'Franklin County',
      counties: ['Franklin'],
    },
    {
      name: 'Franklin County sealing and expungement office',
      url: 'https://municipalcourt.franklincountyohio.gov/',
      kind: 'court',
      what: 'Hands out the court’s application and answers questions about it.',
      phone: '614-645-1706',
      area: 'Franklin County',
      counties: ['Franklin'],
      readOn: read.library,
    },
    {
      name: 'Opportunity Port',
      url: 'https://opportunityport.org/faqs/',
      kind: 'group',
      what: 'Finds free lawyers for cases of these counties.',
      cost: 'free',
      area: 'Franklin and Tuscarawas counties',
      counties: ['Franklin', 'Tuscarawas'],
    },
    {
      name: 'Ohio Governor’s Expedited Pardon Project',
      url: pardons,
      kind: 'group',
      what: 'Law schools that help with pardons.',
      cost: 'free',
    },
  ],
};
