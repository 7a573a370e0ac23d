import { type Cite, cite } from '../../relief.ts';

/** The pages the law was read on. */
export const pages = {
  applies:
    'https://law.justia.com/codes/texas/2023/code-of-criminal-procedure/title-1/chapter-55a/subchapter-b/article-55a-051',
  notCharged: 'https://texas.public.law/statutes/tex._code_of_crim._proc._article_55a.052',
  dismissed: 'https://www.lawserver.com/law/state/texas/tx-codes/texas_code_of_criminal_procedure_55a-053',
  limits: 'https://cejalawfirmtx.com/cases-we-handle/expunctions/texas-expunction-waiting-periods/',
  eachMisdemeanor: 'https://law.justia.com/cases/texas/supreme-court/2021/19-1051.html',
  acquittal: 'https://law.justia.com/cases/texas/second-court-of-appeals/2020/02-19-00376-cv.html',
  insanity: 'http://www.rockwallcountyexpunctionlawyer.com/rockwall-expunction-lawyer/',
  classC: 'https://allentexascriminallaw.com/2011/10/new-rules-on-texas-expunctions',
  pardon: 'https://www.tdcj.texas.gov/bpp/exec_clem/Effects_of_a_Full_Pardon.html',
  deferredPardon: 'https://www.tdcj.texas.gov/bpp/exec_clem/Deferred_Adjudication.html',
  carry:
    'https://saputo.law/texas-criminal-law/expunctions-for-ucw-convictions-2021-legislative-update/?amp=1',
  minor: 'https://codes.findlaw.com/tx/alcoholic-beverage-code/alco-bev-sect-106-12/',
  conditions: 'https://instalawyer.io/laws/texas-statutes/section-411074-required-conditions-for',
  firstDeferral: 'https://lawserver.com/law/state/texas/tx-codes/texas_government_code_411-072',
  deferral: 'https://capitol.texas.gov/tlodocs/89R/billtext/html/HB04515I.htm',
  deferredDwi: 'https://attorneysdfw.com/deferred-adjudication-an-option-under-new-dwi-laws-in-texas/',
  probation: 'https://instalawyer.io/laws/texas-statutes/section-411073-procedure-for-community',
  conviction:
    'https://texaslawhelp.org/article/nondisclosure-procedure-conviction-certain-misdemeanors-under-section-4110735',
  dwi: 'https://www.jamesangelino.com/blog/2023/02/are-you-eligible-for-a-texas-dwi-non-disclosure/',
  trafficking: 'https://freedomnetworkusa.org/srp_states/tx/',
  veterans: 'https://instalawyer.io/laws/texas-statutes/section-4110727-procedure-following-successful',
  juvenile: 'https://www.tarrantcountytx.gov/en/juvenile-services/division-listing/records-information.html',
  supervision: 'https://texas.public.law/statutes/tex._fam._code_section_58.255',
  juvenileRequest: 'https://codes.findlaw.com/tx/family-code/fam-sect-58-256/',
  clemency: 'https://cetient.com/case/5120871/brent-lakesia-keyon',
  voting:
    'https://ccresourcecenter.org/state-restoration-profiles/texas-restoration-of-rights-pardon-expungement-sealing/',
} as const;

const procedure = (article: string, url: string): Cite => cite(`Code Crim. Proc. art. ${article}`, url);
const government = (section: string, url: string): Cite => cite(`Gov’t Code § ${section}`, url);

export const acquittalLaw = procedure('55A.002', pages.acquittal);
export const sameEpisode = procedure('55A.151; Ex parte K.T. (Tex. 2022)', pages.acquittal);
export const insanityLaw = procedure('55A.002, ch. 46C', pages.insanity);
export const notChargedLaw = procedure('55A.052', pages.notCharged);
export const notConvicted = procedure('55A.051', pages.applies);
export const eachMisdemeanor = procedure('55A.051; Ex parte R.P.G.P. (Tex. 2021)', pages.eachMisdemeanor);
export const limitations = procedure('55A.053, 55A.054, ch. 12', pages.limits);
export const programLaw = procedure('55A.053(a)(2)', pages.dismissed);
export const classCLaw = procedure('55A.051(3), 55A.052(a)(1)', pages.classC);
export const pardonedLaw = procedure('55A.003, 55A.004', pages.pardon);
export const carryLaw = procedure('55A.005; HB 1927 (2021)', pages.carry);
export const minorLaw = cite('Alcoholic Beverage Code § 106.12', pages.minor);

export const leftOutLaw = government('411.074(b)', pages.conditions);
export const cleanLaw = government('411.074(a)', pages.conditions);
export const firstDeferralLaw = government('411.072', pages.firstDeferral);
export const deferralLaw = government('411.0725', pages.deferral);
export const deferredDwiLaw = government('411.0726', pages.deferredDwi);
export const probationLaw = government('411.073', pages.probation);
export const convictionLaw = government('411.0735', pages.conviction);
export const dwiLaw = government('411.0731, 411.0736', pages.dwi);
export const jailDwiLaw = cite('Gov’t Code § 411.0736');
export const traffickingLaw = government('411.0728', pages.trafficking);
export const veteransLaw = government('411.0727', pages.veterans);

export const sealedAt19 = cite('Fam. Code § 58.253', pages.juvenile);
export const supervisionLaw = cite('Fam. Code § 58.255', pages.supervision);
export const sealingRequest = cite('Fam. Code § 58.256', pages.juvenileRequest);

export const pardonPower = cite('Tex. Const. art. IV, § 11', pages.pardon);
export const deferredPardon = procedure('48.01', pages.deferredPardon);
export const clemencyLaw = procedure('42A.701; State v. Brent (2021)', pages.clemency);
export const votingLaw = cite('Election Code § 11.002', pages.voting);
