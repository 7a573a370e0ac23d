import type { Jurisdiction } from '../place/jurisdiction.ts';
import { places } from '../place/places.ts';
import { wholeRecord } from './answers.ts';
import { endingOf } from './how-it-ended.ts';
import { type AnswerKind, type Choice, courtPapers, type Question, yesOrNo } from './question.ts';
import type { Charge, Disposition, Level } from './record.ts';

export type AskedAbout = {
  readonly path: string;
  /** The charge it is about; absent where it is about the person. */
  readonly chargeId?: string;
  readonly field: string;
  readonly question: Question;
};

const date: AnswerKind = { kind: 'date' };
const levels: AnswerKind = {
  kind: 'choice',
  choices: [
    { value: 'felony', label: 'Felony' },
    { value: 'misdemeanor', label: 'Misdemeanor' },
    {
      value: 'infraction',
      label: 'A smaller offense',
      hint: 'Such as an infraction, a violation or a summary offense',
    },
  ],
};
/** Choices that are looked for together. */
const under = (group: string, choices: readonly Choice[]) => choices.map((choice) => ({ ...choice, group }));
/** In crimes of force a weapon or an injury is common. */
const withForce = { offense: ['assault', 'violent', 'domestic_violence', 'robbery'] } as const;
const ownRecord = 'It is on your own criminal record, which you can ask your state for.';

