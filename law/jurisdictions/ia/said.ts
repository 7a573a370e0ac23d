import { sayings } from '../../place/saying.ts';

export const said = sayings({
  // What only a person who knows the case can judge, or what the law leaves open.
  usedBefore:
    'Was an earlier expungement the one for a misdemeanor conviction? That one is granted once in a life.',
  caseWithOther: 'The case also has a conviction that cannot be expunged. Can this one be expunged alone?',
  partOfAssault: 'Was a weapon used or shown? Then the assault cannot be expunged.',
  partOfTrespass: 'Was it a trespass meant as a hate crime? Those cannot be expunged.',
  childHeld: 'Was the child yours? To hold somebody else’s child is a sex offense under § 692A.102.',
  sexualAim: 'Was it meant for a sex crime with a child? Then it is a sex offense under § 692A.102.',
  sexuallyMotivated: 'Did the judge or jury find that you had a sexual aim? Then it is a sex offense.',
  convictedElsewhere: 'Did a conviction in another state or a federal court fall into those 2 years?',
  laterElsewhere:
    'Was a conviction elsewhere after the juvenile case, and for more than a simple misdemeanor?',
  homicideVote: 'Has the Governor restored your rights? After a homicide you have to apply.',

  // What is taken for granted until the person says otherwise.
  underageAlcohol: 'We took this for underage drinking or having alcohol (§ 123.47(3)).',
  sexOffense: 'We took this for a sex offense that the law never expunges.',
  harassmentItself: 'We took this for harassment or stalking (§ 708.7 or § 708.11).',
  weaponChapter: 'We took this for a weapons crime of chapter 724.',
  obstructionChapter: 'We took this for obstruction or escape under chapter 719 or 720.',
  officeMisconduct: 'We took this for misconduct in office (§ 721.2).',
  notPublicIntoxication: 'We took it that this was not public intoxication or a riot.',
  plainAssault:
    'We took it that the conviction was for assault (§ 708.2), not domestic abuse assault (§ 708.2A).',
  unarmed: 'We assumed no weapon was used or shown.',
  competent: 'We assumed the court did not find you unfit to stand trial.',
});
