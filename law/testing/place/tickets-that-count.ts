/*
 * A paid ticket changes nothing for the charges beside it, unless the text of the law says so. Where it does, by the rule
 * that looks at it: what the text says, or that it was not read on tickets and the rule looks at every conviction alike.
 */

const wholeCase = 'It is about how the whole case, or every charge of it, ended.';
const everyConviction =
  'It names convictions or offenses of any kind; a text that leaves out tickets was not found.';

export const ticketsThatCount: Readonly<Record<string, string>> = {
  'ak-marijuana-request/nothing-else': `AS 12.62.160(f). ${everyConviction}`,
  'ak-marijuana-closed/nothing-else': `AS 12.62.160(f). ${everyConviction}`,
  'ar-juvenile-grave/waited': `Ark. Code § 9-27-309(b). ${everyConviction}`,
  'ca-arrest-automatic/whole-case': 'Pen. Code §§ 851.93(a)(2), 16: an infraction is a crime.',
  'ca-arrest-automatic/any-charge-ended-and-waited': 'Pen. Code §§ 851.93(a)(2), 16.',
  'ca-seal-arrest/whole-case': 'Pen. Code §§ 851.91(a)(1)(B), 16: “with respect to all charges”.',
  'ca-seal-minors-case/whole-case': `Pen. Code §§ 851.7(a)(2), 16. ${wholeCase}`,
  'ct-young-misdemeanor/whole-case-small': `§ 54-142a(f)(3). ${wholeCase}`,
  'ct-young-misdemeanor-petition/whole-case-small': `§ 54-142a(f)(3). ${wholeCase}`,
  'de-no-conviction/no-conviction-in-case': `11 Del. C. § 4372(b). ${wholeCase}`,
  'de-mandatory/not-driving': '11 Del. C. §§ 4372(f), 4374(i) name Title 21; the statute is asked.',
  'de-mandatory/waited': '11 Del. C. § 4373(a), with the rule on driving.',
  'de-petition/not-driving': '11 Del. C. §§ 4372(f), 4374(i) name Title 21; the statute is asked.',
  'de-petition-several/not-driving': '11 Del. C. §§ 4372(f), 4374(i) name Title 21; the statute is asked.',
  'ga-automatic-restriction/no-conviction-with-it':
    'O.C.G.A. § 35-3-37(i): traffic offenses are misdemeanors there.',
  'ga-request-restriction/no-conviction-with-it':
    'O.C.G.A. § 35-3-37(i): traffic offenses are misdemeanors there.',
  'hi-expunge-three-grams/no-other-charge': `HRS § 706-622.5(5). ${everyConviction}`,
  'il-expunge-dismissed/no-conviction-in-case': `20 ILCS 2630/5.2(b)(1). ${wholeCase}`,
  'il-seal-dismissed/with-conviction': `20 ILCS 2630/5.2(c)(2). ${wholeCase}`,
  'il-juvenile-two-years/not-guilty-again': `705 ILCS 405/5-915(0.3)(a). ${everyConviction}`,
  'ia-misdemeanor/whole-case': `Iowa Code § 901C.3(1). ${wholeCase}`,
  'ia-no-conviction/whole-case': `Iowa Code § 901C.2(1)(a)(1). ${wholeCase}`,
  'ia-with-conviction/conviction-can-go': `Iowa Code § 901C.3(1). ${wholeCase}`,
  'ia-count-with-deferral/no-conviction': `Iowa Code § 907.9(4)(d). ${wholeCase}`,
  'ks-arrest/no-conviction': `K.S.A. 22-2410(c). ${wholeCase}`,
  'ky-automatic-expungement/ended-for-good': `KRS 431.076(1)(a). ${wholeCase}`,
  'ky-automatic-expungement/not-in-exchange':
    'KRS 431.076(1): “in exchange for a guilty plea to another charge”.',
  'ky-dismissal-expungement/not-in-exchange':
    'KRS 431.076(1): “in exchange for a guilty plea to another charge”.',
  'ky-diversion-expungement/not-in-exchange':
    'KRS 431.076(1): “in exchange for a guilty plea to another charge”.',
  'la-no-conviction/no-conviction-from-arrest': `La. C.Cr.P. art. 976(A). ${wholeCase}`,
  'la-interim/only-misdemeanor': `La. C.Cr.P. art. 985.1. ${wholeCase}`,
  'la-rest-of-arrest/conviction-can-go': `La. C.Cr.P. arts. 977, 978. ${wholeCase}`,
  'la-juvenile-felony/no-adult-conviction': `La. Ch.C. art. 918. ${everyConviction}`,
  'md-automatic/whole-case': `CP § 10-105.1(a). ${wholeCase}`,
  'md-cannabis-automatic/only-charge-in-case': `CP § 10-112. ${wholeCase}`,
  'md-shielding/whole-incident': `CP §§ 10-107, 10-303. ${wholeCase}`,
  'mi-dismissed-removal/whole-case': `MCL 28.243(8). ${wholeCase}`,
  'mi-acquitted-destruction/whole-case': `MCL 28.243(10). ${wholeCase}`,
  'mn-clean-slate-dropped/in-your-favor':
    'Minn. Stat. § 609A.015, subd. 1: all pending actions or proceedings.',
  'mn-petition-dropped/in-your-favor':
    'Minn. Stat. § 609A.02, subd. 3(a)(1): all pending actions or proceedings.',
  'ms-no-conviction/no-conviction-in-case': `Miss. Code § 99-19-71(4). ${wholeCase}`,
  'mo-closed-case/whole-case': `Mo. Rev. Stat. § 610.105.1. ${wholeCase}`,
  'mo-automatic-drugs-felony/nothing-else-in-case': `Mo. Rev. Stat. § 610.141.1(3). ${wholeCase}`,
  'mo-automatic-drugs-misdemeanor/nothing-else-in-case': `Mo. Rev. Stat. § 610.141.1(3). ${wholeCase}`,
  'mt-removed-by-itself/whole-arrest': `Mont. Code § 44-5-202(8). ${wholeCase}`,
  'mt-removal/whole-arrest': `Mont. Code § 44-5-202(8). ${wholeCase}`,
  'ne-dropped/whole-case': 'Neb. Rev. Stat. § 29-3523(3)(c): “the case is dismissed by the court”.',
  'ne-dropped-before-2017/whole-case': 'Neb. Rev. Stat. § 29-3523(6): “a case being dismissed”.',
  'ne-deferred/whole-case': 'Neb. Rev. Stat. § 29-3523(3)(c): “the case is dismissed by the court”.',
  'nv-dismissed/no-conviction': `NRS 179.255(1). ${wholeCase}`,
  'nh-dropped-automatic/no-conviction': `RSA 651:5, II-a(a). ${wholeCase}`,
  'nj-marijuana/nothing-else': `N.J.S.A. 2C:52-6.1. ${wholeCase}`,
  'nj-not-convicted/deal-over': 'N.J.S.A. 2C:52-14(c): what was dropped in a deal, as the person said.',
  'nm-no-conviction/none-convicted':
    'NMSA § 29-3A-4(A): released without conviction, penalty assessments named.',
  'nm-cannabis/covers': `NMSA § 29-3A-8. ${wholeCase}`,
  'ny-old-case-motion/ended-in-your-favor': `CPL § 160.50(3), (4). ${wholeCase}`,
  'ny-favorable-sealing/whole-case': `CPL § 160.50(3). ${wholeCase}`,
  'nc-automatic/whole-case': `G.S. 15A-146(a4). ${wholeCase}`,
  'nd-closed-by-court/whole-case': `N.D.C.C. § 12-60.1-01(5). ${wholeCase}`,
  'nd-closing-petition/whole-case': `N.D.C.C. § 12-60.1-01(5). ${wholeCase}`,
  'oh-expunge-conviction/whole-case': 'Ohio Rev. Code § 2953.61(A): two or more offenses of one act.',
  'oh-seal-conviction/whole-case': 'Ohio Rev. Code § 2953.61(A): two or more offenses of one act.',
  'oh-seal-ticket/rest-dropped': 'Ohio Rev. Code § 2953.61(B)(1) names traffic offenses.',
  'oh-seal-dropped/whole-case': 'Ohio Rev. Code § 2953.61: two or more offenses of one act.',
  'ok-dismissed/all-dismissed': `22 O.S. § 18(A)(7). ${wholeCase}`,
  'ok-rest-of-case/conviction-can-be-expunged': `22 O.S. § 18(B). ${wholeCase}`,
  'or-drug-misdemeanor-sealing/rest-of-case-cleared': `ORS 137.224(7). ${wholeCase}`,
  'or-drug-charge-sealing/rest-of-case-cleared': `ORS 137.224(7). ${wholeCase}`,
  'ri-dismissed-automatic/whole-case': 'R.I. Gen. Laws § 12-1-12.1(b): “all counts in a criminal case”.',
  'ri-dismissed-clerk/whole-case': 'R.I. Gen. Laws § 12-1-12.1(b): “all counts in a criminal case”.',
  'ri-motion-to-seal/whole-case': 'R.I. Gen. Laws § 12-1-12.1(b): “all counts in a criminal case”.',
  'sc-drug-possession/no-traffic-conviction': 'S.C. Code § 22-5-930(C); whether it was a minor one is asked.',
  'sd-removal/nothing-further': 'SDCL § 23A-3-34: “any further offenses”, a petty offense among them.',
  'sd-dismissed/whole-case': 'SDCL § 23A-3-27(2): “the entire criminal case”.',
  'sd-acquitted/acquitted': `SDCL § 23A-3-27(3). ${wholeCase}`,
  'sd-juvenile-sealing/changed': 'SDCL § 26-7A-115(3): a judge has to find it.',
  'tn-trafficking-expunction/no-conviction-lately':
    'Tenn. Code § 40-32-105(b)(3): “any criminal offense”; traffic offenses are misdemeanors there.',
  'tn-juvenile-finding/no-adult-or-sex-crime':
    'Tenn. Code § 37-1-153(f)(1)(A)(iii): “a criminal offense as an adult”.',
  'tx-expunction-acquittal/no-other-crime-from-events': `Code Crim. Proc. art. 55A.151. ${everyConviction}`,
  'tx-expunction-no-charges/rest-of-case': `Code Crim. Proc. art. 55A.051. ${wholeCase}`,
  'tx-expunction-program/rest-of-case': `Code Crim. Proc. art. 55A.051. ${wholeCase}`,
  'ut-traffic-no-conviction/whole-case': `Utah Code 77-40a-202(1). ${wholeCase}`,
  'ut-no-conviction-petition/not-convicted-in-case': `Utah Code 77-40a-302(1). ${wholeCase}`,
  'ut-automatic-no-conviction/whole-case': `Utah Code 77-40a-206(2). ${wholeCase}`,
  'vt-young-sealing/not-mixed': `13 V.S.A. § 7609(b)(1). ${everyConviction}`,
  'va-automatic-conviction/alone-that-day': 'Va. Code § 19.2-392.6(C): no other conviction of the same day.',
  'wv-expunge-conviction/waited':
    'W. Va. Code §§ 17C-2-2, 61-11-26(b): a traffic offense is a misdemeanor. That is said.',
  'wv-expunge-conviction/only-convictions': 'W. Va. Code §§ 17C-2-2, 61-11-26(h).',
  'wv-expunge-after-program/only-convictions': 'W. Va. Code §§ 17C-2-2, 61-11-26(h).',
  'wi-arrest-removal/whole-arrest': `Wis. Stat. § 165.84(1), as the state applies it. ${wholeCase}`,
  'wy-no-conviction/no-conviction-in-incident':
    'W.S. § 7-13-1401(a)(i)(A): no conviction of any charge of the incident.',
};
