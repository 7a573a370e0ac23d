import type { PaperKind } from '../explanation.ts';

/** These tell of charges in sentences, more often than in tables. */
export const inSentences: ReadonlySet<PaperKind> = new Set<PaperKind>([
  'judgment',
  'dismissal_order',
  'acquittal',
  'deferral_order',
  'complaint',
  'citation',
  'summons',
  'hearing_notice',
  'plea_agreement',
  'warrant',
  'expungement_petition',
  'expungement_order',
  'expungement_denial',
  'objection',
  'probation_terms',
  'probation_discharge',
  'pardon',
]);

/** The papers that tell of charges. */
export const telling: ReadonlySet<PaperKind> = new Set<PaperKind>([
  ...inSentences,
  'docket',
  'criminal_history',
  'background_check',
]);

/** The sections that these cite are most often those under which a record is cleared. */
export const inSentencesOnly: ReadonlySet<PaperKind> = new Set<PaperKind>([
  'expungement_petition',
  'expungement_order',
  'expungement_denial',
  'objection',
  'pardon',
]);

/** These say what for in a sentence, or beside a label above the rules. */
export const ofProbation: ReadonlySet<PaperKind> = new Set<PaperKind>([
  'probation_terms',
  'probation_discharge',
]);

/** What somebody is called to answer, sought for, or would plead to has no end yet. */
export const open: ReadonlySet<PaperKind> = new Set<PaperKind>([
  'summons',
  'hearing_notice',
  'warrant',
  'plea_agreement',
]);
