import { describe, expect, it } from 'vitest';
import { judge } from '../../law/engine/judge.ts';
import { legalWords, legalWordsIn, meantInPlaces } from '../../law/glossary/legal-words.ts';
import { loadCases, loadGuide, loadJurisdiction } from '../../law/jurisdictions/index.ts';
import { placeCodes } from '../../law/place/places.ts';
import { root } from '../project.ts';
import { readingGrade } from './reading-grade.ts';
import {
  type ToldText,
  textsOfCommonQuestions,
  textsOfGuide,
  textsOfOwnQuestions,
  textsOfReliefs,
  textsWrittenIn,
} from './told-texts.ts';

const places = await Promise.all(
  placeCodes.map(async (code) => {
    const [law, guide, cases] = await Promise.all([loadJurisdiction(code), loadGuide(code), loadCases(code)]);
    const written = textsWrittenIn(`${root}/law/jurisdictions/${code.toLowerCase()}`);
    return {
      code,
      law,
      cases,
      texts: [...textsOfOwnQuestions(law), ...textsOfReliefs(law), ...textsOfGuide(code, guide), ...written],
    };
  }),
);
const common = [
  ...textsOfCommonQuestions(),
  // What holds everywhere.
  ...textsWrittenIn(`${root}/law/jurisdictions`),
  ...textsWrittenIn(`${root}/law/vocabulary`),
];

/** Each text once, however many places say it. */
const texts: readonly ToldText[] = [
  ...new Map(
    [...common, ...places.flatMap((place) => place.texts)].map((told) => [told.text, told]),
  ).values(),
];
const graded = texts
  .map((told) => ({ ...told, grade: readingGrade(told.text) }))
  .sort((a, b) => b.grade - a.grade);

const show = ({ grade, at, text }: (typeof graded)[number]) =>
  `${grade.toFixed(1).padStart(5)}  ${at}: ${text}`;

describe('what people read about the law', () => {
  it('is at grade 8 or below in nine texts of ten, and above 11 in none', () => {
    const easy = graded.filter(({ grade }) => grade <= 8).length / graded.length;
    const worst = graded.slice(0, 10).map(show);
    console.log(
      [
        `${(100 * easy).toFixed(1)} % of ${graded.length} texts at grade 8 or below. The worst ten:`,
        ...worst,
      ].join('\n'),
    );
    expect(graded.filter(({ grade }) => grade > 11).map(show)).toEqual([]);
    expect(easy).toBeGreaterThanOrEqual(0.9);
  });

  it('promises nobody that they qualify', () => {
    const promise = /\byou (will |do |already )?qualify|\byou(’re| are) eligible|\bguarantee/i;
    expect(texts.filter(({ text }) => promise.test(text))).toEqual([]);
  });

  it('explains every legal word, in the glossary or beside it', () => {
    const unexplained = texts.flatMap(({ at, text }) => {
      const beside = [...text.matchAll(/“[^”]*”|\([^)]*\)/g)].join(' ');
      return [...text.matchAll(jargon)]
        .map(([word]) => word)
        .filter((word) => !beside.includes(word) && legalWordsIn(word).length === 0)
        .map((word) => `${word} in ${at}: ${text}`);
    });
    expect(unexplained).toEqual([]);
  });

  it('explains them in words that are as plain', () => {
    const hard = legalWords.filter(({ meaning }) => readingGrade(meaning) > 8).map(({ word }) => word);
    expect(hard).toEqual([]);
    const said = [
      ...legalWords.map(({ example }) => example),
      ...Object.values(meantInPlaces).flatMap((places) => Object.values(places).map(({ says }) => says)),
    ];
    const grades = said.map((text) => ({ text, grade: readingGrade(text) }));
    expect(grades.filter(({ grade }) => grade > 11.5)).toEqual([]);
    expect(grades.filter(({ grade }) => grade <= 8).length / grades.length).toBeGreaterThanOrEqual(0.9);
  });

  it('says nothing the way offices say it', () => {
    const stiff =
      /\b(pursuant|herein|thereof|hereby|aforesaid|notwithstanding|in lieu of|prior to|commenc\w+|terminat\w+|utiliz\w+|shall)\b/i;
    expect(texts.filter(({ text }) => stiff.test(text))).toEqual([]);
  });

  it.each(places)('knows all that the worked cases of $code are told', ({ law, cases, texts: own }) => {
    const known = new Set([...common, ...own].map(({ text }) => text));
    const told = cases.flatMap(({ answers, asOf }) => {
      const { charges, assumed } = judge(answers, law, asOf);
      const reasons = charges.flatMap(({ reliefs, alternatives }) =>
        [...reliefs, ...alternatives].flatMap((relief) => relief.reasons),
      );
      return [
        ...assumed,
        ...reasons.flatMap(({ text, fix, question }) => [text, fix ?? [], question ?? []].flat()),
      ];
    });
    expect(told.length).toBeGreaterThan(0);
    expect([...new Set(told)].filter((text) => !known.has(text))).toEqual([]);
  });
});

/** Words of the law that not everybody knows. Those among them that our texts use need an entry in the glossary. */
const jargon =
  /\b(abeyance|acquit\w*|adjudicat\w*|affidavit\w*|arraign\w*|bench warrant|clemency|commut\w*|consent decree|contempt|defer(red|ral)\w*|delinquen\w*|disposition\w*|diversion|docket\w*|enjoin\w*|exculpat\w*|exonerat\w*|expung\w*|expunction\w*|felon\w*|forcible|habeas|indict\w*|infraction\w*|judgment\w*|larceny|misdemeanor\w*|motion\w*|movant|nolle|nolo|nondisclosure|parole\w*|petition\w*|predicate|prejudice|pro se|probation\w*|recidivis\w*|recogni[sz]ance|restitution|revo(k|c)\w*|seal(ed|ing|s)?|stet|stipulat\w*|subpoena\w*|summary (offense|case|conviction)|toll(ed|ing)|turpitude|vacat\w*|wobbler\w*)\b/gi;
