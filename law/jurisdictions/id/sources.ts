import {
  clearinghouse,
  courtOrAgency,
  courtOrAgencyCopy,
  otherPage,
  type Source,
  statuteCopy,
  statuteText,
} from '../../place/source.ts';

export const sources: readonly Source[] = [
  statuteCopy(
    'https://github.com/saint1415/us-statutes',
    'Idaho Code §§ 18-310, 18-4006, 18-4007, 18-6101, 18-6501 to 6503, 19-2601 to 2604, 20-525A, 20-1016, 67-3004 and 67-3014, whole, as of February 2026',
  ),
  statuteText(
    'https://legislature.idaho.gov/statutesrules/idstat/title67/t67ch30/sect67-3004',
    'Idaho Code § 67-3004, expunging arrests and shielding records',
  ),
  statuteText('https://legislature.idaho.gov/?p=74072', 'Idaho Code § 20-525A, juvenile expungement'),
  courtOrAgency(
    'https://isc.idaho.gov/Clean-Slate-Act',
    'The Idaho Supreme Court on shielding, with its form',
  ),
  courtOrAgency('https://isc.idaho.gov/icar32', 'Idaho Court Administrative Rule 32'),
  courtOrAgency('https://isp.idaho.gov/bci/criminal-history/', 'The state police on expunging arrests'),
  courtOrAgency('https://isp.idaho.gov/bci/background-checks/', 'The state police on record checks'),
  courtOrAgency(
    'https://parole.idaho.gov/pardonsinfoandapppage.html',
    'The Commission of Pardons and Parole',
  ),
  courtOrAgencyCopy(
    'https://regulations.justia.com/states/idaho/50/50-01-01/section-50-01-01-550',
    'Idaho Admin. Code r. 50.01.01.550 of 2022: waits for a pardon',
  ),
  courtOrAgencyCopy(
    'https://d1tvxue8o4w0fl.cloudfront.net/rule/idaho-court-rules/idaho-juvenile-rules-ijr/part-ii-juvenile-corrections-act-jca-proceedings/rule-28-expungement',
    'Idaho Juvenile Rule 28',
  ),
  courtOrAgencyCopy(
    'https://cetient.com/case/874749/state-v-gurney',
    'State v. Gurney (2012): a case dismissed after drug court was not sealed',
  ),
  courtOrAgency(
    'https://www.nationalservice.gov/resources/criminal-history-check/states/ID',
    'The number of the Bureau of Criminal Identification',
  ),
  clearinghouse(
    'http://ccresourcecenter.org/state-restoration-profiles/idaho-restoration-of-rights-pardon-expungement-sealing/',
    'Rights and relief in Idaho',
  ),
  otherPage(
    'https://backgroundsonline.com/blog/idahos-clean-slate-act-is-in-effect',
    'HB 149 took effect on January 1, 2024',
  ),
  otherPage('https://backgroundcheck.net/id/idaho-criminal-background-check/', 'What record checks cost'),
  otherPage(
    'https://cdapress.com/news/2013/aug/08/legal-aid-now-you-can-apply-online-5',
    'Idaho Legal Aid: how to apply',
  ),
  otherPage(
    'https://ezel.ai/templates/expungement-petition-and-eligibility-memo/id',
    'A summary of §§ 19-2604 and 67-3004 of 2026',
  ),
];
