import { freeSearch, type Guide, told, toldOn } from '../../place/guide.ts';
import { address } from './code.ts';
import { courtTellsOthers, mayDeny, setAsideStays, sixtyDays, threeYears, whereToSeal } from './how.ts';
import { lookUp } from './tasks.ts';

const pages = 'https://www.azcourts.gov/selfservicecenter/Criminal-Law/Sealing-records/';
const petition = `${pages}Completing-the-Petition`;
const afterFiling = `${pages}After-Filing-a-Petition`;
const severalCases = `${pages}Other-Convictions`;
const setAsideHelp =
  'https://azcourthelp.org/browse-by-topic/criminal-law/criminal-set-aside/set-aside-form-criteria';
const setAsideForm =
  'https://casetext.com/rule/arizona-court-rules/arizona-rules-of-criminal-procedure/miscellaneous/rule-41-forms/form-forms/form-31a-effective-until-112025-application-to-set-aside-conviction';
const tucson = 'https://beta.tucsonaz.gov/Departments/Tucson-City-Court/Set-Aside-Information?oc_lang=en-US';
const marijuanaPage = 'https://justicecourts.maricopa.gov/case-types/marijuana-expungements';
const notes = 'https://github.com/Roger-LegalEase/legalease-partner-dashboard-clean';
const ownRecordRule = 'https://www.law.cornell.edu/regulations/arizona/Ariz-Admin-Code-SS-R13-1-107';
const rights =
  'https://ccresourcecenter.org/state-restoration-profiles/arizona-restoration-of-rights-pardon-expungement-sealing/';
const youthSetAside =
  'https://www.azcourts.gov/legalinfohub/Legal-Process-Sheets/Juvenile-Adjudication-and-Set-Aside';
const youthRecords = 'https://webcms.pima.gov/cms/One.aspx?portalId=169&pageId=396003';
const pardonRule =
  'https://d1tvxue8o4w0fl.cloudfront.net/regulation/arizona-administrative-code/title-5-corrections/chapter-4-board-of-executive-clemency/article-2-pardon/section-r5-4-201-pardon';
const board = 'https://boec.az.gov/helpful-information/faq';

const seal = ['az-seal-dropped', 'az-seal-conviction'];
const setAside = ['az-set-aside', 'az-second-chance'];
const marijuana = ['az-marijuana'];
const youth = ['az-juvenile-destroy', 'az-juvenile-set-aside'];