/** What we can ask about a charge. Each jurisdiction names its own classes and adds its own questions. */
export const aboutCharge: Readonly<Record<string, Question>> = {
  disposition: {
    text: 'How did the case end?',
    why: 'The law treats a conviction differently from a charge that was dropped.',
    where: courtPapers,
    answer: {
      kind: 'choice',
      choices: [
        { value: 'convicted', label: 'I was found guilty, or pleaded guilty or “no contest”' },
        { value: 'dismissed', label: 'The charge was dropped or dismissed' },
        { value: 'acquitted', label: 'I was found not guilty' },
        { value: 'no_charges', label: 'I was arrested but never charged' },
        {
          value: 'diverted',
          label: 'I finished a program and it was closed',
          hint: 'Without pleading guilty first',
        },
        {
          value: 'deferred',
          label: 'I pleaded, finished the conditions and was not convicted',
          hint: 'Guilty or “no contest”, but deferred, withheld, in abeyance or “before judgment”',
        },
        { value: 'pardoned', label: 'I was convicted and later pardoned' },
        { value: 'not_responsible', label: 'Not guilty, or guilty except, because of insanity' },
        { value: 'pending', label: 'It is still open' },
      ],
    },
  },
  level: {
    text: 'How serious was the charge?',
    why: 'Each level has its own rules.',
    where: courtPapers,
    answer: levels,
  },
  grade: {
    text: 'Which class or degree was it?',
    why: 'Each class has its own waiting time.',
    where: courtPapers,
    answer: { kind: 'text' },
  },
  offense: {
    text: 'What was it about?',
    why: 'Some kinds of offenses are left out of the law.',
    where: courtPapers,
    answer: {
      kind: 'several',
      choices: [
        ...under('Theft and money', [
          { value: 'theft', label: 'Theft or shoplifting' },
          { value: 'fraud', label: 'Fraud, forgery or bad checks' },
          { value: 'burglary', label: 'Burglary' },
          { value: 'robbery', label: 'Robbery' },
        ]),
        ...under('Drugs', [
          { value: 'drug_possession', label: 'Having drugs' },
          { value: 'drug_sale', label: 'Selling drugs' },
          { value: 'marijuana', label: 'Marijuana' },
        ]),
        ...under('Driving', [
          { value: 'dui', label: 'Driving drunk or on drugs' },
          { value: 'traffic', label: 'Other driving offense' },
        ]),
        ...under('Violence and threats', [
          { value: 'assault', label: 'Assault' },
          { value: 'domestic_violence', label: 'Violence against family or a partner' },
          { value: 'violent', label: 'Force, threat or injury' },
          { value: 'harassment', label: 'Harassment or stalking' },
          { value: 'protection_order', label: 'Breaking a protection order' },
          { value: 'weapon', label: 'Weapon' },
          { value: 'kidnapping', label: 'Kidnapping' },
          { value: 'homicide', label: 'Someone died' },
        ]),
        ...under('Damage and trespass', [
          { value: 'property_damage', label: 'Damaging property' },
          { value: 'trespass', label: 'Trespass' },
          { value: 'arson', label: 'Arson' },
        ]),
        ...under('Public order and the police', [
          { value: 'public_order', label: 'Disorderly conduct' },
          { value: 'alcohol_minor', label: 'Drinking under age' },
          { value: 'prostitution', label: 'Prostitution' },
          { value: 'gambling', label: 'Gambling' },
          { value: 'obstruction', label: 'Resisting or lying to police' },
          { value: 'escape', label: 'Escape or missing court' },
          { value: 'contempt', label: 'Contempt of court' },
        ]),
        ...under('Sex offenses, and whom it hurt', [
          { value: 'sexual', label: 'Sex offense' },
          { value: 'child_victim', label: 'The victim was a child' },
          { value: 'elder_victim', label: 'The victim was an older person' },
        ]),
        ...under('Anything else', [
          { value: 'animal_cruelty', label: 'Cruelty to animals' },
          { value: 'official_misconduct', label: 'Misconduct in a public job' },
          { value: 'other', label: 'Something else, or none of these' },
        ]),
      ],
    },
  },
  statute: {
    text: 'Which section of law was it?',
    why: 'Some sections are left out of the law and others are not.',
    where: 'It is the number beside the name of the charge on your court papers.',
    answer: { kind: 'text', section: true },
  },
  offenseDate: {
    text: 'When did it happen?',
    why: 'Some rules look at this day.',
    where: courtPapers,
    answer: date,
  },
  dispositionDate: {
    text: 'When did the court decide the case?',
    why: 'Many waiting times start on this day.',
    where: courtPapers,
    answer: date,
  },
  releasedDate: {
    text: 'When did you last leave jail or prison for this charge?',
    why: 'Some waiting times start when you leave custody.',
    where: 'It is on your release papers. The jail or prison can tell you too.',
    answer: date,
  },
  completed: {
    text: 'Is the whole sentence over, with any probation or parole?',
    why: 'Most records can be cleared only after the sentence is over.',
    where: 'Your probation or parole officer can tell you.',
    answer: yesOrNo,
  },
  completedDate: {
    text: 'When was the whole sentence over?',
    why: 'Many waiting times start on this day.',
    where: 'It is on your discharge papers. Your probation or parole office can tell you too.',
    answer: date,
  },
  sentence: {
    text: 'What was the sentence?',
    why: 'Some waiting times start when you leave jail or prison.',
    where: courtPapers,
    answer: {
      kind: 'several',
      choices: [
        { value: 'fine', label: 'A fine' },
        { value: 'probation', label: 'Probation' },
        { value: 'jail', label: 'Jail' },
        { value: 'prison', label: 'Prison' },
        { value: 'suspended', label: 'A suspended sentence' },
        { value: 'supervision', label: 'Supervision' },
        { value: 'community_service', label: 'Community service' },
      ],
    },
  },
  finesPaid: {
    text: 'Are all fines, fees and court costs paid?',
    why: 'Money still owed can hold up clearing a record.',
    where: 'The clerk of the court can tell you what is left.',
    answer: yesOrNo,
  },
  restitutionPaid: {
    text: 'Is all restitution paid, or was none ordered?',
    why: 'Restitution is money for the victim. If it is still owed, it can hold up clearing a record.',
    where: 'The clerk of the court or your probation officer can tell you.',
    answer: yesOrNo,
  },
  ageAtOffense: {
    text: 'How old were you when it happened?',
    why: 'Some laws are kinder to people who were young.',
    where: 'Count from your date of birth to the day it happened.',
    answer: { kind: 'number', least: 0, most: 120 },
  },
  dismissal: {
    text: 'How exactly was the charge dropped?',
    why: 'Some laws treat a charge that may come back, or that was traded for a plea, differently.',
    where: courtPapers,
    answer: {
      kind: 'choice',
      choices: [
        { value: 'with_prejudice', label: 'For good (“with prejudice”)' },
        { value: 'without_prejudice', label: 'It could be brought again (“without prejudice”)' },
        { value: 'plea_to_other', label: 'Because I pleaded guilty to something else' },
        { value: 'declined', label: 'The prosecutor decided not to go on' },
      ],
    },
  },
  chargedLevel: {
    text: 'How serious was the most serious charge at first?',
    why: 'Some laws look at what you were first charged with.',
    where: courtPapers,
    answer: levels,
  },
  sentenceMonths: {
    text: 'How many months of jail or prison did you get?',
    why: 'Some laws look at the length of the sentence.',
    where: courtPapers,
    answer: { kind: 'number', least: 0, most: 1200 },
  },
  maxMonths: {
    text: 'How many months in jail or prison did the law allow at most?',
    why: 'Some laws look at the longest sentence the law allowed, not at the one you got.',
    where: 'The clerk of the court or a lawyer can tell you.',
    answer: { kind: 'number', least: 0, most: 1200 },
  },
  revokedDate: {
    text: 'When was your probation revoked?',
    why: 'Some waiting times start anew on this day.',
    where: courtPapers,
    answer: date,
  },
  probationRevoked: {
    text: 'Was your probation revoked?',
    why: 'Some laws make people wait longer after a revoked probation.',
    where: courtPapers,
    answer: yesOrNo,
    oftenOtherwise: { sentence: ['probation', 'suspended', 'supervision'] },
  },
  traffickingVictim: {
    text: 'Did someone force you into this, for sex or for work?',
    why: 'Many laws clear records of people who were trafficked, with no waiting time.',
    where: 'You do not need proof to answer. A free lawyer can help you show it later.',
    answer: yesOrNo,
  },
  weaponUsed: {
    text: 'Was a weapon used?',
    why: 'Some laws leave out offenses with a weapon.',
    where: courtPapers,
    answer: yesOrNo,
    oftenOtherwise: withForce,
  },
  registrable: {
    text: 'Does this offense call for registering as a sex offender?',
    why: 'Many laws leave out offenses that call for it.',
    where: 'The judge would have told you, and it is in your court papers.',
    answer: yesOrNo,
  },
  injury: {
    text: 'Was anyone hurt?',
    why: 'Some laws leave out offenses in which someone was hurt.',
    where: courtPapers,
    answer: {
      kind: 'choice',
      choices: [
        { value: 'none', label: 'No' },
        { value: 'bodily', label: 'Yes' },
        { value: 'serious', label: 'Yes, badly' },
      ],
    },
    oftenOtherwise: withForce,
  },
  pardonedDate: {
    text: 'When were you pardoned?',
    why: 'A pardon can open a way to clear the record.',
    where: 'It is on the pardon itself.',
    answer: date,
  },
};

