import type { Jurisdiction } from '../../place/jurisdiction.ts';
import { askYesOrNo, type Question } from '../../record/question.ts';

export const grades: NonNullable<Jurisdiction['grades']> = {
  felony: [
    ...['1', '2', '3', '4'].map((value) => ({
      value,
      label: `Class ${value} felony, or level ${value} drug felony`,
    })),
    ...['5', '6'].map((value) => ({ value, label: `Class ${value} felony` })),
    { value: 'ungraded', label: 'A felony without a class' },
  ],
  misdemeanor: [
    { value: '1', label: 'Class 1, or level 1 drug misdemeanor' },
    { value: '2', label: 'Class 2, or level 2 drug misdemeanor' },
    { value: '3', label: 'Class 3', hint: 'Before March 2022' },
    { value: 'petty', label: 'Petty offense or drug petty offense' },
    { value: 'ungraded', label: 'A misdemeanor without a class' },
  ],
  infraction: [
    { value: 'petty', label: 'Petty offense or drug petty offense' },
    { value: 'traffic', label: 'Traffic infraction' },
    { value: 'ungraded', label: 'Civil infraction' },
  ],
};

export const questions: Readonly<Record<string, Question>> = {
  'facts.municipal': askYesOrNo(
    'Was this a city charge, under the city’s own code?',
    'City cases have their own rule and court.',
  ),
  'facts.crimeOfViolence': askYesOrNo(
    'Did the court sentence you for a “crime of violence”?',
    'Such felonies cannot be sealed.',
  ),
  'facts.legalToday': askYesOrNo(
    'Would what you did be legal in Colorado today?',
    'One example is having 2 ounces of marijuana or less at 21. It can be sealed at once.',
  ),
  'facts.commercialLicense': askYesOrNo(
    'Did you have a commercial driver’s license, or drive a truck or bus for work?',
    'Then some driving cases are not sealed.',
    'It is on your license.',
  ),
  'facts.competency': askYesOrNo(
    'Was the case dropped because you were unfit to stand trial?',
    'Such cases are not sealed.',
  ),
  'facts.investigated': askYesOrNo(
    'Are the police still looking into it?',
    'Until then the arrest is not sealed.',
    'Ask the police, or a lawyer.',
  ),
  'facts.pardonConditional': askYesOrNo(
    'Does your pardon have conditions?',
    'Only a full pardon opens the way.',
    'It is on the pardon itself.',
  ),
  'facts.aggravatedJuvenile': askYesOrNo(
    'As a youth, did the court call you an “aggravated” or violent offender?',
    'Such cases cannot be expunged.',
  ),
};
