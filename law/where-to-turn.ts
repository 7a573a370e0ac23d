import type { PlaceCode } from './places.ts';

type Page = { readonly name: string; readonly url: string };

/** Where people of a place can turn while we cannot answer for it. Left out is what we have not seen ourselves. */
export type WhereToTurn = {
  /** The official page of its courts or police on clearing a record. */
  readonly selfHelp?: Page;
  /** Its profile at the Collateral Consequences Resource Center's Restoration of Rights Project. */
  readonly profile?: string;
  /** A legal aid office or clinic that helps with it. */
  readonly legalHelp?: Page;
};

/**
 * Each page was found by looking for it, on November 15, 2026; a few only under their older http address. A place leaves
 * this list when its law and its guide are entered.
 */
const pages: Partial<Record<PlaceCode, WhereToTurn>> = {
  AL: {
    selfHelp: {
      name: 'Alabama Law Enforcement Agency: Criminal Record Expungement',
      url: 'https://www.alea.gov/criminal-record-expungement',
    },
    profile:
      'https://ccresourcecenter.org/state-restoration-profiles/alabama-restoration-rights-expungement-sealing/',
    legalHelp: {
      name: 'Volunteer Lawyers Birmingham: Guide to Alabama Expungements',
      url: 'https://www.vlbham.org/get-help/expungements/guide',
    },
  },
  AK: {
    profile: 'https://ccresourcecenter.org/state-restoration-profiles/alaska-expungment-pardon-sealing/',
  },
  AZ: {
    selfHelp: {
      name: 'AZCourtHelp: setting aside a conviction',
      url: 'https://azcourthelp.org/browse-by-topic/criminal-law/criminal-set-aside/set-aside-form-criteria',
    },
    profile:
      'https://ccresourcecenter.org/state-restoration-profiles/arizona-restoration-of-rights-pardon-expungement-sealing/',
  },
  AR: {
    profile:
      'https://ccresourcecenter.org/state-restoration-profiles/arkansas-restoration-of-rights-pardon-expungement-sealing',
    legalHelp: {
      name: 'Arkansas Legal Services: Sealing Criminal Records',
      url: 'https://www.arlegalservices.org/expungement',
    },
  },
  CT: {
    selfHelp: { name: 'State of Connecticut: Clean Slate', url: 'https://portal.ct.gov/cleanslate/' },
    profile:
      'https://ccresourcecenter.org/state-restoration-profiles/connecticut-restoration-of-rights-pardon-expungement-sealing/',
    legalHelp: { name: 'Clean Slate CT: Get answers', url: 'https://cleanslatect.org/get-answers/' },
  },
  DE: {
    profile:
      'https://ccresourcecenter.org/state-restoration-profiles/delaware-restoration-of-rights-pardon-expungement-sealing',
  },
  DC: {
    profile:
      'https://ccresourcecenter.org/state-restoration-profiles/district-of-columbia-restoration-of-rights-pardon-expungement-sealing/',
  },
  GA: {
    selfHelp: {
      name: 'District Attorney of the Atlantic Circuit, Georgia: Records Restriction',
      url: 'https://da.libertycountyga.gov/records-restriction',
    },
    profile:
      'https://ccresourcecenter.org/state-restoration-profiles/georgia-restoration-of-rights-pardon-expungement-sealing/',
  },
  HI: {
    selfHelp: {
      name: 'Hawaii Attorney General, Criminal Justice Data Center: Expungements',
      url: 'https://ag.hawaii.gov/hcjdc/expungements/',
    },
    profile:
      'https://ccresourcecenter.org/state-restoration-profiles/hawaii-restoration-of-rights-pardon-expungement-sealing',
  },
  ID: {
    selfHelp: { name: 'Idaho Supreme Court: Clean Slate Act', url: 'https://isc.idaho.gov/Clean-Slate-Act' },
    profile:
      'https://ccresourcecenter.org/state-restoration-profiles/idaho-restoration-of-rights-pardon-expungement-sealing',
  },
  IL: {
    selfHelp: {
      name: 'Circuit Clerk of McHenry County, Illinois: How to Clear Your Criminal Record',
      url: 'https://mchenrycircuitclerk.org/how-to-clear-your-criminal-record',
    },
    profile:
      'https://ccresourcecenter.org/state-restoration-profiles/illinois-restoration-of-rights-pardon-expungement-sealing/',
    legalHelp: {
      name: 'Cook County Public Defender: who can help with expungement',
      url: 'https://cookcountypublicdefender.org/Resources/information-about-expungement',
    },
  },
  IN: {
    profile:
      'https://ccresourcecenter.org/state-restoration-profiles/indiana-restoration-of-rights-pardon-expungement-sealing/',
    legalHelp: {
      name: 'Bloomington Expungement Help Desk',
      url: 'https://law.indiana.edu/academics/public-interest/expungement-desk.html',
    },
  },
  IA: {
    profile:
      'https://ccresourcecenter.org/state-restoration-profiles/iowa-restoration-of-rights-pardon-expungement-sealing/',
    legalHelp: {
      name: 'Iowa Legal Aid on clearing a conviction',
      url: 'https://www.iowalegalaid.org/resource/can-i-expunge-my-adult-criminal-conviction-in-1?ref=y3uf1',
    },
  },
  KS: {
    selfHelp: {
      name: 'Kansas Judicial Council: Expungement forms',
      url: 'https://www.kansasjudicialcouncil.org/legal-forms/expungement-adult',
    },
    profile:
      'https://ccresourcecenter.org/state-restoration-profiles/kansas-restoration-of-rights-pardon-expungement-sealing',
    legalHelp: {
      name: 'Kansas Legal Services: A Checklist for Expungement',
      url: 'https://expungement.works/post/a-checklist-for-expungement',
    },
  },
  KY: {
    selfHelp: {
      name: 'Kentucky Court of Justice: Expungement',
      url: 'https://kycourts.gov/AOC/Information-and-Technology/Pages/Expungement.aspx',
    },
    profile: 'https://ccresourcecenter.org/text-blocks/kentucky-record-relief',
  },
  LA: {
    profile:
      'https://ccresourcecenter.org/state-restoration-profiles/louisiana-restoration-of-rights-pardon-expungement-sealing/',
  },
  ME: {
    selfHelp: {
      name: 'Maine Judicial Branch: Sealing Your Criminal Record',
      url: 'https://courts.maine.gov/help/criminal/sealing.html',
    },
    profile:
      'https://ccresourcecenter.org/state-restoration-profiles/maine-restoration-of-rights-pardon-expungement-sealing/',
  },
  MA: {
    profile:
      'https://ccresourcecenter.org/state-restoration-profiles/massachusetts-restoration-of-rights-pardon-expungement-sealing/',
  },
  MN: {
    selfHelp: {
      name: 'Minnesota Bureau of Criminal Apprehension: Expungements',
      url: 'https://dps.mn.gov/divisions/bca/bca-divisions/professional-services/expungements',
    },
    profile:
      'https://ccresourcecenter.org/state-restoration-profiles/minnesota-restoration-of-rights-pardon-expungement-sealing/',
  },
  MS: {
    profile:
      'https://ccresourcecenter.org/state-restoration-profiles/mississippi-restoration-of-rights-pardon-expungement-sealing',
  },
  MO: {
    profile:
      'https://ccresourcecenter.org/state-restoration-profiles/missouri-restoration-of-rights-pardon-expungement-sealing/',
  },
  MT: {
    profile:
      'https://ccresourcecenter.org/state-restoration-profiles/montana-restoration-of-rights-pardon-expungement-sealing/',
  },
  NE: {
    selfHelp: {
      name: 'Nebraska Judicial Branch: Adult Record Sealing',
      url: 'https://supremecourt.nebraska.gov/self-help/criminal-record-rehabilitation/adult-record-sealing',
    },
    profile:
      'https://ccresourcecenter.org/state-restoration-profiles/nebraska-restoration-of-rights-pardon-expungement-sealing/',
  },
  NV: {
    selfHelp: {
      name: 'Nevada State Police, Records Division: Sealing Nevada Criminal History Records',
      url: 'https://rccd.nv.gov/feesforms/criminal/sealing_nv_criminal_history_records',
    },
    profile:
      'https://ccresourcecenter.org/state-restoration-profiles/nevada-restoration-of-rights-pardon-expungement-sealing/',
  },
  NH: {
    profile:
      'https://ccresourcecenter.org/state-restoration-profiles/new-hampshire-restoration-of-rights-pardon-expungement-sealing/',
    legalHelp: {
      name: '603 Legal Aid: How to Remove Your Criminal Record',
      url: 'https://www.603legalaid.org/how-to-remove-your-criminal-record',
    },
  },
  NJ: {
    profile:
      'https://ccresourcecenter.org/state-restoration-profiles/new-jersey-restoration-of-rights-pardon-expungement-sealing',
  },
  NM: {
    profile:
      'https://ccresourcecenter.org/state-restoration-profiles/new-mexico-restoration-of-rights-pardon-expungement-sealing/',
    legalHelp: {
      name: 'ACLU of New Mexico: How do I expunge my record?',
      url: 'https://www.aclu-nm.org/publications/how-do-i-expunge-my-record',
    },
  },
  ND: {
    selfHelp: {
      name: 'North Dakota Courts: Legal Self Help Center',
      url: 'https://www.ndcourts.gov/legal-self-help',
    },
    profile:
      'https://ccresourcecenter.org/state-restoration-profiles/north-dakota-restoration-of-rights-pardon-expungement-sealing/',
    legalHelp: {
      name: 'F5 Project: Sealing criminal records in North Dakota',
      url: 'https://www.f5project.org/sealing-criminal-records-in-north-dakota/',
    },
  },
  OH: {
    profile:
      'https://ccresourcecenter.org/state-restoration-profiles/ohio-restoration-of-rights-pardon-expungement-sealing/',
    legalHelp: {
      name: 'Opportunity Port and other record relief projects (Ohio State University)',
      url: 'https://moritzlaw.osu.edu/faculty-and-research/drug-enforcement-and-policy-center/clemency-record-relief',
    },
  },
  OK: {
    selfHelp: {
      name: 'Oklahoma State Bureau of Investigation: Clean Slate',
      url: 'https://www.oklahoma.gov/osbi/services/information-services-division/clean-slate-initiative.html',
    },
    profile:
      'https://ccresourcecenter.org/state-restoration-profiles/oklahoma-restoration-of-rights-pardon-expungement-sealing/',
  },
  RI: {
    selfHelp: {
      name: 'Rhode Island Judiciary: Expungement Information',
      url: 'https://courts.ri.gov/programs-services/Pages/Judicial-Records-Expungement-Information.aspx',
    },
    profile:
      'https://ccresourcecenter.org/state-restoration-profiles/rhode-island-restoration-of-rights-pardon-expungement-sealing/',
  },
  SC: {
    selfHelp: {
      name: 'Solicitor of Horry County, South Carolina: Expungements',
      url: 'https://www.horrycountysc.gov/departments/solicitor/expungements/',
    },
    profile:
      'https://ccresourcecenter.org/state-restoration-profiles/south-carolina-restoration-of-rights-pardon-expungement-sealing/',
  },
  SD: {
    profile:
      'https://ccresourcecenter.org/state-restoration-profiles/south-dakota-restoration-of-rights-pardon-expungement-sealing/',
  },
  TN: {
    selfHelp: { name: 'Tennessee State Courts: Expungement', url: 'https://tncourts.gov/node/7163651' },
    profile:
      'https://ccresourcecenter.org/state-restoration-profiles/tennessee-restoration-of-rights-pardon-expungement-sealing',
  },
  VT: {
    profile:
      'https://ccresourcecenter.org/state-restoration-profiles/vermontrestoration-of-rights-pardon-expungement-sealing/',
    legalHelp: {
      name: 'Vermont Law Help: Sealing or Expunging Your Criminal Record',
      url: 'https://vtlawhelp.org/expungement',
    },
  },
  VA: {
    selfHelp: {
      name: 'Virginia State Crime Commission: Sealing of criminal records',
      url: 'https://vscc.virginia.gov/sealing.asp',
    },
    profile:
      'https://ccresourcecenter.org/state-restoration-profiles/virginia-restoration-of-rights-pardon-expungement-sealing/',
  },
  WA: {
    selfHelp: {
      name: 'Clark County Law Library, Washington: Restoration of rights',
      url: 'https://clark.wa.gov/law-library/restoration-rights',
    },
    profile:
      'https://ccresourcecenter.org/state-restoration-profiles/washington-restoration-of-rights-pardon-expungement-sealing',
  },
  WV: {
    profile:
      'https://ccresourcecenter.org/state-restoration-profiles/west-virginia-restoration-of-rights-pardon-expungement-sealing/',
  },
  WY: {
    profile:
      'https://ccresourcecenter.org/state-restoration-profiles/wyomingrestoration-of-rights-pardon-expungement-sealing',
  },
};

export function whereToTurn(code: PlaceCode): WhereToTurn {
  return pages[code] ?? {};
}