/** What we can ask about the person. */
export const aboutPerson: Readonly<Record<string, Question>> = {
  recordComplete: {
    text: 'Besides what you entered, have you had any other case here?',
    why: 'Some laws look at your whole record: an old conviction, or a new one, can change the answer.',
    where: ownRecord,
    answer: {
      kind: 'choice',
      choices: [
        { value: false, label: 'Yes', hint: 'We ask about it next' },
        { value: true, label: 'No, nothing else' },
      ],
    },
  },
  protectionOrder: {
    text: 'Is a protective or restraining order against you in force?',
    why: 'Some laws wait until such an order has ended.',
    where: 'It is on the order itself. The clerk of the court can look it up.',
    answer: yesOrNo,
  },
  pendingCharges: {
    text: 'Is any criminal case against you open now, anywhere?',
    why: 'An open case can hold up clearing a record.',
    where: ownRecord,
    answer: yesOrNo,
  },
  mustRegister: {
    text: 'Do you have to register as a sex offender now?',
    why: 'Some laws do not clear records of people who must register.',
    where: 'If you had to, you would have been told in writing.',
    answer: yesOrNo,
  },
  age: {
    text: 'How old are you?',
    why: 'Some laws open at a certain age.',
    where: 'We do not need your date of birth.',
    answer: { kind: 'number', least: 0, most: 120 },
  },
  reliefReceived: {
    text: 'How many of your convictions here were cleared before?',
    why: 'Some laws can be used only once or a few times.',
    where: ownRecord,
    answer: { kind: 'number', least: 0, most: 1000, few: true },
  },
  reliefs: {
    text: 'Which of your convictions here were cleared before?',
    why: 'Some laws clear only so many convictions of one kind.',
    where: 'The court’s order for each one says what was cleared.',
    answer: { kind: 'reliefs' },
  },
  'elsewhere.any': {
    text: 'Were you ever convicted in another state or in a federal court?',
    why: 'Some laws look at convictions everywhere.',
    where: 'The FBI can send you your record from all states.',
    answer: yesOrNo,
  },
  'elsewhere.felonies': {
    text: 'How many convictions for a felony do you have in other states or in federal court?',
    why: 'Some laws look at convictions everywhere.',
    where: 'The FBI can send you your record from all states.',
    answer: { kind: 'number', least: 0, most: 1000, few: true },
  },
  'elsewhere.misdemeanors': {
    text: 'How many convictions for a misdemeanor do you have in other states or in federal court?',
    why: 'Some laws look at convictions everywhere.',
    where: 'The FBI can send you your record from all states.',
    answer: { kind: 'number', least: 0, most: 1000, few: true },
  },
  'elsewhere.lastDate': {
    text: 'When was the newest of those convictions?',
    why: 'Some laws ask for some years without a conviction.',
    where: 'The FBI can send you your record from all states.',
    answer: date,
  },
};

