import { cite as other } from '../../place/relief.ts';
import { address, cite } from './code.ts';

export { address as textOf };

const law =
  (section: string) =>
  (part = '') =>
    cite(section + part);

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
export const forcibleLaw = other('Fla. Stat. §§ 943.0595(2)(a), 776.08', address('776.08'));
export const violentLaw = other('Fla. Stat. §§ 943.0583(3), 775.084(1)(b)1.', address('775.084'));

export const certificatePage =
  'https://www.fdle.state.fl.us/Seal-and-Expunge-Process/Certificate-of-Eligibility-Instructions.aspx';
