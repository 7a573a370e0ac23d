import { type Question, yesOrNo } from '../../question.ts';

const order = 'It is in the judge’s order. The clerk of the federal court can send you a copy.';

export const questions: Readonly<Record<string, Question>> = {
  'facts.specialProbation': {
    text: 'Did the judge put you on probation without entering a conviction?',
    why: 'This is the one kind of drug case that federal law lets people clear.',
    where: 'Look for “18 U.S.C. § 3607” in the judge’s order.',
    answer: yesOrNo,
  },
  'facts.unlawful': {
    text: 'Did a court find the arrest or conviction unlawful, or is the record a plain mistake?',
    why: 'Federal courts can clear a record that should never have been there.',
    where: order,
    answer: yesOrNo,
  },
  'facts.movedToAdultCourt': {
    text: 'Was your juvenile case moved to adult court?',
    why: 'Only cases that stay in juvenile court are kept from the public.',
    where: order,
    answer: yesOrNo,
  },
  'facts.firstPenalty': {
    text: 'Was this your first civil drug penalty?',
    why: 'Only a first penalty can be expunged.',
    where: 'It is in the letter from the Department of Justice.',
    answer: yesOrNo,
  },
  'facts.conditionsMet': {
    text: 'Did you meet every condition of the civil penalty?',
    why: 'The record is expunged only if all conditions were met.',
    where: 'It is in the letter from the Department of Justice.',
    answer: yesOrNo,
  },
  'facts.drugFree': {
    text: 'Would you take a drug test, and would it be clean?',
    why: 'A clean test is asked for before a civil penalty is expunged.',
    where: 'Only you can know.',
    answer: yesOrNo,
  },
  'facts.citizenOrResident': {
    text: 'Are you a citizen or green card holder, and were you in the country lawfully at the time?',
    why: 'The pardons for marijuana are for citizens and for people with a green card.',
    where: 'It is on your passport or your green card.',
    answer: yesOrNo,
  },
};
