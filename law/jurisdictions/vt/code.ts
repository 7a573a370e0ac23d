import { code } from '../../vocabulary/code.ts';

const driving = ['dui', 'traffic'];
const motorVehicles = /^(?:301|307|601|611|674|676|800|1091|1128|1133|1210|1222)$/;

/** The chapters that the legislature's addresses name: it writes every section with five digits. */
const chapters: Readonly<Record<string, string>> = {
  '3:164': '007',
  '13:7041': '221',
  '23:1201': '013',
  '23:2303': '024',
  '33:5119': '051',
};

function chapterOf(title: string, number: string): string | undefined {
  return title === '13' && /^76\d\d$/.test(number) ? '230' : chapters[`${title}:${number}`];
}

/**
 * The Vermont Statutes by their titles: “13 V.S.A. § 2501”, “23 VSA 1201(a)”. People often leave out the title: most
 * crimes stand in title 13, drugs in title 18 and driving in title 23.
 */
export const { cite, isSection, lists, sectionsIn, partUntold, under } = code({
  name: (title) => `${title} V.S.A. §`,
  title: /(?<title>\d{1,2})\s{0,3}v\.?\s{0,3}s\.?\s{0,3}a\.?(?:§|section|sec\.|[\s,]){0,9}/,
  number: /\d{3,4}[a-z]?/,
  titleOf: (number, charge) => {
    if (/^42[0-5]\d[a-z]?$/.test(number)) return '18';
    if (motorVehicles.test(number)) return '23';
    // 13 V.S.A. § 1201 is burglary, 23 V.S.A. § 1201 is driving under the influence.
    return number === '1201' && charge?.offense?.some((kind) => driving.includes(kind)) ? '23' : '13';
  },
  address: ({ title = '13', number }) => {
    const chapter = chapterOf(title, number);
    return (
      chapter &&
      `https://legislature.vermont.gov/statutes/section/${title.padStart(2, '0')}/${chapter}/${number.padStart(5, '0')}`
    );
  },
});
