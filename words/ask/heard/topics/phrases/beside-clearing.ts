import { worded } from '../../../worded.ts';

export const pardon = worded`
  pardon|pardons|pardoning|clemency
  commut\w+
  perdon|indulto|governor
`;

export const certificate = worded`
  certificates? of (?:rehab\w*|relief|good conduct|employability|achievement|restoration|recovery|qualification|eligibility)
  certificates?
  good conduct
  relief from disabilities
  cqe
`;

export const voting = worded`
  vote|voting|voter|votes|ballot|election|votar|voto
`;

export const guns = worded`
  (?:own|buy|have|get|possess|carry|shoot|keep|tener|comprar|portar) (?:a |my |an |back |any |un |una )?(?:guns?|firearms?|rifle|pistol|arma)
  guns? rights?
  guns?(?! (?:charge|case|possession|conviction))
  firearms? rights
  hunt(?:ing)?
  (?:second|2nd) amendment
  2a
  concealed (?:carry|permit|weapons? (?:permit|license))
  ccw (?:permit|license)
  right to (?:carry|bear)
  bear arms
  handguns?|shotguns?|rifles?|ammo
  weapons? rights
  armas?
`;

export const jury = worded`
  jury duty
  juror
  on (?:a|the) jury
  jury service
  (?:sit|serve)(?: \w+){0,2} jury
`;

export const registry = worded`
  registry
  (?:off|on) the sex offender
  sex offender (?:list|regist\w+)
  (?:have|need|stop|required) to regist\w+
  deregister|registering
  megans law
`;

export const immigration = worded`
  immigra\w+
  deport\w*
  green card
  visas?|citizen\w*
  naturaliz\w+
  daca|uscis|undocumented|asylum
  inmigra\w+
  ciudadan\w+
  residencia
  la migra|migra|permanent resident|residente permanente|green ?card
`;
