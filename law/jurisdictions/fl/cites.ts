import { cite } from '../../relief.ts';

/** The Legislature's own page of a section, as the law stands today. Its chapters lie in folders of a hundred. */
export function textOf(section: string): string {
  const chapter = section.slice(0, 3);
  return `http://www.leg.state.fl.us/statutes/index.cfm?App_mode=Display_Statute&URL=0${chapter[0]}00-0${chapter[0]}99/0${chapter}/Sections/0${section}.html`;
}

const law =
  (section: string) =>
  (part = '') =>
    cite(`Fla. Stat. § ${section}${part}`, textOf(section));

export const expunctionLaw = law('943.0585');
export const sealingLaw = law('943.059');
export const automaticLaw = law('943.0595');
export const minorsLaw = law('943.0515');
export const diversionLaw = law('943.0582');
export const traffickingLaw = law('943.0583');
export const selfDefenseLaw = law('943.0578');
export const mistakeLaw = law('943.0581');
export const listedLaw = law('943.0584')();
export const drunkDrivingLaw = law('316.656')();
export const recordsOnly = law('943.045')();
export const forcibleLaw = cite('Fla. Stat. §§ 943.0595(2)(a), 776.08', textOf('776.08'));
export const violentLaw = cite('Fla. Stat. §§ 943.0583(3), 775.084(1)(b)1.', textOf('775.084'));

export const certificatePage =
  'https://www.fdle.state.fl.us/Seal-and-Expunge-Process/Certificate-of-Eligibility-Instructions.aspx';
