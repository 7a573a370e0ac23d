import { code } from '../../vocabulary/code.ts';

/** The Penal Law: an article, a point and two digits, as in 155.25 or 130.65-a. */
const penalLaw = code({
  name: 'Penal Law §',
  number: /\d{2,3}\.\d{2}(?:-[a-z])?/,
  // An attempt is written before the crime: 110-160.10, 110.00/160.10.
  attempts: /\b110(?:\.00)?\W{1,20}(?=\d)/,
});

const trafficLaw = code({ name: 'VTL §', number: /\d{3,4}(?:-[a-z]{1,2})?/ });

export const { sections, under, isAttempt } = penalLaw;

/** The Vehicle and Traffic Law. */
export const { under: underTrafficLaw } = trafficLaw;

export const lists = () => [...penalLaw.lists(), ...trafficLaw.lists()];

export const isSection = (text: string) => penalLaw.isSection(text) || trafficLaw.isSection(text);