/** How a question is put of a charge that ended in this way: the days mean something else then. */
const afterEnding: Readonly<Partial<Record<Disposition, Readonly<Record<string, Partial<Question>>>>>> = {
  no_charges: {
    dispositionDate: {
      text: 'When were you arrested?',
      why: 'Where nobody was charged, waiting times start on this day.',
      where: 'The police who arrested you can tell you. It is on your own criminal record too.',
    },
  },
  diverted: {
    dispositionDate: {
      text: 'When was the case put off for your program?',
      why: 'Some waiting times start on this day, not on the day the case was closed.',
    },
    completed: { text: 'Did you finish the program?', why: 'A record can be cleared only after it is over.' },
    completedDate: {
      text: 'When was the case closed, after your program?',
      where: 'It is on the paper that closed the case. The program can tell you too.',
    },
  },
  deferred: {
    dispositionDate: {
      text: 'When did the judge put the case off, after your plea?',
      why: 'Some waiting times start on this day, not on the day the case was closed.',
    },
    completed: {
      text: 'Did you meet all the conditions, with any probation?',
      why: 'A record can be cleared only after that is over.',
    },
    completedDate: {
      text: 'When was the case closed, after you met the conditions?',
      where:
        'It is on the paper that dismissed the case or let you go. Your probation office can tell you too.',
    },
  },
};

/** What is known of a charge when it is asked about. */
type Known = Pick<Charge, 'level' | 'disposition' | 'court' | 'facts'>;

/** The question behind a missing field: the jurisdiction's own, or the common one. */
export function questionAt(
  path: string,
  jurisdiction: Jurisdiction,
  known: Known = {},
): AskedAbout | undefined {
  const about = /^charges\.(?<chargeId>[^.]+)\.(?<field>.+)$/.exec(path)?.groups;
  const field = about?.field ?? path;
  const common = about ? aboutCharge[field] : aboutPerson[field];
  const own =
    jurisdiction.questions?.[field] ??
    withGrades(field, common && asItEnded(field, common, jurisdiction, known), jurisdiction, known.level);
  if (!own) return undefined;
  const question = field === wholeRecord ? namingThePlace(own, jurisdiction) : own;
  return { path, field, question, ...(about?.chargeId !== undefined && { chargeId: about.chargeId }) };
}

/** Everything a person can be asked about a record of this place, in no order. */
export function everyQuestion(jurisdiction: Jurisdiction): readonly Question[] {
  const { questions = {}, grades = {} } = jurisdiction;
  const classes = (Object.keys(grades) as Level[]).flatMap(
    (level) => questionAt('charges.c1.grade', jurisdiction, { level })?.question ?? [],
  );
  const endings = Object.entries(afterEnding).flatMap(([disposition, fields]) =>
    Object.keys(fields).flatMap(
      (field) =>
        questionAt(`charges.c1.${field}`, jurisdiction, { disposition: disposition as Disposition })
          ?.question ?? [],
    ),
  );
  return [...Object.values({ ...aboutCharge, ...aboutPerson, ...questions }), ...classes, ...endings];
}

function asItEnded(field: string, question: Question, { questions }: Jurisdiction, known: Known): Question {
  const { disposition } = endingOf(known, questions);
  const other = disposition && afterEnding[disposition]?.[field];
  return other ? { ...question, ...other } : question;
}

/** A person may have records in several places: which one is meant has to be said. */
function namingThePlace(question: Question, { code }: Jurisdiction): Question {
  const name = places.find((place) => place.code === code)?.name;
  const there = code === 'US' ? 'in federal court' : `in ${name}`;
  return { ...question, text: question.text.replace(/ here\?$/, ` ${there}?`) };
}

function withGrades(
  field: string,
  question: Question | undefined,
  { grades }: Jurisdiction,
  level: Level | undefined,
): Question | undefined {
  const choices = field === 'grade' && level ? grades?.[level] : undefined;
  return question && choices ? { ...question, answer: { kind: 'choice', choices } } : question;
}
