import type { PartialDate } from './day.ts';

/** What a person tells about their record in one jurisdiction. What is absent is unknown, never "no". */
export type Answers = {
  readonly charges: readonly Charge[];
  readonly pendingCharges?: boolean | undefined;
  readonly mustRegister?: boolean | undefined;
  readonly age?: number | undefined;
  readonly reliefReceived?: number | undefined;
  readonly reliefs?: readonly ReliefReceived[] | undefined;
  readonly elsewhere?: Elsewhere | undefined;
  readonly protectionOrder?: boolean | undefined;
  /** The charges are all that the person ever had here. */
  readonly recordComplete?: boolean | undefined;
  readonly facts?: Facts | undefined;
};

type ReliefReceived = {
  readonly level?: Level | undefined;
  readonly kind?: ReliefKind | undefined;
  readonly statute?: string | undefined;
  readonly date?: PartialDate | undefined;
};

type Elsewhere = {
  readonly felonies?: number | undefined;
  readonly misdemeanors?: number | undefined;
  readonly lastDate?: PartialDate | undefined;
};

type Facts = Readonly<Record<string, string | number | boolean>>;

export type Charge = {
  readonly id?: string | undefined;
  readonly caseId?: string | undefined;
  readonly court?: Court | undefined;
  readonly disposition?: Disposition | undefined;
  readonly level?: Level | undefined;
  readonly grade?: string | undefined;
  readonly offense?: readonly OffenseKind[] | undefined;
  readonly statute?: string | undefined;
  readonly offenseDate?: PartialDate | undefined;
  readonly dispositionDate?: PartialDate | undefined;
  readonly releasedDate?: PartialDate | undefined;
  readonly completedDate?: PartialDate | undefined;
  readonly pardonedDate?: PartialDate | undefined;
  readonly revokedDate?: PartialDate | undefined;
  readonly completed?: boolean | undefined;
  readonly sentence?: readonly SentencePart[] | undefined;
  readonly sentenceMonths?: number | undefined;
  readonly maxMonths?: number | undefined;
  readonly probationRevoked?: boolean | undefined;
  readonly finesPaid?: boolean | undefined;
  readonly restitutionPaid?: boolean | undefined;
  readonly ageAtOffense?: number | undefined;
  readonly traffickingVictim?: boolean | undefined;
  readonly dismissal?: Dismissal | undefined;
  readonly chargedLevel?: Level | undefined;
  readonly weaponUsed?: boolean | undefined;
  readonly registrable?: boolean | undefined;
  readonly injury?: Injury | undefined;
  readonly facts?: Facts | undefined;
};

export const courts = ['adult', 'juvenile'] as const;
export const dispositions = [
  'convicted',
  'deferred',
  'diverted',
  'dismissed',
  'acquitted',
  'no_charges',
  'pardoned',
  'not_responsible',
  'pending',
] as const;
export const levels = ['infraction', 'misdemeanor', 'felony'] as const;
export const sentenceParts = [
  'fine',
  'probation',
  'jail',
  'prison',
  'suspended',
  'supervision',
  'community_service',
] as const;
export const dismissals = ['with_prejudice', 'without_prejudice', 'plea_to_other', 'declined'] as const;
export const injuries = ['none', 'bodily', 'serious'] as const;
export const reliefKinds = [
  'expungement',
  'sealing',
  'set_aside',
  'vacatur',
  'dismissal',
  'pardon',
  'certificate',
  'rights',
] as const;
export const offenseKinds = [
  'homicide',
  'assault',
  'violent',
  'domestic_violence',
  'sexual',
  'child_victim',
  'elder_victim',
  'kidnapping',
  'robbery',
  'burglary',
  'arson',
  'weapon',
  'dui',
  'traffic',
  'drug_possession',
  'drug_sale',
  'marijuana',
  'theft',
  'fraud',
  'property_damage',
  'trespass',
  'public_order',
  'alcohol_minor',
  'prostitution',
  'harassment',
  'protection_order',
  'obstruction',
  'official_misconduct',
  'animal_cruelty',
  'escape',
  'gambling',
  'contempt',
  'other',
] as const;

type Court = (typeof courts)[number];
export type Disposition = (typeof dispositions)[number];
export type Level = (typeof levels)[number];
export type SentencePart = (typeof sentenceParts)[number];
type Dismissal = (typeof dismissals)[number];
type Injury = (typeof injuries)[number];
export type ReliefKind = (typeof reliefKinds)[number];
export type OffenseKind = (typeof offenseKinds)[number];
