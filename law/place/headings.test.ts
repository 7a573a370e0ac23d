import { describe, expect, it } from 'vitest';
import { loadCrimes } from '../jurisdictions/index.ts';
import { kindsOfHeading } from './headings.ts';
import { placeCodes } from './places.ts';

describe('the heading of a section', () => {
  it.each([
    ['Theft of services', ['theft']],
    ['Retail theft', ['theft']],
    ['Receiving stolen property', ['theft']],
    ['Forgery in the second degree', ['fraud']],
    ['Criminal mischief, fourth degree', ['property_damage']],
    ['Disorderly conduct', ['public_order']],
    ['Disorderly conduct; disturbing the peace; failing to obey', ['public_order']],
    ['Resisting arrest, search, or transportation', ['obstruction']],
    ['Fraudulent use or possession of identifying information', ['fraud']],
    ['Possession of a controlled substance', ['drug_possession']],
    ['Possession of marijuana', ['drug_possession', 'marijuana']],
    ['Delivery of a controlled substance', ['drug_sale']],
    ['Driving while suspended', ['traffic']],
    ['Driving under the influence of intoxicants', ['dui']],
    ['Assault in the third degree', ['assault']],
    ['Assault in the first degree', ['assault', 'violent']],
    ['Domestic battery', ['domestic_violence', 'assault']],
    ['Sexual assault of a child', ['sexual', 'child_victim']],
    ['Robbery', ['robbery', 'violent']],
    ['Violating a domestic violence protection order', ['domestic_violence', 'protection_order']],
  ])('“%s” says what it was about', (heading, kinds) => {
    expect(kindsOfHeading(heading)).toEqual(kinds);
  });

  it.each([
    'Theft of a firearm',
    'Theft by extortion',
    'Attempt',
    'Having, making or selling drugs',
    'Terroristic threatening',
    'Vehicular homicide',
    'Unlawful use of a weapon',
    'Promoting prostitution',
    'Failure to register as a sex offender',
    'Driving on a license suspended for DUI',
    'Aggravated criminal damage to property',
    'Burglary tools; breaking into a car',
    'Fleeing or attempting to elude police',
    'Boating under the influence',
    'Cruelty by person having custody of another',
  ])('“%s” leaves it to the person', (heading) => {
    expect(kindsOfHeading(heading)).toBeUndefined();
  });
});

const ordinary = [
  'theft',
  'fraud',
  'property_damage',
  'trespass',
  'public_order',
  'drug_possession',
  'traffic',
];
const grave =
  /rape|sexual|murder|manslaughter|homicide|robber|kidnap|assault|batter|arson|burglar|stalk|firearm|weapon|handgun|child|minor|elder|vulnerable|domestic|influence|intoxicat(?!ion(?:$| in public))|threat|explosive|traffick(?!ing in stolen)/i;

describe.each(placeCodes)('of the crimes of %s', (code) => {
  it('none that its heading calls grave is read as an ordinary one', async () => {
    const taken = (await loadCrimes(code)).filter(
      ({ name }) => grave.test(name) && kindsOfHeading(name)?.every((kind) => ordinary.includes(kind)),
    );
    expect(taken.map(({ section, name }) => `${section}: ${name}`)).toEqual([]);
  });
});
