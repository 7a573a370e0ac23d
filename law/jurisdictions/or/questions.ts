import type { Jurisdiction } from '../../jurisdiction.ts';
import { yesOrNo } from '../../question.ts';

const papers = 'Look at your court papers, or ask the clerk of the court.';

export const grades: NonNullable<Jurisdiction['grades']> = {
  felony: [
    { value: 'a', label: 'Class A felony' },
    { value: 'b', label: 'Class B felony' },
    { value: 'c', label: 'Class C felony' },
    { value: 'ungraded', label: 'Unclassified felony', hint: 'Murder, treason and some drug cases' },
  ],
  misdemeanor: [
    { value: 'a', label: 'Class A misdemeanor' },
    { value: 'b', label: 'Class B misdemeanor' },
    { value: 'c', label: 'Class C misdemeanor' },
    { value: 'ungraded', label: 'Misdemeanor without a class', hint: 'Drug possession since September 2024' },
  ],
};

/** Oregon's own questions. */
export const questions: NonNullable<Jurisdiction['questions']> = {
  'facts.victim65': {
    text: 'Was the person who was harmed 65 or older?',
    why: '“Criminal mistreatment” cannot be set aside if the person was 65 or older.',
    where: papers,
    answer: yesOrNo,
  },
  'facts.childAbuse': {
    text: 'Did the police or the court treat it as child abuse?',
    why: 'Some charges cannot be set aside if they were child abuse.',
    where: papers,
    answer: yesOrNo,
  },
  'facts.victimTenOrYounger': {
    text: 'Was the person who was harmed 10 or younger?',
    why: 'Assault in the third degree against a young child cannot be set aside.',
    where: papers,
    answer: yesOrNo,
  },
  'facts.duiiDiversion': {
    text: 'Was the charge dismissed because you finished DUII diversion?',
    why: 'A drunk driving charge that ended with diversion cannot be set aside. Other dismissals can.',
    where: papers,
    answer: yesOrNo,
  },
  'facts.declinedDate': {
    text: 'When did the prosecutor decide not to charge you?',
    why: 'The 60 days start on that day.',
    where: 'Ask the district attorney of the county where you were arrested.',
    answer: { kind: 'date' },
  },
  'facts.mjOneOunce': {
    text: 'Was it about an ounce of marijuana or less?',
    why: 'Those cases can be set aside at any time, without a fee.',
    where: papers,
    answer: yesOrNo,
  },
  'facts.mjLegalToday': {
    text: 'Would what you did with marijuana be legal for an adult in Oregon today?',
    why: 'Then the wait is only 1 year.',
    where: 'Compare the amount on your court papers with the amounts that are legal today.',
    answer: yesOrNo,
  },
  'facts.lastClearedConviction': {
    text: 'When were you convicted of the newest case that was set aside before?',
    why: 'Lawyers say that it still counts.',
    where: 'It is on the order that set it aside.',
    answer: { kind: 'date' },
  },
};
