import {
  clearinghouse,
  courtOrAgency,
  courtOrAgencyCopy,
  legalAid,
  otherPage,
  type Source,
  statuteCopy,
  statuteText,
} from '../../place/source.ts';

export const sources: readonly Source[] = [
  statuteCopy(
    'https://github.com/saint1415/us-statutes',
    'MCL 780.621 to 780.624 and 28.243, whole: a public copy of February 2026, newest change 2023 PA 205',
  ),
  courtOrAgency(
    'https://capitol.legislature.mi.gov/Laws/MCL?objectName=mcl-act-213-of-1965',
    'Act 213 of 1965, setting aside convictions: its sections, 780.621 to 780.624',
  ),
  statuteText(
    'https://legislature.mi.gov/(S(1omuhvdcgkncar3wd2trm4bx))/printdocument.aspx?objectname=mcl-Act-213-of-1965&version=txt',
    'MCL 780.621(1): who may apply, and how many convictions',
  ),
  statuteCopy(
    'https://codes.findlaw.com/mi/chapter-780-criminal-procedure/mi-comp-laws-780-621c.html',
    'MCL 780.621c: what is never set aside',
  ),
  statuteCopy(
    'https://d1tvxue8o4w0fl.cloudfront.net/statute/michigan-compiled-laws/chapter-780-criminal-procedure/setting-aside-convictions/section-780621d-application-and-procedures-for-setting-aside-felonies-and-serious-misdemeanor-convictions',
    'MCL 780.621d: waiting periods',
  ),
  statuteCopy(
    'https://legiscan.com/MI/text/HB4985/id/2212168/Michigan-2019-HB4985-Chaptered.html',
    '2020 PA 188, MCL 780.621b: several crimes within 24 hours',
  ),
  statuteText(
    'http://www.legislature.mi.gov/documents/2019-2020/publicact/htm/2020-PA-0192.htm',
    '2020 PA 192, MCL 780.621e: misdemeanor marijuana convictions',
  ),
  statuteCopy('https://self-law.org/code/mi/chapter-780/780-622', 'MCL 780.622: what a set-aside does'),
  statuteText(
    'https://ombudsman.legislature.mi.gov/Home/RenderDoc?objectName=mcl-87-1985-3',
    'MCL 780.811: serious misdemeanors, the first part of the list',
  ),
  statuteCopy(
    'https://instalawyer.io/laws/michigan-compiled-laws/section-712a18t-automatic-expungements',
    'MCL 712A.18t: juvenile cases set aside by themselves',
  ),
  statuteCopy(
    'https://instalawyer.io/laws/michigan-compiled-laws/section-712a18e-application-for',
    'MCL 712A.18e: asking to set aside a juvenile case',
  ),
  statuteText(
    'https://ombudsman.legislature.mi.gov/Home/RenderDoc?objectName=mcl-328-1931-XI',
    'MCL 750.81: assault, and assault at home, carry 93 days',
  ),
  courtOrAgency(
    'https://ombudsman.legislature.mi.gov/documents/2005-2006/billanalysis/Senate/htm/2005-SFA-5268-S.htm',
    '2005 PA 335, MCL 750.85: torture carries life',
  ),
  statuteText(
    'https://www.legislature.mi.gov/Laws/MCL?objectName=mcl-750-327',
    'MCL 750.327: death by hidden explosives carries life',
  ),
  courtOrAgency(
    'https://legislature.mi.gov/documents/2001-2002/billanalysis/Senate/htm/2001-SFA-5507-S.htm',
    'MCL 750.436: 15 years to life for poison in food or water, by what it did',
  ),
  courtOrAgency(
    'https://www.legislature.mi.gov/documents/1997-1998/billanalysis/House/htm/1997-HLA-4289-B.htm',
    'MCL 750.200 to 750.212a: five years to life for crimes with explosives',
  ),
  statuteText(
    'https://ombudsman.legislature.mi.gov/Home/RenderDoc?objectName=mcl-328-1931-L',
    'MCL 750.349: kidnapping carries life',
  ),
  statuteText(
    'https://www.legislature.mi.gov/Home/RenderDoc?objectName=mcl-328-1931-XLV',
    'MCL 750.316: first-degree murder carries life',
  ),
  statuteText(
    'https://www.legislature.mi.gov/Laws/MCL?objectName=mcl-750-72',
    'MCL 750.72: first-degree arson carries life since 2013',
  ),
  courtOrAgencyCopy(
    'https://app.midpage.ai/document/people-v-price-2002094',
    'People v. Price: armed robbery carries life or any term of years',
  ),
  statuteCopy(
    'https://app.legiplex.com/mi/legislature/2023/2023-r/bills/sb0107/drafts-compare',
    'MCL 777.16d: longest sentences for assaults',
  ),
  statuteCopy(
    'https://law.onecle.com/michigan/chapters-760-777/777.12e.html',
    'MCL 777.12e: longest sentences for driving felonies',
  ),
  statuteText(
    'https://renderpdf.legislature.mi.gov/Laws/MCL?objectName=MCL-777-12H',
    'MCL 777.12h: longest sentences under sections 902 to 904 of the vehicle code',
  ),
  statuteText(
    'https://ombudsman.legislature.mi.gov/documents/2001-2002/billintroduced/Senate/htm/2001-SIB-0675.htm',
    'Senate Bill 675 of 2001: MCL 777.12, longest sentences for tax and title felonies',
  ),
  courtOrAgency(
    'https://legislature.mi.gov/documents/2013-2014/billanalysis/House/htm/2013-HLA-5231-27CBEAB6.htm',
    '2014 House Bills 5231 and 5232: pandering and living off it carry 20 years',
  ),
  statuteText(
    'https://ombudsman.legislature.mi.gov/Home/RenderDoc?objectName=mcl-328-1931-LVI',
    'MCL 750.377a: destroying property, 5 or 10 years by the damage',
  ),
  statuteText(
    'https://www.legislature.mi.gov/Laws/MCL?objectName=MCL-750-423',
    'MCL 750.423: perjury carries 15 years',
  ),
  statuteCopy(
    'https://thebossattorney.com/resources/michigan-criminal-code/breaking-and-entering/burglars-tools',
    'MCL 750.116: burglar’s tools carry 10 years',
  ),
  statuteCopy(
    'https://print.casetext.com/statute/michigan-compiled-laws/chapter-750-michigan-penal-code/subchapter-public-offices-and-officers/section-750483a-prohibited-acts-penalties-retaliate-official-proceeding-and-threaten-or-intimidate-defined',
    'MCL 750.483a: 10 years for a crime or a threat against somebody who reports one',
  ),
  courtOrAgency(
    'http://www.legislature.mi.gov/documents/2019-2020/billanalysis/House/htm/2019-HLA-4315-9686FD6F.htm',
    'House Bill 4315 of 2019: taking an officer’s firearm carries 10 years',
  ),
  statuteCopy(
    'https://w.amgoa.org/gun-law-texts/Michigan//2014/HB4715-Introduced-2013-05-14.html',
    'House Bill 4715 of 2013: MCL 750.224f, a firearm after a felony carries 5 years',
  ),
  courtOrAgency(
    'https://courts.michigan.gov/4a5ed4/siteassets/publications/benchbooks/criminal/crimv3responsivehtml5.zip/Crimv3/Glossary/Glossary.htm',
    'Court benchbook: “assaultive crime”, MCL 780.621(4)(a)',
  ),
  courtOrAgency(
    'https://www.michigan.gov/msp/services/chr/conviction-set-aside-public-information/michigan-clean-slate/eligible',
    'Michigan State Police: which convictions are set aside by themselves',
  ),
  courtOrAgency(
    'https://www.michigan.gov/ag/initiatives/expungement-assistance/expungement-glossary-of-terms',
    'Attorney General: what the list of MCL 770.9a(3) names, and crimes that carry life, attempted murder among them',
  ),
  statuteCopy(
    'http://laws9.com/statutes/michigan/chapter-750/act-328-of-1931/328-1931-lxiv/section-750-436',
    'MCL 750.436(2)(a) to (c): 15, 20 and 25 years for poison',
  ),
  otherPage(
    'https://michiganvotes.org/legislation/2023/house/bill-4422',
    '2023 PA 177: more serious misdemeanors, MCL 780.811',
  ),
  courtOrAgency(
    'https://www.michigan.gov/ag/initiatives/expungement-assistance/questions',
    'Attorney General: limits, waiting periods, new convictions, how long it takes',
  ),
  courtOrAgencyCopy(
    'https://www.michbar.org/opinions/content_search_detail/EJournalNumber/84404',
    'Court of Appeals: a set-aside is undone only without an honest effort to pay restitution',
  ),
  courtOrAgencyCopy(
    'https://cetient.com/case/6353333/people-of-michigan-v-brian-michael-dehart',
    'People v. DeHart: prints kept after an acquittal of a sex crime, MCL 28.243',
  ),
  courtOrAgency(
    'https://www.legislature.mi.gov/documents/2017-2018/billanalysis/House/htm/2017-HLA-4536-5139FD97.htm',
    '2018 PA 65 to 67: records of cases dismissed before trial',
  ),
  statuteCopy(
    'https://legiscan.com/MI/text/HB6256/2019',
    'House Bill 6256 of 2020: MCL 764.26a(1) as added by 2018 PA 65, for any crime',
  ),
  statuteCopy(
    'https://app.legiplex.com/mi/legislature/2023/2023-r/bills/hb4956/drafts-compare',
    '2023 PA 205: MCL 780.621(1) as it stands since 2024',
  ),
  courtOrAgency(
    'https://courts.michigan.gov/4a2700/siteassets/publications/benchbooks/dvbb/dvbbresponsivehtml5.zip/DVBB/Ch_6_Firearms_Restrictions/Firearms_and_Ammunition_Restrictions_Resulting_From_Felony-.htm',
    'Court benchbook: federal law does not count a conviction that was set aside. The memo below says that gun rights do not come back',
  ),
  courtOrAgency(
    'https://www.michigan.gov/corrections/parole-probation/parole-board-information/executive-clemency-process-summary',
    'Department of Corrections: pardons',
  ),
  courtOrAgencyCopy(
    'https://legalwritingexperts.com/application-for-pardon-or-commutation',
    'The Parole Board’s letter with the pardon application: the judge and the prosecutor, the hearing, the Governor',
  ),
  otherPage(
    'https://dev.notafraidtowin.com/serious-misdemeanor-offenses-michigan-legal-update',
    'A law firm lists the serious misdemeanors: hurting somebody with an aimed gun, indecent exposure, stalking, hurting a worker in a work zone',
  ),
  statuteCopy(
    'https://instalawyer.io/laws/michigan-compiled-laws/section-750535-buying-receiving',
    'MCL 750.535(2) and (3): 10 and 5 years for receiving stolen property',
  ),
  statuteText(
    'https://www.legislature.mi.gov/%28S%28tagjj455bssqn555wrlxlr55%29%29/mileg.aspx?page=getObject&objectName=mcl-750-356',
    'MCL 750.356(2) and (3): 10 and 5 years for larceny',
  ),
  otherPage(
    'https://livonia.lawyer-mi.com/content/receiving-or-concealing-stolen-vehicle-livonia-michigan-receiveconceal-stolen-vehicle-under',
    'MCL 750.535(7): 5 years for a stolen vehicle',
  ),
  statuteCopy(
    'https://instalawyer.io/laws/michigan-compiled-laws/section-780781-definitions-designation',
    'MCL 780.781(1)(g), the like list for young people, its opening',
  ),
  otherPage(
    'https://hawmlaw.com/can-uscis-see-expunged-records/',
    'An immigration lawyer: sealed and expunged cases must be told, with the court papers',
  ),
  otherPage(
    'https://www.monroecountylawyers.com/blog/2021/09/first-time-operating-while-intoxicated-offenses-are-now-eligible-for-expungement-in-michigan/',
    'First drunk-driving convictions, quoting MCL 780.621(4)(d)',
  ),
  otherPage(
    'https://www.spolinlaw.com/michigan/michigan-expungement-laws/',
    'A law firm’s account of the whole act',
  ),
  clearinghouse(
    'http://www.nationalreentryresourcecenter.org/cleanslate/states/michigan/policies/mi-nc-3',
    'Clean Slate Clearinghouse: charges dismissed before trial',
  ),
  otherPage(
    'https://github.com/Roger-LegalEase/legalease-partner-dashboard-clean',
    'A record-clearing project’s memo on MCL 780.621d, 780.621g, 780.621h and 28.243, reviewed July 30, 2026',
  ),
  otherPage(
    'https://github.com/Roger-LegalEase/legalease-partner-dashboard-clean/tree/HEAD/data/rcap-all50/overlays/census-v1/mi',
    'The same project on form MC 227a (July 2024: no fee, three copies, proof of mailing) and on form MC 227 (March 2025) and its address, checked September 7, 2026',
  ),
  otherPage(
    'https://www.leydorflawfirm.com/robbery.html',
    'Longest sentences for robbery, carjacking and bank robbery',
  ),
  otherPage(
    'http://www.sheltonlegal.com/Information/Common-Crimes/Possession-of-Methamphetamine/possession-of-methamphetamine.html',
    'MCL 333.7403: longest sentences for drug possession',
  ),
  statuteText(
    'http://www.legislature.mi.gov/(S(3bqxbp452tenup55ox2xgf45))/mileg.aspx?page=getObject&objectName=mcl-257-601b',
    'MCL 257.601b: injury or death in a work zone or school bus zone',
  ),
  statuteCopy(
    'https://self-law.org/code/mi/chapter-257/257-601c',
    'MCL 257.601c: injury or death of someone driving a farm machine',
  ),
  statuteCopy(
    'https://instalawyer.io/laws/michigan-compiled-laws/section-257601d-person-who',
    'MCL 257.601d: a moving violation that causes death or serious injury',
  ),
  statuteCopy(
    'http://statutes.laws-info.com/michigan/chapter-257/act-300-of-1949/300-1949-vi/300-1949-vi-driving-while-intoxicated-and-reckless-driving/section-257-626-amended',
    'MCL 257.626(3) and (4): reckless driving that causes serious injury or death',
  ),
  courtOrAgency(
    'https://www.courts.michigan.gov/4a7fc8/siteassets/publications/benchbooks/tbb/tbbresponsivehtml5.zip/TBB/Ch_9_Section_625_Offenses/OWI_or_OWVI_Causing_DeathSection_625_4-vn1x.htm?rhtocid=_9_6_3',
    'Court benchbook: MCL 257.625(4), drunk driving that causes death',
  ),
  courtOrAgency(
    'https://www.courts.michigan.gov/4a7fc8/siteassets/publications/benchbooks/tbb/tbbresponsivehtml5.zip/TBB/Ch_9_Section_625_Offenses/OWI_or_OWVI_Causing_Serious_Impairment_of_a_Body-.htm',
    'Court benchbook: MCL 257.625(5), drunk driving that causes serious injury',
  ),
  courtOrAgency(
    'https://www.courts.michigan.gov/4a51a7/siteassets/publications/benchbooks/tbb/tbbresponsivehtml5.zip/TBB/Ch_9_Section_625_Offenses/Child_EndangermentSection_625_7-vg5s.htm',
    'Court benchbook: MCL 257.625(7), drunk driving with a child in the car',
  ),
  otherPage(
    'http://www.owidefenselaw.com/owi_2nd_offense.html',
    'MCL 257.625, subdivision (b) of the penalties: a second drunk-driving offense',
  ),
  otherPage(
    'http://www.sheltonlegal.com/Information/Common-Crimes/Drunk-Driving--3rd-Offense-/drunk-driving--3rd-offense-.html',
    'MCL 257.625(9)(c): a third drunk-driving offense',
  ),
  otherPage(
    'https://michigan-criminal-defense-lawyer.com/resisting-and-obstructing-police-in-michigan',
    'MCL 750.81d: up to 20 years where an officer dies',
  ),
  otherPage(
    'https://ccrslegal.com/michigan-criminal-lawyer-lansing-grand-rapids-drug-offenses-drug-dealing-manufacture-delivery/',
    'MCL 333.7401(2)(a): 20 years for the least amount, life for the most',
  ),
  otherPage(
    'https://www.monroecountylawyers.com/blog/2020/02/what-is-assault-with-intent-to-murder-in-michigan/',
    'MCL 750.83: assault with intent to murder carries life',
  ),
  otherPage(
    'https://www.monroecountylawyers.com/blog/2020/03/what-are-the-penalties-for-assault-with-intent-to-commit-armed-robbery-in-michigan/',
    'MCL 750.89, quoted: armed assault with intent to rob carries life',
  ),
  otherPage(
    'https://centralmichiganlawyer.com/?p=3032',
    'MCL 333.7403(1) and (2)(a), quoted: longest sentences for having drugs',
  ),
  courtOrAgencyCopy(
    'https://app.midpage.ai/document/people-v-chandler-1955746',
    'People v. Chandler, quoting MCL 750.88: 15 years',
  ),
  statuteCopy(
    'https://docslib.org/download/5242596/excerpt-act-328-of-1931-chapter-xli-forgery-and',
    'MCL 750.248: forgery, 14 years',
  ),
  otherPage(
    'https://www.sheltonlegal.com/Information/Common-Crimes/Uttering---Publishing--Forgery/uttering---publishing--forgery-.html',
    'MCL 750.249, quoted: passing a forged paper, 14 years',
  ),
  otherPage(
    'https://rnlegalgroup.com/can-a-dui-owi-be-expunged-in-michigan/',
    'Which drunk-driving convictions are left out: a child under 16 in the car',
  ),
  otherPage(
    'https://www.hillslawoffice.com/blog/operating-while-intoxicated-owi-expungement-laws/',
    'A lawyer who says that two drunk-driving convictions close both; others say only the second',
  ),
  courtOrAgencyCopy(
    'https://casetext.com/rule/michigan-court-rules/michigan-court-rules/chapter-6-criminal-procedure/subchapter-6400-trials/rule-6451-reinstatement-of-convictions-set-aside-without-application',
    'MCR 6.451: how a court undoes an automatic set-aside',
  ),
  otherPage(
    'https://billcam.dailyclout.io/bill-texts/ykTfAWzti7',
    'House substitute for HB 4980 (2019), the opening of section 1g: not the text as enacted',
  ),
  otherPage(
    'https://fastdemocracy.com/bill-summary/?billsummary_id=MIB00026066&billsummary_session=2025-2026&billsummary_state=mi',
    'SB 78 (2025), passed by the Senate only: crimes committed before 18',
  ),
  courtOrAgencyCopy(
    'https://forms.justia.com/michigan/statewide/juvenile/application-to-set-aside-adjudication-and-order-39598.html',
    'Form JC 66 and its checklist',
  ),
  legalAid(
    'https://michiganlegalhelp.org/resources/crime-traffic-and-id/setting-aside-juvenile-adjudication',
    'Michigan Legal Help on juvenile cases: one year’s wait, who still sees it',
  ),
  legalAid(
    'http://mlhdev2.mplp.org/checklist/7359',
    'Michigan Legal Help: steps to set aside a juvenile case',
  ),
  otherPage('http://www.sjosephcross.com/FM/murder.aspx', 'MCL 750.317: second-degree murder carries life'),
  otherPage(
    'https://www.michigancriminalsexualconductattorney.com/blog/2019/july/first-degree-criminal-sexual-conduct-penalty-doe/',
    'MCL 750.520b: first-degree criminal sexual conduct carries life',
  ),
  courtOrAgencyCopy(
    'https://github.com/Roger-LegalEase/legalease-partner-dashboard-clean/tree/HEAD/tmp/official-pdf-shadow-batch/all50',
    'Forms MC 227 with its instructions (March 2025), MC 228a and MC 228b, whole',
  ),
  courtOrAgency(
    'https://www.gtcountymi.gov/2583/Automatic-Set-Asides',
    'Grand Traverse County: how to see whether a conviction was set aside',
  ),
  courtOrAgency(
    'https://mijackson.org/258/Circuit-Family-Probate',
    'Jackson County: where to ask about automatic set-asides',
  ),
  legalAid('https://michiganlegalhelp.org/checklist/565', 'The steps of an application'),
  legalAid(
    'https://michiganlegalhelp.org/resources/crime-traffic-and-id/applying-set-aside-expunge-adult-criminal-conviction',
    'Applying to set aside a conviction',
  ),
  legalAid('https://cleanslatepathway.org/i-want-help/', 'Legal Aid of Western Michigan: what you may say'),
  legalAid('https://cleanslatepathway.org/', 'Whom Clean Slate Pathway helps'),
  legalAid(
    'https://www.safeandjustmi.org/our-work/clean-slate-for-michigan/?utm_source=Safe+and+Just+Michigan+&utm_campaign=Reentry',
    'Safe & Just Michigan: who helps, with phones',
  ),
  legalAid(
    'https://www.mils3.org/client-services/legal-areas/expungement',
    'Michigan Indian Legal Services: whom they help',
  ),
  otherPage(
    'http://milawyersweekly.com/news/2010/12/01/criminal-law-juveniles-fingerprint-and-arrest-cards/',
    'A law journal on form MC 235: for whom it is (2010)',
  ),
];