export const guide: Guide = {
  ownRecord: [
    freeSearch(lookUp),
    told(
      'Ask the Department of Public Safety (DPS) for its Record Review Packet, at 602-223-2222 or on azdps.gov. You send it back with your fingerprints.',
      ownRecordRule,
    ),
    told('We found no fee for your own record. The police who take your prints may charge.', ownRecordRule),
  ],
  forms: [
    {
      number: 'AOCCRSL1F',
      name: 'Petition to Seal Criminal Case Records',
      url: petition,
      demanded: 'not known',
      for: seal,
      readOn: petition,
    },
    {
      number: 'Form 31(a)',
      name: 'Application to Set Aside Conviction, with the Certificate of Second Chance',
      url: setAsideHelp,
      demanded: 'not known',
      for: setAside,
      readOn: setAsideForm,
    },
    {
      number: 'AOC CREM2F (city and justice courts), CREM3F (superior court)',
      name: 'Petition to Expunge Marijuana Records',
      url: marijuanaPage,
      demanded: 'not known',
      for: marijuana,
      readOn: marijuanaPage,
    },
    {
      name: 'Pardon application',
      url: board,
      demanded: 'yes',
      for: ['az-pardon'],
      readOn: pardonRule,
    },
  ],
  withoutForm: [
    told(
      'We found no form. Write to the court that sentenced you which case it is and that you were a victim of sex trafficking. Name A.R.S. § 13-909.',
      address('13-909'),
      ['az-trafficking'],
    ),
    told(
      'We found no statewide form. Ask the clerk of the juvenile court of that county for its own.',
      youthSetAside,
      youth,
    ),
    told(
      'We found no statewide form. Ask the clerk of the superior court for the application to restore civil rights.',
      rights,
      ['az-civil-rights'],
    ),
  ],
  fees: [
    told('There is no filing fee to set aside a conviction.', address('13-905'), setAside),
    told('There is no filing fee for marijuana cases.', marijuanaPage, marijuana),
    told(
      'We found no filing fee to seal a case. Ask the clerk. DPS may charge for its report after a conviction.',
      address('13-911'),
      seal,
    ),
    told('There is no filing fee to set aside a juvenile case.', youthSetAside, ['az-juvenile-set-aside']),
  ],
  feeWaiver: [
    told(
      'DPS waives its fee if you have little money, and always if the case was dropped or you were found not guilty.',
      address('13-911'),
      seal,
    ),
    told('If a court asks for a fee you cannot pay, ask the clerk to waive or defer it.', petition),
  ],
  whereToFile: [
    told(whereToSeal, petition, seal),
    told(
      'Arrested and never charged: in the court where you first saw a judge. If you saw none, in the superior court of the county.',
      address('13-911'),
      ['az-seal-dropped'],
    ),
    told('In the court that convicted you.', setAsideHelp, [...setAside, 'az-trafficking']),
    told('In the court that had the case, one petition for each case number.', marijuanaPage, marijuana),
    told('In the juvenile court of the county that had the case.', youthSetAside, youth),
  ],
  copiesAndService: [
    told(courtTellsOthers, afterFiling, seal),
    toldOn(
      tucson,
      'The court tells the prosecutor. Keep a copy with the clerk’s stamp.',
      setAsideHelp,
      setAside,
    ),
    told('Tell the court at once if you are charged with something new after you file.', afterFiling, seal),
  ],
  hearing: [
    told('Often there is none. The judge may set one if the prosecutor or a victim objects.', afterFiling),
    toldOn(
      notes,
      'If your petition is dismissed because details are missing, you may file a new one that has them.',
      undefined,
      ['az-marijuana'],
    ),
  ],
  howLong: [
    told(sixtyDays, address('13-911'), seal),
    told('The prosecutor and the victim have 30 days to object.', address('13-905'), setAside),
    told('The prosecutor has 30 days to answer.', address('36-2862'), marijuana),
  ],
  checkIt: [
    told('Ask DPS for your record again. If the case still shows, send DPS the order.', ownRecordRule),
  ],
  employers: [
    told(mayDeny, address('13-911'), [...seal, 'az-marijuana']),
    toldOn(
      tucson,
      'After a set-aside you must say yes when asked if you were convicted. You may add that it was set aside.',
      setAsideHelp,
      setAside,
    ),
  ],
  cautions: [
    told(threeYears, petition, seal),
    told(
      'All fines, fees and restitution must be paid when you file to seal. The wait itself runs while you still owe.',
      address('13-911'),
      ['az-seal-conviction'],
    ),
    told(
      'A debt that the court turned into a “Criminal Restitution Order” counts too. It must be paid before you can seal the case.',
      petition,
      ['az-seal-conviction'],
    ),
    told(
      'All counts of one case go together. None is sealed before the sentence for all is over.',
      severalCases,
      seal,
    ),
    told('You can have a conviction set aside now and sealed later. Many people do both.', rights, [
      'az-set-aside',
      'az-seal-conviction',
    ]),
    told(
      'A class 6 felony left “undesignated” can be made a misdemeanor. Ask the court: the wait to seal is then shorter.',
      rights,
      ['az-seal-conviction'],
    ),
    told(
      'If you were wrongly arrested or charged, the superior court can also note that you were cleared (A.R.S. § 13-4051). Then nobody gets copies without a court order.',
      address('13-4051'),
      ['az-seal-dropped'],
    ),
  ],
  whoStillSeesIt: [
    told(
      'Courts, prosecutors and police see sealed cases, and they count in a new case.',
      address('13-911'),
      seal,
    ),
    told(setAsideStays, setAsideHelp, setAside),
  ],
  afterwards: [
    told(
      'A sealed case can still bar a job that needs a fingerprint clearance card.',
      address('13-911'),
      seal,
    ),
    told(
      'After a felony you have to register to vote anew. Do so only once your sentence is over and the victim is paid, or a court has given your vote back.',
      rights,
    ),
  ],
  cleanSlate: [
    told(
      'Arizona clears no adult record by itself. You have to ask a court, also if the charge was dropped.',
      'https://cleanslateclearinghouse.org/policies/az-nc-2/',
    ),
  ],
  help: [
    {
      name: 'Community Legal Services',
      url: 'https://www.clsaz.org',
      kind: 'legal aid',
      what: 'Free lawyers. They help with marijuana cases.',
      cost: 'free if you have little money',
      area: 'Maricopa, La Paz, Yuma, Mohave and Yavapai counties',
      counties: ['La Paz', 'Maricopa', 'Mohave', 'Yavapai', 'Yuma'],
      hours: 'To apply: Monday to Friday, 9 a.m. to 2 p.m.',
      readOn:
        'https://cannabislaw.report/arizona-marijuana-expungement-clinic-reclaim-your-future-reclama-tu-futuro-launches/',
    },
    {
      name: 'Reclaim Your Future (Arizona Marijuana Expungement Coalition)',
      url: 'https://azexpunge.org',
      kind: 'group',
      what: 'Free help to expunge marijuana cases, with clinics in the whole state.',
      cost: 'free',
      readOn:
        'https://cannabislaw.report/arizona-marijuana-expungement-clinic-reclaim-your-future-reclama-tu-futuro-launches/',
    },
    {
      name: 'Pima County Public Defense Services',
      kind: 'public defender',
      url: 'https://www.pima.gov/796/Public-Defense-Services',
      what: 'Free clinics to seal records, and help with juvenile records.',
      cost: 'free',
      area: 'Pima County',
      counties: ['Pima'],
      readOn: youthRecords,
    },
    {
      name: 'AZLawHelp',
      url: 'https://www.azlawhelp.org',
      kind: 'legal aid',
      what: 'Legal information, and where to find free legal aid.',
      cost: 'free',
    },
    {
      name: 'DPS Criminal History Records',
      url: 'https://www.azdps.gov/criminal-history-records',
      kind: 'office',
      what: 'Your own record, and mistakes in it.',
      phone: '602-223-2222',
      cost: 'free',
    },
  ],
};
