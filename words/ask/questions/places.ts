import { answered, askedBack } from './expected.ts';

/** Which place is meant: towns, codes, slips, several, where somebody lives now. */
export const whichPlace = [
  askedBack('can I seal a dui in portland', 'eligibility', { holds: ['Oregon or Maine'] }),
  askedBack('expungement in springfield', 'eligibility', { holds: ['Illinois', 'Missouri'] }),
  askedBack('felony assault in LA', 'eligibility', { holds: ['California or Louisiana'] }),
  askedBack('kansas city misdemeanor theft', 'eligibility', { holds: ['Missouri or Kansas'] }),
  askedBack('can I get it expunged', 'eligibility', { holds: ['Which state'] }),
  askedBack('how long do i wait for a felony', 'wait', { holds: ['Which state'] }),
  askedBack('i have cases in two states', 'moved', { holds: ['court that had the case'] }),
  answered('theft in columbus GA', 'GA', 'eligibility', { lacks: ['Ohio'] }),
  answered('seal my record in peoria, IL', 'IL', 'eligibility'),
  answered('misdemeanor in kansas city, mo', 'MO', 'eligibility', { lacks: ['Kansas'] }),
  answered('expunge a felony in ok', 'OK', 'eligibility'),
  answered('how do i clear a misdemeanor in pa', 'PA', 'steps'),
  answered('hw do i expunj my recrd in tennesee', 'TN', ['steps', 'eligibility']),
  answered('expungment in missisippi for shopliftng', 'MS', 'eligibility', { holds: ['theft'] }),
  answered('can a felonny be seeled in massachusets', 'MA', 'eligibility', { holds: ['felony'] }),
  answered('misdemenor in conneticut', 'CT', 'eligibility', { holds: ['misdemeanor'] }),
  answered('EXPUNGE FELONY IN WEST VIRGINIA', 'WV', 'eligibility', { lacks: ['In Virginia'] }),
  answered('washington dc misdemeanor', 'DC', 'eligibility', { holds: ['District of Columbia'] }),
  answered('i live in texas but my case was in oklahoma can i expunge it', 'OK', 'eligibility', {
    lacks: ['Texas'],
  }),
  answered(
    'i moved to florida, my felony is from michigan. can it be set aside',
    'MI',
    ['eligibility', 'moved'],
    { lacks: ['Florida'] },
  ),
  answered('bmore theft case can i get it off my record', 'MD', 'eligibility', { holds: ['theft'] }),
  answered('got locked up in vegas for weed', 'NV', 'eligibility', { holds: ['marijuana'] }),
  answered('slc drug possession', 'UT', 'eligibility', { holds: ['drugs'] }),
  answered('nola battery charge', 'LA', 'eligibility', { holds: ['assault'] }),
  answered('can i seal it', 'CO', 'eligibility', { on: 'CO' }),
  answered('how long do i wait', 'VA', 'wait', { on: 'VA', holds: ['year'] }),
  answered('ohio or michigan how long for a misdemeanor', 'OH', 'wait', {
    holds: ['Ohio', 'Michigan', '7 years'],
  }),
  answered('case was in federal court for drug possession', 'US', 'eligibility', {
    holds: ['federal courts'],
  }),
];
